import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { formatDate, formatMoney } from '@officina/shared/format'
import { useLocale, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { earningsMessages } from './earningsMessages.ts'

/** What is paid next and when; or, when nothing is, what it waits for. */
export function NextPayout(props: {
  earnings: components['schemas']['DoctorEarnings']
  /** The shop's: its day decides whether a payout is late. */
  timeZone: string | undefined
}) {
  const t = useText(earningsMessages)
  const locale = useLocale()
  const { currency, unpaid, ...next } = props.earnings
  if (typeof next.next_amount === 'number')
    return (
      <>
        <Money amount={next.next_amount} currency={currency} accent />
        {next.next_waits_for === 'dispute' && <div>{t.waitsDispute}</div>}
        {next.next_pay_on &&
          next.next_waits_for !== 'dispute' &&
          (next.next_status === 'paying' ? (
            <div>{t.paySent}</div>
          ) : next.next_status === 'failed' ? (
            <div>{t.payFailed}</div>
          ) : next.next_pay_on < dateIn(new Date(), props.timeZone) ? (
            <div>{t.payLate(formatDate(next.next_pay_on, locale))}</div>
          ) : (
            <>
              {' · '}
              <DateText value={next.next_pay_on} />
            </>
          ))}
        {next.next_minimum_waived && <div>{t.minimumWaived.year_end}</div>}
      </>
    )
  if (next.next_waits_for === 'frozen') return t.waitsFrozen
  if (next.next_waits_for === 'no_bank_details') return t.waitsBank
  if (next.next_waits_for === 'below_minimum')
    return t.waitsMinimum(formatMoney(next.next_lacking ?? 0, currency, locale))
  if (next.next_ready_on) return t.waitsReady(formatDate(next.next_ready_on, locale))
  return unpaid < 0 ? t.waitsNegative : t.waitsNothing
}
