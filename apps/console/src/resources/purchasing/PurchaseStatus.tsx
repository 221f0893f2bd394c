import '@officina/openapi/resources/purchase-orders'
import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale } from '@officina/ui/text'
import { type RecordOf, specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'

type Status = RecordOf<'purchase-orders'>['status']

const tones = {
  draft: 'draft',
  ordered: 'progress',
  partly_received: 'attention',
  received: 'good',
  cancelled: 'stopped',
} as const

export function PurchaseStatus({ status }: { status: Status }) {
  const locale = useLocale()
  const field = specOf('purchase-orders').fields.status
  return <StatusChip tone={tones[status]}>{field && valueLabel(field, status, locale)}</StatusChip>
}
