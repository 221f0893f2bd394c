import { shipDay } from '@officina/shared/dates/workingDays'
import { formatDate } from '@officina/shared/format'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { None, TimeAgo } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../admin/MeContext.ts'
import { q } from '../../providers/queries.ts'
import type { RowOf } from '../../schema/overrides.ts'
import { wallClock } from './wallClock.ts'

/** How old a parcel is, and, while it is in the house, until when it has to leave. */
export function ParcelAge({ row }: { row: Partial<RowOf<'shipments'>> }) {
  const t = useText(messages)
  const locale = useLocale()
  const { time_zone: zone = 'UTC' } = useMe()
  const { data: rules } = useQuery(q('/api/admin/logistics-settings'))
  if (!row.created_at) return <None />
  const isInHouse = ['to_pick', 'picking', 'packed'].includes(row.status ?? '')
  const due =
    isInHouse && rules ? shipDay(wallClock(new Date(row.created_at), zone), rules) : undefined
  const now = wallClock(new Date(), zone)
  const isLate = due && rules && (due < now.date || (due === now.date && now.time >= rules.cut_off))
  return (
    <span>
      <TimeAgo value={row.created_at} />
      {due && rules && (
        <div>
          {isLate ? (
            <StatusChip tone="stopped">{t.late(formatDate(due, locale, 'UTC'))}</StatusChip>
          ) : due === now.date ? (
            <StatusChip tone="attention">{t.today(rules.cut_off)}</StatusChip>
          ) : (
            <StatusChip tone="draft">{t.on(formatDate(due, locale, 'UTC'))}</StatusChip>
          )}
        </div>
      )}
    </span>
  )
}

const messages = defineMessages({
  late: (day: string) => [`Late: due ${day}`, `遅延：${day}発送予定`],
  today: (time: string) => [`Ship today by ${time}`, `本日${time}まで`],
  on: (day: string) => [`Ship on ${day}`, `${day}に発送`],
})
