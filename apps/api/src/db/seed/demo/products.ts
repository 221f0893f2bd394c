import { readLabel, withCells } from '../../../entities/product/labelCells.ts'
import { type Ingredient, products } from '../../schema/product.ts'
import { createRandom } from './random.ts'
import { columnsOf, filled, keyed, list, number, readTable, yes } from './table.ts'
import type { Row, World } from './world.ts'

export type ProductSeed = ReturnType<typeof readProducts>[number]

export type DemoVariant = Row<'variants'> & { product: DemoProduct }
export type DemoProduct = Row<'products'> & { key: string; variants: DemoVariant[] }
export type Shelf = ReturnType<typeof makeProducts>

/** What takes the place of a product whose sale has ended, and why it has. */
const successors: Record<string, { key: string; reason: string }> = {
  selenium: { key: 'selenium-methionine', reason: 'The maker has stopped production.' },
}
/** Not on sale yet. */
const drafts = ['beauty-zinc']

/** Sixty-two products with their variants and stock. Stock is what is there beside all reservations. */
export function makeProducts(world: World) {
  const all = readProducts().map((seed, index) => makeProduct(world, seed, index))
  const get = keyed('product', all)
  for (const [key, { key: next, reason }] of Object.entries(successors)) {
    const row = world.rows.products.find(({ id }) => id === get(key).id)
    if (row) Object.assign(row, { successorId: get(next).id, statusReason: reason })
  }
  return { get }
}

const columns = columnsOf(products, ['title', 'brand', 'category', 'form', 'usageKind'])

/**
 * The shelf of the demonstration, as `data/products.csv` has it. A pack is `count unit@price`, in US cents; an
 * ingredient is `name|code|amount unit|percent of reference` in one unit of the product.
 */
export const readProducts = () =>
  readTable('products', (cell, header) => ({
    key: cell('key', filled),
    packs: cell('packs', list).map(packOf),
    /** Units in one serving of the label. */
    serving: cell('serving', number),
    ingredients: cell('ingredients', list),
    text: cell('text', filled),
    /** Few are left. */
    low: cell('low', yes),
    label: readLabel((column, parse, { en }) =>
      cell(column, (words) => {
        const value = words === '' ? undefined : parse(words)
        if (words !== '' && value === undefined) throw new Error(en)
        return value
      }),
    ),
    columns: columns(cell, header),
  }))

function packOf(pack: string) {
  const [, units, unit, cents] = /^(\d+) (\w+)@(\d+)$/.exec(pack) ?? []
  if (!units || !unit) throw new Error(`"${pack}" is no pack`)
  return { units: Number(units), unit, cents: Number(cents) }
}

function makeProduct(world: World, seed: ProductSeed, index: number): DemoProduct {
  const createdAt = world.at(-400 + index, 9)
  const { availability = 'in_stock', title } = seed.columns
  const status = drafts.includes(seed.key)
    ? 'draft'
    : availability === 'discontinued'
      ? 'discontinued'
      : 'active'
  const row = world.make('products', createdAt, {
    shopifyProductId: String(7_800_000_001 + index),
    handle: title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    ...seed.columns,
    descriptionHtml: `<p>${seed.text.replaceAll('&', '&amp;')}</p>`,
    ingredients: ingredientsOf(seed),
    labelDosage: seed.label ? withCells(null, seed.label, seed.packs[0]?.unit ?? 'other') : null,
    availability,
    syncedAt: world.at(-1, 4),
    tags: [...(index % 7 === 0 ? ['bestseller'] : []), ...(index >= 56 ? ['new'] : [])],
    allergens: allergensOf(seed.columns.warnings ?? ''),
    status,
    removedAt:
      status === 'draft' ? createdAt : status === 'discontinued' ? world.at(-12, 10) : null,
    updatedAt: availability === 'in_stock' ? createdAt : world.at(-12, 10),
  })
  const product: DemoProduct = { ...row, key: seed.key, variants: [] }
  for (const [position, pack] of seed.packs.entries())
    product.variants.push(makeVariant(world, { seed, product, pack, position, index }))
  return product
}

