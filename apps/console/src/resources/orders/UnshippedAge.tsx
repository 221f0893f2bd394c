import { formatDateTime } from '@officina/ui/format.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { None } from '@officina/ui/values'
import { useMe } from '../../admin/MeContext.ts'

const hour = 3_600_000
const day = 24 * hour

/** How long the oldest unit waits to leave: a word from the first day on, red once a flag says that it is late. */
export function UnshippedAge(props: { since: string | null; flags: readonly string[] }) {
  const t = useText(messages)
  const locale = useLocale()
  const { time_zone: timeZone } = useMe()
  if (!props.since) return <None />
  const age = Date.now() - new Date(props.since).getTime()
  const text =
    age < day ? t.hours(Math.max(0, Math.floor(age / hour))) : t.days(Math.floor(age / day))
  const isLate = props.flags.includes('late') || props.flags.includes('backorder_late')
  return (
    <span
      style={{ display: 'block', minWidth: 110 }}
      title={`${t.since} ${formatDateTime(props.since, locale, timeZone)}`}
    >
      {isLate ? (
        <StatusChip tone="stopped">{t.late(text)}</StatusChip>
      ) : age >= day && !props.flags.includes('on_hold') ? (
        <StatusChip tone="attention">{t.due(text)}</StatusChip>
      ) : (
        text
      )}
    </span>
  )
}

const messages = defineMessages({
  en: {
    hours: (n: number) => (n === 1 ? '1 hour' : `${n} hours`),
    days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
    due: (age: string) => `Due: ${age}`,
    late: (age: string) => `Late: ${age}`,
    since: 'since',
  },
  ja: {
    hours: (n) => `${n}時間`,
    days: (n) => `${n}日`,
    due: (age) => `要出荷：${age}`,
    late: (age) => `遅延：${age}`,
    since: '起点',
  },
})
