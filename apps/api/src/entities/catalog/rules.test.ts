import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { doctorCatalogs, doctors } from '../../db/schema/doctor.ts'
import { type CatalogRule, catalogs, products, variants } from '../../db/schema/product.ts'
import { eq, sql } from '../../db/sql.ts'
import { asAdmin, asDoctor, asPatient, makeCatalog, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { importProducts } from '../../testing/imports.ts'

const t = await useClinic()
const url = '/api/admin/catalogs'

type Words = {
  category: string
  brand: string
  form: string
  usageKind: 'oral' | 'topical'
  concerns: string[]
  tags: string[]
}
const valuesOf: Record<string, (product: Words) => string[]> = {
  category: ({ category }) => [category],
  brand: ({ brand }) => [brand],
  form: ({ form }) => [form],
  usage_kind: ({ usageKind }) => [usageKind],
  concern: ({ concerns }) => concerns,
  tag: ({ tags }) => tags,
}

/** The rule as a person reads it. */
function belongs(product: Words, { match, conditions }: CatalogRule): boolean {
  const holds = conditions.map(
    ({ field, operator, value }) =>
      Boolean(valuesOf[field]?.(product).includes(value)) === (operator === 'is'),
  )
  return match === 'all' ? holds.every(Boolean) : holds.some(Boolean)
}

const word = fc.constantFrom('a', 'b')
const product: fc.Arbitrary<Words> = fc.record({
  category: word,
  brand: word,
  form: word,
  usageKind: fc.constantFrom('oral', 'topical'),
  concerns: fc.uniqueArray(word),
  tags: fc.uniqueArray(word),
})
const condition = fc.record({
  field: fc.constantFrom('category', 'brand', 'concern', 'form', 'usage_kind', 'tag'),
  operator: fc.constantFrom('is', 'is_not'),
  value: fc.constantFrom('a', 'b', 'oral', 'topical'),
}) as fc.Arbitrary<CatalogRule['conditions'][number]>
const rule: fc.Arbitrary<CatalogRule> = fc.record({
  match: fc.constantFrom('all', 'any'),
  conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
})
const step = fc.oneof(
  fc.record({
    do: fc.constant('change' as const),
    at: fc.nat(3),
    to: fc.record(
      {
        category: word,
        brand: word,
        form: word,
        concerns: fc.uniqueArray(word),
        tags: fc.uniqueArray(word),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ do: fc.constant('add' as const), product }),
  fc.record({ do: fc.constant('rule' as const), at: fc.nat(1), rule }),
  fc.record({ do: fc.constant('undone' as const), at: fc.nat(3), product }),
)

it('holds the products that its rule describes, whatever is changed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: 4, maxLength: 4 }),
      fc.tuple(rule, rule),
      fc.array(step, { maxLength: 8 }),
      async (first, rules, steps) => {
        const ids = await Promise.all(
          first.map(async (each) => (await makeProduct(t, each)).productId),
        )
        const catalogs: string[] = []
        for (const _ of rules) catalogs.push(await makeCatalog(t, []))
        const setRule = (at: number, to: CatalogRule) =>
          t.ctx.db.execute(
            sql`update catalogs set rule = ${JSON.stringify(to)}::jsonb where id = ${catalogs[at]}`,
          )
        for (const [at, each] of rules.entries()) await setRule(at, each)
        const now = [...rules]
        for (const each of steps) {
          const id = ids['at' in each ? each.at : 0] ?? ''
          if (each.do === 'add') ids.push((await makeProduct(t, each.product)).productId)
          else if (each.do === 'rule') {
            await setRule(each.at, each.rule)
            now[each.at] = each.rule
          } else if (each.do === 'change') {
            if (Object.keys(each.to).length > 0) await t.change(products, id, each.to)
          } else
            await inTransaction(t.ctx, async (tx) => {
              await tx.db.update(products).set(each.product).where(eq(products.id, id))
              throw new Error('undone')
            }).catch(() => undefined)
        }
        const rows = (await t.rows(products)) as unknown as (Words & {
          id: string
        })[]
        for (const [at, catalogId] of catalogs.entries()) {
          const held = await t.ctx.db.execute<{ id: string }>(
            sql`select product_id as id from catalog_items where catalog_id = ${catalogId}`,
          )
          const expected = rows
            .filter((row) => belongs(row, now[at] as CatalogRule))
            .map(({ id }) => id)
          expect(held.rows.map(({ id }) => id).sort()).toEqual(expected.sort())
        }
        // the next run begins with an empty shop
        await t.ctx.db.execute(sql`update catalogs set rule = null, status = 'archived'`)
      },
    ),
    { numRuns: 10 },
  )
})

