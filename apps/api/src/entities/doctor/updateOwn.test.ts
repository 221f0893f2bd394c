import { describe, expect, it } from 'vitest'
import { doctors } from '../../db/schema/doctor.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { eq } from '../../db/sql.ts'
import { asAdmin, asDoctor } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { formOf, pdf } from '../../testing/uploads.ts'

const t = await useClinic()

const licence = {
  licenceType: 'physician',
  licenceCountry: 'US',
  licenceNumber: 'MD-1',
  licenceExpiresOn: '2026-12-31',
}

describe('POST /api/doctor/account/clinic-code', () => {
  const url = '/api/doctor/account/clinic-code'
  it('gives another code, with an audit row; the one before joins nobody any more', async () => {
    const me = await asDoctor(t, { clinicCode: 'GREEN234' })
    const { data } = await me.browser.post(url)
    expect(data.clinic_code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    expect(data.clinic_code).not.toBe('GREEN234')
    expect(await t.ctx.db.$count(doctors, eq(doctors.clinicCode, 'GREEN234'))).toBe(0)
    const row = await t.row(auditLog, { objectId: me.id })
    expect(row).toMatchObject({ action: 'doctor.renew_clinic_code', doctorId: me.id })
  })
})

describe('PATCH /api/doctor/me', () => {
  it('changes what is given, raises the revision and names the fields in the log', async () => {
    const me = await asDoctor(t)
    const answer = await me.browser.patch('/api/doctor/me', {
      revision: 1,
      first_name: 'Hana',
      clinic_line2: '',
      website: 'https://hana.example.org',
      speciality: 'dermatology',
      disclosure_text: 'We earn 20 %.',
      discount_default_percent: 20,
    })
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({
      first_name: 'Hana',
      clinic_line2: null,
      website: 'https://hana.example.org',
      disclosure_text: 'We earn 20 %.',
      discount_default_percent: 20,
      discount_max_percent: 20,
      revision: 2,
    })
    expect((await me.browser.get('/api/doctor/me')).data.first_name).toBe('Hana')
    const row = await t.row(auditLog, { objectId: me.id })
    expect(row).toMatchObject({ action: 'doctor.update_own', doctorId: me.id })
    expect(row.after).toEqual({
      fields: ['firstName', 'website', 'speciality', 'disclosureText', 'discountDefaultBp'],
    })
  })

  it('refuses a stale revision, and nothing changes', async () => {
    const me = await asDoctor(t)
    await me.browser.patch('/api/doctor/me', { revision: 1, first_name: 'First' })
    const late = await me.browser.patch('/api/doctor/me', { revision: 1, first_name: 'Late' })
    expect(late.refusal).toEqual([409, 'REVISION_CONFLICT'])
    expect((await me.browser.get('/api/doctor/account')).data.first_name).toBe('First')
  })

  it('gives patients no more than the own rate', async () => {
    const me = await asDoctor(t)
    const change = { revision: 1, discount_default_percent: 21 }
    const answer = await me.browser.patch('/api/doctor/me', change)
    expect(answer.faults).toEqual([422, ['discount_default_percent']])
  })
})

describe('POST /api/doctor/account/licence', () => {
  const url = '/api/doctor/account/licence'
  const renewal = (overrides: Record<string, string | null> = {}, files = 1) =>
    formOf(
      { licence_number: 'MD-2', licence_expires_on: '2031-12-31', ...overrides },
      {
        licence_file: Array.from({ length: files }, () => ({ name: 'new.pdf', content: pdf })),
      },
    )

  it('is for suspended doctors too', async () => {
    const suspended = await asDoctor(t, { ...licence, status: 'suspended' })
    expect((await suspended.browser.post(url, renewal())).status).toBe(201)
  })

  it('waits for an administrator, who is mailed and puts it in force', async () => {
    const admin = await asAdmin(t)
    const me = await asDoctor(t, { ...licence, licenceNumber: 'MD-10' })
    const answer = await me.browser.post(url, renewal({ licence_number: 'MD-11' }))
    expect(answer.status).toBe(201)
    expect(answer.data).toMatchObject({
      licence_number: 'MD-10',
      licence_expires_on: '2026-12-31',
      licence_renewal: { number: 'MD-11', expires_on: '2031-12-31' },
    })
    expect(answer.data.documents).toHaveLength(1)
    const [mail] = await mailsTo(t, admin.email)
    expect(mail?.template).toBe('doctor-application-renewal')
    expect(mail?.text).toContain(`/admins/doctors/${me.id}`)
    const seen = await admin.browser.get(`/api/admin/doctors/${me.id}`)
    expect(seen.data).toMatchObject({
      licence_renewal_number: 'MD-11',
      licence_renewal_expires_on: '2031-12-31',
    })
    const checked = await admin.browser.patch(`/api/admin/doctors/${me.id}`, {
      revision: seen.data.revision,
      licence_number: 'MD-11',
      licence_expires_on: '2031-12-31',
    })
    expect(checked.status).toBe(200)
    const after = await me.browser.get('/api/doctor/account')
    expect(after.data).toMatchObject({
      licence_number: 'MD-11',
      licence_expires_on: '2031-12-31',
      licence_renewal: null,
    })
    expect(after.data.licence_verified_at).toBe(t.clock.now().toISOString())
  })

  it.each([
    [renewal({ licence_expires_on: '2026-11-20' }), 'licence_expires_on'],
    [renewal({ licence_expires_on: 'soon' }), 'licence_expires_on'],
    [renewal({ licence_number: null }), 'licence_number'],
    [renewal({}, 0), 'licence_file'],
    [renewal({}, 6), 'licence_file'],
  ])('refuses at the field (%#)', async (form, field) => {
    const me = await asDoctor(t, { ...licence, licenceNumber: null })
    expect((await me.browser.post(url, form)).faults).toEqual([422, [field]])
  })

  it('refuses a licence another doctor works with, and keeps no file', async () => {
    await asDoctor(t, { ...licence, licenceNumber: 'MD-TAKEN' })
    const me = await asDoctor(t, { ...licence, licenceNumber: 'MD-30' })
    const answer = await me.browser.post(url, renewal({ licence_number: 'md-taken' }))
    expect(answer.refusal).toEqual([422, 'LICENCE_DUPLICATE'])
    const row = await t.row(doctors, me.id)
    expect(row.licenceRenewalNumber).toBeNull()
    expect((await me.browser.get('/api/doctor/account')).data.documents).toEqual([])
  })
})
