import type { Guard } from '../context.ts'
import { storeConsents } from '../entities/account/terms.ts'
import { cookieNames, csrfTokenOf, type Session, signIn } from '../http/session.ts'
import type { Browser } from './browser.ts'
import type { TestApp } from './harness.ts'

/** A browser that is signed in without going through the sign-in page. */
export async function setCookiesForTest(
  t: TestApp,
  guard: Guard,
  accountId: string,
): Promise<Browser> {
  await acceptEverything(t, guard, accountId)
  const session = await signIn(t.ctx, undefined, { accountId, guard }, false)
  const browser = t.browser()
  for (const [name, value] of cookiesOf(session)) browser.jar.set(name, value)
  return browser
}

/** What a browser has of a session. */
export const cookiesOf = ({ id }: Pick<Session, 'id'>): [name: string, value: string][] => [
  [cookieNames(false).session, id],
  ['XSRF-TOKEN', encodeURIComponent(csrfTokenOf(id))],
]

/** People of the tests have accepted the documents in force. */
async function acceptEverything(t: TestApp, guard: Guard, accountId: string): Promise<void> {
  if (guard === 'admin') return
  const versions = t.ctx.config.legalVersions
  const terms = guard === 'doctor' ? 'terms-of-service-doctors' : 'terms-of-service'
  await storeConsents(t.ctx, accountId, [
    { documentKey: terms, version: versions[terms] },
    { documentKey: 'privacy-policy', version: versions['privacy-policy'] },
  ])
}
