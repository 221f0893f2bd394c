import { dateIn, dayMs as day } from '@officina/shared/dates/days'
import { describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orderLines } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { catalogs, products, variants } from '../../db/schema/product.ts'
import { recipeEvents, recipeLines, recipes } from '../../db/schema/recipe.ts'
import { newId } from '../../ids.ts'
import {
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo, templatesTo } from '../../testing/mails.ts'
import { placeTestOrder } from '../../testing/orders.ts'
import { paperOf } from '../../testing/paper.ts'
import {
  lineOf as anyLine,
  beginRecipe,
  issueNext,
  issueRecipe,
  writeRecipe,
} from '../../testing/recipes.ts'
import { recipeRow } from '../../testing/rows.ts'
import { completeRecipes } from './complete.ts'
import { refusalOf } from './orderable.ts'
import { recordOrdered, recordShipped, recordUnordered } from './ordered.ts'
import { recipeDocument } from './pdf.ts'

const t = await useClinic()

const url = '/api/doctor/recipes'

const lineOf = (product: TestProduct, overrides = {}) =>
  anyLine(product, { time_of_day: ['morning'], meal: 'with', ...overrides })

const makeDraft = (doctor: Person, patientId?: string, lines: object[] = []) =>
  writeRecipe(doctor, patientId ? { patient_id: patientId } : {}, { label: 'Course', lines })

async function makeIssued(doctor: Person, patient: Person, lines?: object[], issue = {}) {
  const draft = await makeDraft(doctor, patient.id, lines ?? [lineOf(await makeProduct(t))])
  return issueRecipe(doctor, draft, issue)
}

const eventsOf = async (id: string) =>
  (await t.rows(recipeEvents, { recipeId: id }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => row.event)

const onePack = (line: { id: string; variant_id: string; units_per_pack: number }) => ({
  recipeLineId: line.id,
  variantId: line.variant_id,
  units: line.units_per_pack,
})

describe('beginning a draft', () => {
  it('is empty by default, and an untouched one is used again', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const catalog = await makeCatalog(t, [])
    const first = await doctor.browser.post(url, { mode: 'create' })
    expect(first.status).toBe(201)
    expect(first.data).toMatchObject({
      status: 'draft',
      version: 1,
      patient: null,
      lines: [],
      number: null,
    })
    const again = await doctor.browser.post(url, { patient_id: patient.id, catalog_id: catalog })
    expect(again.data).toMatchObject({
      id: first.data.id,
      catalog_id: catalog,
      patient: { id: patient.id },
    })
  })

  it('ignores a catalog that is not open, with a notice', async () => {
    const doctor = await asDoctor(t)
    const answer = await doctor.browser.post(url, { catalog_id: newId() })
    expect(answer.data).toMatchObject({ catalog_id: null, notices: ['CATALOG_NOT_OPEN'] })
  })

  it('refuses the patient of another doctor, an archived one, and modes without a recipe', async () => {
    const doctor = await asDoctor(t)
    const stranger = await asPatient(t, await asDoctor(t))
    const archived = await asPatient(t, doctor, { status: 'archived' })
    expect((await doctor.browser.post(url, { patient_id: stranger.id })).status).toBe(404)
    const refused = await doctor.browser.post(url, { patient_id: archived.id })
    expect(refused.faults).toEqual([422, ['patient_id']])
    for (const mode of ['edit', 'renew', 'copy', 'template']) {
      expect((await doctor.browser.post(url, { mode })).faults).toEqual([422, ['recipe']])
    }
  })

  it('edit opens a draft, and makes one next version of what was issued', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const draft = await makeDraft(doctor, patient.id)
    const opened = await doctor.browser.post(url, { mode: 'edit', recipe: draft.id })
    expect(opened.data.id).toBe(draft.id)
    const issued = await makeIssued(doctor, patient, [
      lineOf(await makeProduct(t), { rationale: 'Sleep' }),
    ])
    const next = await doctor.browser.post(url, { mode: 'edit', recipe: issued.id })
    expect(next.data).toMatchObject({
      version: 2,
      series_id: issued.series_id,
      patient: { id: patient.id },
      supersedes: { id: issued.id, number: issued.number },
      lines: [{ rationale: 'Sleep', times_ordered: 0 }],
    })
    expect(next.data.lines[0].id).not.toBe(issued.lines[0].id)
    const twice = await doctor.browser.post(url, { mode: 'edit', recipe: issued.id })
    expect(twice.data).toMatchObject({ id: next.data.id, notices: ['DRAFT_OPENED'] })
  })

  it('renew moves the dates, keeps the course and marks what changed', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const product = await makeProduct(t, { price: 1000 })
    const issued = await makeIssued(doctor, patient, [lineOf(product, { quantity: 1 })])
    await doctor.browser.post(`${url}/${issued.id}/cancel`, { reason_code: 'patient_wish' })
    await t.change(variants, product.variantId, { price: 1200 })
    await t.change(products, product.productId, { availability: 'discontinued' })
    const renewed = await doctor.browser.post(url, { mode: 'renew', recipe: issued.id })
    expect(renewed.data).toMatchObject({
      version: 2,
      label: 'Course',
      starts_on: '2026-11-20',
      lines: [{ quantity: 1, price: 1000, price_now: 1200 }],
    })
    expect(renewed.data.warnings.map((w: { code: string }) => w.code)).toEqual([
      'DISCONTINUED',
      'PRICE_CHANGED',
    ])
    const draft = await doctor.browser.post(url, { mode: 'renew', recipe: renewed.data.id })
    expect(draft.refusal).toEqual([409, 'INVALID_TRANSITION'])
  })

  it('copy clears the patient and starts a course of its own', async () => {
    const doctor = await asDoctor(t)
    const issued = await makeIssued(doctor, await asPatient(t, doctor))
    const words = { message: 'See you in May, Ana', internalNote: 'Sees her sister too' }
    await t.change(recipes, issued.id, words)
    const copy = await doctor.browser.post(url, { mode: 'copy', recipe: issued.id })
    expect(copy.data).toMatchObject({
      version: 1,
      patient: null,
      message: '',
      internal_note: '',
      source_recipe_id: issued.id,
      supersedes: null,
    })
    expect(copy.data.series_id).not.toBe(issued.series_id)
    expect(copy.data.lines).toHaveLength(1)
  })

  it('template keeps where it came from; a draft template or another doctor’s set is not there', async () => {
    const doctor = await asDoctor(t)
    const make = (values: Parameters<typeof recipeRow>[1]) =>
      recipeRow(t, { kind: 'template', version: 3, title: 'Sleep basics', ...values })
    const template = await make({ status: 'published' })
    const draft = await doctor.browser.post(url, { mode: 'template', recipe: template })
    expect(draft.data).toMatchObject({ source_template_id: template, label: 'Sleep basics' })
    const own = await make({ kind: 'my', status: 'active', doctorId: doctor.id })
    expect((await doctor.browser.post(url, { mode: 'template', recipe: own })).status).toBe(201)
    const foreign = await make({ kind: 'my', status: 'active', doctorId: (await asDoctor(t)).id })
    const unpublished = await make({ status: 'draft' })
    for (const recipe of [foreign, unpublished, newId()])
      expect((await doctor.browser.post(url, { mode: 'template', recipe })).status).toBe(404)
  })
})

