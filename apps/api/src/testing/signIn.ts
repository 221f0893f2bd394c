import type { Guard } from '../context.ts'
import { cookieNames, csrfTokenOf, signIn } from '../http/session.ts'
import type { Browser } from './browser.ts'
import type { TestApp } from './harness.ts'

/** A browser that is signed in without going through the sign-in page. */
export async function setCookiesForTest(
  t: TestApp,
  guard: Guard,
  accountId: string,
): Promise<Browser> {
  const session = await signIn(t.ctx, undefined, { accountId, guard }, false)
  const browser = t.browser()
  browser.jar.set(cookieNames(false).session, session.id)
  browser.jar.set('XSRF-TOKEN', encodeURIComponent(csrfTokenOf(session.id)))
  return browser
}
