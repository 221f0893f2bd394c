type Pair = readonly [en: string, ja: string]

/** What a mail is called in the console, and when it is sent. */
export type MailFacts = { name: Pair; when: Pair }