const is = (field: string, value: string, operator = 'is') => ({ field, operator, value })
const all = (...conditions: object[]) => ({ match: 'all', conditions })

it('by rule: shows what matches before it is saved, refuses what cannot match, follows products', async () => {
  const { browser } = await asAdmin(t, 'operations')
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  const brand = 'Rule Brand'
  const [b] = [
    await makeProduct(t, { title: 'B', brand, category: 'sun' }),
    await makeProduct(t, { title: 'A', brand, category: 'sun', concerns: ['acne'] }),
    await makeProduct(t, { title: 'C', brand, category: 'sun', removedAt: t.clock.now() }),
    await makeProduct(t, { title: 'D', brand, category: 'serum' }),
  ]
  const rule = all(is('brand', brand), is('category', 'serum', 'is_not'))
  const match = await browser.post(`${url}/match`, { rule })
  expect(match.data).toMatchObject({ on_sale: 2, others: 1 })
  expect(match.data.first.map(({ title }: { title: string }) => title)).toEqual(['A', 'B'])

  const wrong = await browser.post(url, {
    name: 'Sun',
    rule: all(is('brand', 'Rule brand'), is('category', 'sun'), is('category', 'sun')),
  })
  expect(wrong.faults).toEqual([422, ['rule.conditions.0.value', 'rule.conditions.2.value']])
  const made = await browser.post(url, { name: ' Sun ', rule })
  expect(made.data).toMatchObject({
    name: 'Sun',
    source: 'rule',
    products_count: 2,
    actions: ['edit', 'archive'],
  })
  expect((await browser.post(url, { name: 'Sun' })).faults).toEqual([422, ['name']])
  const path = `${url}/${made.data.id}`
  const titles = async () =>
    (
      await patient.browser.list('/api/patient/products', { filter: { catalog_id: made.data.id } })
    ).each('title')
  expect(await titles()).toEqual(['A', 'B'])

  const product = `/api/admin/products/${b.productId}`
  const { revision } = (await browser.get(product)).data
  expect((await browser.patch(product, { revision, category: 'serum' })).status).toBe(200)
  expect(await titles()).toEqual(['A'])
  const file = async (catalog: string) => {
    const pack = await t.row(variants, { productId: b.productId })
    const text = `SKU,Category,Catalog\n${pack.sku},sun,${catalog}`
    return (await importProducts(t, { browser }, text)).rows[0]
  }
  expect((await file('Sun'))?.errors).toMatchObject([{ field: 'catalog' }])
  expect(await titles()).toEqual(['A'])
  expect((await file(''))?.outcome).toBe('changed')
  expect(await titles()).toEqual(['A', 'B'])

  const early = { product_id: b.productId, position: 1, revision: made.data.revision }
  const ruled = await browser.post(`${path}/arrange`, early)
  expect(ruled.refusal).toEqual([409, 'CATALOG_BY_RULE'])
  const byHand = await browser.patch(path, { rule: null, revision: made.data.revision })
  const listed = async () =>
    (await browser.list(`${path}/products`, { range: [0, 99] })).data as {
      id: string
      title: string
      position: number
    }[]
  const placed = async () => (await listed()).map((each) => `${each.position}${each.title}`)
  expect(await placed()).toEqual(['1A', '2B', '3C'])
  let { revision: seen } = byHand.data
  const arrange = async (product_id: string, position: number | null) => {
    const answer = await browser.post(`${path}/arrange`, { product_id, position, revision: seen })
    seen = answer.data?.revision ?? seen
    return answer
  }
  const id = b.productId
  expect((await arrange(made.data.id, 1)).faults).toEqual([422, ['product_id']])
  expect((await arrange(id, 1)).status).toBe(200)
  expect(await placed()).toEqual(['1B', '2A', '3C'])
  expect(await titles()).toEqual(['B', 'A'])
  await arrange(id, 99)
  expect(await placed()).toEqual(['1A', '2C', '3B'])
  await arrange(id, 2)
  expect(await placed()).toEqual(['1A', '2B', '3C'])
  await arrange(id, null)
  expect(await placed()).toEqual(['1A', '2C'])
  const stale = await browser.post(`${path}/arrange`, { product_id: id, position: 1, revision: 1 })
  expect(stale.refusal).toEqual([409, 'REVISION_CONFLICT'])
  // its page alone is read, and the rest keeps its order
  const many = await Promise.all(
    Array.from({ length: 4 }, (_, n) => makeProduct(t, { title: `M${n}` })),
  )
  await t.ctx.db.execute(sql`
    insert into catalog_items (catalog_id, product_id, position)
    select ${made.data.id}, id::uuid, 10 + n from unnest(${sql.param(many.map(({ productId }) => productId))}::text[])
      with ordinality as m(id, n)`)
  await arrange(many[3]?.productId ?? '', 2)
  expect((await placed()).slice(0, 4)).toEqual(['1A', '2M3', '3C', '4M0'])
  const last = await browser.list(`${path}/products`, { range: [5, 9] })
  expect(last.data).toMatchObject([{ position: 6, title: 'M2' }])
})

