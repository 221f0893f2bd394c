import type { RecordOf } from '../../schema/spec.ts'

export type Parcel = RecordOf<'shipments'>

/** What every dialog of a parcel is given. */
export type ParcelDialogProps = { parcel: Parcel; onClose: () => void }
