import type { Transporter } from 'nodemailer'

type Message = {
  from: string
  to: { name: string; address: string }
  replyTo?: string
  subject: string
  html: string
  text: string
  messageId: string
}

/** The mail server of SMTP_URL, with connections that are kept from one mail to the next. */
export type Mailer = {
  send(message: Message): Promise<unknown>
  close(): void
}

export function createMailer(url: string, waits = patience): Mailer {
  let opened: Promise<Transporter> | undefined
  return {
    async send(message) {
      opened ??= open({ url, pool: true, ...waits })
      return (await opened).sendMail(message)
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}

/** Its code is read with the first mail: most processes of a server send none. */
async function open(options: object): Promise<Transporter> {
  const { createTransport } = (await import('nodemailer')).default
  // beside an address they would be taken for what every message has
  return createTransport(options)
}

const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }

/** Signs in to the mail server and leaves. @throws with what it says, or why nobody says anything. */
export async function checkMailServer(url: string): Promise<void> {
  const transport = await open({ url, ...patience })
  await transport.verify().finally(() => transport.close())
}
