import type { RecordOf } from '../../schema/spec.ts'

export type Patient = RecordOf<'patients'>

/** What every dialog of a patient is given. */
export type PatientDialogProps = { patient: Patient; onClose: () => void }
