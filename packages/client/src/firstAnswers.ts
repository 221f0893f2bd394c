import type {} from './preloaded.ts'
import type {} from './preloadedMe.ts'

/** Who is signed in, and the body of the page's first call. */
type FirstAnswers<Me, Body> = { me: Me; body: Body }

/**
 * What the page's inline script was answered first, read beside the code of the page, which is still to take it;
 * undefined where it was refused or has been taken.
 */
export async function firstAnswers<Me, Body>(): Promise<FirstAnswers<Me, Body> | undefined> {
  const [call] = Object.values(window.officinaPreloaded ?? {})
  const [who, answer] = await Promise.all([window.officinaMe?.answer, call])
  if (who?.status !== 200 || !answer?.ok || answer.bodyUsed) return undefined
  const body: Body = await answer.clone().json()
  return { me: JSON.parse(who.text).data, body }
}
