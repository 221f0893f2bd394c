import { beforeEach, describe, expect, it } from 'vitest'
import { products } from '../../db/schema/product.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { lineOf as anyLine, beginRecipe, issueRecipe } from '../../testing/recipes.ts'

const url = '/api/doctor/my-recipes'
let doctor: Person
let patient: Person
let product: TestProduct

const t = await useClinic()
beforeEach(async () => {
  t.clock.set('2026-11-20T09:00:00Z')
  doctor = await asDoctor(t)
  patient = await asPatient(t, doctor)
  product = await makeProduct(t)
})

const lineOf = (product: TestProduct, more = {}) =>
  anyLine(product, { rationale: 'For better sleep', ...more })

async function makeSet(title = 'Sleep', lines = [lineOf(product)], message = 'At night') {
  const made = await doctor.browser.post(url, { title })
  expect(made.status).toBe(201)
  return save(made.data, { lines, message, label: 'Nights' })
}
async function save(set: { id: string; revision: number }, patch: object) {
  const answer = await doctor.browser.patch(`${url}/${set.id}`, {
    revision: set.revision,
    ...patch,
  })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  return answer.data
}
async function use(recipe: string, issue = true) {
  const from = { mode: 'template', recipe, patient_id: patient.id }
  const begun = await beginRecipe(doctor, from)
  return issue ? issueRecipe(doctor, begun) : begun
}
const listed = async (filter = {}) =>
  (await doctor.browser.list(url, { filter })).data as { id: string; title: string }[]

describe('who may', () => {
  it('make a set of own sets and recipes alone', async () => {
    const set = await makeSet()
    const other = await asDoctor(t)
    expect((await other.browser.post(url, { recipe: set.id })).status).toBe(404)
    const recipe = await use(set.id)
    expect((await other.browser.post(url, { recipe: recipe.id })).status).toBe(404)
    expect((await other.browser.list(url)).data).toEqual([])
  })
})

describe('a set', () => {
  it('keeps lines with dosage and reason, is listed with its figures, and refuses what is wrong', async () => {
    expect((await doctor.browser.post(url, {})).faults).toEqual([422, ['title']])
    const set = await makeSet()
    expect(set).toMatchObject({ title: 'Sleep', version: 1, message: 'At night', used_count: 0 })
    expect(set.actions).toEqual(['use', 'edit', 'duplicate', 'archive', 'delete'])
    expect(set.lines[0]).toMatchObject({ amount_min: 1, rationale: 'For better sleep' })
    const [row] = (await doctor.browser.list(url)).data
    expect(row).toMatchObject({
      id: set.id,
      label: 'Nights',
      products_count: 1,
      unavailable_count: 0,
      total: set.totals.subtotal,
      used_count: 0,
      last_used_at: null,
      has_update: false,
    })
    expect(row.products).toHaveLength(1)
    const stale = await doctor.browser.patch(`${url}/${set.id}`, { revision: 1, title: 'Y' })
    expect(stale.refusal).toEqual([409, 'REVISION_CONFLICT'])
    const wrong = await doctor.browser.patch(`${url}/${set.id}`, {
      revision: set.revision,
      lines: [lineOf(product, { amount_min: 3, amount_max: 1 })],
    })
    expect(wrong.faults).toEqual([422, ['lines.0.amount_max']])
  })

  it('counts a course once, says who got which version, and changes as the next version', async () => {
    const set = await makeSet()
    const draft = await use(set.id, false)
    expect((await doctor.browser.get(`${url}/${set.id}`)).data).toMatchObject({ used_count: 0 })
    expect((await doctor.browser.del(`/api/doctor/recipes/${draft.id}`)).status).toBe(204)
    const issued = await use(set.id)
    expect(issued.lines[0]).toMatchObject({ amount_min: 1, rationale: 'For better sleep' })
    const read = (await doctor.browser.get(`${url}/${set.id}`)).data
    expect(read).toMatchObject({ used_count: 1, last_used_at: '2026-11-20T09:00:00.000Z' })
    expect(read.uses).toMatchObject([
      { recipe_id: issued.id, version: 1, status: 'issued', patient: { id: patient.id } },
    ])
    const renamed = await save(read, { title: 'Nights' })
    expect(renamed.version).toBe(1)
    const changed = await save(renamed, { lines: [lineOf(product, { quantity: 1 })] })
    expect(changed.version).toBe(2)
    expect((await save(changed, { message: 'Later' })).version).toBe(2)
    expect(await actionsOn(t, set.id)).toEqual(
      expect.arrayContaining(['my_recipe.create', 'my_recipe.update']),
    )
  })

  it('is deleted when nobody got it, else archived and restored', async () => {
    const unused = await makeSet('Unused')
    expect((await doctor.browser.del(`${url}/${unused.id}`)).status).toBe(204)
    expect((await doctor.browser.get(`${url}/${unused.id}`)).status).toBe(404)
    const set = await makeSet()
    await use(set.id)
    expect((await doctor.browser.del(`${url}/${set.id}`)).refusal).toEqual([409, 'MY_RECIPE_USED'])
    const away = await doctor.browser.post(`${url}/${set.id}/archive`, { revision: set.revision })
    expect(away.data).toMatchObject({ status: 'archived', actions: ['duplicate', 'restore'] })
    const { revision } = away.data
    const again = await doctor.browser.post(`${url}/${set.id}/archive`, { revision })
    expect(again.refusal).toEqual([409, 'INVALID_TRANSITION'])
    const write = await doctor.browser.patch(`${url}/${set.id}`, { revision, title: 'X' })
    expect(write.refusal).toEqual([409, 'INVALID_TRANSITION'])
    const begin = { mode: 'template', recipe: set.id }
    expect((await doctor.browser.post('/api/doctor/recipes', begin)).status).toBe(404)
    expect(await listed({ status: ['active'] })).toEqual([])
    const back = await doctor.browser.post(`${url}/${set.id}/restore`, { revision })
    expect(back.data.status).toBe('active')
    expect(await actionsOn(t, set.id)).toEqual(
      expect.arrayContaining(['my_recipe.archive', 'my_recipe.restore']),
    )
  })

  it('is a copy of another one or of a recipe, without the words to that patient', async () => {
    const set = await makeSet()
    const twin = await doctor.browser.post(url, { recipe: set.id })
    expect(twin.data).toMatchObject({ title: 'Sleep (copy)', message: 'At night', version: 1 })
    const recipe = await use(set.id)
    const copy = await doctor.browser.post(url, { recipe: recipe.id, title: 'From Ana' })
    expect(copy.data).toMatchObject({ title: 'From Ana', message: '', used_count: 0 })
    expect(copy.data.lines[0]).toMatchObject({ rationale: 'For better sleep', quantity: 2 })
    expect((await listed({ q: 'from ana' })).map(({ id }) => id)).toEqual([copy.data.id])
    expect(await listed({ product_id: product.productId })).toHaveLength(3)
    const favourites = await doctor.browser.list('/api/doctor/products', {
      filter: { favourite: true },
    })
    expect(favourites.each('id')).toEqual([product.productId])
  })

  it('shows who has a product now, and to nobody else', async () => {
    const recipe = await use((await makeSet()).id)
    const at = `/api/doctor/products/${product.productId}/patients`
    expect((await doctor.browser.get(at)).data).toEqual([
      {
        recipe_id: recipe.id,
        number: recipe.number,
        patient: expect.objectContaining({ id: patient.id }),
      },
    ])
    expect((await (await asDoctor(t)).browser.get(at)).data).toEqual([])
  })

  it('keeps a product that is gone, and says so', async () => {
    const set = await makeSet()
    await t.change(products, product.productId, {
      status: 'discontinued',
      removedAt: t.clock.now(),
    })
    const read = (await doctor.browser.get(`${url}/${set.id}`)).data
    expect(read.warnings.map(({ code }: { code: string }) => code)).toContain('DISCONTINUED')
    expect((await doctor.browser.list(url)).data[0].unavailable_count).toBe(1)
    expect((await save(read, { lines: [lineOf(product)] })).lines).toHaveLength(1)
  })
})

