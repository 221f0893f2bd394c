import type { Locale } from './locale.ts'

/** What is said of a phone number that is none, in both languages. */
export const phoneProblem: Record<Locale, string> = {
  en: 'Enter the complete number. Begin with + and the country code for a number abroad, such as +81 90 1234 5678.',
  ja: '市外局番から正しく入力してください。海外の番号は「+1 212 555 0100」のように国番号から入力してください。',
}