describe('writing a draft', () => {
  it('saves it as one document with defaults and computed supply', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const product = await makeProduct(t, { price: 1000 })
    const draft = await makeDraft(doctor, patient.id, [lineOf(product)])
    expect(draft.revision).toBe(2)
    expect(draft.lines[0]).toMatchObject({
      refills_allowed: 3,
      min_days_between: 96,
      days_supply: 120,
      price: 1000,
      orders_left: 4,
      days_left: null,
    })
    expect(draft.totals).toMatchObject({
      subtotal: 2000,
      discount: 0,
      total: 2000,
      currency: 'USD',
    })
    const id = draft.lines[0].id
    const moved = await doctor.browser.patch(`${url}/${draft.id}`, {
      revision: 2,
      lines: [
        lineOf(product, { optional: true, dosage_mode: 'label' }),
        lineOf(product, { id, amount_max: 2 }),
      ],
    })
    expect(moved.data.lines.map((line: { id: string }) => line.id)[1]).toBe(id)
    expect(moved.data.lines[1]).toMatchObject({ position: 1, days_supply: 80 })
    expect(moved.data.totals).toMatchObject({ subtotal: 2000, optional: 2000 })
  })

  it('answers 409 with who and when to a stale revision, and only one of two savers wins', async () => {
    const doctor = await asDoctor(t)
    const draft = await makeDraft(doctor)
    const save = (label: string) =>
      doctor.browser.patch(`${url}/${draft.id}`, { revision: draft.revision, label })
    const answers = await Promise.all([save('a'), save('b'), save('c')])
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409])
    expect(answers.find((a) => a.status === 409)?.body).toMatchObject({
      error_code: 'REVISION_CONFLICT',
      changed_at: expect.any(String),
    })
  })

  it('refuses what is not sold or not open, and amounts in the wrong order', async () => {
    const doctor = await asDoctor(t)
    const product = await makeProduct(t)
    const gone = await makeProduct(t, { removedAt: t.clock.now() })
    const { id, revision } = await makeDraft(doctor)
    const lines = [
      lineOf(product, { variant_id: gone.variantId }),
      lineOf(gone),
      lineOf(product, { amount_min: 3, amount_max: 1 }),
    ]
    const save = (fields: object) => doctor.browser.patch(`${url}/${id}`, { revision, ...fields })
    expect((await save({ lines })).faults).toEqual([
      422,
      ['lines.0.variant_id', 'lines.1.product_id', 'lines.2.amount_max'],
    ])
    expect((await save({ catalog_id: newId() })).faults).toEqual([422, ['catalog_id']])
    expect((await save({ starts_on: '9999-12-31' })).faults).toEqual([422, ['starts_on']])
  })

  it('goes on with a catalog that was closed since', async () => {
    const doctor = await asDoctor(t)
    const catalog = { catalog_id: await makeCatalog(t, []) }
    const { id, revision } = await beginRecipe(doctor, catalog)
    await t.change(catalogs, catalog.catalog_id, { status: 'archived' })
    const save = (fields: object) => doctor.browser.patch(`${url}/${id}`, { revision, ...fields })
    expect((await save({ ...catalog, label: 'Course' })).data).toMatchObject(catalog)
  })

  it('never changes what was issued', async () => {
    const doctor = await asDoctor(t)
    const issued = await makeIssued(doctor, await asPatient(t, doctor))
    const patch = await doctor.browser.patch(`${url}/${issued.id}`, {
      revision: issued.revision,
      label: 'New',
    })
    expect(patch.refusal).toEqual([409, 'INVALID_TRANSITION'])
    expect((await doctor.browser.del(`${url}/${issued.id}`)).status).toBe(409)
    expect((await doctor.browser.get(`${url}/${issued.id}`)).data.label).toBe('Course')
  })

  it('deletes a draft', async () => {
    const doctor = await asDoctor(t)
    const draft = await makeDraft(doctor)
    expect((await doctor.browser.del(`${url}/${draft.id}`)).status).toBe(204)
    expect((await doctor.browser.get(`${url}/${draft.id}`)).status).toBe(404)
  })
})

