import { StatusChip } from '@officina/ui/StatusChip'
import { useText } from '@officina/ui/text'
import { supplyMessages } from './messages.ts'

/** How far an order has come that is not delivered yet. */
export function ComingChip({ coming }: { coming: 'ordered' | 'shipped' }) {
  const t = useText(supplyMessages)
  return <StatusChip tone="progress">{t[coming]}</StatusChip>
}
