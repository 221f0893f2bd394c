import { withCells } from '../../../entities/product/labelCells.ts'
import type { Ingredient } from '../../schema/product.ts'
import { labels } from './labelData.ts'
import { type ProductSeed, skinCare, supplements } from './productData.ts'
import type { Row, World } from './world.ts'

export type DemoVariant = Row<'variants'> & { product: DemoProduct }
export type DemoProduct = Row<'products'> & { key: string; variants: DemoVariant[] }
export type Shelf = ReturnType<typeof makeProducts>

/** Sixty products with their variants and stock. Stock is what is there beside all reservations. */
export function makeProducts(world: World) {
  const all = [...supplements, ...skinCare].map((seed, index) => makeProduct(world, seed, index))
  const byKey = new Map(all.map((product) => [product.key, product]))
  return {
    all,
    /** @throws when the demonstration names a product that is not on the shelf. */
    get(key: string): DemoProduct {
      const found = byKey.get(key)
      if (!found) throw new Error(`no product ${key}`)
      return found
    },
  }
}

function makeProduct(world: World, seed: ProductSeed, index: number): DemoProduct {
  const flags = seed.flags ?? []
  const createdAt = world.at(-400 + index, 9)
  const label = labels[seed.key]
  const availability =
    (['backordered', 'out_of_stock', 'discontinued'] as const).find((word) =>
      flags.includes(word),
    ) ?? 'in_stock'
  const row = world.add('products', {
    id: world.id(createdAt),
    shopifyProductId: String(7_800_000_001 + index),
    handle: seed.title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    title: seed.title,
    brand: seed.brand,
    category: seed.category,
    form: seed.form,
    descriptionHtml: `<p>${seed.text.replaceAll('&', '&amp;')}</p>`,
    ingredients: ingredientsOf(seed),
    labelDirections: seed.use,
    labelDosage: label ? withCells(null, label, unitOf(seed.packs[0])) : null,
    warnings: seed.warn ?? '',
    certifications: seed.certs ?? [],
    concerns: seed.concerns ?? [],
    usageKind: seed.kind ?? 'oral',
    recipeOnly: flags.includes('recipe_only'),
    heatSensitive: flags.includes('cold'),
    commissionOverrideBp: seed.commissionBp ?? null,
    availability,
    syncedAt: world.at(-1, 4),
    removedAt: availability === 'discontinued' ? world.at(-12, 10) : null,
    createdAt,
    updatedAt: availability === 'in_stock' ? createdAt : world.at(-12, 10),
  })
  const product: DemoProduct = { ...row, key: seed.key, variants: [] }
  for (const [position, pack] of seed.packs.entries())
    product.variants.push(makeVariant(world, { seed, product, pack, position, index }))
  return product
}

function makeVariant(
  world: World,
  {
    seed,
    product,
    pack,
    position,
    index,
  }: { seed: ProductSeed; product: DemoProduct; pack: string; position: number; index: number },
): DemoVariant {
  const [, count = '1', unit = 'other', cents = '0'] = /^(\d+) (\w+)@(\d+)$/.exec(pack) ?? []
  const units = Number(count)
  const flags = seed.flags ?? []
  const isOut = product.availability !== 'in_stock'
  const code = seed.key.toUpperCase().replaceAll('-', '').slice(0, 6)
  const row = world.add('variants', {
    id: world.id(product.createdAt as Date),
    productId: product.id,
    shopifyVariantId: String(4_400_000_001 + index * 10 + position),
    sku: `${seed.brand.slice(0, 2).toUpperCase()}-${code}-${index + 1}${position === 0 ? '' : 'L'}`,
    title: packTitle(units, unit),
    price: world.money(Number(cents)),
    compareAtPrice:
      index % 9 === 4 ? world.money(Math.ceil((Number(cents) * 1.15) / 100) * 100) : null,
    unitsPerPack: units,
    unit,
    servingsPerPack: Math.floor(units / seed.serving) || 1,
    weightG: weightOf(unit, units),
    available: !isOut,
    position,
    restockOn: flags.includes('backordered') ? world.date(11 + (index % 5)) : null,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
  })
  world.add('stock', {
    variantId: row.id,
    onHand: isOut ? 0 : flags.includes('low') ? world.random.int(2, 4) : world.random.int(24, 140),
    reserved: 0,
    lowThreshold: flags.includes('low') ? 8 : 5,
    bin: `${'ABCDEF'[index % 6]}${1 + Math.floor(index / 6)}-${position + 1}`,
    lot: lotOf(index, 0),
    lotExpiresOn: world.date(flags.includes('low') ? 70 : world.random.int(150, 720)),
    updatedAt: world.at(-1, 4),
  })
  return { ...row, product }
}

/** Lot of a product at a delivery. */
export const lotOf = (index: number, delivery: number): string =>
  `L${String(2_400 + index * 7 + delivery * 131).padStart(5, '0')}`

/** What a serving holds: the shelf says what one unit does. */
export function ingredientsOf({ ingredients, serving }: ProductSeed): Ingredient[] {
  const inServing = (amount: string) => Math.round(Number(amount) * serving * 1_000) / 1_000
  return ingredients
    .split('; ')
    .filter(Boolean)
    .map((part) => {
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

/** Of a pack such as `90 capsule@2450`. */
const unitOf = (pack = '') => /^\d+ (\w+)@/.exec(pack)?.[1] ?? 'other'

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
