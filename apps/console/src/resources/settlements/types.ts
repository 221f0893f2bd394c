import type { RecordOf } from '../../schema/spec.ts'

export type Settlement = RecordOf<'settlements'>

/** What every dialog of a statement is given. */
export type SettlementDialogProps = { settlement: Settlement; onClose: () => void }
