import { formatDaysLeft } from '@officina/shared/format'
import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { supplyMessages } from './messages.ts'

/** Days left of a line: red when it is used up, amber in the last week. */
export function SupplyChip({ line }: { line: { days_left: number | null } }) {
  const t = useText(supplyMessages)
  const locale = useLocale()
  const days = line.days_left
  if (days === null) return <StatusChip tone="draft">{t.notYet}</StatusChip>
  if (days === 0) return <StatusChip tone="stopped">{t.runOut}</StatusChip>
  return (
    <StatusChip tone={days <= 7 ? 'attention' : 'good'}>{formatDaysLeft(days, locale)}</StatusChip>
  )
}
