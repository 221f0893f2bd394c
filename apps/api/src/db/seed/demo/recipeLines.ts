import { supplyOf } from '@officina/shared/dosage/supply'
import type { DemoProduct, DemoVariant, Shelf } from './products.ts'
import type { LineSeed } from './recipeData.ts'
import type { Row, World } from './world.ts'

export type Line = Row<'recipeLines'> & {
  /** Days one order lasts. */
  daysSupply: number
  product: DemoProduct
  variant: DemoVariant
}

/** A line of a course for a recipe; `issued` freezes name, pack and price into it. */
export function addLine(
  world: World,
  shelf: Shelf,
  {
    seed,
    recipe,
    position,
    language,
    issued,
  }: {
    seed: LineSeed
    recipe: { id: string; doctorId: string | null; at: Date }
    position: number
    language: 'en' | 'ja'
    issued: boolean
  },
): Line {
  const product = shelf.get(seed.product)
  const variant = product.variants[seed.pack]
  if (!variant) throw new Error(`no pack of ${seed.product}`)
  const dosage = dosageOf(seed)
  const supply = supplyOf(
    {
      dosage_mode: dosage.dosageMode,
      amount_min: dosage.amountMin,
      amount_max: dosage.amountMax,
      unit: dosage.unit,
      frequency_count: dosage.frequencyCount,
      frequency_period: dosage.frequencyPeriod,
      weekdays: dosage.weekdays,
      quantity: seed.quantity,
    },
    { units_per_pack: variant.unitsPerPack, pack_unit: variant.unit ?? 'other' },
  )
  const daysSupply = supply?.days_supply ?? 30
  const substitute = seed.substitute ? shelf.get(seed.substitute).variants[0] : undefined
  const row = world.add('recipeLines', {
    id: world.id(recipe.at),
    recipeId: recipe.id,
    doctorId: recipe.doctorId,
    position,
    productId: product.id,
    variantId: variant.id,
    snapshot: issued ? snapshotOf(product, variant) : null,
    ...dosage,
    instructions: seed.words[language] || seed.note[language],
    rationale: seed.why[language],
    quantity: seed.quantity,
    refillsAllowed: seed.refills,
    minDaysBetween: Math.min(365, Math.floor((supply?.days_supply ?? 0) * 0.8)),
    optional: seed.optional,
    substitutes: substitute ? [substitute.id] : [],
    price: variant.price,
  })
  return Object.assign(row, { daysSupply, product, variant })
}

function dosageOf(seed: LineSeed) {
  const [min, max] = seed.amount
  return {
    dosageMode: seed.words.en ? ('text' as const) : ('structured' as const),
    amountMin: min ?? null,
    amountMax: max ?? null,
    unit: seed.unit ?? null,
    frequencyCount: seed.per?.count ?? null,
    frequencyPeriod: seed.per?.period ?? null,
    weekdays: seed.weekdays.length > 0 ? seed.weekdays : null,
    asNeeded: seed.asNeeded,
    timeOfDay: seed.times,
    meal: seed.meal ?? 'none',
    area: seed.area,
    step: seed.step ?? null,
    durationDays: seed.days ?? null,
    startOffsetDays: seed.from,
  }
}

const snapshotOf = (product: DemoProduct, variant: DemoVariant) => ({
  title: product.title,
  brand: product.brand,
  image: null,
  price: variant.price,
  units_per_pack: variant.unitsPerPack,
  unit: variant.unit,
  variant_title: variant.title,
})
