import type { Locale } from './locale.ts'

/** What is said of a day on which nobody who lives was born, in both languages. */
export const birthDateProblem: Record<Locale, string> = {
  en: 'Enter a date between 1900 and today.',
  ja: '1900年から本日までの日付を入力してください。',
}
