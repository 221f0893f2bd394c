import '@officina/openapi/resources/stock-lots'
import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale } from '@officina/ui/text'
import { type RecordOf, specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'

type Reason = NonNullable<RecordOf<'stock-lots'>['hold_reason']>

/** Why a lot is not for sale. */
export function HoldChip({ reason }: { reason: Reason }) {
  const locale = useLocale()
  const field = specOf('stock-lots').fields.hold_reason
  return (
    <StatusChip tone="stopped">{field ? valueLabel(field, reason, locale) : reason}</StatusChip>
  )
}
