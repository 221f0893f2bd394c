import { dayMs } from '@officina/shared/dates/days'
import { beforeEach, describe, expect, it } from 'vitest'
import { doctors } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { mails } from '../../db/schema/platform.ts'
import { decrypt } from '../../encryption.ts'
import { runSweeps } from '../../jobs/sweeps.ts'
import { asDoctor, asPatient, makeProduct, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { placeTestOrder, shipTestOrder } from '../../testing/orders.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'

let doctor: Person
const t = await useClinic()
beforeEach(async () => {
  t.clock.set('2026-10-02T09:00:00Z')
  doctor = await asDoctor(t)
})

const details = {
  holder: 'Hanako Yamada',
  bank: 'First Bank',
  country: 'DE',
  kind: 'current',
  number: 'DE89 3704 0044 0532 0130 00',
}

const account = { bankHolder: 'Hanako Yamada', bankName: 'First Bank', bankNumberEnc: 'v1.x' }

async function earn(quantity = 20) {
  const patient = await asPatient(t, doctor)
  const product = await makeProduct(t)
  const order = await placeTestOrder(t, patient, doctor, [{ product, quantity }])
  await shipTestOrder(t, order.id)
}

async function goTo(at: string) {
  t.clock.set(at)
  await runSweeps(t.ctx)
  doctor = { ...doctor, browser: await setCookiesForTest(t, 'doctor', doctor.accountId) }
}

describe('earnings', () => {
  it('follow an amount from pending to the statement', async () => {
    await earn()
    const at = async () => (await doctor.browser.get('/api/doctor/earnings')).data
    expect(await at()).toMatchObject({
      unpaid: 10_000,
      pending: 10_000,
      ready_after_days: 14,
      eligible: 0,
      rate_bp: 2_000,
      next_pay_on: null,
      next_amount: null,
      next_waits_for: 'no_bank_details',
      bank_missing: true,
      last_statement: null,
    })
    const next = async () => (await doctor.browser.get('/api/doctor/earnings/next-statement')).data
    expect(await next()).toMatchObject({
      period_start: '2026-10-01',
      period_end: '2026-10-31',
      pay_on: '2026-11-20',
      amount: 10_000,
      lines: [
        {
          type: 'commission',
          amount: 10_000,
          rule: 'shipped',
          rule_text: 'Shipped 2 Oct 2026 + 21 days',
          eligible_at: '2026-10-23T09:00:00.000Z',
        },
      ],
    })
    await goTo('2026-10-24T09:00:00Z')
    expect(await at()).toMatchObject({ pending: 0, eligible: 10_000, next_pay_on: null })
    // no statement takes what the bank may take back
    const flag = (flags: string[]) => t.change(orders, { doctorId: doctor.id }, { flags })
    await flag(['chargeback'])
    expect(await at()).toMatchObject({ pending: 10_000, eligible: 0 })
    await flag([])
    await t.change(doctors, doctor.id, account)
    expect(await at()).toMatchObject({
      next_pay_on: '2026-11-20',
      next_amount: 10_000,
      next_waits_for: null,
      next_minimum_waived: false,
    })
    await goTo('2026-11-01T09:00:00Z')
    expect(await at()).toMatchObject({ eligible: 0, on_statements: 10_000, unpaid: 10_000 })
    expect(await next()).toMatchObject({ period_start: '2026-11-01', amount: 0, lines: [] })
    const statements = await doctor.browser.list('/api/doctor/statements', {
      filter: { year: 2026 },
    })
    expect(statements.headers['content-range']).toBe('statements 0-0/1')
    const { id } = statements.data[0]
    const detail = await doctor.browser.get(`/api/doctor/statements/${id}`)
    expect(detail.data.lines[0]).toMatchObject({ amount: 10_000, rule: 'shipped' })
    const foreign = await asDoctor(t)
    expect((await foreign.browser.list('/api/doctor/statements')).data).toEqual([])
  })
})

describe('the next payout', () => {
  const next = async () => (await doctor.browser.get('/api/doctor/earnings')).data
  beforeEach(async () => {
    await t.change(doctors, doctor.id, account)
  })

  it('says from when something is ready, and what is lacking to the minimum', async () => {
    expect(await next()).toMatchObject({ next_waits_for: 'nothing_due', next_ready_on: null })
    await goTo('2026-10-15T09:00:00Z')
    await earn(1)
    expect(await next()).toMatchObject({
      next_waits_for: 'nothing_due',
      next_ready_on: '2026-11-05',
    })
    await goTo('2026-11-06T09:00:00Z')
    expect(await next()).toMatchObject({
      next_amount: null,
      next_waits_for: 'below_minimum',
      next_lacking: 4_500,
    })
  })

  it('is made below the minimum in December, and the months tell what was earned', async () => {
    await earn(1)
    await goTo('2026-12-05T09:00:00Z')
    expect(await next()).toMatchObject({
      next_pay_on: '2027-01-20',
      next_amount: 500,
      next_minimum_waived: true,
    })
    const { months } = (await doctor.browser.get('/api/doctor/earnings/months')).data
    expect(months).toHaveLength(12)
    expect(months.slice(-3)).toEqual([
      { month: '2026-10', amount: 500 },
      { month: '2026-11', amount: 0 },
      { month: '2026-12', amount: 0 },
    ])
  })
})

describe('bank details', () => {
  it('are kept encrypted, shown by their last four digits, and a change is mailed and held', async () => {
    expect((await doctor.browser.get('/api/doctor/bank')).data).toMatchObject({
      number_last4: null,
      revision: 1,
    })
    const answer = await doctor.browser.patch('/api/doctor/bank', { ...details, revision: 1 })
    expect(answer.data).toMatchObject({
      holder: 'Hanako Yamada',
      number_last4: '3000',
      payouts_from: '2026-10-09T09:00:00.000Z',
      revision: 2,
    })
    expect(answer.text).not.toContain('370400')
    const row = await t.row(doctors, doctor.id)
    expect(decrypt(t.ctx.config, row.bankNumberEnc ?? '')).toBe('DE89370400440532013000')
    const sent = await t.rows(mails, { doctorId: doctor.id })
    expect(sent.map((mail) => mail.template)).toEqual(['bank_changed'])
    expect(sent[0]?.text).toContain('3000')
    expect(sent[0]?.text).not.toContain('370400')
    const stale = await doctor.browser.patch('/api/doctor/bank', { ...details, revision: 1 })
    expect(stale.body.error_code).toBe('REVISION_CONFLICT')
    t.clock.advance(8 * dayMs)
    await goTo('2026-10-10T09:00:00Z')
    expect((await doctor.browser.get('/api/doctor/earnings')).data.bank_hold_until).toBeNull()
  })

  it('have the codes of the country of the bank', async () => {
    const send = (more: object) =>
      doctor.browser.patch('/api/doctor/bank', { ...details, revision: 1, ...more })
    const tokyo = { country: 'JP', bank_code: '0001', branch_code: '101', number: '1234567' }
    const wrong = await send({ ...tokyo, bank_code: '1', branch_code: null, number: '12345678' })
    expect(wrong.faults).toEqual([422, ['bank_code', 'branch_code', 'number']])
    expect((await send({ ...details, country: 'FR' })).faults).toEqual([422, ['number']])
    const { number: _, ...codes } = tokyo
    expect((await send(tokyo)).data).toMatchObject({ ...codes, number_last4: '4567' })
    const kept = await send({ revision: 2, bank_code: '0001' })
    expect(kept.data).toMatchObject({ country: 'DE', bank_code: null, branch_code: null })
  })
})
