import type { LabelDosage } from './label.ts'
import { amounts, asFollowed, type DosageLine } from './line.ts'
import { startingDosage } from './starting.ts'
import { isCountedAlike, type PackSize, supplyOf } from './supply.ts'

/** A pack with what a serving of it holds: its active ingredients, amounts of one substance in one unit. */
export type ContentPack = PackSize & {
  product_id: string
  usage_kind: string
  /** Null: one serving per unit. */
  servings_per_pack: number | null
  label_dosage: LabelDosage | null
  ingredients: readonly { code: string; amount: number; unit: string }[]
}

/**
 * What the dosage of a substitute follows: the same amount of each ingredient, its own label, or the recipe as it is
 * written for the original.
 */
export type DoseBasis = 'amount' | 'label' | 'recipe'

/**
 * How a substitute is taken, and how many packs of it last as long as `line.quantity` of the original. The amount is
 * converted where both packs say what they hold of every ingredient of the original and the dose can be measured out.
 */
export function substituteDosage<L extends DosageLine & { quantity: number }>(
  line: L,
  pack: ContentPack,
  substitute: ContentPack,
): { dosage: L; quantity: number; basis: DoseBasis } {
  const { dosage, basis } = dosageFor(line, pack, substitute)
  return { dosage, basis, quantity: packsFor(line, pack, dosage, substitute) }
}

function dosageFor<L extends DosageLine>(line: L, pack: ContentPack, substitute: ContentPack) {
  const isSame = pack.product_id === substitute.product_id
  if (line.dosage_mode === 'label') return { dosage: line, basis: 'label' as const }
  if (isSame && line.dosage_mode === 'text') return { dosage: line, basis: 'amount' as const }
  const converted = convert(line, pack, substitute, isSame)
  if (converted) return { dosage: { ...line, ...converted }, basis: 'amount' as const }
  const label = startingDosage({ ...substitute, unit: substitute.pack_unit })
  if (label.dosage_mode !== 'structured') return { dosage: line, basis: 'recipe' as const }
  const written = asFollowed(line)
  const { duration_days } = written
  return { dosage: { ...written, ...label, duration_days }, basis: 'label' as const }
}

function convert(line: DosageLine, pack: ContentPack, substitute: ContentPack, isSame: boolean) {
  if (!supplyOf(line, pack)) return undefined
  const ratio = isSame && pack.ingredients.length === 0 ? 1 : strengthRatio(pack, substitute)
  const unit = isCountedAlike(line.unit, substitute.pack_unit) ? line.unit : substitute.pack_unit
  const [min, max] = amounts(line)
  if (!ratio || !unit || min === undefined || max === undefined) return undefined
  const [least, most] = [measured(min * ratio, unit), measured(max * ratio, unit)]
  if (!least || !most) return undefined
  return {
    amount_min: line.amount_min == null ? null : least,
    amount_max: line.amount_max == null ? null : most,
    unit,
  }
}

/** Units of the substitute that hold what one unit of the pack does; undefined where the ingredients do not agree. */
function strengthRatio(pack: ContentPack, substitute: ContentPack): number | undefined {
  const ratios = pack.ingredients.map(({ code, amount, unit }) => {
    const twin = substitute.ingredients.find((each) => each.code === code && each.unit === unit)
    return (amount / unitsPerServing(pack)) * (unitsPerServing(substitute) / (twin?.amount || 0))
  })
  const [first = 0] = ratios
  const agree = ratios.every((ratio) => Math.abs(ratio - first) <= tolerance * first)
  return first > 0 && Number.isFinite(first) && agree ? first : undefined
}

const unitsPerServing = (pack: ContentPack) =>
  pack.servings_per_pack ? pack.units_per_pack / pack.servings_per_pack : 1

// labels round their amounts
const tolerance = 0.01

/** An amount as it can be measured out; undefined when that would be more or less of it. */
function measured(amount: number, unit: string): number | undefined {
  const parts = { tablet: 2, ml: 10, g: 10 }[unit] ?? 1
  const rounded = Math.round(amount * parts) / parts
  return rounded > 0 && Math.abs(rounded - amount) <= tolerance * amount ? rounded : undefined
}

const mostPacks = 20

/** The fewest packs that last as long, at most as many as can be ordered; as many as before where that is not known. */
function packsFor(
  line: DosageLine & { quantity: number },
  pack: ContentPack,
  dosage: DosageLine,
  substitute: ContentPack,
): number {
  const days = (of: DosageLine, size: PackSize, quantity: number) =>
    supplyOf({ ...of, quantity }, size)?.days_supply
  const wanted = days(line, pack, line.quantity)
  const isSame =
    pack.product_id === substitute.product_id &&
    isCountedAlike(pack.pack_unit, substitute.pack_unit)
  const isEnough = (packs: number): boolean => {
    if (wanted !== undefined) return (days(dosage, substitute, packs) ?? 0) >= wanted
    return isSame
      ? packs * substitute.units_per_pack >= line.quantity * pack.units_per_pack
      : packs >= line.quantity
  }
  if (wanted !== undefined && days(dosage, substitute, 1) === undefined) return line.quantity
  let packs = 1
  while (packs < mostPacks && !isEnough(packs)) packs++
  return packs
}

type Taken<L> = DosageLine & {
  product: object
  taken?: ({ title: string; brand: string; image: string | null } & Partial<L>) | null
}

/** A line of a recipe as it is used now: with the substitute that was delivered, and what of its dosage is followed. */
export function asTaken<L extends Taken<L>>(line: L): L {
  if (!line.taken) return asFollowed(line)
  const { title, brand, image, ...pack } = line.taken
  return asFollowed({ ...line, ...pack, product: { ...line.product, title, brand, image } })
}

/** Whether what is left of a line can be counted, as it is used now. */
export function isCountable<L extends Taken<L> & PackSize>(line: L): boolean {
  const taken = asTaken(line)
  return supplyOf(taken, taken) !== undefined
}
