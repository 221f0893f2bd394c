/** Words in English and Japanese, by name. */
export type Words = Readonly<Record<string, readonly [en: string, ja: string]>>
