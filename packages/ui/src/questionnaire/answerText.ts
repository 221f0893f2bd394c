import { formatDate, formatNumber, listed } from '@officina/shared/format'
import type { Question } from '@officina/shared/questionnaireForm'
import { useLocale, useText } from '../text.tsx'
import { messages } from './messages.ts'

/** An answer in words; a dash-free "No answer" when there is none. */
export function useAnswerText(): (question: Question, value: unknown) => string {
  const t = useText(messages)
  const locale = useLocale()
  return (question, value) => {
    if (value === undefined || value === null || value === '') return t.none
    if (typeof value === 'boolean') return value ? t.yes : t.no
    if (question.type === 'photo') return t.photos(Array.isArray(value) ? value.length : 0)
    if (question.type === 'date') return formatDate(String(value), locale, 'UTC')
    const given = Array.isArray(value) ? value : [value]
    const words = given.map(
      (each) =>
        question.options.find((option) => option.value === each)?.label ??
        (typeof each === 'number' ? formatNumber(each, locale) : String(each)),
    )
    return [listed(words, locale), question.unit].filter(Boolean).join(' ')
  }
}
