import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { catalogItems, catalogs, products, stock, variants } from '../../db/schema/product.ts'
import { eq } from '../../db/sql.ts'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { ingredientsOf } from './fileRow.ts'

const t = await useClinic()
const operations = await asAdmin(t, 'operations')

const url = '/api/admin/products/import'
const send = (text: string, dry_run = false, who = operations) =>
  who.browser.post(url, { dry_run, text }, { key: randomUUID() })
const header =
  'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Price,Description,Ingredients,Recipe only,On hand,Catalog'
const magnesium =
  'NF-MG-60,Magnesium Glycinate,Northfield,minerals,capsule,oral,60 capsules,60,capsule,24.50,Calm <b>& well</b>,Magnesium 120 mg 32%; Vitamin B6 1.4mg,yes,40,Minerals'
const larger = 'NF-MG-180,Magnesium Glycinate,Northfield,,,,180 capsules,180,capsule,"64",,,,,'

const packOf = async (sku: string) => {
  const [row] = await t.ctx.db
    .select()
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stock, eq(stock.variantId, variants.id))
    .where(eq(variants.sku, sku))
  return row
}

describe('importing products', () => {
  it('adds products, packs, shelves and catalogs; a dry run adds nothing', async () => {
    const dry = (await send([header, magnesium, larger].join('\n'), true)).data
    expect(dry).toMatchObject({ dry_run: true, ok: 2, failed: 0 })
    expect(dry.rows.map((row: { message: string }) => row.message)).toEqual(['New', 'New'])
    expect(await packOf('NF-MG-60')).toBeUndefined()
    expect((await send([header, magnesium, larger].join('\n'))).data.ok).toBe(2)
    const small = await packOf('NF-MG-60')
    expect(small).toMatchObject({
      products: {
        title: 'Magnesium Glycinate',
        handle: 'magnesium-glycinate',
        recipeOnly: true,
        availability: 'in_stock',
        descriptionHtml: '<p>Calm <b>&amp; well</b></p>',
        ingredients: [
          { name: 'Magnesium', code: 'magnesium', amount: 120, unit: 'mg', percent_ref: 32 },
          { name: 'Vitamin B6', code: 'vitamin_b6', amount: 1.4, unit: 'mg', percent_ref: null },
        ],
      },
      variants: { price: 2_450, unitsPerPack: 60, position: 0 },
      stock: { onHand: 40 },
    })
    const large = await packOf('NF-MG-180')
    expect(large).toMatchObject({
      products: { id: small?.products.id },
      variants: { price: 6_400, position: 1 },
      stock: { onHand: 0 },
    })
    const items = await t.ctx.db
      .select({ name: catalogs.name, productId: catalogItems.productId })
      .from(catalogItems)
      .innerJoin(catalogs, eq(catalogs.id, catalogItems.catalogId))
    expect(items).toEqual([{ name: 'Minerals', productId: small?.products.id }])
  })

  it('takes concerns as words', async () => {
    await send([header, magnesium].join('\n'))
    await send('SKU,Concerns\nNF-MG-60,sleep; stress;sleep')
    expect(await packOf('NF-MG-60')).toMatchObject({ products: { concerns: ['sleep', 'stress'] } })
    const { data } = await send(`SKU,Concerns\nNF-MG-60,${'x'.repeat(61)}`)
    expect(data.rows[0].errors).toMatchObject([{ field: 'concerns' }])
  })

  it('changes what a row says of a known SKU, and nothing else', async () => {
    await send([header, magnesium].join('\n'))
    const before = await packOf('NF-MG-60')
    await send('SKU,Price,On hand\nNF-MG-60,19.90,7')
    const after = await packOf('NF-MG-60')
    expect(after?.variants).toMatchObject({ price: 1_990, title: '60 capsules' })
    expect(after?.stock.onHand).toBe(7)
    expect(after?.products).toEqual({
      ...before?.products,
      revision: (before?.products.revision ?? 0) + 1,
      updatedAt: after?.products.updatedAt,
    })
    const listed = await operations.browser.list('/api/admin/products', {
      filter: { q: 'magnesium' },
    })
    expect(listed.data).toMatchObject([{ price: 1_990, availability: 'in_stock' }])
  })

  it('says what each row would change; a pack that stands there twice is refused', async () => {
    await send([header, magnesium].join('\n'))
    const rows = ['NF-MG-60,19.90,7,yes', 'NF-MG-60,18.90,7,yes']
    const again = 'SKU,Price,On hand,Recipe only'
    const { data } = await send([again, ...rows].join('\n'), true)
    expect(data.rows[0].message).toBe('Changed: price $24.50 → $19.90, on hand 40 → 7')
    expect(data.rows[1]).toMatchObject({ ok: false, error_code: 'REPEATED' })
    const same = await send([again, 'NF-MG-60,24.50,40,yes'].join('\n'), true)
    expect(same.data.rows[0].message).toBe('No changes')
    expect((await packOf('NF-MG-60'))?.variants.price).toBe(2_450)
  })

  it('says of every wrong cell what is wrong, and takes the other rows', async () => {
    await send([header, magnesium].join('\n'))
    const rows = [
      'NEW-1,,Northfield,minerals,capsule,oral,60 capsules,60,capsule,24.50,,,,,',
      'NEW-2,Zinc,Northfield,minerals,capsule,mouth,60 capsules,0,bag,24.505,,Zinc ten,maybe,-1,',
      ',Zinc,Northfield,minerals,capsule,oral,60 capsules,60,capsule,24.50,,,,,',
      'NEW-3,Zinc,Northfield,minerals,capsule,oral,60 capsules,60,capsule,24.50,,,,,',
    ]
    const { data } = await send([header, ...rows].join('\n'))
    expect(data.rows.map((row: { ok: boolean }) => row.ok)).toEqual([false, false, false, true])
    expect(data.rows[0].message).toBe('Title: This column is required.')
    const small = await packOf('NF-MG-60')
    await t.ctx.db
      .update(stock)
      .set({ reserved: 5 })
      .where(eq(stock.variantId, small?.variants.id ?? ''))
    const short = (await send('SKU,On hand\nNF-MG-60,4')).data
    expect(short.rows[0]).toMatchObject({ ok: false, error_code: 'RESERVED' })
    expect((await send('Title\nZinc')).body.error_code).toBe('COLUMN_MISSING')
    expect((await send('Title,"SKU\nZinc,Z')).body.error_code).toBe('UNREADABLE')
  })

  it('refuses a category that the shop does not have and a SKU that is a formula, by name', async () => {
    await send([header, magnesium].join('\n'))
    const of = (sku: string, category: string) =>
      `${sku},Zinc ${sku},Northfield,${category},capsule,oral,60 capsules,60,capsule,24.50,,,,,`
    const rows = [of('=1+1', 'minerals'), of('@x', 'minerals'), of('ZN-60', 'candy')]
    const { data } = await send([header, ...rows].join('\n'), true)
    expect(data).toMatchObject({ ok: 0, failed: 3 })
    expect(data.rows.map((row: { message: string }) => row.message)).toEqual([
      expect.stringMatching(/^Sku: .*begin with =/),
      expect.stringMatching(/^Sku: /),
      expect.stringContaining('no category “candy”. Enter one of minerals'),
    ])
  })

  it('is for owners and operations', async () => {
    const support = await asAdmin(t, 'support')
    expect((await send('SKU\nA', true, support)).status).toBe(403)
  })
})

