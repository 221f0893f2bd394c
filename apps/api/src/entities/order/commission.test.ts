import { expect, it } from 'vitest'
import { lineCommission } from './commission.ts'
import type { OrderLine } from './load.ts'

const now = new Date('2026-11-20T09:00:00Z')
const rules = { 'commission.days_after_delivery': 14 }
const later = new Date('2026-12-11T09:00:00Z')
const line = {
  id: 'line',
  doctorId: 'mine',
  commissionRateBp: 2_000,
  lineTotal: 5_000,
  tax: 0,
  qtyOrdered: 2,
  qtyShipped: 2,
  qtyCancelled: 0,
} as OrderLine

type Entry = Parameters<typeof lineCommission>[1]['entries'][number]
const entry = (values: Partial<Entry> = {}) =>
  ({
    orderLineId: 'line',
    amount: 1_000,
    occurredAt: now,
    eligibleAt: later,
    deliveredAt: null,
    statement: null,
    statementStatus: null,
    hasProblem: false,
    chargeback: false,
    comesBack: false,
    ...values,
  }) as Entry
const on = (statementStatus: Entry['statementStatus']) =>
  entry({ statement: 'ST-1', statementStatus })
const reversal = entry({ amount: -1_000 })
const unshipped = { qtyShipped: 0 }
const order = { chargebackLostAt: null }

const cases: [string, Partial<OrderLine>, Entry[], object][] = [
  ['other_doctor', { doctorId: 'other' }, [entry()], { amount: 0, rate_bp: 0 }],
  ['zero_rate', { commissionRateBp: 0 }, [entry({ amount: 0 })], { amount: 0 }],
  ['nothing_charged', { lineTotal: 0 }, [], { amount: 0 }],
  ['not_shipped', unshipped, [], { amount: 1_000, rate_bp: 2_000 }],
  ['cancelled', { ...unshipped, qtyCancelled: 2 }, [], { amount: 0 }],
  ['refunded', {}, [entry(), reversal], { amount: 0 }],
  ['delivery_problem', {}, [entry({ hasProblem: true })], {}],
  ['chargeback', {}, [entry({ chargeback: true })], { amount: 1_000 }],
  ['on_statement', {}, [entry({ ...on('closed'), chargeback: true })], {}],
  ['return', {}, [entry({ comesBack: true })], { ready_on: null }],
  ['pending', {}, [entry()], { ready_on: later.toISOString() }],
  [
    'pending',
    {},
    [entry({ deliveredAt: '2026-11-19T09:00:00Z' })],
    { ready_on: '2026-12-03T09:00:00.000Z' },
  ],
  ['ready', {}, [entry({ eligibleAt: now })], { ready_on: null }],
  ['on_statement', {}, [on('closed'), on('paid')], { statement: 'ST-1', amount: 2_000 }],
  ['pending', {}, [on('paid'), entry()], {}],
  ['paid', {}, [on('paid')], { statement: 'ST-1' }],
]

it.each(cases)('%s: a line says it with its amount', (reason, changes, entries, said) => {
  const given = { order, entries, refunds: [] }
  const at = { now, rules, doctorId: 'mine' }
  expect(lineCommission({ ...line, ...changes }, given, at)).toMatchObject({ reason, ...said })
})

const lostCases: [string, Partial<OrderLine>, Entry[]][] = [
  ['chargeback_lost', {}, [entry({ chargeback: true }), reversal]],
  // what ships now is taken back as it is posted
  ['chargeback_lost', unshipped, []],
  ['chargeback_lost', { qtyShipped: 1 }, [entry({ amount: 500 }), entry({ amount: -500 })]],
  ['cancelled', { ...unshipped, qtyCancelled: 2 }, []],
]

it.each(lostCases)(
  '%s: nothing is earned of an order whose chargeback was lost',
  (reason, changes, entries) => {
    const lost = { order: { chargebackLostAt: now }, entries, refunds: [] }
    const said = lineCommission({ ...line, ...changes }, lost, { now, rules })
    expect(said).toMatchObject({ reason, amount: 0 })
  },
)

const based = (type: Entry['type'], base: number) => entry({ type, base, amount: base / 5 })
it.each([
  ['none has left', { qtyShipped: 0 }, [], 1_000, 800],
  [
    'a part has left',
    { qtyShipped: 1 },
    [based('commission', 2_500), based('reversal', -1_000)],
    1_000,
    800,
  ],
  [
    'it was more than had left',
    { qtyShipped: 1 },
    [based('commission', 2_500), based('reversal', -2_500)],
    3_000,
    400,
  ],
  ['it was all', { qtyShipped: 0 }, [], 5_000, 0],
])(
  'expects what a refund at the doctor’s cost leaves when %s',
  (_, changes, entries, refunded, amount) => {
    const lines = [{ order_line_id: 'line', amount: refunded, shipped_amount: refunded }]
    const earned = (bearer: 'doctor' | 'platform') => {
      const refunds = [{ bearer, state: null, lines }]
      return lineCommission({ ...line, ...changes }, { order, entries, refunds }, { now, rules })
        .amount
    }
    expect(earned('doctor')).toBe(amount)
    if (entries.length === 0) expect(earned('platform')).toBe(1_000)
  },
)

it('tells an administrator whatever the doctor, and that the platform covered a refund', () => {
  const part = [{ order_line_id: 'line', amount: 5_000 }]
  const of = (bearer: 'doctor' | 'platform') =>
    lineCommission(
      { ...line, doctorId: 'other' },
      { order, entries: [entry()], refunds: [{ bearer, state: null, lines: part }] },
      { now, rules },
    )
  expect(of('platform')).toMatchObject({ reason: 'pending', covered_by_platform: true })
  expect(of('doctor').covered_by_platform).toBe(false)
})

it.each([
  ['nothing_charged', ['credited', 'credited']],
  ['refunded', ['credited', 'pending']],
] as const)('%s: what went back of a line was %s', (reason, states) => {
  const lines = [{ order_line_id: 'line', amount: 2_500 }]
  const refunds = states.map((state) => ({ bearer: 'doctor' as const, state, lines }))
  expect(
    lineCommission(line, { order, entries: [entry(), reversal], refunds }, { now, rules }),
  ).toMatchObject({ reason })
})
