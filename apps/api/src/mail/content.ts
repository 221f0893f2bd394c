import type { Locale } from '../context.ts'

/** What a mail says, apart from how it looks. Paragraphs are plain text; the layout escapes them. */
export type MailContent = {
  subject: string
  heading: string
  paragraphs: string[]
  facts?: [label: string, value: string][]
  button?: { label: string; url: string }
  after?: string[]
}

export type Mail = { template: string; content: Record<Locale, MailContent> }
