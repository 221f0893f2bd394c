import { describe, expect, it } from 'vitest'
import { auditLog } from '../../db/schema/platform.ts'
import { queryOf } from '../../testing/browser.ts'
import { asDoctor, asPatient, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { issueNext, issueRecipe, lineOf, writeRecipe } from '../../testing/recipes.ts'

const url = '/api/doctor/recipe-histories'
const recipesUrl = '/api/doctor/recipes'
const at = (filter: object, path = '') => `${url}${path}?${queryOf({ filter })}`
const eventsOf = (data: { event: string; version: number }[]) =>
  data.map((row) => `${row.event} ${row.version}`)

const t = await useClinic()
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)
const product = await makeProduct(t)
const draft = await writeRecipe(
  doctor,
  { patient_id: patient.id },
  { label: '=Sleep', lines: [lineOf(product)] },
)
const { title } = draft.lines[0].product
const first = await issueRecipe(doctor, draft)
const second = await issueNext(doctor, first.id)
await doctor.browser.post(`${recipesUrl}/${second.id}/hold`, { reason: 'Blood test first' })

describe('recipe histories', () => {
  it('tell what happened to each version, newest first, with who did it and what came before', async () => {
    const { data } = await doctor.browser.get(url)
    expect(eventsOf(data)).toEqual(['on_hold 2', 'issued 2', 'superseded 1', 'issued 1'])
    expect(data[0]).toMatchObject({
      recipe_id: second.id,
      number: second.number,
      patient: { id: patient.id },
      reason: 'Blood test first',
      actor_role: 'doctor',
      compared_to: first.id,
    })
    expect(data[0].actor_name).toMatch(/^Test Doctor\d/)
    const inJapanese = await doctor.browser.get(url, { headers: { 'accept-language': 'ja' } })
    expect(inJapanese.data[0].actor_name).toMatch(/^Test Doctor\d/)
    expect(data[3].compared_to).toBeNull()
  })

  it('are filtered by patient, product, event, date and label', async () => {
    const found = async (filter: object) => (await doctor.browser.get(at(filter))).data.length
    const today = t.clock.now().toISOString().slice(0, 10)
    expect(await found({ event: ['issued', 'on_hold'] })).toBe(3)
    expect(await found({ label: 'sleep' })).toBe(4)
    expect(await found({ label: 'skin' })).toBe(0)
    expect(await found({ patient_id: patient.id })).toBe(4)
    expect(await found({ patient: 'nobody of this name' })).toBe(0)
    expect(await found({ product: title })).toBe(4)
    expect(await found({ product: 'no such product' })).toBe(0)
    expect(await found({ q: first.number })).toBe(4)
    expect(await found({ at_gte: '2001-01-01', at_lte: '2001-12-31' })).toBe(0)
    expect(
      await found({ at_gte: '2001-01-01', at_lte: `${Number(today.slice(0, 4)) + 1}-01-01` }),
    ).toBe(4)
  })

  it('are one doctor’s own, also as files', async () => {
    const other = await asDoctor(t)
    expect((await other.browser.get(at({ patient_id: patient.id }))).data).toEqual([])
    const csv = await other.browser.get(`${url}/csv?locale=en`)
    expect(csv.text.split('\r\n').filter(Boolean)).toHaveLength(1)
  })

  it('are exported as CSV that a spreadsheet takes for text, and the export is written down', async () => {
    const csv = await doctor.browser.get(`${at({}, '/csv')}&locale=ja`)
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = csv.text.replace(/^\uFEFF/, '').split('\r\n')
    expect(lines[0]).toBe('日時,レシピ番号,版,コース名,患者,イベント,実行者,理由')
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,R-/)
    expect(lines[1]).toContain("'=Sleep")
    expect(csv.text).toContain('新しい版を発行')
    const rows = await t.rows(auditLog, { action: 'recipe.export_histories' })
    expect(rows.find((row) => row.doctorId === doctor.id)?.after).toMatchObject({
      format: 'csv',
      rows: 4,
    })
  })
})
