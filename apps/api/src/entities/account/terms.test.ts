import { legalVersions } from '@officina/shared/legalVersions'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, consents } from '../../db/schema/account.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { eq } from '../../db/sql.ts'
import { asAdmin, asDoctor, asPatient, type Person, password } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { putShopSetting } from '../platform/shopSettings.ts'

let patient: Person
const raised = { ...legalVersions }
const next = '2027-04-01'

const t = await useClinic({ legalVersions: raised })
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

  it('refuses everything but me, the own data, the acceptance and the sign-out until they are accepted', async () => {
    expect((await me().browser.get(work)).status).toBe(200)
    raised[own] = next
    const refused = await me().browser.get(work)
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'TERMS_OUTDATED' } })
    const write = await me().browser.patch(`/api/${side}/application`, {})
    expect([403, 404]).toContain(write.status)
    // nobody has to agree to get their data
    const data = { current_password: password }
    expect((await me().browser.post(`/api/${side}/account/export`, data)).status).toBe(200)
    const asked = await me().browser.get(`/api/${side}/me`)
    expect(asked.data.outstanding_documents).toEqual([
      { key: own, version: next, accepted_version: '2026-11-01', changes: expect.any(Object) },
    ])
    const done = await accept([{ key: own, version: next }])
    expect(done.status).toBe(200)
    expect(done.data.outstanding_documents).toEqual([])
    expect((await me().browser.get(work)).status).toBe(200)
    const rows = await t.rows(consents, { accountId: me().accountId })
    expect(rows).toContainEqual(
      expect.objectContaining({
        documentKey: own,
        version: next,
        acceptedAt: t.clock.now(),
        ip: '127.0.0.1',
      }),
    )
    const log = await t.rows(auditLog, { objectId: me().accountId })
    expect(log.filter((row) => row.action === 'terms.accept')).toHaveLength(1)
    expect((await accept([{ key: own, version: next }])).status).toBe(200)
    raised[own] = legalVersions[own]
  })

  it('wants all of it in the version in force', async () => {
    raised[own] = '2027-05-01'
    raised['privacy-policy'] = '2027-05-01'
    const half = await accept([{ key: own, version: '2027-05-01' }])
    expect(half).toMatchObject({ status: 422 })
    expect(half.faults).toEqual([422, ['documents']])
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

it('a patient who does not agree can ask to be deleted', async () => {
  raised['terms-of-service'] = next
  const body = { current_password: password, reason: null }
  expect((await patient.browser.post('/api/patient/account/deletion', body)).status).toBe(200)
  expect((await patient.browser.get('/api/patient/cart')).status).toBe(403)
})

it('who does not agree gets data and deletion also where a second factor is required', async () => {
  const require = async (rule: 'required' | 'optional') => {
    for (const role of ['doctor', 'patient'] as const) {
      await putShopSetting(t.ctx, `security.${role}_factor`, rule)
      await t.app.ports.events.tell('setting')
      await expect.poll(() => t.app.ports.security().secondFactor[role]).toBe(rule)
    }
  }
  await require('required')
  raised['privacy-policy'] = next
  const body = { current_password: password }
  const own = '/api/patient/account/deletion'
  const answers = [
    await doctor.browser.post('/api/doctor/account/export', body),
    await patient.browser.post('/api/patient/account/export', body),
    await patient.browser.post(own, body),
    await patient.browser.call('DELETE', own),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await require('optional')
})

it('the consent to the use of health data goes with the privacy policy', async () => {
  raised['privacy-policy'] = next
  await patient.browser.post('/api/patient/terms', {
    documents: [{ key: 'privacy-policy', version: next }],
  })
  const rows = await t.rows(consents, { accountId: patient.accountId })
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

const texts = '/api/admin/legal-texts'
const draft = {
  body_en: '## Payouts\n\nEvery Monday.',
  body_ja: '## お支払い\n\n毎週月曜日です。',
  changes_en: '- Payouts follow weekly.',
  changes_ja: '毎週お支払いします。',
}
/** On what was read just before. */
async function saveDraft(document: string, body = draft): Promise<{ revision: number }> {
  const { browser } = await asAdmin(t)
  const { revision } = (await browser.get(`${texts}/${document}`)).data
  return (await browser.patch(`${texts}/${document}`, { ...body, revision })).data
}
async function publish(document: string, version: string) {
  const { browser } = await asAdmin(t)
  const { revision } = await saveDraft(document)
  return browser.post(`${texts}/${document}/publish`, { revision, version, asks_acceptance: true })
}

it('refuses to publish what is empty, unchanged, too early or was saved by someone else', async () => {
  t.clock.set('2026-11-25T12:30:00Z')
  const admin = await asAdmin(t)
  const path = `${texts}/terms-of-service-doctors`
  const builtIn = (await admin.browser.get(path)).data
  expect(builtIn).toMatchObject({ draft: null, revision: 0, in_force: '2026-11-01' })
  const save = (values: object) => admin.browser.patch(path, { ...builtIn, ...draft, ...values })
  const only = ({ body_en, body_ja, changes_en, changes_ja }: typeof draft, revision: number) => ({
    body_en,
    body_ja,
    changes_en,
    changes_ja,
    revision,
  })
  const same = await admin.browser.patch(path, only(builtIn, 0))
  expect(same.data).toMatchObject({ draft: { saved_by: expect.any(String) } })
  const { revision } = same.data
  expect((await save({})).status).toBe(422)
  expect((await admin.browser.patch(path, only(draft, 0))).body.error_code).toBe(
    'REVISION_CONFLICT',
  )
  const sent = { revision, version: '2026-11-20', asks_acceptance: true }
  const refused = await admin.browser.post(`${path}/publish`, sent)
  expect(refused.faults).toEqual([422, ['body_en', 'changes_en', 'changes_ja', 'version']])
  // their own terms promise doctors thirty days
  expect(refused.body.errors.version[0]).toContain('25 Dec 2026')
  const saved = await admin.browser.patch(path, only({ ...draft, body_ja: ' ' }, revision))
  const seen = { revision: saved.data.revision }
  const half = { ...seen, version: '2026-11-25', asks_acceptance: false }
  expect((await admin.browser.post(`${path}/publish`, half)).faults).toEqual([422, ['body_ja']])
  expect((await admin.browser.post(`${path}/publish`, { ...half, revision })).status).toBe(409)
  expect((await admin.browser.post(`${path}/discard`, seen)).data.draft).toBeNull()
  expect((await admin.browser.post(`${path}/discard`, seen)).status).toBe(404)
  // another draft than the one that was discarded
  expect((await admin.browser.patch(path, only(draft, 0))).status).toBe(200)
  const old = await admin.browser.patch(path, only(draft, seen.revision))
  expect(old.body.error_code).toBe('REVISION_CONFLICT')
})

it('mails new terms once to everybody concerned, and asks to accept them from their day on', async () => {
  t.clock.set('2026-11-25T12:30:00Z')
  const other = await asDoctor(t)
  await t.ctx.db.delete(mails)
  expect((await publish('terms-of-service', '2027-01-15')).status).toBe(200)
  expect((await publish('privacy-policy', '2027-02-01')).status).toBe(200)
  const told = async (accountId: string) =>
    (
      await t.ctx.db
        .select({ subject: mails.subject, accountId: mails.accountId, text: mails.text })
        .from(mails)
        .where(eq(mails.template, 'new-terms'))
        .orderBy(mails.subject)
    ).filter((mail) => mail.accountId === accountId)
  await t.change(accounts, other.accountId, { timezone: 'Asia/Tokyo' })
  // 21:30 in Tokyo
  await t.advance(0)
  await t.advance(0)
  expect(await told(other.accountId)).toEqual([])
  expect((await told(patient.accountId)).map((mail) => mail.subject)).toEqual([
    'Our terms change on 1 Feb 2027',
    'Our terms change on 15 Jan 2027',
  ])
  expect((await told(patient.accountId))[1]?.text).toContain('/terms-of-service#announced')
  await t.advance(12 * 3_600_000)
  expect(await told(other.accountId)).toHaveLength(1)
  expect(await told(patient.accountId)).toHaveLength(2)

  const me = async () => (await patient.browser.get('/api/patient/me')).data
  t.clock.set('2027-01-14T23:00:00Z')
  patient = await asPatient(t, doctor)
  expect(await me()).toMatchObject({
    outstanding_documents: [],
    coming_documents: [
      { key: 'terms-of-service', version: '2027-01-15' },
      { key: 'privacy-policy', version: '2027-02-01' },
    ],
  })
  t.clock.set('2027-01-15T00:00:00Z')
  const version = '2027-01-15'
  expect((await me()).outstanding_documents).toEqual([
    {
      key: 'terms-of-service',
      version,
      accepted_version: '2026-11-01',
      changes: { en: ['Payouts follow weekly.'], ja: ['毎週お支払いします。'] },
    },
  ])
  expect((await patient.browser.get('/api/patient/cart')).body.error_code).toBe('TERMS_OUTDATED')
  await t.advance(0)
  // who came later is told of what is still to come
  expect((await told(patient.accountId)).map((mail) => mail.subject)).toEqual([])
  await t.goTo('2027-01-15T09:00:00Z')
  expect((await told(patient.accountId)).map((mail) => mail.subject)).toEqual([
    'Our terms change on 1 Feb 2027',
  ])
})

it('every published version stays public; one that does not ask is accepted by nobody', async () => {
  t.clock.set('2027-02-02T09:00:00Z')
  patient = await asPatient(t, doctor)
  const all = { key: 'privacy-policy', version: '2027-02-01' }
  const mine = [{ key: 'terms-of-service', version: '2027-01-15' }, all]
  expect((await patient.browser.post('/api/patient/terms', { documents: mine })).status).toBe(200)
  const admin = await asAdmin(t)
  const path = `${texts}/terms-of-service`
  const body = { ...draft, body_en: '## Payouts\n\nEvery Monday, at noon.' }
  // made of the version before the latest
  const old = await admin.browser.patch(path, { ...body, revision: 0 })
  expect(old.body.error_code).toBe('REVISION_CONFLICT')
  const { revision } = await saveDraft('terms-of-service', body)
  const sent = { revision, version: '2027-02-02', asks_acceptance: false }
  const done = await admin.browser.post(`${path}/publish`, sent)
  expect(
    done.data.versions.map((row: Record<string, unknown>) => [row.version, row.state]),
  ).toEqual([
    ['2027-02-02', 'in_force'],
    ['2027-01-15', 'former'],
    ['2026-11-01', 'former'],
  ])
  expect(done.data.versions[1]).toMatchObject({ accepted: expect.any(Number) })
  expect((await patient.browser.get('/api/patient/cart')).status).toBe(200)
  const visitor = t.browser()
  const shown = (await visitor.get('/api/legal/terms-of-service')).data
  expect(shown).toMatchObject({
    version: '2027-02-02',
    changed_since: '2027-01-15',
    coming: null,
    body: { en: body.body_en },
  })
  const first = await visitor.get('/api/legal/terms-of-service?version=2026-11-01')
  expect(first.data.body.en).toContain('## ')
  expect((await visitor.get('/api/legal/terms-of-service?version=2026-12-24')).status).toBe(404)
  expect((await visitor.get('/api/legal')).data).toContainEqual(all)
  const again = { ...sent, revision: revision + 1 }
  expect((await admin.browser.post(`${path}/publish`, again)).status).toBe(404)
})
