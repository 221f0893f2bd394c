import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { NextPayout } from './NextPayout.tsx'

afterEach(() => vi.useRealTimers())

it('names the day of a payout, and says so when that has passed', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  const shown = (next_pay_on: string, timeZone = 'UTC') =>
    renderToStaticMarkup(
      <NextPayout
        timeZone={timeZone}
        earnings={{ currency: 'USD', unpaid: 18_062, next_amount: 18_062, next_pay_on } as never}
      />,
    )
  // a Japanese day would break before its 日
  expect(shown('2026-11-21')).toMatch(
    /\$180\.62.* · <time [^>]*white-space:nowrap[^>]*>21 Nov 2026/,
  )
  expect(shown('2026-11-20')).toMatch(/ · <time [^>]*>20 Nov 2026/)
  expect(shown('2026-11-18')).toContain('Payment was due on 18 Nov 2026 and has not been made yet.')
  // at that time it is the next day where the shop is, whatever day it is here
  expect(shown('2026-11-20', 'Pacific/Kiritimati')).toContain('Payment was due on 20 Nov 2026')
})

it('says that the transfer is with the bank, late or not', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') })
  const earnings = {
    currency: 'USD',
    unpaid: 18_062,
    next_amount: 18_062,
    next_pay_on: '2026-11-20',
    next_status: 'paying',
    // that of the next month is open already
    last_statement: { status: 'open', net: 0 },
  }
  const shown = renderToStaticMarkup(<NextPayout earnings={earnings as never} timeZone="UTC" />)
  expect(shown).toContain('Sent to the bank.')
  expect(shown).not.toContain('still to be paid')
  const failed = { ...earnings, next_status: 'failed' }
  const back = renderToStaticMarkup(<NextPayout earnings={failed as never} timeZone="UTC" />)
  expect(back).toContain('Check your bank details')
  expect(back).not.toContain('Payment was due')
})