describe('ingredients of a cell', () => {
  it.each([
    ['Zinc 10 mg', [['Zinc', 'zinc', 10, 'mg', null]]],
    [
      'Vitamin D3 25 µg 500 %；亜鉛 1.5mg',
      [
        ['Vitamin D3', 'vitamin_d3', 25, 'µg', 500],
        ['亜鉛', '亜鉛', 1.5, 'mg', null],
      ],
    ],
    ['Zinc', undefined],
    ['Zinc 10', undefined],
  ])('%s', (text, expected) => {
    expect(
      ingredientsOf(text)?.map((each) => [
        each.name,
        each.code,
        each.amount,
        each.unit,
        each.percent_ref,
      ]),
    ).toEqual(expected)
  })
})

describe('what the label directs', () => {
  const labelled =
    'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Price,Label amount,Label unit,Label frequency,Label times,Label food,Label area,Label max per day,Label max days'
  const row = (cells: string, sku = 'NF-ML-60') =>
    `${sku},Melatonin ${sku},Northfield,minerals,tablet,oral,60 tablets,60,tablet,14.90,${cells}`
  const labelOf = async (sku = 'NF-ML-60') => (await packOf(sku))?.products.labelDosage

  it('is read from its columns, in the unit of the pack, and changed a cell at a time', async () => {
    const first = row('1,,1-2/day,bedtime; evening,between,,3,14')
    expect((await send([labelled, first].join('\n'))).data.ok).toBe(1)
    const label = {
      amount_min: 1,
      amount_max: null,
      unit: 'tablet',
      frequency_count: 1,
      frequency_max: 2,
      frequency_period: 'day',
      as_needed: false,
      time_of_day: ['bedtime', 'evening'],
      meal: 'between',
      area: [],
      duration_days: 14,
      max_per_day: 3,
    }
    expect(await labelOf()).toEqual(label)
    const change = 'SKU,Label times,Label amount\nNF-ML-60,bedtime,1-2'
    const dry = (await send(change, true)).data
    expect(dry.rows[0].message).toBe(
      'Changed: label amount 1 → 1-2, label times bedtime; evening → bedtime',
    )
    expect(await labelOf()).toEqual(label)
    await send(change)
    expect(await labelOf()).toEqual({ ...label, amount_max: 2, time_of_day: ['bedtime'] })
    expect((await send('SKU,Price\nNF-ML-60,15.90', true)).data.rows[0].message).toBe(
      'Changed: price $14.90 → $15.90',
    )
  })

  it('is not there when no cell says anything', async () => {
    await send([labelled, row(',,,,,,,', 'NF-NO-60')].join('\n'))
    expect(await labelOf('NF-NO-60')).toBeNull()
  })

  it('is refused at each cell that cannot be read', async () => {
    const wrong = row('3-1,spoonful,often,noon,later,moon,0,1.5', 'NF-BAD-60')
    const { rows } = (await send([labelled, wrong].join('\n'), true)).data
    expect(rows[0].errors.map((error: { field: string }) => error.field)).toEqual([
      'label_amount',
      'label_unit',
      'label_frequency',
      'label_times',
      'label_food',
      'label_area',
      'label_max_per_day',
      'label_max_days',
    ])
    expect(rows[0].message).toContain('Label amount: Enter an amount such as “1”')
  })
})
