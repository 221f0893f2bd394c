import { formatDate, formatDateTime, formatMoney, formatRelative } from '@officina/shared/format'
import { useEffect, useState } from 'react'
import { useLocale } from './text.tsx'
import { tabular } from './theme.ts'

/** Amount in minor units with its currency, digits of one width. */
export function Money(props: { amount: number; currency: string; accent?: boolean }) {
  const text = formatMoney(props.amount, props.currency, useLocale())
  return <span style={props.accent ? accent : figures}>{text}</span>
}

// no `sx`: a list has hundreds of them
const figures = { ...tabular, whiteSpace: 'nowrap' } as const
const accent = { ...figures, color: 'var(--mui-palette-secondary-main)' }

/** Nothing is there; the cards of tables leave such a cell out. */
export const None = () => <span data-none>–</span>

/** A date, with `time` a date and time; nothing given shows a dash. */
export function DateText(props: {
  value: string | number | Date | null | undefined
  time?: boolean
  timeZone?: string
}) {
  const locale = useLocale()
  if (props.value === null || props.value === undefined || props.value === '') return <None />
  const format = props.time ? formatDateTime : formatDate
  return (
    <time dateTime={iso(props.value)} style={figures}>
      {format(props.value, locale, props.timeZone)}
    </time>
  )
}

/** "3 days ago" with the exact time in the title; renews itself every minute. */
export function TimeAgo(props: { value: string | number | Date }) {
  const locale = useLocale()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={iso(props.value)} title={formatDateTime(props.value, locale)}>
      {formatRelative(props.value, locale, now)}
    </time>
  )
}

function iso(value: string | number | Date): string {
  return typeof value === 'string' ? value : new Date(value).toISOString()
}
