import { type Calls, expect } from './test.ts'

export type DevMail = {
  recipient: string
  subject: string
  text: string
  template: string
  createdAt: string
}

/** The newest mail to an address whose subject or template matches; waits for it. */
export async function readMail(request: Calls, to: string, about: RegExp): Promise<DevMail> {
  let found: DevMail | undefined
  await expect
    .poll(
      async () => {
        const { data } = (await (await request.get('/dev/mailbox/mails')).json()) as {
          data: DevMail[]
        }
        found = data.find(
          (mail) =>
            mail.recipient === to && (about.test(mail.subject) || about.test(mail.template)),
        )
        return found !== undefined
      },
      { message: `a mail to ${to} about ${about}`, timeout: 15_000 },
    )
    .toBe(true)
  return found as DevMail
}

/** The first link of a mail, as a path of this server. */
export function linkOf(mail: DevMail): string {
  const url = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '')
  return url.pathname + url.search
}
