import type { Locale } from './locale.ts'

/** What is said of a phone number that is none, in both languages. */
export const phoneProblem: Record<Locale, string> = {
  en: 'Enter the phone number in digits, such as +81 90 1234 5678.',
  ja: '電話番号を数字で入力してください（例：090-1234-5678）。',
}
