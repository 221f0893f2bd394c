import { beforeEach, describe, expect, it } from 'vitest'
import { patients } from '../../db/schema/patient.ts'
import { catalogItems, products } from '../../db/schema/product.ts'
import { actionsOn, loggedOn } from '../../testing/auditLog.ts'
import {
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'

const url = '/api/doctor/catalogs'
let doctor: Person
let patient: Person
let first: TestProduct
let second: TestProduct

const t = await useClinic()
beforeEach(async () => {
  doctor = await asDoctor(t)
  patient = await asPatient(t, doctor)
  first = await makeProduct(t)
  second = await makeProduct(t)
})

async function make(body: object = { name: 'Mine' }) {
  const made = await doctor.browser.post(url, body)
  expect(made.status).toBe(201)
  return made.data
}
async function change(catalog: { id: string; revision: number }, patch: object) {
  const answer = await doctor.browser.patch(`${url}/${catalog.id}`, {
    revision: catalog.revision,
    ...patch,
  })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  return answer.data
}
const inOrder = async (id: string) => {
  const { data } = await doctor.browser.list('/api/doctor/products', { filter: { catalog_id: id } })
  return data.map((row: { id: string; note: string | null }) => [row.id, row.note])
}
async function seen(): Promise<string[]> {
  const { data } = await patient.browser.get('/api/patient/catalogs')
  return data.catalogs
    .filter((each: { kind: string }) => each.kind === 'doctor')
    .map((each: { name: string }) => each.name)
}

describe('an own catalog', () => {
  it('is no copy of another doctor’s; those of the platform are not changed', async () => {
    const mine = await make()
    const other = await asDoctor(t)
    expect((await other.browser.post(url, { name: 'Y', copy_of: mine.id })).status).toBe(404)
    const platform = await makeCatalog(t, [first])
    const body = { revision: 1, name: 'X' }
    expect((await doctor.browser.patch(`${url}/${platform}`, body)).status).toBe(404)
  })

  it('has the order of what it is a copy of, also where that is sorted by title', async () => {
    const platform = await makeCatalog(t, [first, second])
    await t.change(catalogItems, { catalogId: platform }, { position: 0 })
    await t.change(products, second.productId, { title: 'Always first' })
    const mine = await make({ name: 'Copy', copy_of: platform })
    expect((await inOrder(mine.id)).map(([id]: [string]) => id)).toEqual([
      second.productId,
      first.productId,
    ])
  })

  it('holds products in their order with notes, also as a copy, and refuses what is wrong', async () => {
    const platform = await makeCatalog(t, [first])
    const mine = await make({ name: 'Copy', copy_of: platform })
    expect(mine).toMatchObject({ kind: 'doctor', visibility: 'hidden', products_count: 1 })
    const items = [
      { product_id: second.productId, note: 'In the evening' },
      { product_id: first.productId },
    ]
    const changed = await change(mine, { items })
    expect(await inOrder(mine.id)).toEqual([
      [second.productId, 'In the evening'],
      [first.productId, null],
    ])
    const twice = await doctor.browser.patch(`${url}/${mine.id}`, {
      revision: changed.revision,
      items: [items[0], items[0]],
    })
    expect(twice.faults).toEqual([422, ['items.1.product_id']])
    const gone = await makeProduct(t, { title: 'Old Zinc', removedAt: t.clock.now() })
    const refused = await doctor.browser.patch(`${url}/${mine.id}`, {
      revision: changed.revision,
      items: [...items, { product_id: gone.productId }],
    })
    expect(refused.body.errors).toEqual({
      'items.2.product_id': ['Old Zinc cannot be recommended at the moment.'],
    })
    const stale = await doctor.browser.patch(`${url}/${mine.id}`, { revision: 1, name: 'Z' })
    expect(stale.refusal).toEqual([409, 'REVISION_CONFLICT'])
    expect(await actionsOn(t, mine.id)).toEqual(['catalog.create', 'catalog.update'])
  })

  it('keeps what stands behind the 100 products that are shown at once', async () => {
    const mine = await make()
    const all = await Promise.all([...Array(102)].map(() => makeProduct(t)))
    const values = all.map(({ productId }, position) => ({
      ...{ catalogId: mine.id, productId, position },
      note: `${position}`,
    }))
    await t.add(catalogItems, values)
    // the second goes to the end, and the third is taken out
    const shown = all.slice(0, 100).filter((_, at) => at !== 1 && at !== 2)
    const items = [...shown, all[1]!].map(({ productId }) => ({ product_id: productId }))
    const changed = await change(mine, { items })
    expect(changed.products_count).toBe(101)
    const range = { range: [99, 101], sort: ['position', 'ASC'], filter: { catalog_id: mine.id } }
    const last = await doctor.browser.list('/api/doctor/products', range as never)
    expect(last.each('id', 'note')).toEqual([
      [all[100]!.productId, '100'],
      [all[101]!.productId, '101'],
    ])
  })

  it('keeps what is off sale for a while, in its place and with its note', async () => {
    const third = await makeProduct(t)
    const mine = await make()
    const item = ({ productId }: TestProduct, note: string) => ({ product_id: productId, note })
    const items = [item(first, 'One'), item(second, 'Two'), item(third, 'Three')]
    const filled = await change(mine, { items })
    const away = { status: 'discontinued', removedAt: t.clock.now() } as const
    await t.change(products, second.productId, away)
    // as the list shows it: without the one that is not sold
    await change(filled, { items: [item(first, 'One'), item(third, 'New')] })
    expect(await inOrder(mine.id)).toHaveLength(2)
    await t.change(products, second.productId, { status: 'active', removedAt: null })
    const back = await inOrder(mine.id)
    expect(back[0]).toEqual([first.productId, 'One'])
    expect(back).toContainEqual([second.productId, 'Two'])
    expect(back).toContainEqual([third.productId, 'New'])
  })

  it('is seen by whom the doctor chose, until it is put away', async () => {
    const mine = await make({ name: 'For some' })
    expect(await seen()).toEqual([])
    const all = await change(mine, { visibility: 'all_my_patients' })
    expect(await seen()).toEqual(['For some'])
    const nobody = { patients: [], tags: [] }
    const none = await change(all, { visibility: 'selected', selected: nobody })
    expect(await seen()).toEqual([])
    const other = await asDoctor(t)
    const foreign = await asPatient(t, other)
    const refused = await doctor.browser.patch(`${url}/${mine.id}`, {
      revision: none.revision,
      selected: { patients: [foreign.id], tags: [] },
    })
    expect(refused.faults).toEqual([422, ['selected']])
    const leaver = await asPatient(t, doctor)
    const both = { patients: [patient.id, leaver.id], tags: [] }
    const chosen = await change(none, { selected: both })
    expect(await seen()).toEqual(['For some'])
    // one who has left for another doctor is sent along as she is stored
    await t.change(patients, leaver.id, { doctorId: other.id })
    const { revision, ...saved } = await change(chosen, { name: 'For some', selected: both })
    expect(saved.selected).toEqual({ patients: [patient.id], tags: [] })
    expect((await doctor.browser.post(`${url}/${mine.id}/archive`, { revision })).status).toBe(204)
    expect(await seen()).toEqual([])
    expect((await doctor.browser.get(`${url}/${mine.id}`)).status).toBe(404)
  })
})

describe('what patients may buy beside their recipes', () => {
  it('is the doctor’s setting, and audited', async () => {
    const at = '/api/doctor/catalog-access'
    await change(await make(), { visibility: 'all_my_patients', items: [] })
    await makeCatalog(t, [first], 'Everything')
    const names = async () =>
      (await patient.browser.get('/api/patient/catalogs')).data.catalogs.map(
        (each: { name: string }) => each.name,
      )
    expect((await doctor.browser.get(at)).data).toEqual({ access: 'open' })
    expect(await names()).toContain('Everything')
    expect((await doctor.browser.patch(at, { access: 'closed' })).data.access).toBe('closed')
    expect(await names()).toEqual(['Mine'])
    await doctor.browser.patch(at, { access: 'recipes_only' })
    expect(await names()).toEqual([])
    expect(await loggedOn(t, doctor.id, 'doctor.catalog_access')).toHaveLength(2)
  })
})
