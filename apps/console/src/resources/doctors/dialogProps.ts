import type { RecordOf } from '../../schema/spec.ts'
import type { Review } from '../approve-doctor/Checklist.tsx'

export type Doctor = RecordOf<'doctors'>

export type DialogProps = {
  doctor: Doctor
  /** What was ticked and typed beside the dialog; else the record has it. */
  review: Review | undefined
  onClose: () => void
  onDone: (() => void) | undefined
}

/** What every doctor dialog shares. */
export const dialogOf = ({ doctor, onClose, onDone }: DialogProps, command: string) => ({
  open: true,
  onClose,
  path: `/api/admin/doctors/${doctor.id}/${command}`,
  ...(onDone ? { onDone } : {}),
})

/** The review that is on record. */
export const reviewOf = (doctor: Doctor): Review => ({
  checklist: doctor.checklist,
  register_url: doctor.register_url ?? '',
  register_note: doctor.register_note ?? '',
})