describe('issuing', () => {
  it('numbers, freezes, dates and tells the patient, in one go', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor, { language: 'ja' })
    const product = await makeProduct(t, { price: 1000, title: 'Frozen' })
    const issued = await makeIssued(doctor, patient, [lineOf(product)], { valid_days: 90 })
    expect(issued).toMatchObject({
      status: 'issued',
      starts_on: '2026-11-20',
      expires_on: '2027-02-18',
      warnings: [],
    })
    expect(issued.number).toMatch(/^R-2026-\d{6}$/)
    await t.change(products, product.productId, { title: 'Renamed' })
    await t.change(variants, product.variantId, { price: 5000 })
    const read = await doctor.browser.get(`${url}/${issued.id}`)
    expect(read.data.lines[0]).toMatchObject({
      price: 1000,
      price_now: 5000,
      product: { title: 'Frozen' },
    })
    const [mail] = await mailsTo(t, patient.email)
    expect(mail).toMatchObject({ template: 'recipe_issued', locale: 'ja' })
    expect(mail?.text).toContain(`/user/recipes?id=${issued.id}`)
    expect(mail?.text).not.toContain('Frozen')
    expect(await eventsOf(issued.id)).toEqual(['issued'])
    const audited = await t.rows(auditLog, { objectId: issued.id })
    expect(audited.map((row) => row.action)).toEqual(
      expect.arrayContaining(['recipe.issue', 'recipe.read']),
    )
  })

  it('sends no mail when not asked, or when the patient cannot sign in yet', async () => {
    const doctor = await asDoctor(t)
    const quiet = await asPatient(t, doctor)
    await makeIssued(doctor, quiet, undefined, { send_mail: false })
    const invited = await asPatient(t, doctor, { status: 'invited' })
    await makeIssued(doctor, invited)
    expect([...(await mailsTo(t, quiet.email)), ...(await mailsTo(t, invited.email))]).toEqual([])
  })

  it('supersedes the version in force under the same number', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const one = await makeIssued(doctor, patient)
    const two = await beginRecipe(doctor, { mode: 'edit', recipe: one.id })
    const began = t.clock.now().getTime()
    let passed = 0
    const ticking = vi.spyOn(t.clock, 'now').mockImplementation(() => new Date(began + passed++))
    const issued = await issueRecipe(doctor, two)
    ticking.mockRestore()
    expect(issued).toMatchObject({ number: one.number, version: 2, status: 'issued' })
    const told = (await mailsTo(t, patient.email)).map(({ text }) =>
      /replaces the version|以前の版に代わる/.test(text),
    )
    expect(told.sort()).toEqual([false, true])
    const listed = await doctor.browser.list(url, { filter: { patient_id: patient.id } })
    expect(listed.each('version')).toEqual([2, 1])
    expect((await doctor.browser.get(`${url}/${one.id}`)).data).toMatchObject({
      status: 'superseded',
      superseded_by: two.id,
    })
    const versions = await doctor.browser.get(`${url}/${one.id}/versions`)
    expect(versions.each('version', 'status')).toEqual([
      [2, 'issued'],
      [1, 'superseded'],
    ])
    const three = await beginRecipe(doctor, { mode: 'renew', recipe: issued.id })
    await issueRecipe(doctor, three, { supersede: false })
    expect((await doctor.browser.get(`${url}/${two.id}`)).data.status).toBe('issued')
  })

  it('carries used refills over only when ticked', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const one = await makeIssued(doctor, patient)
    await inTransaction(t.ctx, (ctx) =>
      recordOrdered(ctx, [{ recipeLineId: one.lines[0].id, quantity: 1 }], 'O-1'),
    )
    const two = await issueNext(doctor, one.id, { carry_refills: true })
    expect(two.lines[0]).toMatchObject({ times_ordered: 1, orders_left: 3 })
    // its orders are the recipe's own: nobody is reminded, and it cannot be taken back
    expect(two.first_ordered_at).not.toBeNull()
    const taken = await doctor.browser.post(`${url}/${two.id}/entered-in-error`, { reason: 'x' })
    expect(taken.body.error_code).toBe('INVALID_TRANSITION')
    // what is on its way comes, whatever is counted, and holds nothing back that is not
    const three = await issueNext(doctor, two.id)
    expect(three.first_ordered_at).toBeNull()
    const anew = { times_ordered: 0, orders_left: 4, next_order_on: null }
    expect(three.lines[0]).toMatchObject({ ...anew, coming: 'ordered' })
    await inTransaction(t.ctx, (ctx) =>
      recordShipped(ctx, [onePack(one.lines[0])], t.clock.now(), t.clock.now()),
    )
    const { data: shipped } = await doctor.browser.get(`${url}/${three.id}`)
    expect(shipped.lines[0]).toMatchObject({ ...anew, coming: null, days_left: 60 })
    // nor is it gone where the recipe was renewed too late
    await t.change(recipes, three.id, { status: 'expired' })
    const draft = await beginRecipe(doctor, { mode: 'renew', recipe: three.id })
    const four = await issueRecipe(doctor, draft)
    expect(four.lines[0]).toMatchObject({ ...anew, coming: null, days_left: 60 })
  })

  it('carries over of two lines of one product each its own', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const product = await makeProduct(t)
    const at = (time: string) => lineOf(product, { time_of_day: [time] })
    const one = await makeIssued(doctor, patient, [at('morning'), at('evening')])
    const [, evening] = one.lines
    await inTransaction(t.ctx, (ctx) =>
      recordOrdered(ctx, [{ recipeLineId: evening.id, quantity: 1 }], 'O-1'),
    )
    const next = { mode: 'edit', recipe: one.id }
    const draft = await writeRecipe(doctor, next, { lines: [at('evening'), at('morning')] })
    const two = await issueRecipe(doctor, draft, { carry_refills: true })
    expect(two.lines).toMatchObject([{ times_ordered: 1 }, { times_ordered: 0, coming: null }])
  })

  it('lets exactly one of many win', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const draft = await makeDraft(doctor, patient.id, [lineOf(await makeProduct(t))])
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        doctor.browser.post(`${url}/${draft.id}/issue`, { revision: draft.revision }),
      ),
    )
    expect(tries.filter((a) => a.status === 200)).toHaveLength(1)
    expect(tries.filter((a) => a.status === 409)).toHaveLength(7)
    expect(await mailsTo(t, patient.email)).toHaveLength(1)
  })

  it('refuses without patient, without lines, without dosage, in the past, and in a stale revision', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const product = await makeProduct(t)
    const keysOf = async (draft: { id: string; revision: number }, body = {}) => {
      const answer = await doctor.browser.post(`${url}/${draft.id}/issue`, {
        revision: draft.revision,
        ...body,
      })
      expect(answer.status).toBe(422)
      return Object.keys(answer.body.errors)
    }
    expect(await keysOf(await makeDraft(doctor, undefined, [lineOf(product)]))).toEqual([
      'patient_id',
    ])
    expect(await keysOf(await makeDraft(doctor, patient.id))).toEqual(['lines'])
    expect(
      await keysOf(
        await makeDraft(doctor, patient.id, [
          lineOf(product, { frequency_count: null }),
          lineOf(product, { dosage_mode: 'text' }),
        ]),
      ),
    ).toEqual(['lines.0.frequency_count', 'lines.1.instructions'])
    const good = await makeDraft(doctor, patient.id, [lineOf(product)])
    expect(await keysOf(good, { starts_on: '2026-11-19' })).toEqual(['starts_on'])
    expect(await keysOf(good, { starts_on: '2028-01-01' })).toEqual(['starts_on'])
    const stale = await doctor.browser.post(`${url}/${good.id}/issue`, { revision: 1 })
    expect(stale.body.error_code).toBe('REVISION_CONFLICT')
    await t.change(patients, patient.id, { status: 'archived' })
    expect(await keysOf(good)).toEqual(['patient_id'])
  })

  it('stops at an allergy until it is overridden with a reason', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor, { allergies: ['Soy'] })
    const soy = await makeProduct(t, {
      ingredients: [{ name: 'Soy', code: 'soy', amount: 1, unit: 'mg', percent_ref: null }],
    })
    const draft = await makeDraft(doctor, patient.id, [
      lineOf(await makeProduct(t), { quantity: 1 }),
      lineOf(soy, { quantity: 1 }),
    ])
    expect(draft.warnings).toMatchObject([{ code: 'ALLERGY', level: 'stop', line: 1 }])
    const issue = (body = {}) =>
      doctor.browser.post(`${url}/${draft.id}/issue`, { revision: draft.revision, ...body })
    const stopped = await issue()
    expect(stopped.body).toMatchObject({ error_code: 'RECIPE_STOP_WARNING', lines: [1] })
    const wrongLine = await issue({
      overrides: [{ code: 'ALLERGY', line: 0, reason: 'Tolerated' }],
    })
    expect(wrongLine.body.error_code).toBe('RECIPE_STOP_WARNING')
    const issued = await issue({
      overrides: [{ code: 'ALLERGY', line: 1, reason: 'Tolerated before' }],
    })
    expect(issued.data.warnings_overridden).toEqual([
      { code: 'ALLERGY', line: 1, reason: 'Tolerated before' },
    ])
    // nor is it sent in the place of another product
    const instead = { quantity: 1, substitutes: [soy.variantId] }
    const other = await makeDraft(doctor, patient.id, [lineOf(await makeProduct(t), instead)])
    expect(other.warnings).toMatchObject([{ code: 'ALLERGY', level: 'stop', line: 0 }])
  })

  it('sees ingredients that another recipe in force holds', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const zinc = () =>
      makeProduct(t, {
        ingredients: [{ name: 'Zinc', code: 'zinc', amount: 10, unit: 'mg', percent_ref: 100 }],
      })
    const first = await makeIssued(doctor, patient, [lineOf(await zinc(), { quantity: 1 })])
    const draft = await makeDraft(doctor, patient.id, [lineOf(await zinc(), { quantity: 1 })])
    expect(draft.warnings).toMatchObject([
      { code: 'DUPLICATE_IN_OTHER_RECIPE', detail: { recipe: first.number } },
    ])
    expect(draft.ingredient_totals).toMatchObject([
      { code: 'zinc', per_day: 20, limit: 25, from_other_recipes: true },
    ])
  })
})

