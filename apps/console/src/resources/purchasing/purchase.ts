import type { RecordOf } from '../../schema/spec.ts'

export type Purchase = RecordOf<'purchase-orders'>
