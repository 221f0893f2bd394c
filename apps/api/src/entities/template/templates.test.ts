import { beforeEach, describe, expect, it } from 'vitest'
import { catalogs, products } from '../../db/schema/product.ts'
import { newId } from '../../ids.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import {
  addPack,
  asAdmin,
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { templatesTo } from '../../testing/mails.ts'
import { beginRecipe, issueRecipe, lineOf, writeRecipe } from '../../testing/recipes.ts'
import { blank } from '../product/labelCells.ts'

const url = '/api/admin/templates'
let editor: Person
let clinical: Person
let doctor: Person
let patient: Person
let product: TestProduct

const t = await useClinic()
beforeEach(async () => {
  t.clock.set('2026-11-20T09:00:00Z')
  editor = await asAdmin(t, 'content')
  clinical = await asAdmin(t, 'clinical_reviewer')
  doctor = await asDoctor(t, { speciality: 'dermatology' })
  patient = await asPatient(t, doctor)
  product = await makeProduct(t)
})

async function makeDraft(patch: object = {}, lines = [lineOf(product)]) {
  const begun = await editor.browser.post(url, { mode: 'create', title: 'Sleep onset' })
  expect(begun.status).toBe(201)
  return save(begun.data, { lines, ...patch })
}
async function save(template: { id: string; revision: number }, patch: object) {
  const { revision } = template
  const saved = await editor.browser.patch(`${url}/${template.id}`, { revision, ...patch })
  expect(saved.status).toBe(200)
  return saved.data
}
async function publish(template: { id: string; revision: number }) {
  const answer = await editor.browser.post(`${url}/${template.id}/publish`, {
    revision: template.revision,
  })
  expect(answer.status).toBe(200)
  return answer.data
}
const offered = async (who = doctor): Promise<string[]> => {
  const { data } = await who.browser.list('/api/doctor/templates', { range: [0, 99] })
  return data.map((each: { id: string }) => each.id)
}
const begin = (recipe: string, mode = 'edit', who = editor, more = {}) =>
  who.browser.post(url, { mode, recipe, ...more })

/** A recipe that the doctor has issued from the template. */
async function use(recipe: string) {
  const from = { mode: 'template', recipe, patient_id: patient.id }
  return issueRecipe(doctor, await beginRecipe(doctor, from))
}