describe('after issuing', () => {
  it('pauses and resumes; an administrator’s pause stays', async () => {
    const doctor = await asDoctor(t)
    const { id } = await makeIssued(doctor, await asPatient(t, doctor))
    const held = await doctor.browser.post(`${url}/${id}/hold`, { reason: 'Blood results' })
    expect(held.data).toMatchObject({
      status: 'on_hold',
      held_by: 'doctor',
      hold_reason: 'Blood results',
    })
    expect(held.data.actions).toContain('resume')
    expect((await doctor.browser.post(`${url}/${id}/hold`, { reason: 'x' })).body).toMatchObject({
      error_code: 'INVALID_TRANSITION',
      from: 'on_hold',
    })
    expect((await doctor.browser.post(`${url}/${id}/resume`)).data).toMatchObject({
      status: 'issued',
      hold_reason: null,
    })
    expect(await eventsOf(id)).toEqual(['issued', 'on_hold', 'resumed'])
    await t.change(recipes, id, { status: 'on_hold', heldBy: 'admin' })
    expect((await doctor.browser.post(`${url}/${id}/resume`)).body.error_code).toBe('HELD_BY_ADMIN')
  })

  it('does not issue a draft by resuming it', async () => {
    const doctor = await asDoctor(t)
    const draft = await makeDraft(doctor)
    for (const [step, body] of [
      ['resume'],
      ['hold', { reason: 'x' }],
      ['cancel', { reason_code: 'error' }],
      ['entered-in-error', { reason: 'x' }],
      ['remind'],
    ] as const)
      expect((await doctor.browser.post(`${url}/${draft.id}/${step}`, body)).body.error_code).toBe(
        'INVALID_TRANSITION',
      )
  })

  it('offers nothing that writes for a patient who is archived', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const issued = await makeIssued(doctor, patient)
    const draft = await makeDraft(doctor, patient.id)
    await doctor.browser.post(`/api/doctor/patients/${patient.id}/archive`, { reason: null })
    const read = (id: string) => doctor.browser.get(`${url}/${id}`)
    expect((await read(issued.id)).data.actions).toEqual(['copy', 'hold', 'cancel', 'void'])
    expect((await read(draft.id)).data.actions).toEqual(['edit', 'delete', 'copy'])
    const renewed = { mode: 'renew', recipe: issued.id }
    expect((await doctor.browser.post(url, renewed)).body.error_code).toBe('PATIENT_NOT_ACTIVE')
  })

  it('cancels with a code, for good', async () => {
    const doctor = await asDoctor(t)
    const { id } = await makeIssued(doctor, await asPatient(t, doctor))
    const cancelled = await doctor.browser.post(`${url}/${id}/cancel`, {
      reason_code: 'side_effect',
      reason: 'Rash',
    })
    expect(cancelled.data).toMatchObject({
      status: 'cancelled',
      end_reason_code: 'side_effect',
      end_reason_text: 'Rash',
      actions: ['renew', 'copy'],
    })
    expect(
      cancelled.data.events.find((each: { event: string }) => each.event === 'cancelled'),
    ).toMatchObject({ reason_code: 'side_effect', reason: 'Rash' })
    const csv = await doctor.browser.get('/api/doctor/recipe-histories/csv?locale=ja')
    expect(csv.text).toContain('副作用（Rash）')
    expect(
      (await doctor.browser.post(`${url}/${id}/cancel`, { reason_code: 'error' })).status,
    ).toBe(409)
  })

  it('is entered in error only while nothing was ordered', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const wrong = await makeIssued(doctor, patient)
    expect(
      (
        await doctor.browser.post(`${url}/${wrong.id}/entered-in-error`, {
          reason: 'Wrong patient',
        })
      ).data.status,
    ).toBe('entered_in_error')
    const ordered = await makeIssued(doctor, patient)
    await inTransaction(t.ctx, (ctx) =>
      recordOrdered(ctx, [{ recipeLineId: ordered.lines[0].id, quantity: 1 }], 'O-1'),
    )
    const refused = await doctor.browser.post(`${url}/${ordered.id}/entered-in-error`, {
      reason: 'x',
    })
    expect(refused.body).toMatchObject({ error_code: 'INVALID_TRANSITION', allowed: ['cancelled'] })
  })

  it('reminds once in three days, and never when something was ordered', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const { id, lines } = await makeIssued(doctor, patient, undefined, { send_mail: false })
    const remind = () => doctor.browser.post(`${url}/${id}/remind`)
    expect((await remind()).status).toBe(200)
    expect((await remind()).body.error_code).toBe('REMINDED_RECENTLY')
    expect(await templatesTo(t, patient.email)).toEqual(['recipe_reminder'])
    await inTransaction(t.ctx, (ctx) =>
      recordOrdered(ctx, [{ recipeLineId: lines[0].id, quantity: 1 }], 'O-1'),
    )
    expect((await remind()).body.error_code).toBe('INVALID_TRANSITION')
    const invited = await makeIssued(doctor, await asPatient(t, doctor, { status: 'invited' }))
    expect((await doctor.browser.post(`${url}/${invited.id}/remind`)).body.error_code).toBe(
      'PATIENT_NOT_ACTIVE',
    )
  })

  it('prints what it was and what became of it', async () => {
    const doctor = await asDoctor(t)
    const issued = await makeIssued(
      doctor,
      await asPatient(t, doctor, { lastName: '髙橋', birthDate: '1990-05-04' }),
    )
    const { id, number } = issued
    await t.change(doctors, doctor.id, { licenceNumber: 'L-1' })
    const text = await paperOf(t, doctor, `${url}/${id}/pdf?locale=en`)
    expect(text).toMatch(/Date of birth.*4 May 1990.*Licence number.*Signature: /)
    const pdf = await doctor.browser.get(`${url}/${id}/pdf`)
    expect(String(pdf.headers['content-disposition'])).toContain(`${number}-v1.pdf`)
    // what has replaced it is named, and there is nothing to sign
    const ended = { status: 'superseded', supersededBy: id, endedAt: t.clock.now() } as const
    await t.change(recipes, id, ended)
    const old = await paperOf(t, doctor, `${url}/${id}/pdf?locale=en`)
    expect(old).toContain('Replaced by version 1: no longer valid.')
    expect(old).not.toMatch(/Signature|Valid until/)
    const head = { doctor: '', clinic: '', phone: null, licence: null, disclosure: '' }
    const printed = (status: typeof issued.status, locale: 'en' | 'ja') =>
      recipeDocument(
        {
          ...{ ...issued, status, birthDate: null, successor: null, expires_on: '2027-05-01' },
          ...{ issued_at: '2026-11-20T23:00:00.000Z', ended_at: '2026-12-01T23:00:00.000Z' },
        },
        locale,
        { ...head, timeZone: 'Asia/Tokyo' },
      )
    for (const [status, en, ja] of [
      ['on_hold', 'On hold', '一時停止中'],
      ['cancelled', 'Cancelled on 2 Dec 2026', '2026年12月2日に中止'],
      ['completed', 'Completed on 2 Dec 2026', '2026年12月2日に完了'],
      ['expired', 'valid until 1 May 2027', '有効期限は2027年5月1日'],
      ['entered_in_error', 'Entered in error', '誤発行'],
    ] as const)
      for (const [locale, words] of [
        ['en', en],
        ['ja', ja],
      ] as const) {
        const { content } = printed(status, locale)
        expect(JSON.stringify(content[0])).toContain(words)
        expect(JSON.stringify(content)).not.toMatch(/Signature|署名/)
      }
    expect(printed('issued', 'en').subtitle).toContain('21 Nov 2026')
  })

  it('prints of the schedule’s doses at each time what is taken then, and the rest at any time', async () => {
    const doctor = await asDoctor(t)
    const product = await makeProduct(t, { title: 'Zinc' })
    const often = { frequency_count: 4, time_of_day: ['morning', 'bedtime'], meal: 'none' }
    const issued = await makeIssued(doctor, await asPatient(t, doctor), [lineOf(product, often)])
    for (const [locale, said] of [
      ['en', ['Morning', 'Zinc: 1 capsule', 'At bedtime', 'At any time', 'twice a day']],
      ['ja', ['朝', 'Zinc：1回1カプセル', '就寝前', 'いつでも', '1日2回']],
    ] as const) {
      const content = await paperOf(t, doctor, `${url}/${issued.id}/pdf?locale=${locale}`)
      const [first, dose, second, rest, often] = said
      const at = (time: string, text: string) =>
        `"text":"${time}","style":"strong"},{"stack":["${text}`
      for (const time of [first, second]) expect(content).toContain(`${at(time, dose)}"]`)
      const comma = locale === 'en' ? ', ' : '、'
      expect(content).toContain(`${at(rest, dose)}${comma}${often}"]`)
    }
  })
})

