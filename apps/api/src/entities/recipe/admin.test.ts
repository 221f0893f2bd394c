import { beforeEach, describe, expect, it } from 'vitest'
import { patients } from '../../db/schema/patient.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { products } from '../../db/schema/product.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { loggedOn } from '../../testing/auditLog.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo, templatesTo } from '../../testing/mails.ts'
import { issueNext, issueRecipe, lineOf, writeRecipe } from '../../testing/recipes.ts'

const url = '/api/admin/recipes'
let owner: Person
let reader: Person
let doctor: Person
let patient: Person
let product: TestProduct
let recipe: { id: string; number: string; revision: number }

const t = await useClinic()
beforeEach(async () => {
  t.clock.set('2026-11-20T09:00:00Z')
  owner = await asAdmin(t)
  reader = await asAdmin(t, 'support')
  doctor = await asDoctor(t)
  patient = await asPatient(t, doctor)
  product = await makeProduct(t)
  recipe = await issue()
})

const draft = (lines = [lineOf(product)]) =>
  writeRecipe(
    doctor,
    { patient_id: patient.id },
    { label: 'Course', message: 'Half the dose at first.', lines },
  )
const issue = async (lines = [lineOf(product)]) => issueRecipe(doctor, await draft(lines))

const get = async (who = owner, id = recipe.id) => who.browser.get(`${url}/${id}`)
const act = (verb: string, body: object, who = owner) =>
  who.browser.post(`${url}/${recipe.id}/${verb}`, body)
const list = async (filter: Record<string, unknown>, who = owner) =>
  (await who.browser.list(url, { filter })).data

describe('the list', () => {
  it('has patients’ names for those who may read health data', async () => {
    const [mine] = await list({ doctor_id: doctor.id })
    expect(mine).toMatchObject({
      number: recipe.number,
      version: 1,
      label: 'Course',
      doctor_id: doctor.id,
      status: 'issued',
      lines_count: 1,
      ordered_count: 0,
      needed_count: 1,
      sales: 0,
      flags: [],
    })
    expect(mine.patient_name).toMatch(/^Test Patient/)
    const [same] = await list({ doctor_id: doctor.id }, reader)
    expect(same.number).toBe(recipe.number)
    expect(same.patient_number).toMatch(/^P-T/)
    expect(same).not.toHaveProperty('patient_name')
    const read = await t.rows(auditLog, { action: 'recipes.listed', actorId: owner.accountId })
    expect(read[0]?.after).toMatchObject({ count: 1, ids: [patient.id], filters: ['doctor_id'] })
    const content = await owner.browser.get(`${url}/export?filter={"doctor_id":"${doctor.id}"}`)
    expect(content.text).toContain('Patient')
    const plain = await reader.browser.get(`${url}/export?filter={"doctor_id":"${doctor.id}"}`)
    expect(plain.text).not.toContain('Patient’s name')
  })

  it('finds by name only where names are read, and by product only where contents are', async () => {
    const row = await t.row(patients, patient.id)
    const name = row.lastName
    expect(await list({ q: name })).toHaveLength(1)
    expect(await list({ q: name }, reader)).toHaveLength(0)
    expect(await list({ q: row.number }, reader)).toHaveLength(1)
    expect(await list({ q: recipe.number }, reader)).toHaveLength(1)
    expect(await list({ product_id: product.productId })).toHaveLength(1)
    const refused = await reader.browser.list(url, { filter: { product_id: product.productId } })
    expect(refused.status).toBe(403)
  })

  it('leaves drafts out, flags what to look at, and counts sales', async () => {
    const { id } = await draft()
    expect((await get(owner, id)).status).toBe(404)
    expect(await list({ doctor_id: doctor.id })).toHaveLength(1)
    await t.change(products, product.productId, {
      status: 'discontinued',
      removedAt: t.clock.now(),
    })
    await t.change(recipes, recipe.id, {
      warningsOverridden: [{ code: 'ALLERGY', line: 0, reason: 'Tolerated' }],
    })
    const flagged = { doctor_id: doctor.id, flag: ['warning_overridden'] }
    expect((await list(flagged))[0].flags).toEqual(['warning_overridden', 'discontinued_product'])
    expect(await list({ doctor_id: doctor.id, flag: ['discontinued_product'] })).toHaveLength(1)
    expect(await list({ doctor_id: doctor.id, flag: ['held_by_platform'] })).toHaveLength(0)
    const facets = await owner.browser.get(`${url}/facets?filter={"doctor_id":"${doctor.id}"}`)
    expect(facets.data.facets.status).toEqual({ issued: 1 })
  })
})

