import { expect, it, vi } from 'vitest'
import { asAdmin, asDoctor, password } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'

const t = await useClinic()
const path = '/api/admin/settings/security'

it('ends sessions and makes wrong passwords wait as the owner says, from then on', async () => {
  const owner = await asAdmin(t, 'owner')
  const change = async (fields: object) => {
    const { revision } = (await owner.browser.get(path)).data
    return owner.browser.patch(path, { ...fields, revision })
  }
  const refused = await change({ admin_idle: 4, tries: 11, tries_minutes: 9, doctor_hours: 25 })
  expect(refused.faults).toEqual([422, ['admin_idle', 'doctor_hours', 'tries', 'tries_minutes']])
  expect((await change({ patient_days: 7 })).faults).toEqual([422, ['remember_days']])

  const doctor = await asDoctor(t)
  t.clock.advance(30 * 60_000)
  await owner.browser.get(path)
  const tried = await change({ doctor_idle: 20, dry_run: true })
  expect(
    tried.data.notes.find((note: { field: string }) => note.field === 'doctor_idle'),
  ).toMatchObject({ effect: '1 sign-in would end now.' })
  expect((await change({ doctor_idle: 20, doctor_hours: 1, tries: 3 })).status).toBe(200)
  await vi.waitFor(() => expect(t.ctx.security().freeGuesses).toBe(3))
  expect((await doctor.browser.get('/api/doctor/me')).status).toBe(401)
  const statuses = []
  for (let n = 0; n < 4; n++) {
    const body = { email: doctor.email, password: 'not the password' }
    statuses.push((await t.browser().post('/api/doctor/login', body)).status)
  }
  expect(statuses).toEqual([422, 422, 422, 429])
  expect((await owner.browser.get(path)).status).toBe(200)
})

it('asks for longer passwords when one is set next, and locks nobody out', async () => {
  const owner = await asAdmin(t, 'owner')
  const doctor = await asDoctor(t)
  const { revision } = (await owner.browser.get(path)).data
  const short = await owner.browser.patch(path, {
    doctor_password: 11,
    patient_password: 9,
    admin_password: 65,
    revision,
  })
  expect(short.faults).toEqual([422, ['admin_password', 'doctor_password', 'patient_password']])
  expect((await owner.browser.patch(path, { doctor_password: 40, revision })).status).toBe(200)
  await vi.waitFor(() => expect(t.ctx.security().shortestPassword.doctor).toBe(40))
  const setTo = (next: string) =>
    doctor.browser.post('/api/doctor/account/password', {
      current_password: password,
      password: next,
      password_confirmation: next,
    })
  const refused = await setTo('a quiet garden behind the house')
  expect(refused.body.errors.password).toEqual(['The password must be at least 40 characters.'])
  expect((await doctor.browser.get('/api/doctor/me')).status).toBe(200)
  const signIn = { email: doctor.email, password: password }
  expect((await t.browser().post('/api/doctor/login', signIn)).status).toBe(200)
  expect((await setTo('a quiet garden behind the house of my aunt')).status).toBe(204)
})
