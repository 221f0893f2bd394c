import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { doctors } from '../../db/schema/doctor.ts'
import { mails } from '../../db/schema/platform.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { encrypt } from '../../encryption.ts'
import { runSweeps } from '../../jobs/sweeps.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import { asAdmin, asDoctor, asPatient, makeProduct, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { placeTestOrder, refundTestLine, shipTestOrder } from '../../testing/orders.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { minorUnits } from '../money.ts'
import { putShopSetting } from '../platform/shopSettings.ts'

const url = '/api/admin/settlements'

let finance: Person
let doctor: Person
let patient: Person
const t = await useClinic()
beforeEach(async () => {
  t.clock.set('2026-10-02T09:00:00Z')
  doctor = await asDoctor(t, {
    bankHolder: '=Test Doctor',
    bankName: 'First Bank',
    bankKind: 'current',
    bankCountry: 'US',
    bankCode: '021000021',
    bankNumberEnc: encrypt(t.ctx.config, '00123456'),
    bankNumberLast4: '3456',
  })
  patient = await asPatient(t, doctor)
  await goTo('2026-10-02T09:00:00Z')
})

async function ship(units = 20) {
  const product = await makeProduct(t)
  const order = await placeTestOrder(t, patient, doctor, [{ product, quantity: units }])
  await shipTestOrder(t, order.id)
  return order
}

async function goTo(at: string) {
  t.clock.set(at)
  await runSweeps(t.ctx)
  finance = await asAdmin(t, 'finance')
  const browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
  doctor = { ...doctor, browser }
}

async function mine(period = '2026-10') {
  const answer = await finance.browser.list(url, { filter: { doctor_id: doctor.id, period } })
  return (await finance.browser.get(`${url}/${answer.data[0].id}`)).data
}
const post = (who: Person, path: string, body: object) => who.browser.post(`${url}/${path}`, body)