type Making = {
  seed: ProductSeed
  product: DemoProduct
  pack: ProductSeed['packs'][number]
  position: number
  index: number
}

function makeVariant(world: World, { seed, product, pack, position, index }: Making): DemoVariant {
  const { units, unit, cents } = pack
  const isOut = product.availability !== 'in_stock'
  // what was added to the shelf later leaves the run of chance of all others as it was
  const chance = index < 60 ? world.random : createRandom(index)
  const code = seed.key.toUpperCase().replaceAll('-', '').slice(0, 6)
  const row = world.add('variants', {
    id: world.id(product.createdAt as Date),
    productId: product.id,
    shopifyVariantId: String(4_400_000_001 + index * 10 + position),
    sku: `${product.brand.slice(0, 2).toUpperCase()}-${code}-${index + 1}${position === 0 ? '' : 'L'}`,
    title: packTitle(units, unit),
    price: world.money(cents),
    compareAtPrice: index % 9 === 4 ? world.money(Math.ceil((cents * 1.15) / 100) * 100) : null,
    unitsPerPack: units,
    unit,
    servingsPerPack: Math.floor(units / seed.serving) || 1,
    weightG: weightOf(unit, units),
    // what comes back is waited for, so it is on sale
    available: !isOut || product.availability === 'backordered',
    position,
    restockOn: product.availability === 'backordered' ? world.date(11 + (index % 5)) : null,
    barcode: barcodeOf(index * 10 + position),
    // what such goods cost a shop: between a third and a half of the price
    cost: world.money(Math.round((cents * (34 + ((index * 7) % 15))) / 100)),
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
  })
  world.add('stock', {
    variantId: row.id,
    onHand: isOut ? 0 : seed.low ? chance.int(2, 4) : chance.int(24, 140),
    lowThreshold: seed.low ? 8 : 5,
    bin: `${'ABCDEF'[index % 6]}${1 + Math.floor(index / 6)}-${position + 1}`,
    updatedAt: world.at(-1, 4),
  })
  world.shelfLots.set(row.id, {
    lot: lotOf(index, 0),
    expiresOn: world.date(seed.low ? 70 : chance.int(150, 720)),
  })
  return { ...row, product }
}

/** An EAN of the range that shops number their own goods in. */
function barcodeOf(n: number): string {
  const digits = `2045${String(n).padStart(8, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** "Contains fish." on the label. */
const allergensOf = (warnings: string) =>
  [...warnings.matchAll(/Contains ([a-z ]+)\./g)].flatMap(([, word]) => word ?? [])

/** Lot of a product at a delivery. */
export const lotOf = (index: number, delivery: number): string =>
  `L${String(2_400 + index * 7 + delivery * 131).padStart(5, '0')}`

/** What a serving holds: the shelf says what one unit does. */
export function ingredientsOf({ ingredients, serving }: ProductSeed): Ingredient[] {
  const inServing = (amount: string) => Math.round(Number(amount) * serving * 1_000) / 1_000
  return ingredients.map((part) => {
    const [name = '', code = '', amount = '', percent = ''] = part.split('|')
    const [, value = '0', unit = ''] = /^([\d.]+) (.+)$/.exec(amount) ?? []
    return {
      name,
      code,
      amount: inServing(value),
      unit,
      percent_ref: percent ? inServing(percent) : null,
    }
  })
}

const words: Record<string, [one: string, many: string]> = {
  ml: ['ml', 'ml'],
  pea: ['pea-sized amount', 'pea-sized amounts'],
  fingertip_unit: ['fingertip unit', 'fingertip units'],
  other: ['piece', 'pieces'],
}

function packTitle(count: number, unit: string): string {
  const [one, many] = words[unit] ?? [unit, unit === 'mask' ? 'masks' : `${unit}s`]
  return `${count} ${count === 1 ? one : many}`
}

function weightOf(unit: string, units: number): number {
  const each: Record<string, number> = {
    scoop: 14,
    sachet: 6,
    ml: 1.1,
    pump: 1.2,
    mask: 32,
    other: 4,
  }
  return 30 + Math.round(units * (each[unit] ?? 0.7))
}
