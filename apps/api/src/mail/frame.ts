import type { Locale } from '@officina/shared/locale'

/** What every mail has around its text, as the shop has set it. */
export type MailFrame = {
  brand: string
  /** Of brand, headings and buttons; white text is readable on it. */
  color: string
  /** Null: as MAIL_FROM says. */
  senderName: string | null
  /** Who reads what is answered; null: nobody. */
  replyTo: string | null
  /** Lines at the foot, above the sentence that the mail was sent automatically. */
  footer: Record<Locale, readonly string[]>
  /** Choices of mails that nobody is sent (`optional.ts`). */
  off: readonly string[]
}

export const plainFrame: MailFrame = {
  brand: 'Officina',
  color: '#1E5B47',
  senderName: null,
  replyTo: null,
  footer: { en: [], ja: [] },
  off: [],
}

/** `Officina <no-reply@…>` with another name; the address stays. */
export function senderOf(mailFrom: string, name: string | null): string {
  if (name === null) return mailFrom
  const address = /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom
  return `"${name.replaceAll(/["\\\r\n]/g, ' ')}" <${address}>`
}