describe('the way through the bank', () => {
  it('approves what the page shows, not what was reopened and closed again behind it', async () => {
    await ship()
    await goTo('2026-11-05T09:00:00Z')
    const owner = await asAdmin(t, 'owner')
    const seen = await mine()
    expect(seen.status).toBe('closed')
    expect((await post(owner, `${seen.id}/reopen`, { reason: 'Wrong' })).data.status).toBe('open')
    await post(finance, `${seen.id}/adjust`, { amount: 700, type: 'bonus', reason: 'Thanks' })
    expect((await post(owner, `${seen.id}/recalculate`, {})).status).toBe(200)
    await post(owner, 'close', { period: '2026-10', dry_run: false })
    const stale = await post(finance, `${seen.id}/approve`, { revision: seen.revision })
    expect(stale.refusal).toEqual([409, 'REVISION_CONFLICT'])
    const { status, revision } = await mine()
    expect(status).toBe('closed')
    expect((await post(finance, `${seen.id}/approve`, { revision })).data.status).toBe('approved')
  })

  it('approves, hands over, writes the file and takes the bank’s answer, each row for itself', async () => {
    await ship()
    await goTo('2026-11-05T09:00:00Z')
    const { id, number } = await mine()
    const missing = randomUUID()
    const approved = await post(finance, 'approve', { ids: [missing, id] })
    expect(approved.data).toEqual([
      { id: missing, ok: false, error_code: 'NOT_FOUND', message: 'Not found.' },
      { id, ok: true, error_code: null, message: null },
    ])
    const file = () => finance.browser.get(`${url}/bank-file?filter={"id":["${id}"]}`)
    expect((await file()).body.error_code).toBe('NOTHING_TO_PAY')
    expect((await post(finance, 'paying', { ids: [id] })).data[0].ok).toBe(true)
    const csv = await file()
    expect(csv.text).toContain(`${number},`)
    expect(csv.text).toContain(
      "'=Test Doctor,US,First Bank,021000021,,,Checking account,00123456,100.00,USD,2026-11-20",
    )
    expect(await actionsOn(t, id)).toContain('settlement.bank_file')
    // an account that is changed now is on hold: the transfer goes to the one that it began with
    const bankNumberEnc = encrypt(t.ctx.config, '99999999')
    await t.change(doctors, doctor.id, { bankHolder: 'Somebody Else', bankNumberEnc })
    expect((await file()).text).toBe(csv.text)

    const text = [
      'statement;Paid on;reference;amount',
      `${number};２０２６−１１−０５;TRF-9;１００．００`,
      `${number};2026-11-05;TRF-9;100.01`,
      'ST-none;2026-11-05;TRF-9;',
      `${number};5.11.2026;TRF-9;`,
      `${number};2026-11-05;;`,
    ].join('\n')
    const run = (dry_run: boolean) => post(finance, 'import-paid', { dry_run, text })
    const dry = (await run(true)).data
    expect((await mine()).status).toBe('paying')
    const done = (await run(false)).data
    expect({ ...done, dry_run: true }).toEqual(dry)
    expect(done).toMatchObject({ ok: 1, failed: 4 })
    expect(done.rows.map((row: { error_code: string }) => row.error_code)).toEqual([
      null,
      'WRONG_AMOUNT',
      'UNKNOWN_STATEMENT',
      'NOT_A_DATE',
      'REFERENCE_MISSING',
    ])
    expect(done.rows[1].errors[0].message).toBe('The statement’s net amount is $100.00.')
    expect(await mine()).toMatchObject({ status: 'paid', payment_ref: 'TRF-9' })
    expect(await t.rows(settlements, id)).toMatchObject([{ bankAccount: null }])
    expect((await run(false)).data).toMatchObject({ ok: 0, failed: 5 })
    await t.drain()
    const sent = await t.rows(mails, { doctorId: doctor.id })
    expect(sent.filter((mail) => mail.template === 'statement_paid')).toHaveLength(1)
  })

  it('refuses a file without the columns, or without rows', async () => {
    const wrong = await post(finance, 'import-paid', { dry_run: true, text: 'a,b\n1,2' })
    expect(wrong.faults).toEqual([422, ['text']])
    const empty = await post(finance, 'import-paid', {
      dry_run: true,
      text: 'Statement,Paid on,Reference\n\n',
    })
    expect(empty.body.error_code).toBe('WRONG_SIZE')
  })

  it('writes the entries of a month for the books', async () => {
    const order = await ship()
    await goTo('2026-11-05T09:00:00Z')
    const content = await mine()
    const csv = await finance.browser.get(`${url}/accounting?period=2026-10`)
    expect(csv.text).toContain(
      `2026-10-02,${content.number},closed,${content.doctor_number},commission,${order.number},500.00,20,100.00,USD,`,
    )
    const wrong = await finance.browser.get(`${url}/accounting?period=2026-13`)
    expect(wrong.faults).toEqual([422, ['period']])
  })

  it('reads amounts as they are written', () => {
    expect(minorUnits('1,240.5', 'USD')).toBe(124_050)
    expect(minorUnits('-3', 'USD')).toBe(-300)
    expect(minorUnits('1240', 'JPY')).toBe(1_240)
    for (const text of ['1.2.3', '12,40', '1.005', 'abc', '1e3'])
      expect(minorUnits(text, 'USD')).toBeNaN()
  })
})

describe('a line that is put off', () => {
  it('goes onto the next statement with what reverses it, and stays off this one', async () => {
    await ship(10)
    const order = await ship()
    await goTo('2026-11-01T09:00:00Z')
    const open = await mine()
    const line = open.lines.find((l: { order_number: string }) => l.order_number === order.number)
    const body = { line_id: line.id, reason: 'The parcel is looked for', revision: open.revision }
    const path = `${open.id}/exclude-line`
    expect((await post(finance, path, { ...body, revision: 999 })).status).toBe(409)
    expect((await post(finance, path, { ...body, line_id: randomUUID() })).status).toBe(404)
    expect((await post(finance, path, body)).data).toMatchObject({ commission: 5_000, net: 5_000 })
    const { data: history } = await finance.browser.get(`${url}/${open.id}/history`)
    const moved = history.find((r: { action: string }) => r.action === 'settlement.exclude_line')
    expect(moved.changes).toContainEqual(
      expect.objectContaining({ label: 'Line', after: `${order.number} · ${line.product}` }),
    )
    await refundTestLine(t, order.id, order.lineIds[0] ?? '', 25_000)
    expect((await post(finance, `${open.id}/recalculate`, {})).data.net).toBe(5_000)
    await goTo('2026-11-04T09:00:00Z')
    const closed = await mine()
    expect(closed).toMatchObject({ status: 'closed', net: 5_000 })
    const late = await post(finance, path, { ...body, revision: closed.revision })
    expect(late.body.error_code).toBe('PERIOD_LOCKED')
    await goTo('2026-12-01T09:00:00Z')
    expect(await mine('2026-11')).toMatchObject({ commission: 5_000, gross_base: 25_000 })
  })
})

