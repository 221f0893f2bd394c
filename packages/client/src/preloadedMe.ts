declare global {
  interface Window {
    /** What the page's inline script asked about who is signed in before the code had loaded. */
    officinaMe?:
      | { role: string; answer: Promise<{ status: number; text: string } | undefined> }
      | undefined
  }
}

/** Who is signed in, as the inline script was answered: used once, undefined where it was not. A 401 is thrown. */
export async function preloadedMe<Me>(role: string): Promise<Me | undefined> {
  const started = window.officinaMe
  window.officinaMe = undefined
  if (started?.role !== role) return undefined
  const answer = await started.answer
  if (answer?.status === 401) throw Object.assign(new Error('Unauthenticated.'), { status: 401 })
  if (answer?.status !== 200) return undefined
  try {
    return JSON.parse(answer.text).data
  } catch {
    return undefined
  }
}
