import '@officina/openapi/resources/stock-counts'
import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale } from '@officina/ui/text'
import { type RecordOf, specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'

type Status = RecordOf<'stock-counts'>['status']

const tones = {
  counting: 'progress',
  review: 'attention',
  confirmed: 'good',
  discarded: 'stopped',
} as const

export function CountStatus({ status }: { status: Status }) {
  const locale = useLocale()
  const field = specOf('stock-counts').fields.status
  return <StatusChip tone={tones[status]}>{field && valueLabel(field, status, locale)}</StatusChip>
}
