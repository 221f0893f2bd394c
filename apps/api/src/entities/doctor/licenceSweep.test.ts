import { dayMs as day } from '@officina/shared/dates/days'
import { beforeEach, expect, it } from 'vitest'
import { accounts } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { asAdmin, asDoctor, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'

const t = await useClinic()
beforeEach(() => t.clock.set('2026-11-20T09:00:00Z'))

const row = (doctor: Person) => t.row(doctors, doctor.id)
const warnings = (doctor: Person) => mailsTo(t, doctor.email, 'licence_expiring')

it('tells the doctor 60, 30 and 7 days before, once each, in the doctor’s language', async () => {
  const doctor = await asDoctor(t, { licenceExpiresOn: '2027-01-20' })
  await t.change(accounts, doctor.accountId, { locale: 'ja' })
  await t.advance(0)
  expect(await warnings(doctor)).toHaveLength(0)
  for (const [days, sent] of [
    [1, 1],
    [29, 1],
    [1, 2],
    [22, 2],
    [1, 3],
    [6, 3],
  ] as const) {
    await t.advance(days * day)
    await t.advance(0)
    expect([days, (await warnings(doctor)).length]).toEqual([days, sent])
  }
  const [last, , first] = await warnings(doctor)
  expect(first?.text).toContain('あと60日')
  expect(last?.text).toContain('あと7日')
  expect(last?.html).toContain('2027年1月20日')
  expect(last?.text).toContain('2027年2月19日')
})

it('keeps quiet at night, to those who do not practise, and who have handed in the renewed one', async () => {
  t.clock.set('2026-11-20T23:00:00Z')
  const doctor = await asDoctor(t, { licenceExpiresOn: '2026-12-01' })
  const suspended = await asDoctor(t, { licenceExpiresOn: '2026-12-01', status: 'suspended' })
  const renewing = await asDoctor(t, {
    licenceExpiresOn: '2026-12-01',
    licenceRenewalSentAt: new Date('2026-11-18T00:00:00Z'),
  })
  await t.advance(0)
  expect(await warnings(doctor)).toHaveLength(0)
  await t.goTo('2026-11-21T08:00:00Z')
  expect(await warnings(suspended)).toHaveLength(0)
  expect(await warnings(renewing)).toHaveLength(0)
  const browser = await setCookiesForTest(t, 'doctor', renewing.accountId)
  expect((await browser.get('/api/doctor/top')).data.practice.needs_you).toEqual([])
  const [mail] = await warnings(doctor)
  expect(mail?.subject).toBe('Your licence expires on 1 Dec 2026')
  expect(mail?.text).toContain('10 days')
})

it('suspends 30 days after the end, once for each date', async () => {
  const doctor = await asDoctor(t, { licenceExpiresOn: '2026-10-22' })
  const renewing = await asDoctor(t, {
    licenceExpiresOn: '2026-10-01',
    licenceRenewalSentAt: new Date('2026-11-01T00:00:00Z'),
  })
  await t.advance(0)
  expect((await row(doctor)).status).toBe('approved')
  await t.advance(day)
  const after = await row(doctor)
  expect(after).toMatchObject({
    status: 'suspended',
    statusReasonCode: 'expired',
    honourRecipesWhenSuspended: true,
    suspendedAt: t.clock.now(),
  })
  expect((await row(renewing)).status).toBe('approved')
  const browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
  expect((await browser.post('/api/doctor/recipes', {})).body.error_code).toBe('ACCOUNT_SUSPENDED')
  const log = await t.rows(auditLog, { objectId: doctor.id })
  expect(log).toMatchObject([{ action: 'doctor.suspend', actorRole: 'system' }])
  const mails = await mailsTo(t, doctor.email)
  expect(mails.map((mail) => mail.template)).toEqual(['doctor.suspended'])
  expect(mails[0]?.text).toContain('Your licence has expired')
  const admin = await asAdmin(t)
  const back = await admin.browser.post(`/api/admin/doctors/${doctor.id}/reinstate`, {
    revision: after.revision,
    reason: 'Renewed copy seen',
  })
  expect(back.status).toBe(200)
  await t.advance(day)
  expect((await row(doctor)).status).toBe('approved')
})

it('suspends nobody on the last day of a licence', async () => {
  const admin = await asAdmin(t)
  const rules = '/api/admin/settings/reviews'
  const { revision } = (await admin.browser.get(rules)).data
  const atOnce = { revision, licence_suspend_days: 0 }
  expect((await admin.browser.patch(rules, atOnce)).status).toBe(200)
  const doctor = await asDoctor(t, { licenceExpiresOn: '2026-11-20' })
  await t.advance(0)
  expect((await row(doctor)).status).toBe('approved')
  expect((await warnings(doctor))[0]?.text).toContain('on 21 Nov 2026')
  await t.advance(day)
  expect((await row(doctor)).status).toBe('suspended')
})
