import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText, None } from '@officina/ui/values'
import { useMe } from '../../admin/MeContext.ts'
import { businessDaysSince } from './businessDays.ts'

/** When somebody applied and how long that is: amber after one business day, red after three. */
export function Waiting(props: { since: string | null }) {
  const t = useText(messages)
  const { time_zone: zone = 'UTC' } = useMe()
  if (!props.since) return <None />
  const days = businessDaysSince(props.since, new Date(), zone)
  return (
    <>
      <DateText value={props.since} timeZone={zone} />{' '}
      <StatusChip tone={days > 3 ? 'stopped' : days > 1 ? 'attention' : 'draft'}>
        {t.days(days)}
      </StatusChip>
    </>
  )
}

const messages = defineMessages({
  en: {
    days: (n: number) => (n === 0 ? 'today' : n === 1 ? '1 business day' : `${n} business days`),
  },
  ja: { days: (n) => (n === 0 ? '本日' : `${n}営業日`) },
})