describe('a draft', () => {
  it('is for those who manage templates; the others read', async () => {
    const support = await asAdmin(t, 'support')
    const draft = await makeDraft()
    expect(draft).toMatchObject({
      title: 'Sleep onset',
      status: 'draft',
      version: 1,
      audience: 'all',
      lines_count: 1,
      actions: ['edit', 'duplicate', 'publish', 'delete'],
    })
    const read = await support.browser.get(`${url}/${draft.id}`)
    expect([read.status, read.data.actions]).toEqual([200, []])
  })

  it('keeps every field, says what is wrong with each, and refuses a stale revision', async () => {
    const catalog = await makeCatalog(t, [product])
    const fields = {
      title: 'Sleep, second line',
      goal: 'sleep',
      label: 'Better nights',
      message: 'Lights out.',
      valid_days: 90,
      catalog_id: catalog,
      evidence_note: 'Two trials.',
      links: [{ title: 'Guideline', url: 'https://example.org/a' }],
      audience: 'doctors',
      review_on: '2027-01-31',
    }
    const draft = await makeDraft()
    const saved = await save(draft, { ...fields, audience_doctor_ids: [doctor.id] })
    expect(saved).toMatchObject({ ...fields, revision: draft.revision + 1 })
    expect(saved.audience_doctors).toEqual([expect.objectContaining({ id: doctor.id })])
    expect(saved.updated_by).toMatch(/^Admin/)

    // its catalog has been archived: everything else can still be saved
    await t.change(catalogs, catalog, { status: 'archived' })
    const { catalog_id } = fields
    const kept = await save(saved, { catalog_id, goal: 'sleep onset' })
    expect(kept).toMatchObject({ catalog_id, goal: 'sleep onset' })

    const path = `${url}/${draft.id}`
    const stale = await editor.browser.patch(path, { revision: draft.revision, goal: 'x' })
    expect(stale.body).toMatchObject({ error_code: 'REVISION_CONFLICT' })
    expect(stale.body.changed_by).toMatch(/^Admin/)
    const wrong: [string, object][] = [
      ['catalog_id', { catalog_id: newId() }],
      ['audience_doctor_ids', { audience_doctor_ids: [newId()] }],
      ['lines.0.variant_id', { lines: [lineOf(product, { variant_id: newId() })] }],
      ['lines.0.amount_max', { lines: [lineOf(product, { amount_max: 0.5 })] }],
    ]
    for (const [field, patch] of wrong) {
      const answer = await editor.browser.patch(path, { revision: kept.revision, ...patch })
      expect(answer.faults).toEqual([422, [field]])
    }
  })

  it('begins from nothing, from a template, or from a recipe without anything of its patient', async () => {
    expect((await editor.browser.post(url, { mode: 'create' })).faults).toEqual([422, ['title']])
    const none = { mode: 'create', title: 'X', catalog_id: newId() }
    expect((await editor.browser.post(url, none)).faults).toEqual([422, ['catalog_id']])
    expect((await editor.browser.post(url, { mode: 'copy' })).faults).toEqual([422, ['recipe']])
    expect((await begin(newId(), 'copy')).status).toBe(404)
    const published = await publish(await makeDraft({ goal: 'sleep' }))
    const copy = await begin(published.id, 'copy')
    expect(copy.data).toMatchObject({ title: 'Sleep onset (copy)', goal: 'sleep', version: 1 })
    expect(copy.data.series_id).not.toBe(published.series_id)

    const secret = 'For Ana Brown'
    const saved = await writeRecipe(
      doctor,
      { patient_id: patient.id },
      {
        label: secret,
        title: secret,
        message: secret,
        internal_note: secret,
        lines: [
          lineOf(product, { instructions: secret, rationale: secret, take_with_text: secret }),
        ],
      },
    )
    const draftOnly = await begin(saved.id, 'template', clinical, { title: 'From practice' })
    expect(draftOnly.status).toBe(404)
    await issueRecipe(doctor, saved)
    const more = { title: 'From practice' }
    expect((await begin(saved.id, 'template', editor, more)).status).toBe(403)
    const made = await begin(saved.id, 'template', clinical, more)
    expect(made.data).toMatchObject({
      title: 'From practice',
      lines: [{ product_id: product.productId, quantity: 2, amount_min: 1 }],
    })
    const whole = JSON.stringify(made.data)
    for (const word of [secret, patient.id, saved.id, doctor.id]) expect(whole).not.toContain(word)
    expect(await actionsOn(t, saved.id)).toContain('recipe.read')
  })

  it('can be deleted; what was published cannot', async () => {
    const draft = await makeDraft()
    expect((await editor.browser.del(`${url}/${draft.id}`)).status).toBe(204)
    expect((await editor.browser.get(`${url}/${draft.id}`)).status).toBe(404)
    const published = await publish(await makeDraft())
    expect((await editor.browser.del(`${url}/${published.id}`)).status).toBe(409)
    const body = { revision: published.revision, title: 'Changed' }
    expect((await editor.browser.patch(`${url}/${published.id}`, body)).status).toBe(409)
  })
})