describe('one recipe', () => {
  it('has its content for those who may read it, and each reading is audited', async () => {
    const full = await get()
    expect(full.data.content).toMatchObject({
      message: 'Half the dose at first.',
      lines: [{ product_id: product.productId, quantity: 2 }],
    })
    expect(full.data.events[0]).toMatchObject({ event: 'issued', actor_role: 'doctor' })
    expect(full.data.mails).toEqual([
      expect.objectContaining({ template: 'recipe_issued', to: 'patient' }),
    ])
    expect(full.data.mails[0].recipient).not.toBe(patient.email)
    expect(full.data.actions).toEqual(['hold', 'void', 'make_template'])
    expect(await loggedOn(t, recipe.id, 'recipe.read')).toHaveLength(1)
    const header = await get(reader)
    expect(header.data).toMatchObject({ content: null, actions: [] })
    expect(JSON.stringify(header.data)).not.toContain('Half the dose')
    expect(await loggedOn(t, recipe.id, 'recipe.read')).toHaveLength(1)
  })

  it('lists its versions', async () => {
    const next = await issueNext(doctor, recipe.id)
    const { data } = await get()
    expect(data).toMatchObject({ status: 'superseded', superseded_by: next.id })
    expect(data.versions.map((v: { version: number }) => v.version)).toEqual([2, 1])
    expect(data.actions).toEqual(['make_template'])
  })
})

