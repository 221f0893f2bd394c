import nodemailer from 'nodemailer'

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

export function createMailer(url: string): Mailer {
  const transport = nodemailer.createTransport(url, { pool: true, ...patience } as object)
  return {
    send: (message) => transport.sendMail(message),
    close: () => transport.close(),
  }
}

const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }

/** Signs in to the mail server and leaves. @throws with what it says, or why nobody says anything. */
export async function checkMailServer(url: string): Promise<void> {
  const transport = nodemailer.createTransport(url, patience as object)
  await transport.verify().finally(() => transport.close())
}
