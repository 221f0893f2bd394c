import type { Doctor } from './DoctorActions.tsx'

export type DialogProps = {
  doctor: Doctor
  checklist: Record<string, boolean>
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
