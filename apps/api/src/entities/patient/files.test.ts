import { expect, it } from 'vitest'
import { files } from '../../db/schema/doctor.ts'
import { newId } from '../../ids.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import { asDoctor, asPatient } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { formOf, pdf, png } from '../../testing/uploads.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)

const at = (patientId: string, rest = '') => `/api/doctor/patients/${patientId}/files${rest}`
const filesOf = (...named: [string, Buffer][]) =>
  formOf({}, { files: named.map(([name, content]) => ({ name, content })) })

it('keeps files with a patient, reads and deletes them, each step in the log', async () => {
  const added = await doctor.browser.post(
    at(patient.id),
    filesOf(['血液検査.pdf', pdf], ['skin.png', png]),
  )
  expect(added.status, added.text).toBe(201)
  const list = (await doctor.browser.get(at(patient.id))).data
  expect(list).toEqual(added.data)
  const scan = list.find((file: { filename: string }) => file.filename === '血液検査.pdf')
  expect(scan).toMatchObject({ content_type: 'application/pdf', size: pdf.length })
  const read = await doctor.browser.get(at(patient.id, `/${scan.id}`))
  expect([read.status, read.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await doctor.browser.del(at(patient.id, `/${scan.id}`))).status).toBe(204)
  expect((await doctor.browser.get(at(patient.id, `/${scan.id}`))).status).toBe(404)
  expect((await doctor.browser.del(at(patient.id, `/${scan.id}`))).status).toBe(404)
  expect((await doctor.browser.get(at(patient.id))).data).toHaveLength(1)
  const log = await actionsOn(t, { patientId: patient.id })
  for (const action of ['add_file', 'read_files', 'read_file', 'remove_file'])
    expect(log).toContain(`patient.${action}`)
  const events = (await doctor.browser.list(`/api/doctor/patients/${patient.id}/timeline`)).data
  expect(events.map((each: { event: string }) => each.event)).toEqual(
    expect.arrayContaining(['patient.add_file', 'patient.remove_file']),
  )
})

it('are not found below another patient of the same doctor', async () => {
  const [file] = (await doctor.browser.post(at(patient.id), filesOf(['a.pdf', pdf]))).data
  const second = await asPatient(t, doctor)
  expect((await doctor.browser.get(at(second.id, `/${file.id}`))).status).toBe(404)
  expect((await doctor.browser.get(at(patient.id, `/${file.id}`))).status).toBe(200)
})

it('are a few files of known kinds', async () => {
  const someone = await asPatient(t, doctor)
  const refusal = async (...named: [string, Buffer][]) => {
    const answer = await doctor.browser.post(at(someone.id), filesOf(...named))
    expect(answer.faults).toEqual([422, ['files']])
    return answer.body.error_code
  }
  await refusal()
  expect(await refusal(['note.pdf', Buffer.from('hello')])).toBe('FILE_TYPE')
  await t.add(
    files,
    Array.from({ length: 50 }, () => ({
      key: `patient/${newId()}.pdf`,
      ownerType: 'patient_record',
      ownerId: someone.id,
      doctorId: doctor.id,
      patientId: someone.id,
      purpose: 'patient',
      filename: 'x.pdf',
      contentType: 'application/pdf',
      size: 1,
      sha256: '',
    })),
  )
  expect(await refusal(['one more.pdf', pdf])).toBe('TOO_MANY_FILES')
})
