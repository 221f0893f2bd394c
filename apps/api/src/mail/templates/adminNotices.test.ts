import { expect, it } from 'vitest'
import { accounts } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import { runSweeps } from '../../jobs/sweeps.ts'
import { asAdmin, asDoctor, asPatient, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { placeTestOrder, shipTestOrder } from '../../testing/orders.ts'

const t = await useClinic()

it('tells operations of a parcel that did not arrive, in each reader’s language', async () => {
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  const product = await makeProduct(t)
  const operations = await asAdmin(t, 'operations')
  const japanese = await asAdmin(t, 'operations')
  const finance = await asAdmin(t, 'finance')
  await t.ctx.db.update(accounts).set({ locale: 'ja' }).where(eq(accounts.id, japanese.accountId))
  const order = await placeTestOrder(t, patient, doctor, [{ product, quantity: 1 }])
  const parcel = await shipTestOrder(t, order.id)
  const answer = await operations.browser.post(`/api/admin/shipments/${parcel}/exception`, {
    code: 'lost',
    note: 'Carrier <b>searched</b>',
  })
  expect(answer.status).toBe(200)
  const [english] = await mailsTo(t, operations.email)
  expect(english).toMatchObject({ template: 'admin_shipment_exception' })
  expect(english?.text).toContain(order.number)
  expect(english?.html).toContain('Carrier &lt;b&gt;searched')
  expect((await mailsTo(t, japanese.email))[0]?.subject).toMatch(/紛失$/)
  expect(await mailsTo(t, finance.email)).toEqual([])
})

it('tells who approves that the statements of a month are ready, once', async () => {
  t.clock.set('2026-10-02T09:00:00Z')
  const doctor = await asDoctor(t, {
    bankHolder: 'Test Doctor',
    bankName: 'First Bank',
    bankKind: 'current',
    bankNumberEnc: 'v1.x',
    bankNumberLast4: '4821',
  })
  const patient = await asPatient(t, doctor)
  const product = await makeProduct(t)
  const order = await placeTestOrder(t, patient, doctor, [{ product, quantity: 20 }])
  await shipTestOrder(t, order.id)
  const finance = await asAdmin(t, 'finance')
  for (const at of ['2026-11-01T00:05:00Z', '2026-11-04T00:05:00Z', '2026-11-04T01:05:00Z']) {
    t.clock.set(at)
    await runSweeps(t.ctx)
  }
  const ready = (await mailsTo(t, finance.email)).filter(
    (mail) => mail.template === 'admin_settlement_ready',
  )
  expect(ready).toHaveLength(1)
  expect(ready[0]?.subject).toBe('Settlements of 2026-10 are ready')
  expect(ready[0]?.text).toContain('$100.00')
})
