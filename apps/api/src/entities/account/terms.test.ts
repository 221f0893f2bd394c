import { legalVersions } from '@officina/shared/legalVersions'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, consents } from '../../db/schema/account.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { eq } from '../../db/sql.ts'
import { asAdmin, asDoctor, asPatient, type Person, password } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'

let patient: Person
const raised = { ...legalVersions }
const next = '2027-04-01'
const announced: Record<string, string> = {}

const t = await useClinic({ legalVersions: raised, announcedVersions: announced })
const doctor = await asDoctor(t)
beforeEach(async () => {
  Object.assign(raised, legalVersions)
  patient = await asPatient(t, doctor)
})

describe.each(['doctor', 'patient'] as const)('terms that have changed, %s', (side) => {
  const me = () => (side === 'doctor' ? doctor : patient)
  const own = side === 'doctor' ? 'terms-of-service-doctors' : 'terms-of-service'
  const work = side === 'doctor' ? '/api/doctor/patients/counts' : '/api/patient/cart'
  const accept = (documents: object[]) => me().browser.post(`/api/${side}/terms`, { documents })

  it('refuses everything but me, the acceptance and the sign-out until they are accepted', async () => {
    expect((await me().browser.get(work)).status).toBe(200)
    raised[own] = next
    const refused = await me().browser.get(work)
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'TERMS_OUTDATED' } })
    const write = await me().browser.patch(`/api/${side}/application`, {})
    expect([403, 404]).toContain(write.status)
    const asked = await me().browser.get(`/api/${side}/me`)
    expect(asked.data.outstanding_documents).toEqual([
      { key: own, version: next, accepted_version: '2026-11-01' },
    ])
    const done = await accept([{ key: own, version: next }])
    expect(done.status).toBe(200)
    expect(done.data.outstanding_documents).toEqual([])
    expect((await me().browser.get(work)).status).toBe(200)
    const rows = await t.ctx.db
      .select()
      .from(consents)
      .where(eq(consents.accountId, me().accountId))
    expect(rows).toContainEqual(
      expect.objectContaining({
        documentKey: own,
        version: next,
        acceptedAt: t.clock.now(),
        ip: '127.0.0.1',
      }),
    )
    const log = await t.ctx.db.select().from(auditLog).where(eq(auditLog.objectId, me().accountId))
    expect(log.filter((row) => row.action === 'terms.accept')).toHaveLength(1)
    expect((await accept([{ key: own, version: next }])).status).toBe(200)
    raised[own] = legalVersions[own]
  })

  it('wants all of it in the version in force', async () => {
    raised[own] = '2027-05-01'
    raised['privacy-policy'] = '2027-05-01'
    const half = await accept([{ key: own, version: '2027-05-01' }])
    expect(half).toMatchObject({ status: 422 })
    expect(Object.keys(half.body.errors)).toEqual(['documents'])
    const old = await accept([
      { key: own, version: '2027-05-01' },
      { key: 'privacy-policy', version: '2026-11-01' },
    ])
    expect(old.status).toBe(422)
    expect((await me().browser.get(work)).status).toBe(403)
    expect((await accept([])).status).toBe(422)
    expect((await accept([{ key: 'cookies', version: '2027-05-01' }])).status).toBe(422)
    const all = [own, 'privacy-policy'].map((key) => ({ key, version: '2027-05-01' }))
    expect((await accept(all)).status).toBe(200)
  })
})

it('the consent to the use of health data goes with the privacy policy', async () => {
  raised['privacy-policy'] = next
  await patient.browser.post('/api/patient/terms', {
    documents: [{ key: 'privacy-policy', version: next }],
  })
  const rows = await t.ctx.db
    .select()
    .from(consents)
    .where(eq(consents.accountId, patient.accountId))
  expect(
    rows
      .filter((row) => row.version === next)
      .map((row) => row.documentKey)
      .sort(),
  ).toEqual(['health-data', 'privacy-policy'])
})

it('the sign-in tells it at once, the sign-out works, a version from the next release counts', async () => {
  raised['terms-of-service'] = next
  const browser = t.browser()
  const signedIn = await browser.post('/api/patient/login', { email: patient.email, password })
  expect(signedIn.data.outstanding_documents).toHaveLength(1)
  expect((await browser.post('/api/patient/logout')).status).toBe(204)
  raised['terms-of-service'] = '2026-10-01'
  expect((await patient.browser.get('/api/patient/cart')).status).toBe(200)
})

it('belongs to the signed-in person of the area', async () => {
  const body = { documents: [{ key: 'privacy-policy', version: '2026-11-01' }] }
  expect((await t.browser().post('/api/patient/terms', body)).status).toBe(401)
  expect((await t.browser().post('/api/doctor/terms', body)).status).toBe(401)
  const admin = await asAdmin(t)
  expect((await admin.browser.post('/api/patient/terms', body)).status).toBe(401)
  expect((await patient.browser.post('/api/doctor/terms', body)).status).toBe(401)
})

it('mails new terms once to everybody concerned, and asks to accept them from their day on', async () => {
  await asPatient(t, doctor)
  await t.ctx.db.delete(mails)
  announced['terms-of-service'] = '2027-01-15'
  announced['privacy-policy'] = '2027-02-01'
  const told = async (accountId: string) =>
    (
      await t.ctx.db
        .select({ subject: mails.subject, accountId: mails.accountId, text: mails.text })
        .from(mails)
        .where(eq(mails.template, 'new-terms'))
        .orderBy(mails.subject)
    ).filter((mail) => mail.accountId === accountId)
  await t.ctx.db
    .update(accounts)
    .set({ timezone: 'Asia/Tokyo' })
    .where(eq(accounts.id, doctor.accountId))
  // 21:30 in Tokyo
  t.clock.set('2026-11-25T12:30:00Z')
  await t.advance(0)
  await t.advance(0)
  expect(await told(doctor.accountId)).toEqual([])
  expect((await told(patient.accountId)).map((mail) => mail.subject)).toEqual([
    'Our terms change on 1 Feb 2027',
    'Our terms change on 15 Jan 2027',
  ])
  expect((await told(patient.accountId))[1]?.text).toContain('/terms-of-service#announced')
  await t.advance(12 * 3_600_000)
  expect(await told(doctor.accountId)).toHaveLength(1)
  expect(await told(patient.accountId)).toHaveLength(2)

  const outstanding = async () =>
    (await patient.browser.get('/api/patient/me')).data.outstanding_documents
  t.clock.set('2027-01-14T23:00:00Z')
  patient = await asPatient(t, doctor)
  expect(await outstanding()).toEqual([])
  t.clock.set('2027-01-15T00:00:00Z')
  expect(await outstanding()).toEqual([
    { key: 'terms-of-service', version: '2027-01-15', accepted_version: '2026-11-01' },
  ])
  expect((await patient.browser.get('/api/patient/cart')).body.error_code).toBe('TERMS_OUTDATED')
  await t.advance(0)
  // who came later is told of what is still to come
  expect((await told(patient.accountId)).map((mail) => mail.subject)).toEqual([])
  t.clock.set('2027-01-15T09:00:00Z')
  await t.advance(0)
  expect((await told(patient.accountId)).map((mail) => mail.subject)).toEqual([
    'Our terms change on 1 Feb 2027',
  ])
})
