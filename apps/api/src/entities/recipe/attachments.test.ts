import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { FileMissingError } from '../../files/port.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import { asDoctor, asPatient, makeProduct, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { issueRecipe, lineOf, writeRecipe } from '../../testing/recipes.ts'
import { formOf, pdf, png } from '../../testing/uploads.ts'
import { erasePatient } from '../patient/erase.ts'

const t = await useClinic()

const url = '/api/doctor/recipes'
const filesOf = (...named: [string, Buffer][]) =>
  formOf({}, { files: named.map(([name, content]) => ({ name, content })) })

async function makeDraft(doctor: Person, patient: Person) {
  const lines = [lineOf(await makeProduct(t))]
  return writeRecipe(doctor, { patient_id: patient.id }, { lines })
}

async function makeDraftWithFile() {
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  const draft = await makeDraft(doctor, patient)
  const added = await doctor.browser.post(
    `${url}/${draft.id}/attachments`,
    filesOf(['plan.pdf', pdf]),
  )
  expect(added.status).toBe(201)
  return { doctor, patient, draft, file: added.data[0] as { id: string } }
}

describe('files of a recipe', () => {
  it('are not found below another recipe of the same doctor', async () => {
    const { doctor, patient, file } = await makeDraftWithFile()
    const second = await makeDraft(doctor, patient)
    const at = `${url}/${second.id}/attachments/${file.id}`
    expect((await doctor.browser.get(at)).status).toBe(404)
    expect((await doctor.browser.del(at)).status).toBe(404)
  })

  it('are named in the draft, come back as they were, and reading one is audited', async () => {
    const { doctor, draft, file } = await makeDraftWithFile()
    const { data } = await doctor.browser.get(`${url}/${draft.id}`)
    expect(data.attachments).toMatchObject([
      { id: file.id, filename: 'plan.pdf', content_type: 'application/pdf', size: pdf.length },
    ])
    // the text of the draft is not another one because of a file
    expect(data.revision).toBe(draft.revision)
    const read = await doctor.browser.get(`${url}/${draft.id}/attachments/${file.id}`)
    expect(read.raw.equals(pdf)).toBe(true)
    expect(read.headers['content-disposition']).toContain('plan.pdf')
    expect(read.headers['x-content-type-options']).toBe('nosniff')
    expect(await actionsOn(t, draft.id)).toEqual(
      expect.arrayContaining(['recipe.add_attachment', 'recipe.read_attachment']),
    )
  })

  it('are PDF, JPG or PNG by their first bytes, ten at most, and never none', async () => {
    const { doctor, draft } = await makeDraftWithFile()
    const add = (form: FormData) => doctor.browser.post(`${url}/${draft.id}/attachments`, form)
    const page = await add(filesOf(['page.pdf', Buffer.from('<html><script>1</script>')]))
    expect(page.faults).toEqual([422, ['files']])
    const table = await add(filesOf(['list.pdf', Buffer.from('a,b\n1,2\n')]))
    expect(table.body.errors.files).toEqual(['Choose PDF, JPG or PNG files.'])
    expect((await add(new FormData())).faults).toEqual([422, ['files']])
    const nine = Array.from({ length: 9 }, (_, n): [string, Buffer] => [`${n}.png`, png])
    expect((await add(filesOf(...nine))).data).toHaveLength(10)
    const eleventh = await add(filesOf(['more.png', png]))
    expect(eleventh.status).toBe(422)
    expect(eleventh.body.errors.files[0]).toContain('up to 10')
    const large = await add(filesOf(['large.pdf', Buffer.concat([pdf, Buffer.alloc(10_485_760)])]))
    expect(large.status).toBe(413)
  })

  it('go away with their removal and with the draft', async () => {
    const { doctor, draft, file } = await makeDraftWithFile()
    const keys = await t.rows(files, { ownerId: draft.id })
    const at = `${url}/${draft.id}/attachments`
    expect((await doctor.browser.del(`${at}/${file.id}`)).status).toBe(204)
    expect((await doctor.browser.get(`${at}/${file.id}`)).status).toBe(404)
    await expect(t.ctx.files.get(keys[0]?.key ?? '')).rejects.toThrow(FileMissingError)
    await doctor.browser.post(at, filesOf(['b.png', png]))
    const second = await t.row(files, { ownerId: draft.id })
    expect((await doctor.browser.del(`${url}/${draft.id}`)).status).toBe(204)
    expect(await t.rows(files, { ownerId: draft.id })).toEqual([])
    await expect(t.ctx.files.get(second.key)).rejects.toThrow(FileMissingError)
  })

  it('are fixed when it is issued, read by its patient then, and copied to the next version', async () => {
    const { doctor, patient, draft, file } = await makeDraftWithFile()
    const forPatient = `/api/patient/recipes/${draft.id}/attachments/${file.id}`
    expect((await patient.browser.get(forPatient)).status).toBe(404)
    await issueRecipe(doctor, draft)
    const at = `${url}/${draft.id}/attachments`
    const late = await doctor.browser.post(at, filesOf(['late.png', png]))
    expect(late.refusal).toEqual([409, 'INVALID_TRANSITION'])
    expect((await doctor.browser.del(`${at}/${file.id}`)).status).toBe(409)

    const seen = await patient.browser.get(`/api/patient/recipes/${draft.id}`)
    expect(seen.data.attachments).toMatchObject([{ id: file.id, filename: 'plan.pdf' }])
    const read = await patient.browser.get(forPatient)
    expect(read.raw.equals(pdf)).toBe(true)

    const next = await doctor.browser.post(url, { mode: 'edit', recipe: draft.id })
    expect(next.data.attachments).toMatchObject([{ filename: 'plan.pdf' }])
    expect(next.data.attachments[0].id).not.toBe(file.id)
    await doctor.browser.del(`${url}/${next.data.id}`)
    expect((await patient.browser.get(forPatient)).status).toBe(200)
    // papers of one patient never reach another one
    const copy = await doctor.browser.post(url, { mode: 'copy', recipe: draft.id })
    expect(copy.data.attachments).toEqual([])
  })

  it('stay with whom it was issued to when somebody is erased for whom it was begun', async () => {
    const { doctor, patient: first, draft, file } = await makeDraftWithFile()
    const patient = await asPatient(t, doctor)
    const body = { revision: draft.revision, patient_id: patient.id }
    const { data } = await doctor.browser.patch(`${url}/${draft.id}`, body)
    await issueRecipe(doctor, data)
    const gone = await t.row(patients, first.id)
    await inTransaction(t.ctx, (tx) => erasePatient(tx, gone))
    const at = `/api/patient/recipes/${draft.id}/attachments/${file.id}`
    expect((await patient.browser.get(at)).status).toBe(200)
  })
})
