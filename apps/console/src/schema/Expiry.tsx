import { daysBetween } from '@officina/shared/dates/days'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText, None } from '@officina/ui/values'
import { useMe } from '../admin/MeContext.ts'
import { todayIn } from './amounts.ts'

/**
 * A date that is over for the business, or will be within 60 days or so many, says so. A licence is good on its last day,
 * of a lot nothing is sold on it any more.
 */
export function Expiry(props: { on: string | null; days?: number; isLot?: boolean }) {
  const t = useText(messages)
  const { time_zone: zone = 'UTC' } = useMe()
  if (!props.on) return <None />
  const left = daysBetween(todayIn(zone), props.on)
  if (left > (props.days ?? 60)) return <DateText value={props.on} />
  const isOver = left < (props.isLot ? 1 : 0)
  return (
    <StatusChip tone={isOver ? 'stopped' : 'attention'}>
      <span title={isOver ? t.over : t.soon}>
        <DateText value={props.on} />
        <span style={visuallyHidden}> {isOver ? t.over : t.soon}</span>
      </span>
    </StatusChip>
  )
}

const messages = defineMessages({
  soon: ['Expires soon', 'まもなく期限'],
  over: ['Expired', '期限切れ'],
})
