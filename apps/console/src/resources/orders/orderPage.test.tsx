import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MeContext } from '../../admin/MeContext.ts'
import type { Me } from '../../session/me.ts'
import { Header } from './OrderPage.tsx'
import type { Order } from './order.ts'

const me = { time_zone: 'UTC' } as Me
const order = {
  currency: 'USD',
  payment_state: 'paid',
  fulfilment_state: 'unfulfilled',
  released_at: null,
  flags: ['amount_mismatch'],
  amount_differences: [{ part: 'total', expected: 8_700, actual: 100 }],
  cancel_request: null,
} as unknown as Order

const shown = (changes: Partial<Order>) =>
  renderToStaticMarkup(
    <MeContext value={me}>
      <Header order={{ ...order, ...changes }} />
    </MeContext>,
  )

describe('the head of an order’s page', () => {
  it('says which amounts were expected and received until somebody accepts them', () => {
    expect(shown({})).toContain('Total: $87.00 expected, $1.00 received')
    expect(shown({})).not.toContain('already shipped')
    expect(shown({ released_at: '2026-11-20T09:00:00Z' })).toContain('already shipped')
    expect(shown({ flags: [] })).not.toContain('expected')
  })

  it('says who requested which refund, and to them that another must confirm it', () => {
    const asked = { amount: 60_000, reason: 'Broken', at: '2026-11-20T09:00:00Z', by: 'Ken Sato' }
    const other = shown({ refund_request: { ...asked, mine: false } })
    expect(other).toMatch(/Ken Sato requested a refund of \$600\.00 on 20 Nov 2026, 09:00\. Broken/)
    expect(other).not.toContain('Another administrator')
    const own = shown({ refund_request: { ...asked, mine: true } })
    expect(own).toContain('Another administrator must confirm your request.')
  })
})