it('is for all doctors or those who were given it, and shown to patients or not', async () => {
  const { browser } = await asAdmin(t, 'operations')
  const [doctor, chosen] = [await asDoctor(t), await asDoctor(t)]
  const [patient, theirs] = [await asPatient(t, doctor), await asPatient(t, chosen)]
  const product = await makeProduct(t, { title: 'Rare' })
  const others = await t.ctx.db.execute<{ id: string }>(
    sql`select id from catalogs where kind = 'platform' and status = 'active'`,
  )
  const { data: made } = await browser.post(url, { name: 'Rare', doctor_access: 'chosen' })
  expect(made).toMatchObject({ doctor_access: 'chosen', visibility: 'all_my_patients' })
  const path = `${url}/${made.id}`
  await browser.post(`${path}/arrange`, { product_id: product.productId, position: 1, revision: 1 })
  await t.add(doctorCatalogs, { doctorId: chosen.id, catalogId: made.id })
  const sees = async (who: { browser: typeof browser }, role: string) => {
    const { data } = await who.browser.get(`/api/${role}/catalogs/${made.id}`)
    return data?.name === 'Rare'
  }
  const finds = async (who: { browser: typeof browser }) =>
    (await who.browser.list('/api/doctor/products', { filter: { q: 'Rare' } })).data.length > 0
  const state = async () => [
    [await sees(doctor, 'doctor'), await finds(doctor), await sees(patient, 'patient')],
    [await sees(chosen, 'doctor'), await finds(chosen), await sees(theirs, 'patient')],
  ]
  const [no, yes] = [false, true]
  expect(await state()).toEqual([
    [no, no, no],
    [yes, yes, yes],
  ])
  let { revision } = (await browser.get(path)).data
  const change = async (body: object) => {
    const answer = await browser.patch(path, { ...body, revision })
    revision = answer.data?.revision ?? revision
    return answer
  }
  await change({ visibility: 'hidden' })
  expect(await state()).toEqual([
    [no, no, no],
    [yes, yes, no],
  ])
  const look = `${path}/preview?doctor_id=${chosen.id}&as=patient`
  expect((await browser.get(look)).data.hidden_because).toBe('not_for_patients')
  // archiving it gives its products to nobody
  await t.change(catalogs, made.id, { status: 'archived' })
  expect([await finds(doctor), await finds(chosen)]).toEqual([no, no])
  await t.change(catalogs, made.id, { status: 'active' })
  await change({ doctor_access: 'all', visibility: 'all_my_patients' })
  expect(await state()).toEqual([
    [yes, yes, yes],
    [yes, yes, yes],
  ])
  // the last one for all doctors stays so while a doctor was given none
  const ids = sql.param(others.rows.map(({ id }) => id))
  await t.ctx.db.execute(
    sql`update catalogs set status = 'archived' where id = any(${ids}::uuid[])`,
  )
  expect((await change({ doctor_access: 'chosen' })).faults).toEqual([422, ['doctor_access']])
  await t.ctx.db.delete(doctorCatalogs).where(eq(doctorCatalogs.doctorId, chosen.id))
  expect((await browser.post(`${path}/archive`, { revision })).refusal).toEqual([
    409,
    'ONLY_CATALOG',
  ])
  await t.ctx.db.execute(sql`update catalogs set status = 'active' where id = any(${ids}::uuid[])`)
})

