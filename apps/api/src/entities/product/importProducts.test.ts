import { describe, expect, it } from 'vitest'
import { catalogItems, catalogs, products, stock, variants } from '../../db/schema/product.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { asAdmin, labelDosage } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { importProducts } from '../../testing/imports.ts'
import { ingredientsOf } from './fileRow.ts'

const t = await useClinic()
const operations = await asAdmin(t, 'operations')

const send = (text: string, dry = false) => importProducts(t, operations, text, dry)
/** What a row would change, in one line. */
const said = ({ changes }: { changes: { label: string; before: string; after: string }[] }) =>
  changes.map(({ label, before, after }) => `${label} ${before} → ${after}`).join(', ')
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
    const dry = await send([header, magnesium, larger].join('\n'), true)
    expect(dry).toMatchObject({ status: 'ready', total: 2, done: 2, added: 2, failed: 0 })
    expect(dry.rows.map((row) => row.outcome)).toEqual(['new', 'new'])
    const told = 'Magnesium Glycinate · Northfield · 60 capsules · $24.50'
    expect(dry.rows[0]?.message).toBe(`${told} · New catalog, open to all doctors: Minerals`)
    expect(await packOf('NF-MG-60')).toBeUndefined()
    expect(await send([header, magnesium, larger].join('\n'))).toMatchObject({
      status: 'imported',
      added: 2,
    })
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

  it('says that a pack is added to a product that stays as it is', async () => {
    const row = (sku: string, more: string) =>
      `${sku},Joined,Northfield,${more},60 capsules,60,capsule,9,,,,,`
    await send([header, row('NF-J1', 'minerals,capsule,oral')].join('\n'))
    const rows = [row('NF-J2', 'minerals,tablet,oral'), row('NF-J3', ',,')]
    const told = (await send([header, ...rows].join('\n'), true)).rows
    expect(told.map(({ message }) => message)).toEqual([
      'Joined · Northfield · 60 capsules · $9.00 · Added to a product that exists: its other values stay as they are',
      'Joined · Northfield · 60 capsules · $9.00',
    ])
  })

  it('puts a product at the end of a catalog, also where others were taken out', async () => {
    const row = (sku: string) =>
      `${sku},Of ${sku},Northfield,minerals,capsule,oral,60,60,capsule,9,,,,,Ordered`
    await send([header, row('O-2'), row('O-3'), row('O-4')].join('\n'))
    const first = (await packOf('O-2'))?.products.id ?? ''
    await t.ctx.db.delete(catalogItems).where(eq(catalogItems.productId, first))
    await send([header, row('O-1')].join('\n'))
    const items = await t.ctx.db
      .select({ title: products.title })
      .from(catalogItems)
      .innerJoin(catalogs, eq(catalogs.id, catalogItems.catalogId))
      .innerJoin(products, eq(products.id, catalogItems.productId))
      .where(eq(catalogs.name, 'Ordered'))
      .orderBy(catalogItems.position, products.title)
    expect(items.map(({ title }) => title)).toEqual(['Of O-3', 'Of O-4', 'Of O-1'])
  })

  it('takes a catalog with a semicolon in its name for that one', async () => {
    const both = newId()
    await t.add(catalogs, { id: both, kind: 'platform', name: 'Skin; hair' })
    const row =
      'NF-SH,Silica,Northfield,minerals,capsule,oral,60 capsules,60,capsule,9,,,,,Skin; hair; Sleep'
    const { rows } = await send([header, row].join('\n'), true)
    expect(rows[0]?.message).toMatch(/ · New catalog, open to all doctors: Sleep$/)
    await send([header, row].join('\n'))
    expect(await t.ctx.db.$count(catalogItems, eq(catalogItems.catalogId, both))).toBe(1)
  })

  it('refuses a pack that says something else of a product than the row that makes it', async () => {
    const pack = (sku: string, told: string) =>
      `${sku},Magnesium Citrate,Northfield,minerals,capsule,oral,60 capsules,60,capsule,24.50,,,${told}`
    const packs = [pack('MC-1', 'yes,5,Sleep'), pack('MC-2', 'yes,,Skin'), pack('MC-3', 'no,5,')]
    const { rows } = await send([header, ...packs].join('\n'), true)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'refused'])
    expect(rows[2]?.errors).toMatchObject([
      {
        field: 'recipe_only',
        message: 'Line 2 is for the same product but has a different value here.',
      },
    ])
  })

  it('keeps the code by which totals know an ingredient', async () => {
    await send([header, magnesium].join('\n'))
    const before = await packOf('NF-MG-60')
    const known = { code: 'magnesium', amount: 120, unit: 'mg', percent_ref: null }
    await t.change(products, before?.products.id ?? '', {
      ingredients: [{ ...known, name: 'Magnesium (glycinate)' }],
    })
    await send('SKU,Ingredients\nNF-MG-60,Magnesium (glycinate) 200 mg; Zinc (citrate) 5 mg')
    const after = await packOf('NF-MG-60')
    expect(after?.products.ingredients.map(({ code, amount }) => [code, amount])).toEqual([
      ['magnesium', 200],
      ['zinc_citrate', 5],
    ])
  })

  it('takes concerns as words', async () => {
    await send([header, magnesium].join('\n'))
    await send('SKU,Concerns\nNF-MG-60,sleep; stress;sleep')
    expect(await packOf('NF-MG-60')).toMatchObject({ products: { concerns: ['sleep', 'stress'] } })
    const { rows } = await send(`SKU,Concerns\nNF-MG-60,${'x'.repeat(61)}`)
    expect(rows[0]?.errors).toMatchObject([{ field: 'concerns' }])
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

  it('reads full-width signs in numbers, amounts and days', async () => {
    await send([header, magnesium].join('\n'))
    await send(
      'SKU,Price,On hand,Back in stock on\nNF-MG-60,"１，２９０．５０","１，２００",２０２６−１２−０１',
    )
    expect(await packOf('NF-MG-60')).toMatchObject({
      variants: { price: 129_050, restockOn: '2026-12-01' },
      stock: { onHand: 1_200 },
    })
  })

  it('says what each row would change; a pack that stands there twice is refused', async () => {
    await send([header, magnesium].join('\n'))
    const rows = ['NF-MG-60,19.90,7,yes', 'NF-MG-60,18.90,7,yes']
    const again = 'SKU,Price,On hand,Recipe only'
    const [first, second] = (await send([again, ...rows].join('\n'), true)).rows
    expect(said(first!)).toBe('Price $24.50 → $19.90, On hand 40 → 7')
    expect(second).toMatchObject({ outcome: 'refused', error_code: 'REPEATED' })
    const same = await send([again, 'NF-MG-60,24.50,40,yes'].join('\n'), true)
    expect(same).toMatchObject({ same: 1, rows: [{ outcome: 'same', changes: [] }] })
    expect((await packOf('NF-MG-60'))?.variants.price).toBe(2_450)
  })

  it('says which prices look like typing errors, and takes them', async () => {
    await send([header, magnesium].join('\n'))
    const told = async (price: string) =>
      (await send(`SKU,Price\nNF-MG-60,${price}`, true)).rows.map(({ message }) => message)
    expect(await told('0')).toEqual(['Patients will get it for free.'])
    expect(await told('2.44')).toEqual(['Less than a tenth of the price before ($24.50).'])
    expect(await told('19.90')).toEqual([null])
    await send('SKU,Price\nNF-MG-60,0')
    expect((await packOf('NF-MG-60'))?.variants.price).toBe(0)
  })

  it('says of every wrong cell what is wrong, and takes the other rows', async () => {
    await send([header, magnesium].join('\n'))
    const rows = [
      'NEW-1,,Northfield,minerals,capsule,oral,60 capsules,60,capsule,24.50,,,,,',
      'NEW-2,Zinc,Northfield,minerals,capsule,mouth,60 capsules,0,bag,24.505,,Zinc ten,maybe,-1,',
      ',Zinc,Northfield,minerals,capsule,oral,60 capsules,60,capsule,24.50,,,,,',
      'NEW-3,Zinc,Northfield,minerals,capsule,oral,60 capsules,60,capsule,24.50,,,,,',
    ]
    const result = await send([header, ...rows].join('\n'))
    expect(result.rows.map((row) => row.outcome)).toEqual(['refused', 'refused', 'refused', 'new'])
    expect(result.rows[0]?.errors).toEqual([
      { field: 'title', label: 'Title', message: 'This column is required.' },
    ])
    const file = await operations.browser.get(`/api/admin/product-imports/${result.id}/errors-file`)
    expect(file.text.split('\r\n')[1]).toBe('2,NEW-1,Title,This column is required.')
    const small = await packOf('NF-MG-60')
    await t.change(stock, { variantId: small?.variants.id ?? '' }, { reserved: 5 })
    const short = await send('SKU,On hand\nNF-MG-60,4')
    expect(short.rows[0]).toMatchObject({ outcome: 'refused', error_code: 'RESERVED' })
    expect(await send('Title\nZinc')).toMatchObject({
      status: 'failed',
      error_code: 'COLUMN_MISSING',
      message: 'The file has no column “sku”.',
    })
    expect((await send('Title,"SKU\nZinc,Z')).error_code).toBe('UNREADABLE')
  })

  it('compares both prices as they will be, also where a row names one of them', async () => {
    const row = 'NF-CMP,Compared,Northfield,minerals,capsule,oral,60 capsules,60,capsule,24.50,,,,,'
    const made = (compareAt: string) =>
      send([`${header},Compare-at price`, `${row},${compareAt}`].join('\n'))
    const wrong = [{ outcome: 'refused', errors: [{ field: 'compare_at_price' }] }]
    expect((await made('24.50')).rows).toMatchObject(wrong)
    expect((await made('30')).status).toBe('imported')
    expect((await send('SKU,Price\nNF-CMP,30', true)).rows).toMatchObject(wrong)
    const both = await send('SKU,Price,Compare-at price\nNF-CMP,30,40', true)
    expect(both.rows).toMatchObject([{ outcome: 'changed' }])
  })

  it('refuses a category that the shop does not have and a SKU that is a formula, by name', async () => {
    await send([header, magnesium].join('\n'))
    const of = (sku: string, category: string) =>
      `${sku},Zinc ${sku},Northfield,${category},capsule,oral,60 capsules,60,capsule,24.50,,,,,`
    const rows = [of('=1+1', 'minerals'), of('@x', 'minerals'), of('ZN-60', 'candy')]
    const result = await send([header, ...rows].join('\n'), true)
    expect(result).toMatchObject({ added: 0, failed: 3 })
    expect(result.rows.map(({ errors }) => `${errors[0]?.field}: ${errors[0]?.message}`)).toEqual([
      expect.stringMatching(/^sku: .*begin with =/),
      expect.stringMatching(/^sku: /),
      expect.stringContaining('There is no “candy”. Enter one of minerals'),
    ])
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
    ['Strain 3 live 6 billion CFU 5%', [['Strain 3 live', 'strain_3_live', 6, 'billion CFU', 5]]],
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
    expect((await send([labelled, first].join('\n'))).added).toBe(1)
    const label = labelDosage({
      unit: 'tablet',
      frequency_max: 2,
      time_of_day: ['bedtime', 'evening'],
      meal: 'between',
      duration_days: 14,
      max_per_day: 3,
    })
    expect(await labelOf()).toEqual(label)
    const change = 'SKU,Label times,Label amount\nNF-ML-60,bedtime,1-2'
    const dry = await send(change, true)
    expect(said(dry.rows[0]!)).toBe('Label amount 1 → 1-2, Label times bedtime; evening → bedtime')
    expect(await labelOf()).toEqual(label)
    await send(change)
    expect(await labelOf()).toEqual({ ...label, amount_max: 2, time_of_day: ['bedtime'] })
    expect(said((await send('SKU,Price\nNF-ML-60,15.90', true)).rows[0]!)).toBe(
      'Price $14.90 → $15.90',
    )
  })

  it('is not there when no cell says anything', async () => {
    await send([labelled, row(',,,,,,,', 'NF-NO-60')].join('\n'))
    expect(await labelOf('NF-NO-60')).toBeNull()
  })

  it('is refused at each cell that cannot be read', async () => {
    const wrong = row('3-1,spoonful,often,noon,later,moon,0,1.5', 'NF-BAD-60')
    const { rows } = await send([labelled, wrong].join('\n'), true)
    expect(rows[0]?.errors.map((error) => error.field)).toEqual([
      'label_amount',
      'label_unit',
      'label_frequency',
      'label_times',
      'label_food',
      'label_area',
      'label_max_per_day',
      'label_max_days',
    ])
    expect(rows[0]?.errors[0]?.message).toContain('Enter an amount such as “1”')
  })
})