describe('a hold for safety', () => {
  it('needs a reason and the revision that was read', async () => {
    const body = { revision: recipe.revision, reason: 'Recall of a product' }
    expect((await act('hold', { ...body, revision: 99 })).body.error_code).toBe('REVISION_CONFLICT')
  })

  it('stops orders, tells doctor and patient, and only the platform ends it', async () => {
    const body = { revision: recipe.revision, reason: 'Recall of a product' }
    const held = await act('hold', body)
    expect(held.data).toMatchObject({
      status: 'on_hold',
      held_by: 'admin',
      flags: ['held_by_platform'],
      content: { hold_reason: 'Recall of a product' },
      actions: ['resume', 'make_template'],
    })
    const line = held.data.content.lines[0]
    const cart = await patient.browser.post('/api/patient/cart/lines', {
      variant_id: product.variantId,
      quantity: 2,
      recipe_line_id: line.id,
    })
    expect(cart.body.error_code).toBe('RECIPE_ON_HOLD')
    const byDoctor = await doctor.browser.post(`/api/doctor/recipes/${recipe.id}/resume`, {})
    expect(byDoctor.refusal).toEqual([403, 'HELD_BY_ADMIN'])
    expect(await templatesTo(t, doctor.email)).toContain('recipe_held_doctor')
    expect(await templatesTo(t, patient.email)).toContain('recipe_held')
    const text = (await mailsTo(t, patient.email)).map((mail) => mail.text).join()
    expect(text).not.toContain('Recall')
    const [row] = await loggedOn(t, recipe.id, 'recipe.on_hold')
    expect(row).toMatchObject({ before: { status: 'issued' }, after: { status: 'on_hold' } })
    expect(row?.reason).toBeNull()

    expect((await act('hold', { ...body, revision: held.data.revision })).body).toMatchObject({
      error_code: 'INVALID_TRANSITION',
    })
    const resumed = await act('resume', { revision: held.data.revision })
    expect(resumed.data).toMatchObject({ status: 'issued', held_by: null })
    expect(await templatesTo(t, patient.email)).toContain('recipe_resumed')
    expect(await templatesTo(t, doctor.email)).toContain('recipe_resumed_doctor')
    expect((await act('resume', { revision: resumed.data.revision })).status).toBe(409)
  })

  it('goes on with the next version, as long as a product of it stands there', async () => {
    const hold = (id: string, revision: number) =>
      owner.browser.post(`${url}/${id}/hold`, { revision, reason: 'Recall of a product' })
    await hold(recipe.id, recipe.revision)
    const next = await issueNext(doctor, recipe.id)
    expect(next).toMatchObject({
      status: 'on_hold',
      held_by: 'admin',
      hold_reason: 'Recall of a product',
    })
    const told = await templatesTo(t, patient.email)
    expect(told.filter((template) => template === 'recipe_issued')).toHaveLength(1)
    const { data } = await owner.browser.post(`${url}/${next.id}/resume`, {
      revision: next.revision,
    })
    expect(data.status).toBe('issued')
    const third = await issueNext(doctor, next.id)
    expect(third.status).toBe('issued')
    await hold(third.id, third.revision)
    const from = { mode: 'edit', recipe: third.id }
    const without = await writeRecipe(doctor, from, { lines: [lineOf(await makeProduct(t))] })
    expect((await issueRecipe(doctor, without)).status).toBe('issued')
  })

  it('holds a copy for the same patient as well, and a copy of a copy', async () => {
    const body = { revision: recipe.revision, reason: 'Recall of a product' }
    await act('hold', body)
    const copyFor = (person: Person, source = recipe.id) =>
      writeRecipe(
        doctor,
        { mode: 'copy', recipe: source, patient_id: person.id },
        { lines: [lineOf(product)] },
      )
    const held = { status: 'on_hold', held_by: 'admin' }
    const copy = await copyFor(patient)
    const copyOfDraft = await copyFor(patient, copy.id)
    expect(await issueRecipe(doctor, copyOfDraft)).toMatchObject(held)
    expect(await issueRecipe(doctor, copy)).toMatchObject(held)
    // the reason may be that patient's own
    expect((await issueRecipe(doctor, await copyFor(await asPatient(t, doctor)))).status).toBe(
      'issued',
    )
  })

  it('leaves the doctor’s own hold to the doctor', async () => {
    await doctor.browser.post(`/api/doctor/recipes/${recipe.id}/hold`, { reason: 'Blood results' })
    const { data } = await get()
    expect(data.actions).toEqual(['make_template'])
    const refused = await act('resume', { revision: data.revision })
    expect(refused.refusal).toEqual([403, 'HELD_BY_DOCTOR'])
  })
})

describe('entered in error', () => {
  const body = () => ({ revision: recipe.revision, reason: 'Wrong patient' })

  it('hides the recipe from the patient and tells the doctor', async () => {
    const voided = await act('void', body())
    expect(voided.data).toMatchObject({
      status: 'entered_in_error',
      content: { end_reason_text: 'Wrong patient' },
    })
    expect((await patient.browser.get(`/api/patient/recipes/${recipe.id}`)).status).toBe(404)
    expect(await templatesTo(t, doctor.email)).toContain('recipe_voided_doctor')
    expect(await loggedOn(t, recipe.id, 'recipe.entered_in_error')).toHaveLength(1)
    expect((await act('void', { ...body(), revision: voided.data.revision })).status).toBe(409)
  })

  it('is refused once something was ordered', async () => {
    await t.change(recipes, recipe.id, { firstOrderedAt: t.clock.now() })
    await t.change(recipeLines, { recipeId: recipe.id }, { timesOrdered: 1 })
    expect((await get()).data.actions).toEqual(['hold', 'make_template'])
    expect((await act('void', body())).refusal).toEqual([409, 'INVALID_TRANSITION'])
  })
})
