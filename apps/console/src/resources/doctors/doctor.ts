import type { RecordOf } from '../../schema/spec.ts'
import type { Review } from '../approve-doctor/Checklist.tsx'

export type Doctor = RecordOf<'doctors'>
/** With what was ticked and typed beside the buttons, where that is not on record yet. */
export type Reviewed = Doctor & { review?: Review | undefined }

/** The review that is on record. */
export const reviewOf = (doctor: Doctor): Review => ({
  checklist: doctor.checklist,
  register_url: doctor.register_url ?? '',
  register_note: doctor.register_note ?? '',
})

/** Applications that wait for a decision or an answer. */
export const waiting = ['applied', 'needs_info'] as const
/** Accounts that can work. */
export const working = ['approved', 'suspended'] as const
