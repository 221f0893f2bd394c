import { expect, it } from 'vitest'
import { newId } from '../../ids.ts'
import { asDoctor, asPatient, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { linkTo, mailsTo, tokenOf } from '../../testing/mails.ts'
import { formOf, pdf, png } from '../../testing/uploads.ts'

const url = '/api/doctor/account/logo'
const t = await useClinic()
const doctor = await asDoctor(t)

const put = (content: Buffer, who = doctor) =>
  who.browser.post(url, formOf({}, { logo: [{ name: 'logo.png', content }] }))
const seenBy = async (patient: Person) =>
  (await patient.browser.get('/api/patient/me')).data.doctor.clinic_logo

it('is seen by the patients of the clinic, on invitations, and nowhere else', async () => {
  const patient = await asPatient(t, doctor)
  const stranger = await asPatient(t, await asDoctor(t))
  expect(await seenBy(patient)).toBeNull()
  const answer = await put(png)
  expect([answer.status, answer.data.clinic_logo]).toEqual([201, await seenBy(patient)])
  expect(await seenBy(stranger)).toBeNull()
  const picture = await t.browser().get(answer.data.clinic_logo)
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
  await doctor.browser.post('/api/doctor/invitation', {
    last_name: 'Green',
    first_name: 'Eve',
    email: 'eve.logo@example.org',
    language: 'en',
  })
  await mailsTo(t, 'eve.logo@example.org')
  const token = tokenOf(await linkTo(t, 'eve.logo@example.org'))
  const invite = await t.browser().post('/api/patient/invite/token', { token })
  expect(invite.data.clinic_logo).toBe(answer.data.clinic_logo)
})

it('gives way to a new one, and is taken away', async () => {
  const first = (await put(png)).data.clinic_logo
  const second = (await put(png)).data.clinic_logo
  expect((await t.browser().get(first)).status).toBe(404)
  expect((await doctor.browser.del(url)).status).toBe(204)
  expect((await t.browser().get(second)).status).toBe(404)
  expect((await doctor.browser.get('/api/doctor/account')).data.clinic_logo).toBeNull()
})

it('is a picture, and nothing else is found by its path', async () => {
  expect((await put(pdf)).faults).toEqual([422, ['logo']])
  expect((await t.browser().get(`/api/clinic-logos/${newId()}`)).status).toBe(404)
  expect((await put(png, await asDoctor(t, { status: 'suspended' }))).status).toBe(403)
})