describe('the list', () => {
  it('filters by status, patient, text, label, product, expiry and orders', async () => {
    const doctor = await asDoctor(t)
    const ana = await asPatient(t, doctor, { lastName: '髙橋', firstName: '杏奈' })
    const bo = await asPatient(t, doctor)
    const product = await makeProduct(t, { title: 'Selenium special' })
    const one = await makeIssued(doctor, ana, [lineOf(product)], { valid_days: 20 })
    const two = await makeIssued(doctor, bo)
    const draft = await makeDraft(doctor, bo.id, [])
    const ids = async (filter: object, sort?: [string, 'ASC' | 'DESC']) =>
      (await doctor.browser.list(url, { filter: filter as never, ...(sort ? { sort } : {}) })).each(
        'id',
      )
    expect((await ids({})).sort()).toEqual([one.id, two.id, draft.id].sort())
    expect(await ids({ status: ['draft'] })).toEqual([draft.id])
    expect(await ids({ patient_id: ana.id })).toEqual([one.id])
    expect(await ids({ q: '髙橋' })).toEqual([one.id])
    expect(await ids({ q: 'selenium' })).toEqual([one.id])
    expect(await ids({ q: one.number.slice(-6) })).toEqual([one.id])
    expect(await ids({ product_id: product.productId })).toEqual([one.id])
    expect(await ids({ label: 'Course', status: ['issued'] }, ['expires_on', 'ASC'])).toEqual([
      one.id,
      two.id,
    ])
    expect(await ids({ expiring: true })).toEqual([one.id])
    expect((await ids({ not_ordered: true })).sort()).toEqual([one.id, two.id].sort())
    await inTransaction(t.ctx, async (ctx) => {
      const lines = [{ recipeLineId: two.lines[0].id, quantity: 1 }]
      await recordOrdered(ctx, lines, 'O-1')
      await recordShipped(ctx, [onePack(two.lines[0])], t.clock.now())
    })
    expect(await ids({ not_ordered: true })).toEqual([one.id])
    expect(await ids({ renewal: ['on_track'] })).toEqual([two.id])
    const rows = await doctor.browser.list(url, { filter: { id: [two.id] } })
    expect(rows.headers['content-range']).toBe('recipes 0-0/1')
    expect(rows.data[0]).toMatchObject({ ordered_count: 1, needed_count: 1, renewal: 'on_track' })
    const foreign = await asDoctor(t)
    expect((await foreign.browser.list(url, { filter: { id: [one.id] } })).data).toEqual([])
  })
})

