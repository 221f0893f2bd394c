import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditLog } from '../../db/schema/platform.ts'
import { sql } from '../../db/sql.ts'
import { asAdmin, asDoctor, asPatient, type TestProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import {
  confirmProducts,
  importProducts,
  linesOf,
  undoProducts,
  uploadProducts,
} from '../../testing/imports.ts'
import { makeIssuedRecipe } from '../../testing/shop.ts'

const t = await useClinic()
const owner = await asAdmin(t, 'owner')
const at = '/api/admin/products'
const send = (text: string) => importProducts(t, owner, text)
const exported = async () => (await owner.browser.get(`${at}/packs-file`)).text
const undo = (id: string) => undoProducts(t, owner, id)

/** Everything that an import can change, without what says when and how often. */
async function state(): Promise<unknown> {
  const { rows } = await t.ctx.db.execute(sql`
    select to_jsonb(p) - '{search_text,revision,updated_at}'::text[] as p, to_jsonb(v) - 'updated_at' as v,
      to_jsonb(s) - '{revision,updated_at}'::text[] as s,
      array(select jsonb_build_array(l.lot, l.on_hand) from stock_lots l where l.variant_id = v.id order by l.lot) as lots,
      array(select c.catalog_id from catalog_items c where c.product_id = p.id order by 1) as catalogs
    from products p left join variants v on v.product_id = p.id left join stock s on s.variant_id = v.id
    where p.removed_at is null or p.status = 'discontinued' order by v.sku`)
  return rows
}

/** The ledger's sums are the stock, whatever was imported and undone. */
const ledger = async () =>
  (
    await t.ctx.db.execute(sql`select s.variant_id from stock s left join stock_movements m using (variant_id)
      group by s.variant_id, s.on_hand having s.on_hand <> coalesce(sum(m.on_hand), 0)`)
  ).rows

const header = 'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Price'
let run = 0
const word = fc.constantFrom<string>(
  '=1+1',
  '<b>Zinc</b>',
  '@home',
  "'-x",
  'Müsli; "quoted"',
  '亜鉛',
  'a, b',
  '–',
)
const product = fc.record({
  title: word,
  warnings: fc.oneof(word, fc.constant('line\nline')),
  price: fc.integer({ min: 1, max: 99_999 }),
  onHand: fc.integer({ min: 0, max: 50 }),
  packs: fc.integer({ min: 1, max: 2 }),
  label: fc.constantFrom('', '1-3', '0.5'),
})
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
const money = (minor: number) => (minor / 100).toFixed(2)

/** Random products, made by a file as well. Answers how their SKUs begin. */
async function make(products: (typeof product extends fc.Arbitrary<infer P> ? P : never)[]) {
  const tag = `P${++run}`
  const rows = products.flatMap((each, n) =>
    Array.from({ length: each.packs }, (_, k) =>
      [
        `${tag}-${n}-${k}`,
        cell(`${each.title} ${tag} ${n}`),
        'Northfield,minerals,capsule,oral',
        `${60 * (k + 1)} capsules,${60 * (k + 1)},capsule,${money(each.price + k)}`,
        cell(each.warnings),
        each.onHand,
        each.label,
      ].join(','),
    ),
  )
  const made = await send([`${header},Warnings,On hand,Label amount`, ...rows].join('\n'))
  expect(made.failed, JSON.stringify(made.rows)).toBe(0)
  expect(made.status, made.message ?? '').toBe('imported')
  return tag
}

describe('an exported file', () => {
  it('that is imported unchanged changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 4 }), async (products) => {
        await make(products)
        const [file, before] = [await exported(), await state()]
        const result = await send(file)
        expect(result.rows.filter((row) => row.outcome !== 'same')).toEqual([])
        expect(result).toMatchObject({ status: 'ready', failed: 0, unknown_columns: [] })
        expect(await state()).toEqual(before)
        expect(await exported()).toBe(file)
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 4) },
    )
  })

  it('leaves out what packs cost for those who may not see it', async () => {
    const tag = await make([
      { title: 'Zinc', warnings: '', price: 100, onHand: 1, packs: 1, label: '' },
    ])
    const operations = await asAdmin(t, 'operations')
    expect(await exported()).toContain(',Cost,')
    const theirs = await operations.browser.get(`${at}/packs-file`)
    expect(theirs.text).not.toContain(',Cost,')
    const file = `SKU,Cost\n${tag}-0-0,1.00`
    const refused = await uploadProducts(t, operations, file)
    expect(await linesOf(owner, refused)).toMatchObject([{ errors: [{ field: 'cost' }] }])
    const shown = await uploadProducts(t, owner, file)
    expect(await linesOf(owner, shown)).toMatchObject([{ changes: [{ field: 'cost' }] }])
    expect(await linesOf(operations, shown)).toMatchObject([{ changes: [] }])
  })
})

