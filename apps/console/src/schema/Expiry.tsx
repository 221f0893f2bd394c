import { dayMs } from '@officina/shared/dates/days'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText, None } from '@officina/ui/values'

/** A date that is over, or will be within 60 days or so many, says so. */
export function Expiry(props: { on: string | null; days?: number }) {
  const t = useText(messages)
  if (!props.on) return <None />
  const left = Date.parse(props.on) - Date.now()
  if (left > (props.days ?? 60) * dayMs) return <DateText value={props.on} />
  return (
    <StatusChip tone={left < 0 ? 'stopped' : 'attention'}>
      <span title={left < 0 ? t.over : t.soon}>
        <DateText value={props.on} />
        <span style={visuallyHidden}> {left < 0 ? t.over : t.soon}</span>
      </span>
    </StatusChip>
  )
}

const messages = defineMessages({
  soon: ['Expires soon', 'まもなく期限'],
  over: ['Expired', '期限切れ'],
})
