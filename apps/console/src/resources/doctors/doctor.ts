import type { RecordOf } from '../../schema/spec.ts'

export type Doctor = RecordOf<'doctors'>
/** What a reviewer has checked so far. */
export type Review = {
  checklist: Record<string, boolean>
  register_url: string
  register_note: string
}
/** With what was ticked and typed beside the buttons, where that is not on record yet. */
export type Reviewed = Doctor & { review?: Review | undefined }

/** The review that is on record. */
export const reviewOf = (doctor: Doctor): Review => ({
  checklist: doctor.checklist,
  register_url: doctor.register_url ?? '',
  register_note: doctor.register_note ?? '',
})

/** The review as the decisions send it. */
export const reviewBody = (review: Review | undefined) =>
  review && {
    checklist: review.checklist,
    register_url: review.register_url.trim() || null,
    register_note: review.register_note.trim() || null,
  }

/** Applications that wait for a decision or an answer. */
export const waiting = ['applied', 'needs_info'] as const
/** Accounts that can work. */
export const working = ['approved', 'suspended'] as const
