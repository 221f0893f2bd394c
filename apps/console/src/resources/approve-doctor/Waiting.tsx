import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText, None } from '@officina/ui/values'
import { useMe } from '../../admin/MeContext.ts'
import { businessDaysSince, isSameDay } from './businessDays.ts'

/** When somebody applied and how long that is: amber after the business days it may take, red after three times as many. */
export function Waiting(props: { since: string | null }) {
  const t = useText(messages)
  const { time_zone: zone = 'UTC', review_sla_days: most } = useMe()
  if (!props.since) return <None />
  const now = new Date()
  const days = businessDaysSince(props.since, now, zone)
  return (
    <>
      <DateText value={props.since} timeZone={zone} />{' '}
      <StatusChip tone={days > 3 * most ? 'stopped' : days > most ? 'attention' : 'draft'}>
        {isSameDay(props.since, now, zone) ? t.today : t.days(days)}
      </StatusChip>
    </>
  )
}

const messages = defineMessages({
  today: ['today', '本日'],
  days: (n: number) => [
    n === 0 ? 'no business day yet' : n === 1 ? '1 business day' : `${n} business days`,
    n === 0 ? '1営業日未満' : `${n}営業日`,
  ],
})