describe('orders of a recipe', () => {
  it('count, hold back, complete and can be given back', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const product = await makeProduct(t)
    const recipe = await makeIssued(doctor, patient, [
      lineOf(product, { refills_allowed: 1, min_days_between: 10 }),
    ])
    const lineId = recipe.lines[0].id
    const counted = [{ recipeLineId: lineId, quantity: 1 }]
    const order = () => inTransaction(t.ctx, (ctx) => recordOrdered(ctx, counted, 'O-1'))
    const refusal = async () => {
      const line = await t.row(recipeLines, lineId)
      const facts = { status: 'issued', expiresOn: null, doctorStatus: 'approved', honoured: true }
      const { timeZone } = t.ctx.config
      return line && refusalOf(line, facts, dateIn(t.clock.now(), timeZone), timeZone)
    }
    expect(await refusal()).toBeUndefined()
    await order()
    expect(await refusal()).toEqual({ code: 'REFILL_TOO_SOON', until: '2026-11-30' })
    await inTransaction(t.ctx, (ctx) => recordUnordered(ctx, counted))
    expect(await refusal()).toBeUndefined()
    // it is as if nobody had ordered from it
    const { data } = await doctor.browser.get(`${url}/${recipe.id}`)
    expect(data).toMatchObject({ first_ordered_at: null, last_ordered_at: null })
    await order()
    t.clock.advance(11 * day)
    await order()
    expect(await refusal()).toEqual({ code: 'REFILLS_USED' })
    const statusNow = async () => (await t.row(recipes, recipe.id)).status
    await inTransaction(t.ctx, (ctx) =>
      recordShipped(ctx, [onePack(recipe.lines[0])], t.clock.now()),
    )
    // what was sent last is taken for 60 days, and some of it may be left
    const usedUp = t.ago(-60)
    for (const days of [0, 73]) {
      t.clock.advance(days * day)
      await completeRecipes(t.ctx)
      expect(await statusNow()).toBe('issued')
    }
    t.clock.advance(2 * day)
    await completeRecipes(t.ctx)
    t.clock.advance(-75 * day)
    expect(await statusNow()).toBe('completed')
    expect((await t.row(recipes, recipe.id)).endedAt).toEqual(usedUp)
    expect(await eventsOf(recipe.id)).toEqual([
      'issued',
      'ordered',
      'ordered',
      'ordered',
      'completed',
    ])
  })

  it('that may still be cancelled keep the recipe open, and are ordered again', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const products = [await makeProduct(t), await makeProduct(t), await makeProduct(t)]
    const once = products.map((product, at) =>
      lineOf(product, { refills_allowed: 0, optional: at === 2 }),
    )
    const { id, lines } = await makeIssued(doctor, patient, once)
    const [first, second, optional] = lines
    const all = products.map((product) => ({ product, quantity: 1 }))
    const placed = await placeTestOrder(t, patient, doctor, all)
    for (const [at, lineId] of placed.lineIds.entries())
      await t.change(orderLines, lineId, { recipeLineId: lines[at].id })
    const ofSecond = [{ recipeLineId: second.id, quantity: 1 }]
    const order = (of: typeof ofSecond) =>
      inTransaction(t.ctx, (ctx) => recordOrdered(ctx, of, 'O-1'))
    const ship = (line: typeof first) =>
      inTransaction(t.ctx, (ctx) => recordShipped(ctx, [onePack(line)], t.clock.now()))
    const statusLater = async () => {
      t.clock.advance(75 * day)
      await completeRecipes(t.ctx)
      t.clock.advance(-75 * day)
      return (await t.row(recipes, id)).status
    }
    await order([first, second, optional].map((line) => ({ recipeLineId: line.id, quantity: 1 })))
    await t.change(orderLines, placed.lineIds[0] ?? '', { qtyShipped: 1 })
    await ship(first)
    expect(await statusLater()).toBe('issued')
    await t.change(orderLines, placed.lineIds[1] ?? '', { qtyCancelled: 1 })
    await inTransaction(t.ctx, (ctx) => recordUnordered(ctx, ofSecond))
    const { data } = await doctor.browser.get(`${url}/${id}`)
    expect(data.first_ordered_at).not.toBeNull()
    expect(data.lines).toMatchObject([{ orders_left: 0 }, { orders_left: 1 }, { orders_left: 0 }])
    await order(ofSecond)
    await ship(second)
    // what is optional and never sent keeps it open as long as it may come
    expect(await statusLater()).toBe('issued')
    await t.change(orderLines, placed.lineIds[2] ?? '', { qtyCancelled: 1 })
    const ofOptional = [{ recipeLineId: optional.id, quantity: 1 }]
    await inTransaction(t.ctx, (ctx) => recordUnordered(ctx, ofOptional))
    expect(await statusLater()).toBe('completed')
  })
})

