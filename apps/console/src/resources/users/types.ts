import type { RecordOf } from '../../schema/spec.ts'

export type User = RecordOf<'users'>

/** What every dialog of an administrator's account is given. */
export type UserDialogProps = { user: User; onClose: () => void }
