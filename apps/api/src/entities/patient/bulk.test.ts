import { expect, it } from 'vitest'
import { patients } from '../../db/schema/patient.ts'
import { newId } from '../../ids.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import { asDoctor, asPatient } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { questionnaireRow } from '../../testing/rows.ts'

const t = await useClinic()
const doctor = await asDoctor(t)

const url = '/api/doctor/patients/bulk'
const bulk = (body: object) => doctor.browser.post(url, body)
const row = (id: string) => t.row(patients, id)
let count = 0
async function invited() {
  const email = `bulk${++count}@example.org`
  const { data } = await doctor.browser.post('/api/doctor/invitation', {
    last_name: 'Brown',
    first_name: 'Ana',
    email,
  })
  return { id: data.id as string, email }
}

it('asks for the tag that is to be added', async () => {
  expect((await bulk({ action: 'add_tag', ids: [newId()] })).faults).toEqual([422, ['tag']])
})

it('sends again to those who are invited and says why not to the others', async () => {
  const one = await invited()
  const active = await asPatient(t, doctor)
  const foreign = await asPatient(t, await asDoctor(t))
  const { status, data } = await bulk({
    action: 'resend',
    ids: [one.id, active.id, foreign.id, newId()],
  })
  expect(status).toBe(200)
  expect(data.map((each: { error_code: string }) => each.error_code)).toEqual([
    null,
    'INVALID_TRANSITION',
    'NOT_FOUND',
    'NOT_FOUND',
  ])
  expect(data[0]).toEqual({ id: one.id, ok: true, error_code: null, message: null })
  expect(data[1].message).toMatch(/\w/)
  expect(await mailsTo(t, one.email)).toHaveLength(2)
})

it('adds a tag once, with its audit row, and archives with the reason', async () => {
  const one = await asPatient(t, doctor, { tags: ['skin'] })
  const two = await asPatient(t, doctor)
  const full = await asPatient(t, doctor, { tags: Array.from({ length: 20 }, (_, i) => `t${i}`) })
  const ids = [one.id, two.id, full.id]
  const tagged = await bulk({ action: 'add_tag', ids, tag: 'skin' })
  expect(tagged.each('ok')).toEqual([true, true, false])
  expect((await row(one.id)).tags).toEqual(['skin'])
  expect(await row(two.id)).toMatchObject({ tags: ['skin'], revision: 2 })
  await bulk({ action: 'add_tag', ids: [one.id], tag: 'skin, winter、new' })
  expect((await row(one.id)).tags).toEqual(['skin', 'winter', 'new'])
  const archived = await bulk({ action: 'archive', ids: [one.id, two.id], reason: 'Moved away' })
  expect(archived.data.every((each: { ok: boolean }) => each.ok)).toBe(true)
  expect(await row(two.id)).toMatchObject({ status: 'archived', statusReason: 'Moved away' })
  expect(await actionsOn(t, two.id)).toEqual(['patient.update', 'patient.archive'])
  const again = await bulk({ action: 'archive', ids: [one.id] })
  expect(again.data[0].error_code).toBe('INVALID_TRANSITION')
})

it('lists the newest published version of each questionnaire', async () => {
  const make = (key: string, version: number, status: 'draft' | 'published' | 'retired') =>
    questionnaireRow(t, {
      key,
      version,
      status,
      title: { en: `${key} ${version}`, ja: `問診 ${key}` },
    })
  await make('sleep', 1, 'published')
  const sleep = await make('sleep', 2, 'published')
  await make('sleep', 3, 'draft')
  await make('skin', 1, 'retired')
  const basics = await make('basics', 1, 'published')
  const { data } = await doctor.browser.get('/api/doctor/questionnaires')
  expect(data).toEqual([
    { id: basics, key: 'basics', version: 1, title: 'basics 1' },
    { id: sleep, key: 'sleep', version: 2, title: 'sleep 2' },
  ])
  const japanese = await doctor.browser.get('/api/doctor/questionnaires', {
    headers: { 'accept-language': 'ja' },
  })
  expect(japanese.data[0].title).toBe('問診 basics')
})