describe('undo of an import', () => {
  const change = fc.record({
    price: fc.option(fc.integer({ min: 1, max: 99_999 })),
    onHand: fc.option(fc.integer({ min: 0, max: 60 })),
    warnings: fc.option(word),
    status: fc.constantFrom('', 'discontinued'),
    catalog: fc.constantFrom('', 'Sleep', 'Skin'),
    later: fc.constantFrom('nothing', 'nothing', 'sold', 'edited'),
  })

  it('restores every field and figure by reversing entries, or refuses and names the packs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(product, { minLength: 1, maxLength: 3 }),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (products, changes, withNew) => {
          const tag = await make(products)
          const before = await state()
          const rows = changes.slice(0, products.length).map((each, n) => {
            const cells = [each.price === null ? '' : money(each.price), each.onHand ?? '']
            const told = [cell(each.warnings ?? ''), each.status, each.catalog]
            return [`${tag}-${n}-0`, ...Array(8).fill(''), ...cells, ...told].join(',')
          })
          if (withNew)
            rows.push(
              `N${tag},New ${tag},Northfield,minerals,capsule,oral,60,60,capsule,9.00,5,,,Sleep`,
            )
          const result = await send(
            [`${header},On hand,Warnings,Status,Catalog`, ...rows].join('\n'),
          )
          expect(result.failed, JSON.stringify(result.rows)).toBe(0)
          if (result.status === 'ready') return
          expect(result.status, result.message ?? '').toBe('imported')
          const touched = result.rows
            .filter((row) => row.outcome !== 'same')
            .map((row) => row.label)
          const hit = changes
            .slice(0, products.length)
            .map(({ later }, n) => ({ later, sku: `${tag}-${n}-0` }))
            .filter(({ later, sku }) => later !== 'nothing' && touched.includes(sku))
          for (const { later, sku } of hit)
            if (later === 'sold')
              await t.ctx.db.execute(sql`insert into stock_movements (id, at, variant_id, kind, reserved, actor_role)
                select gen_random_uuid(), now(), v.id, 'reserved', 1, 'patient' from variants v where v.sku = ${sku}`)
            else
              await t.ctx.db.execute(sql`update products p set revision = revision + 1 from variants v
                where v.product_id = p.id and v.sku = ${sku}`)
          const after = await state()
          const undone = await undo(result.id)
          if (hit.length === 0) {
            expect(undone.status, undone.message ?? '').toBe('undone')
            expect(await state()).toEqual(before)
            expect(await ledger()).toEqual([])
            expect((await undo(result.id)).error_code).toBe('UNDONE')
          } else {
            expect([undone.status, undone.error_code]).toEqual(['imported', 'UNDO_REFUSED'])
            expect(await state()).toEqual(after)
            for (const { sku } of hit) expect(undone.changed_since).toContain(sku)
          }
        },
      ),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 8) },
    )
  })

  it('archives the catalogs it has made, and no other, once nothing is in them', async () => {
    const row = (sku: string, catalog: string) =>
      `${sku},Of ${sku},Northfield,minerals,capsule,oral,60,60,capsule,9.00,${catalog}`
    await send([`${header},Catalog`, row('C-1', 'Kept')].join('\n'))
    const { id } = await send([`${header},Catalog`, row('C-2', 'Kept; Mistyped')].join('\n'))
    const { rows: made } = await t.ctx.db.execute<{ id: string }>(
      sql`select id from catalogs where name = 'Mistyped'`,
    )
    const log = await t.rows(auditLog, { objectId: made[0]?.id ?? '' })
    expect(log.map(({ action }) => action)).toEqual(['catalog.create'])
    expect((await undo(id)).status).toBe('undone')
    const { rows } = await t.ctx.db.execute(
      sql`select name, status from catalogs where name in ('Kept', 'Mistyped') order by name`,
    )
    expect(rows).toEqual([
      { name: 'Kept', status: 'active' },
      { name: 'Mistyped', status: 'archived' },
    ])
  })

  it('ends the sale of a draft that it put on sale and that a recipe holds since', async () => {
    const row = (sku: string) =>
      `${sku},Of ${sku},Northfield,minerals,capsule,oral,60,60,capsule,9.00`
    await send([`${header},Status`, `${row('S-1')},draft`, `${row('S-2')},draft`].join('\n'))
    const { id } = await send('SKU,Status\nS-1,active\nS-2,active')
    const packs = await t.ctx.db.execute<{ productId: string; variantId: string }>(
      sql`select product_id as "productId", id as "variantId" from variants where sku = 'S-1'`,
    )
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor)
    const product = { ...packs.rows[0], shopifyProductId: '' } as TestProduct
    await makeIssuedRecipe(t, { doctor, patient }, [{ product }])
    expect((await undo(id)).status).toBe('undone')
    const { rows } = await t.ctx.db.execute(sql`select v.sku, p.status, p.availability
      from products p join variants v on v.product_id = p.id where v.sku in ('S-1', 'S-2') order by 1`)
    expect(rows).toEqual([
      { sku: 'S-1', status: 'discontinued', availability: 'discontinued' },
      { sku: 'S-2', status: 'draft', availability: 'in_stock' },
    ])
    const shown = await patient.browser.get(`/api/patient/products/${product.productId}`)
    expect(shown.data).toMatchObject({ availability: 'discontinued' })
  })

  it('deletes what nothing refers to', async () => {
    const row = `D-1,Deleted,Northfield,minerals,capsule,oral,60,60,capsule,9.00`
    const { id } = await send([header, row].join('\n'))
    const shown = await owner.browser.get(`/api/admin/product-imports/${id}`)
    expect(shown.data).toMatchObject({
      file_name: 'products.csv',
      added: 1,
      changed: 0,
      undone_at: null,
    })
    expect(await undo(id)).toMatchObject({ status: 'undone', undone_by: shown.data.admin })
    const left = await owner.browser.list(at, { filter: { q: 'Deleted' } })
    expect(left.data.filter(({ title }: { title: string }) => title === 'Deleted')).toEqual([])
  })
})

