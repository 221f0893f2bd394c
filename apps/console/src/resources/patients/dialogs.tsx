import type { ReactNode } from 'react'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { ReasonDialog } from '../../schema/ReasonDialog.tsx'
import type { PatientDialogProps } from './types.ts'

type Words = {
  /** Last part of the command's path. */
  command: string
  title: string
  consequence: ReactNode
  verb: string
  done: string
  danger?: boolean
}

/** A command that needs nothing but a second look. */
export function CommandDialog({ patient, command, ...words }: PatientDialogProps & Words) {
  return (
    <ActionDialog
      open
      path={`/api/admin/patients/${patient.id}/${command}`}
      initial={{}}
      body={() => ({ revision: patient.revision })}
      {...words}
    />
  )
}

/** A command with a reason for the history. */
export const PatientReasonDialog = ({ patient, command, ...words }: PatientDialogProps & Words) => (
  <ReasonDialog
    path={`/api/admin/patients/${patient.id}/${command}`}
    revision={patient.revision}
    max={2000}
    {...words}
  />
)
