import { expect, it } from 'vitest'
import { mails } from '../../db/schema/platform.ts'
import { recordBounce } from '../../mail/recordBounce.ts'
import { asDoctor, asPatient } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'

const t = await useClinic()
const doctor = await asDoctor(t)

const at = (id: string) => `/api/doctor/patients/${id}/mails`
const invite = async (email: string) => {
  const person = { last_name: 'Brown', first_name: 'Ana', email }
  return (await doctor.browser.post('/api/doctor/invitation', person)).data.id as string
}

it('tells what became of a mail', async () => {
  const id = await invite('ana@example.org')
  const before = await doctor.browser.list(at(id))
  expect(before.data).toMatchObject([
    { template: 'patient-invitation', recipient: 'ana@example.org', subject: null },
  ])
  await t.change(mails, { patientId: id }, { status: 'sent' })
  await recordBounce(t.ctx, { recipient: 'ana@example.org', reason: 'x' })
  expect((await doctor.browser.list(at(id))).data).toMatchObject([{ status: 'bounced' }])
})

it('does not tell who is a patient elsewhere, and keeps mails to others out', async () => {
  const elsewhere = await asPatient(t, await asDoctor(t))
  const known = (await doctor.browser.list(at(await invite(elsewhere.email)))).data
  const fresh = (await doctor.browser.list(at(await invite('new@example.org')))).data
  const plain = (row: object) => ({ ...row, id: 0, recipient: '', created_at: '', sent_at: '' })
  expect(known.map(plain)).toEqual(fresh.map(plain))
  const patient = await asPatient(t, doctor)
  const mail = {
    id: known[0].id.replace(/.{4}$/, 'beef'),
    locale: 'en',
    subject: 'x',
    html: '',
  } as const
  await t.add(mails, {
    ...mail,
    template: 'patient-activated',
    recipient: doctor.email,
    accountId: doctor.accountId,
    doctorId: doctor.id,
    patientId: patient.id,
    text: '',
    status: 'sent',
  })
  expect((await doctor.browser.list(at(patient.id))).data).toEqual([])
})