describe('a dispute', () => {
  it('holds the approval until it is answered; what is granted is on the next statement', async () => {
    await ship()
    await goTo('2026-11-05T09:00:00Z')
    const { id, lines } = await mine()
    const object = (who: Person, body: object) =>
      who.browser.post(`/api/doctor/statements/${id}/disputes`, body)
    const body = { line_id: lines[0].id, message: 'The rate is 25 %' }
    expect((await object(doctor, { ...body, line_id: randomUUID() })).faults).toEqual([
      422,
      ['line_id'],
    ])
    const opened = await object(doctor, body)
    expect(opened.data.lines[0].dispute).toMatchObject({ status: 'open', answer: null })
    expect((await object(doctor, body)).body.error_code).toBe('ALREADY_DISPUTED')
    expect((await post(finance, `${id}/approve`, {})).body.error_code).toBe('DISPUTE_OPEN')
    const payout = async () => (await doctor.browser.get('/api/doctor/earnings')).data
    expect(await payout()).toMatchObject({ next_amount: 10_000, next_waits_for: 'dispute' })

    const answer = {
      dispute_id: opened.data.lines[0].dispute.id,
      outcome: 'accepted',
      answer: 'You are right',
      amount: 2_500,
    }
    const path = `${id}/answer-dispute`
    const declined = await post(finance, path, { ...answer, outcome: 'declined' })
    expect(declined.faults).toEqual([422, ['amount']])
    expect((await post(finance, path, answer)).data.lines[0].dispute.status).toBe('accepted')
    expect((await post(finance, path, answer)).status).toBe(409)
    expect(await payout()).toMatchObject({ next_amount: 10_000, next_waits_for: null })
    expect((await post(finance, `${id}/approve`, {})).data.status).toBe('approved')
    await goTo('2026-12-04T09:00:00Z')
    expect(await mine('2026-11')).toMatchObject({ adjustments: 2_500 })
    await t.drain()
    const sent = (await t.rows(mails)).filter((m) => m.doctorId === doctor.id)
    const names = sent.map((mail) => mail.template)
    expect(names).toContain('admin_dispute_opened')
    const answered = sent.find((mail) => mail.template === 'dispute_answered')
    expect(answered?.text).toContain(opened.data.lines[0].dispute.message)
    expect(answered?.text).toContain('You are right')
    expect(answered?.text).toContain('$25.00')
  })

  it('can be withdrawn until it is answered, and the line disputed again', async () => {
    await ship()
    await goTo('2026-11-05T09:00:00Z')
    const { id, lines } = await mine()
    const at = `/api/doctor/statements/${id}`
    const object = (message: string) =>
      doctor.browser.post(`${at}/disputes`, { line_id: lines[0].id, message })
    const opened = (await object('The rate is 25 %')).data.lines[0].dispute
    const body = { dispute_id: opened.id }
    const withdraw = (sent = body) => doctor.browser.post(`${at}/withdraw-dispute`, sent)
    expect((await withdraw({ dispute_id: randomUUID() })).status).toBe(404)

    expect((await withdraw()).data.lines[0].dispute).toMatchObject({
      status: 'withdrawn',
      message: 'The rate is 25 %',
    })
    expect(await actionsOn(t, id)).toContain('settlement.dispute_withdrawn')
    const told = await mailsTo(t, finance.email)
    expect(told[0]?.template).toBe('admin_dispute_withdrawn')
    expect((await mine()).open_disputes).toBe(0)
    const earnings = await doctor.browser.get('/api/doctor/earnings')
    expect(earnings.data.next_waits_for).toBeNull()
    expect((await withdraw()).body.error_code).toBe('INVALID_TRANSITION')
    const answer = { dispute_id: opened.id, outcome: 'declined', answer: 'No' }
    const answered = await post(finance, `${id}/answer-dispute`, answer)
    expect(answered.body.error_code).toBe('INVALID_TRANSITION')

    const again = (await object('The quantity is wrong')).data.lines[0].dispute
    expect(again).toMatchObject({ status: 'open', message: 'The quantity is wrong' })
    await post(finance, `${id}/answer-dispute`, { ...answer, dispute_id: again.id })
    const late = await withdraw({ dispute_id: again.id })
    expect(late.body.error_code).toBe('INVALID_TRANSITION')
    expect((await object('Once more')).body.error_code).toBe('ALREADY_DISPUTED')
  })

  it('keeps its line where it can be answered', async () => {
    await ship()
    await goTo('2026-11-05T09:00:00Z')
    const owners = [await asAdmin(t, 'owner'), await asAdmin(t, 'owner')] as const
    const { id, lines } = await mine()
    const line_id = lines[0].id
    const asked = await post(owners[0], `${id}/void`, { reason: 'Duplicate' })
    const { revision } = asked.data
    const { data } = await doctor.browser.post(`/api/doctor/statements/${id}/disputes`, {
      line_id,
      message: 'The rate is 25 %',
    })
    const refusals = [(await post(owners[1], `${id}/confirm-void`, { revision })).refusal]
    await post(owners[0], `${id}/withdraw-void`, { revision })
    refusals.push((await post(owners[0], `${id}/void`, { reason: 'Duplicate' })).refusal)
    await post(owners[0], `${id}/reopen`, { reason: 'Wrong' })
    const putOff = async () => {
      const { revision } = await mine()
      return post(finance, `${id}/exclude-line`, { line_id, reason: 'Later', revision })
    }
    refusals.push((await putOff()).refusal)
    expect(refusals).toEqual(Array.from({ length: 3 }, () => [409, 'DISPUTE_OPEN']))
    const answer = { dispute_id: data.lines[0].dispute.id, outcome: 'declined', answer: 'No' }
    expect((await post(finance, `${id}/answer-dispute`, answer)).status).toBe(200)
    expect((await putOff()).data.lines).toEqual([])
  })

  it('comes too late after five days', async () => {
    await ship()
    await goTo('2026-11-04T00:05:00Z')
    await goTo('2026-11-09T00:06:00Z')
    const { id, lines } = await mine()
    const late = await doctor.browser.post(`/api/doctor/statements/${id}/disputes`, {
      line_id: lines[0].id,
      message: 'Late',
    })
    expect(late.body.error_code).toBe('DISPUTE_WINDOW_OVER')
  })

  it('can be sent for as many days as are set, and the mail names them', async () => {
    await putShopSetting(t.ctx, 'settlement.dispute_days', 7)
    await ship()
    await goTo('2026-11-05T09:00:00Z')
    const told = (await mailsTo(t, doctor.email)).find((mail) => mail.template.includes('closed'))
    expect(told?.text).toContain('dispute it within 7 days')
    await putShopSetting(t.ctx, 'settlement.dispute_days', 5)
  })
})

it('tells who approves that the statements of a month are ready, once', async () => {
  await ship()
  const approver = await asAdmin(t, 'finance')
  for (const at of ['2026-11-01T00:05:00Z', '2026-11-04T00:05:00Z', '2026-11-04T01:05:00Z']) {
    t.clock.set(at)
    await runSweeps(t.ctx)
  }
  const ready = await mailsTo(t, approver.email, 'admin_settlement_ready')
  expect(ready).toHaveLength(1)
  expect(ready[0]?.subject).toBe('Statements for October 2026 are ready')
  expect(ready[0]?.text).toContain('The statements for October 2026 are closed.')
  expect(ready[0]?.text).toContain('$100.00')
})