describe('a template of the platform', () => {
  it('is copied, and its next version can be compared and taken over', async () => {
    const editor = await asAdmin(t, 'content')
    const clinical = await asAdmin(t, 'clinical_reviewer')
    const templates = '/api/admin/templates'
    async function publish(begin: object, lines: object[]) {
      const { data: draft } = await editor.browser.post(templates, begin)
      const { data } = await editor.browser.patch(`${templates}/${draft.id}`, {
        revision: draft.revision,
        lines,
        message: 'From the platform',
      })
      const answer = await clinical.browser.post(`${templates}/${draft.id}/publish`, {
        revision: data.revision,
      })
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
      return draft.id as string
    }
    const first = await publish({ mode: 'create', title: 'Sleep onset' }, [lineOf(product)])
    const { data: mine } = await doctor.browser.post(url, { recipe: first })
    expect(mine).toMatchObject({
      title: 'Sleep onset',
      source: { title: 'Sleep onset', version: 1 },
      update: null,
    })
    const none = await doctor.browser.post(`${url}/${mine.id}/take-over`, {
      revision: mine.revision,
    })
    expect(none.refusal).toEqual([409, 'NO_UPDATE'])
    const added = await makeProduct(t)
    const second = await publish({ mode: 'edit', recipe: first }, [
      lineOf(product, { amount_min: 2 }),
      lineOf(added),
    ])
    const read = (await doctor.browser.get(`${url}/${mine.id}`)).data
    expect(read.update).toMatchObject({ id: second, version: 2, message: 'From the platform' })
    expect(read.update.lines).toHaveLength(2)
    expect(read.actions).toContain('take_over')
    expect((await doctor.browser.list(url)).data[0].has_update).toBe(true)
    const taken = await doctor.browser.post(`${url}/${mine.id}/take-over`, {
      revision: read.revision,
    })
    expect(taken.data).toMatchObject({ update: null, source: { version: 2 } })
    expect(taken.data.lines.map((line: { amount_min: number }) => line.amount_min)).toEqual([2, 1])
    expect(await actionsOn(t, mine.id)).toContain('my_recipe.take_over')
    expect((await doctor.browser.post(url, { recipe: first })).status).toBe(404)
  })
})