it('stays while a doctor has no other one, and its name is free for another once it is archived', async () => {
  const { browser } = await asAdmin(t, 'operations')
  const doctor = await asDoctor(t)
  const { data } = await browser.post(url, { name: 'Given' })
  const path = `${url}/${data.id}`
  await t.add(doctorCatalogs, { doctorId: doctor.id, catalogId: data.id })
  expect((await browser.post(`${path}/archive`, { revision: 1 })).refusal).toEqual([
    409,
    'ONLY_CATALOG',
  ])
  await t.add(doctorCatalogs, {
    doctorId: doctor.id,
    catalogId: await makeCatalog(t, []),
  })
  const archived = await browser.post(`${path}/archive`, { revision: 1 })
  expect(archived.data).toMatchObject({ status: 'archived', actions: ['restore'] })
  expect((await browser.post(url, { name: 'Given' })).status).toBe(201)
  expect((await browser.post(`${path}/restore`, { revision: 2 })).faults).toEqual([422, ['name']])
  // the office sees what they see, or why they see nothing
  const other = await makeCatalog(t, [await makeProduct(t, { title: 'Seen', price: 1_000 })])
  const preview = async (catalogId: string, as: string) =>
    (await browser.get(`${url}/${catalogId}/preview?doctor_id=${doctor.id}&as=${as}`)).data
  expect((await preview(data.id, 'doctor')).hidden_because).toBe('archived')
  expect((await preview(other, 'doctor')).hidden_because).toBe('not_given')
  await t.add(doctorCatalogs, { doctorId: doctor.id, catalogId: other })
  expect(await preview(other, 'doctor')).toMatchObject({
    hidden_because: null,
    products: [{ title: 'Seen', price: 1_000, member_price: 1_000 }],
  })
  await t.change(doctors, doctor.id, { status: 'suspended' })
  const looked = await doctor.browser.list('/api/doctor/products', {
    filter: { catalog_id: other },
  })
  expect(looked.each('title')).toEqual(['Seen'])
  expect(await preview(other, 'doctor')).toMatchObject({ products: [{ title: 'Seen' }] })
  await t.change(doctors, doctor.id, { status: 'approved' })
  await doctor.browser.patch('/api/doctor/catalog-access', { access: 'closed' })
  expect((await preview(other, 'patient')).hidden_because).toBe('closed')
  // those of doctors are theirs alone
  const own = await doctor.browser.post('/api/doctor/catalogs', { name: 'Mine' })
  expect((await browser.get(`${url}/${own.data.id}`)).status).toBe(404)
})

it('is made once of a name, also of several at once', async () => {
  const { browser } = await asAdmin(t, 'operations')
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => browser.post(url, { name: 'Made at once' })),
  )
  const made = answers.filter(({ status }) => status === 201)
  expect([made.length, answers.length - made.length]).toEqual([1, 7])
})

it('waits for a product that changes at the same time', async () => {
  const { browser } = await asAdmin(t, 'operations')
  for (const n of [1, 2]) {
    const brand = `At once ${n}`
    const { productId } = await makeProduct(t, { brand, category: 'serum' })
    await makeProduct(t, { brand, category: 'sun' })
    const made = await browser.post(url, {
      name: brand,
      rule: all(is('brand', brand), is('category', 'sun')),
    })
    const product = `/api/admin/products/${productId}`
    const { revision } = (await browser.get(product)).data
    await Promise.all([
      browser.patch(product, { revision, category: n % 2 ? 'sun' : 'toner' }),
      browser.patch(`${url}/${made.data.id}`, {
        rule: all(is('brand', brand), is('category', 'serum', 'is_not')),
        revision: 1,
      }),
    ])
    const { data } = await browser.get(`${url}/${made.data.id}`)
    expect([data.revision, data.products_count]).toEqual([2, 2])
  }
})
