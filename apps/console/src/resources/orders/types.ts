import type { RecordOf } from '../../schema/spec.ts'

export type Order = RecordOf<'orders'>

/** What every dialog of an order is given. */
export type OrderDialogProps = { order: Order; onClose: () => void }

export type OrderReturn = Order['returns'][number]
