import type { Locale } from '@officina/shared/locale'

/** How many more characters a text may have; below 0 it is too long. */
export const charactersLeft = (text: string, most: number): number => most - [...text].length

/** What to do about a text that is too long. */
export function tooLongText(text: string, most: number, locale: Locale): string | undefined {
  const over = -charactersLeft(text, most)
  if (over <= 0) return undefined
  const limit = most.toLocaleString(locale)
  return locale === 'ja'
    ? `${limit}文字以内で入力してください（${over}文字超過）。`
    : `Use at most ${limit} characters. Remove ${over}.`
}
