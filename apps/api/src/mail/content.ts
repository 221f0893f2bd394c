import type { Locale } from '../context.ts'
import type { MailName } from './names.ts'

/** What a mail says in one language, apart from how it looks. Paragraphs are plain text; the layout escapes them. */
export type MailContent = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  button?: { label: string; url: string } | undefined
  after?: readonly string[]
  /** Asks to answer the mail; only said where somebody reads it. */
  reply?: string | undefined
}

export type Mail = { template: string; content: Record<Locale, MailContent> }

/** English and Japanese. */
export type Pair<T = string> = readonly [en: T, ja: T]

/** One word or sentence: the same in both languages, or as written here, or as it is stored. */
type Words = string | Pair | Readonly<Record<Locale, string>>
type Paragraphs = string | readonly (string | false | null)[]
type LeftOut = false | null | undefined | ''

export type Button = readonly [label: Words, url: string]
export type Fact = readonly [label: Words, value: Words] | LeftOut

/** A mail in both languages; what is false or null is left out. */
type Draft = {
  subject: Words
  /** Where it is not the subject. */
  heading?: Words
  text: Pair<Paragraphs>
  facts?: readonly Fact[]
  button?: Button | LeftOut
  after?: Words | Pair<Paragraphs> | LeftOut
  /** Asks to answer the mail. */
  reply?: Pair
}

export const mail = (template: MailName, draft: Draft): Mail => ({
  template,
  content: { en: contentIn('en', draft), ja: contentIn('ja', draft) },
})

/** The same in both languages, by a rule. */
export const inBoth = <T>(of: (locale: Locale) => T): Pair<T> => [of('en'), of('ja')]

function contentIn(locale: Locale, draft: Draft): MailContent {
  const { subject, heading = subject, text, facts = [], button, after, reply } = draft
  const said = (words: Words | Pair<Paragraphs>) => {
    if (typeof words === 'string') return words
    return locale in words
      ? (words as Record<Locale, string>)[locale]
      : (words as Pair)[locale === 'en' ? 0 : 1]
  }
  const paragraphs = (written: Paragraphs) =>
    typeof written === 'string'
      ? [written]
      : written.filter((part) => part !== false && part !== null)
  return {
    subject: said(subject),
    heading: said(heading),
    paragraphs: paragraphs(said(text)),
    facts: facts.flatMap((fact) => (fact ? [[said(fact[0]), said(fact[1])]] : [])),
    button: button ? { label: said(button[0]), url: button[1] } : undefined,
    after: after ? paragraphs(said(after)) : [],
    reply: reply && said(reply),
  }
}
