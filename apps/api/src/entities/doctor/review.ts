import type { doctors } from '../../db/schema/doctor.ts'
import type { Texts } from '../errors.ts'

/** What an administrator must have looked at before an approval. */
export const checklistItems = [
  'name_matches',
  'licence_valid',
  'not_expired',
  'register_checked',
  'clinic_exists',
] as const

/** What a reviewer looked at: the items of the checklist, and the public register with what it says. */
export type Review = {
  checklist?: Record<string, boolean>
  register_url?: string | null
  register_note?: string | null
}

/** The columns that keep what is given of a review; what is left out stays as it was. */
export const reviewColumns = (
  review: Review,
): Pick<Partial<typeof doctors.$inferInsert>, 'checklist' | 'registerUrl' | 'registerNote'> => ({
  ...(review.checklist ? { checklist: review.checklist } : {}),
  ...(review.register_url === undefined ? {} : { registerUrl: review.register_url }),
  ...(review.register_note === undefined ? {} : { registerNote: review.register_note }),
})

/** What the log says of a review: the register by its address and note, the checklist item by item. */
export const reviewFacts = (review: Review): Record<string, unknown> => ({
  ...(review.register_url ? { register_url: review.register_url } : {}),
  ...(review.register_note ? { register_note: review.register_note } : {}),
  ...(review.checklist ? { checklist: review.checklist } : {}),
})

/** What a review lacks for an approval, by field. */
export function reviewProblems(review: Review): Record<string, Texts> {
  const problems: Record<string, Texts> = {}
  if (checklistItems.some((item) => review.checklist?.[item] !== true))
    problems.checklist = {
      en: 'Every item of the checklist must be done before an approval.',
      ja: '承認の前に、確認項目をすべて完了してください。',
    }
  if (!review.register_url && !review.register_note?.trim())
    problems.register_url = {
      en: 'Give the web address of the register, or write down below what it says.',
      ja: '確認した名簿のURLを入力するか、下の欄に名簿の記載を入力してください。',
    }
  return problems
}