describe('a preview', () => {
  it('says cell by cell what would change, names unknown columns, and binds the import', async () => {
    const tag = await make([
      { title: 'Zinc', warnings: '', price: 1_000, onHand: 4, packs: 2, label: '' },
    ])
    const file = `SKU,Price,On hand,Colour\n${tag}-0-0,12.00,7,red`
    const dry = await uploadProducts(t, owner, file)
    expect(dry).toMatchObject({ changed: 1, unknown_columns: ['Colour'] })
    expect((await linesOf(owner, dry))[0]?.changes).toEqual([
      { field: 'price', label: 'Price', before: '$10.00', after: '$12.00' },
      { field: 'on_hand', label: 'On hand', before: '4', after: '7' },
    ])
    await send(`SKU,Price\n${tag}-0-0,11.00`)
    const late = await confirmProducts(t, owner, dry)
    expect([late.status, late.error_code]).toEqual(['failed', 'CHANGED_SINCE_PREVIEW'])
    expect((await send(file)).status).toBe('imported')
    const two = await uploadProducts(t, owner, `SKU,Title\n${tag}-0-0,Zinc A\n${tag}-0-1,Zinc B`)
    expect((await linesOf(owner, two))[1]?.errors).toMatchObject([
      { field: 'title', message: 'Line 2 is for the same product but has a different value here.' },
    ])
  })
})