describe('publishing', () => {
  it('wants products with a dosage, an audience and products that are sold', async () => {
    const cases: [string, object, object[]][] = [
      ['lines', {}, []],
      ['lines.0.frequency_count', {}, [lineOf(product, { frequency_count: null })]],
      ['lines.0.instructions', {}, [lineOf(product, { dosage_mode: 'text' })]],
      ['audience_specialities', { audience: 'specialities' }, [lineOf(product)]],
      ['audience_doctor_ids', { audience: 'doctors' }, [lineOf(product)]],
    ]
    for (const [field, patch, lines] of cases) {
      const draft = await makeDraft(patch, lines as never)
      const answer = await editor.browser.post(`${url}/${draft.id}/publish`, {
        revision: draft.revision,
      })
      expect(answer.faults).toEqual([422, [field]])
    }
    const draft = await makeDraft()
    const path = `${url}/${draft.id}/publish`
    expect((await editor.browser.post(path, { revision: 1 })).body.error_code).toBe(
      'REVISION_CONFLICT',
    )
    await t.change(products, product.productId, {
      status: 'discontinued',
      removedAt: t.clock.now(),
    })
    expect((await editor.browser.post(path, { revision: draft.revision })).body.errors).toEqual({
      'lines.0.product_id': [expect.any(String)],
    })
  })

  it('offers it to its audience alone, and a retired one to nobody', async () => {
    const skin = { audience: 'specialities', audience_specialities: ['dermatology'] }
    const heart = { audience: 'specialities', audience_specialities: ['cardiology'] }
    const [all, forSkin, forHeart, chosen, draft] = [
      await publish(await makeDraft()),
      await publish(await makeDraft(skin)),
      await publish(await makeDraft(heart)),
      await publish(await makeDraft({ audience: 'doctors', audience_doctor_ids: [doctor.id] })),
      await makeDraft(),
    ]
    const other = await asDoctor(t)
    const mine = await offered()
    for (const each of [all, forSkin, chosen]) expect(mine).toContain(each.id)
    for (const each of [forHeart, draft]) expect(mine).not.toContain(each.id)
    const theirs = await offered(other)
    expect(theirs).toContain(all.id)
    for (const each of [forSkin, chosen]) expect(theirs).not.toContain(each.id)
    const start = (recipe: string) =>
      other.browser.post('/api/doctor/recipes', { mode: 'template', recipe })
    expect((await start(all.id)).status).toBe(201)
    expect((await start(chosen.id)).status).toBe(404)

    const retired = await editor.browser.post(`${url}/${all.id}/retire`, { revision: all.revision })
    expect(retired.data).toMatchObject({ status: 'retired', actions: ['edit', 'duplicate'] })
    expect(await offered()).not.toContain(all.id)
    expect((await start(all.id)).status).toBe(404)
    const again = await editor.browser.post(`${url}/${all.id}/retire`, {
      revision: retired.data.revision,
    })
    expect(again.body.error_code).toBe('INVALID_TRANSITION')
  })

  it('replaces the version before, tells doctors who used it, and leaves their recipes alone', async () => {
    const first = await publish(await makeDraft())
    const issued = await use(first.id)
    const second = await begin(first.id)
    expect(second.data).toMatchObject({ version: 2, status: 'draft', mailed_doctors: 1 })
    expect((await begin(first.id)).data.id).toBe(second.data.id)
    const other = await makeProduct(t)
    const saved = await save(second.data, { lines: [lineOf(product), lineOf(other)] })
    await publish(saved)
    const before = await editor.browser.get(`${url}/${first.id}`)
    expect(before.data).toMatchObject({ status: 'retired', lines_count: 1 })
    expect(await offered()).toContain(second.data.id)
    expect(await offered()).not.toContain(first.id)
    const mails = await templatesTo(t, doctor.email)
    expect(mails).toContain('template_published')
    const recipe = await doctor.browser.get(`/api/doctor/recipes/${issued.id}`)
    expect(recipe.data.lines).toHaveLength(1)

    const listed = await editor.browser.list(url, { filter: { id: [first.id, second.data.id] } })
    expect(listed.data).toEqual([
      expect.objectContaining({ version: 2, recipes_count: 1, doctors_count: 1 }),
    ])
    const detail = (await editor.browser.get(`${url}/${second.data.id}`)).data
    expect(detail.usage).toEqual([
      expect.objectContaining({ doctor_id: doctor.id, recipes_count: 1 }),
    ])
    expect(detail.versions.map((each: { status: string }) => each.status)).toEqual([
      'published',
      'retired',
    ])
    const used = await clinical.browser.list('/api/admin/recipes', {
      filter: { template_id: second.data.id },
    })
    expect(used.each('id')).toEqual([issued.id])
    // whoever may not use a version is not told of it
    const chosen = { audience: 'doctors', audience_doctor_ids: [(await asDoctor(t)).id] }
    const third = await publish(await save((await begin(second.data.id)).data, chosen))
    expect(third).toMatchObject({ version: 3, mailed_doctors: 0 })
    expect(await templatesTo(t, doctor.email)).toEqual(mails)
  })
})

