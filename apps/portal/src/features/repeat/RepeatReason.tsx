import Alert from '@mui/material/Alert'
import { formatDate, formatMoney } from '@officina/shared/format'
import { useLocale, useText } from '@officina/ui/text'
import type { PatientRepeat, Repeat } from './types.ts'
import { repeatWords } from './words.ts'

/** Why a repeat waits, is paused or has ended, and what the patient is asked. */
export function RepeatReason({ repeat }: { repeat: Repeat }) {
  const t = useText(repeatWords)
  const locale = useLocale()
  const { status, reason, waits_for: waits, offered, currency } = repeat
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const isStopped = status === 'stopped'
  const isAsked = 'checkout_url' in repeat && repeat.checkout_url !== null
  const { expires_on: endsOn } = repeat.recipe
  const resumesOn = resumedDay(repeat)
  const isLast = status === 'active' && waits === null && repeat.orders_left === 0
  const nextOn = resumesOn ?? (status === 'active' && !isLast && repeat.next_on)
  const isTooLate = nextOn && endsOn !== null && nextOn > endsOn
  const said = [
    reason && (isStopped && reason === 'patient' ? t.stoppedByYou : t.reasons[reason]),
    reason === 'price' && t.newPrice(money(repeat.price_agreed), money(repeat.unit_price)),
    offered && t.offered(offered.title, money(offered.unit_price)),
    isLast && t.lastOrdered,
    status === 'active' && waits === 'stock' && t.waitsStock,
    status === 'active' &&
      waits === 'payment' &&
      (repeat.retry_on
        ? t.waitsCard(formatDate(repeat.retry_on, locale, 'UTC'))
        : isAsked
          ? t.confirming
          : t.charging),
    isTooLate
      ? t.endsBefore(formatDate(endsOn, locale, 'UTC'))
      : resumesOn && t.resumesOn(formatDate(resumesOn, locale, 'UTC')),
  ].filter(Boolean)
  if (said.length === 0) return null
  const isToResume = status === 'paused' && (reason === 'patient' || reason === null)
  const isCalm = isStopped || isLast || isToResume || waits === 'stock'
  return (
    <Alert severity={isCalm ? 'info' : 'warning'} sx={{ mt: 3 }}>
      {said.map((text) => (
        <div key={String(text)}>{text}</div>
      ))}
    </Alert>
  )
}

/** The day of the next order if its patient resumes it today. */
function resumedDay(repeat: Repeat | PatientRepeat): string | undefined {
  if (!('first_on' in repeat) || !repeat.actions.includes('resume')) return undefined
  const { next_on: on, first_on: first } = repeat
  return on && on > first ? on : first
}