describe('time', () => {
  it('reminds on day 1 and 7, warns before the end, and ends', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const other = await asPatient(t, doctor)
    const { id } = await makeIssued(doctor, patient, undefined, {
      send_mail: false,
      valid_days: 40,
    })
    const templates = async (to: string) => (await templatesTo(t, to)).sort()
    await t.advance(day / 2)
    expect(await templates(patient.email)).toEqual([])
    await t.advance(day / 2 + 1000)
    await t.advance(1000)
    expect(await templates(patient.email)).toEqual(['recipe_reminder'])
    await t.advance(6 * day)
    await t.advance(day)
    expect(await templates(patient.email)).toEqual(['recipe_reminder', 'recipe_reminder'])
    const before = (await templates(doctor.email)).length
    await t.advance(18 * day)
    expect((await templates(doctor.email)).length).toBe(before + 1)
    await t.advance(8 * day)
    expect(await templates(patient.email)).toContain('recipe_expiring')
    await t.advance(4 * day)
    expect((await templates(doctor.email)).length).toBe(before + 2)
    await t.advance(4 * day)
    const row = await t.row(recipes, id)
    expect(row.status).toBe('expired')
    expect((await eventsOf(id)).at(-1)).toBe('expired')
    expect(await templates(other.email)).toEqual([])
  })

  it('tells the patient a week before something runs out, once', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const recipe = await makeIssued(
      doctor,
      patient,
      [lineOf(await makeProduct(t), { quantity: 1 })],
      { send_mail: false },
    )
    await inTransaction(t.ctx, async (ctx) => {
      const lines = [{ recipeLineId: recipe.lines[0].id, quantity: 1 }]
      await recordOrdered(ctx, lines, 'O-1')
      await recordShipped(ctx, [onePack(recipe.lines[0])], t.clock.now())
    })
    const refills = async () => (await mailsTo(t, patient.email, 'refill_due')).length
    await t.advance(50 * day)
    expect(await refills()).toBe(0)
    await t.advance(4 * day)
    await t.advance(day)
    expect(await refills()).toBe(1)
  })
})