describe('replacing a product', () => {
  const replace = (body: object) =>
    editor.browser.post(`${url}/replace-product`, { dry_run: false, ...body })

  it('previews, then changes drafts and makes the next version of published ones', async () => {
    const next = await makeProduct(t)
    const packs = { from_variant_id: product.variantId, to_variant_id: next.variantId }
    const draft = await makeDraft()
    const published = await publish(await makeDraft({ title: 'Published' }))
    const both = await makeDraft({ title: 'Both' }, [lineOf(product), lineOf(next)])
    for (const field of ['from_variant_id', 'to_variant_id'])
      expect((await replace({ ...packs, [field]: newId() })).faults).toEqual([422, [field]])
    const same = await replace({ ...packs, to_variant_id: product.variantId })
    expect(same.faults).toEqual([422, ['to_variant_id']])

    const outcomes = (rows: { template_id: string; outcome: string }[]) =>
      Object.fromEntries(rows.map((row) => [row.template_id, row.outcome]))
    const preview = await replace({ ...packs, dry_run: true })
    const expected = {
      [draft.id]: 'draft_changed',
      [published.id]: 'new_draft',
      [both.id]: 'refused',
    }
    expect(outcomes(preview.data)).toEqual(expected)
    expect(preview.data[0].before[0]).toMatchObject({ days_supply: 120 })
    const untouched = await editor.browser.get(`${url}/${draft.id}`)
    expect(untouched.data.lines[0].variant_id).toBe(product.variantId)

    const done = await replace(packs)
    expect(outcomes(done.data)).toEqual(expected)
    const changed = await editor.browser.get(`${url}/${draft.id}`)
    expect(changed.data.lines[0]).toMatchObject({
      product_id: next.productId,
      variant_id: next.variantId,
      amount_min: 1,
    })
    const row = done.data.find((each: { template_id: string }) => each.template_id === published.id)
    const version = await editor.browser.get(`${url}/${row.draft_id}`)
    expect(version.data).toMatchObject({ version: 2, status: 'draft' })
    expect(version.data.lines[0].variant_id).toBe(next.variantId)
    const old = await editor.browser.get(`${url}/${published.id}`)
    expect(old.data).toMatchObject({ status: 'published' })
    expect(old.data.lines[0].variant_id).toBe(product.variantId)
    const open = await replace({ ...packs, template_ids: [published.id] })
    expect(open.data[0]).toMatchObject({ outcome: 'refused', draft_id: null })
  })

  it('begins another product with the dosage of its own label, and keeps it for another pack', async () => {
    const label = {
      ...blank,
      amount_min: 2,
      unit: 'tablet' as const,
      frequency_count: 1,
      frequency_period: 'day' as const,
      time_of_day: ['bedtime' as const],
      meal: 'before' as const,
    }
    const [told, untold] = [await makeProduct(t, { labelDosage: label }), await makeProduct(t)]
    const line = lineOf(product, {
      amount_min: 3,
      frequency_count: 3,
      weekdays: [1],
      meal: 'with',
      time_of_day: ['morning'],
      instructions: 'Stir it into juice.',
      rationale: 'For sleep',
    })
    const draft = await makeDraft({}, [line])
    const replaced = async (from: TestProduct, to: TestProduct) => {
      const packs = { from_variant_id: from.variantId, to_variant_id: to.variantId }
      const done = await replace({ ...packs, template_ids: [draft.id] })
      expect(done.data[0].outcome, done.text).toBe('draft_changed')
      return (await editor.browser.get(`${url}/${draft.id}`)).data.lines[0]
    }
    expect(await replaced(product, told)).toMatchObject({
      dosage_mode: 'structured',
      amount_min: 2,
      unit: 'tablet',
      frequency_count: 1,
      weekdays: null,
      time_of_day: ['bedtime'],
      meal: 'before',
      instructions: '',
      rationale: 'For sleep',
      quantity: 2,
      min_days_between: 48,
    })
    const larger = { ...told, variantId: await addPack(t, told) }
    expect(await replaced(told, larger)).toMatchObject({ amount_min: 2, min_days_between: 96 })
    const left = await replaced(larger, untold)
    expect(left).toMatchObject({ dosage_mode: 'label', time_of_day: [], meal: 'none' })
    expect(left).toMatchObject({ days_supply: null, min_days_between: 0 })
  })

  it('publishes at once when asked', async () => {
    const next = await makeProduct(t)
    const published = await publish(await makeDraft())
    const done = await replace({
      from_variant_id: product.variantId,
      to_variant_id: next.variantId,
      publish: true,
    })
    expect(done.data).toEqual([expect.objectContaining({ outcome: 'published' })])
    expect(await offered()).toContain(done.data[0].draft_id)
    expect(await offered()).not.toContain(published.id)
  })
})

it('products are found for the editor', async () => {
  const catalog = await makeCatalog(t, [product])
  const found = await editor.browser.list('/api/admin/products', {
    filter: { catalog_id: catalog },
  })
  expect(found.each('id')).toEqual([product.productId])
  const one = await editor.browser.get(`/api/admin/products/${product.productId}`)
  expect(one.data.variants).toHaveLength(1)

  const titled = await makeProduct(t, { title: 'Zest of Quercus' })
  await makeProduct(t, { title: 'Also for sleep', brand: 'Quercus' })
  const ranked = await editor.browser.list('/api/admin/products', { filter: { q: 'quercus' } })
  expect(ranked.data).toHaveLength(2)
  expect(ranked.data[0].id).toBe(titled.productId)
})
