import type { LabelDosage } from '@officina/shared/dosage/label'
import { startingDosage } from '@officina/shared/dosage/starting'
import { supplyOf } from '@officina/shared/dosage/supply'
import type { WrittenDosage } from './DosageFields.tsx'

/** A recipe line while it is written. `key` is the browser's own; `autoDays`: days between orders follow the supply until typed over. */
export type WrittenLine = WrittenDosage & {
  key: string
  id?: string | undefined
  autoDays: boolean
  product_id: string
  variant_id: string
  product: LineProduct
  variant_title: string
  units_per_pack: number
  pack_unit: string
  price_now: number
  rationale: string
  quantity: number
  refills_allowed: number
  min_days_between: number
  optional: boolean
  substitutes: string[]
  /** The substitutes with their names. */
  substitute_packs: { variant_id: string }[]
}

type LineProduct = {
  title: string
  brand: string
  category: string
  form: string
  usage_kind: string
  image?: string | null
  availability: string
  restock_on?: string | null
  label_dosage?: LabelDosage | null
}

/** A pack size of the line's product. */
export type LinePack = {
  id: string
  title: string
  price: number
  units_per_pack: number
  unit: string
  availability: string
  restock_on: string | null
}

type PickedProduct = LineProduct & {
  id: string
  variant_id: string | null
  variant_title: string
  units_per_pack: number
  unit: string
  price: number
}

/**
 * A new line of a product with `own` dosage, else with that of its label, and no more refills
 * than fall into `validDays`; none where one order is enough for the whole course. `Line` names the enums as the contract
 * does.
 */
export function newLine<Line extends WrittenLine>(
  product: PickedProduct,
  validDays: number,
  own?: object | null,
): Line {
  const line = {
    ...emptyDosage,
    ...startingDosage(product),
    ...own,
    key: crypto.randomUUID(),
    product_id: product.id,
    variant_id: product.variant_id ?? '',
    product,
    variant_title: product.variant_title,
    units_per_pack: product.units_per_pack,
    pack_unit: product.unit,
    price_now: product.price,
  } as WrittenLine as Line
  const days = daysBetweenOf(line)
  if (own) return line
  if (line.duration_days && (supplyOf(line, line)?.days_supply ?? 0) >= line.duration_days)
    return { ...line, refills_allowed: 0 }
  if (days === 0) return line
  return { ...line, refills_allowed: Math.min(3, Math.floor(validDays / days)) }
}

/** A saved line, to be written on. */
export function draftLineOf<Saved extends Omit<WrittenLine, 'key' | 'autoDays'> & { id: string }>(
  line: Saved,
): Saved & { key: string; autoDays: boolean } {
  const draft = { ...line, key: line.id, autoDays: true }
  return { ...draft, autoDays: daysBetweenOf(draft) === line.min_days_between }
}

/** What of a line is sent: the fields that the contract knows, with the days that were computed. */
export function lineInputOf<Line extends WrittenLine>(
  line: Line,
): Pick<Line, Exclude<InputKey, 'id'>> & { id?: string } {
  const known = Object.fromEntries(
    inputKeys.filter((name) => line[name] !== undefined).map((name) => [name, line[name]]),
  )
  return { ...known, min_days_between: daysBetweenOf(line) } as Line
}

/** Days between two orders, as the server computes them: four fifths of what one order lasts. */
export function daysBetweenOf(line: Omit<WrittenLine, 'key'>): number {
  if (!line.autoDays) return line.min_days_between
  const supply = supplyOf(line, line)?.days_supply ?? 0
  return Math.min(365, Math.floor(supply * 0.8))
}

/** The line with another pack of its product: supply, price and unit follow, and a pack is no substitute for itself. */
export const withPack = <Line extends WrittenLine>(line: Line, pack: LinePack): Line => ({
  ...line,
  variant_id: pack.id,
  variant_title: pack.title,
  units_per_pack: pack.units_per_pack,
  pack_unit: pack.unit,
  unit: line.unit === line.pack_unit ? pack.unit : line.unit,
  price_now: pack.price,
  product: { ...line.product, availability: pack.availability, restock_on: pack.restock_on },
  substitutes: line.substitutes.filter((each) => each !== pack.id),
  substitute_packs: line.substitute_packs.filter((each) => each.variant_id !== pack.id),
})

/** The list with one line in another place; unchanged when there is no such place. */
export function moveLine<Line>(lines: Line[], from: number, to: number): Line[] {
  const moved = lines[from]
  if (!moved || to < 0 || to >= lines.length) return lines
  const rest = lines.filter((_, index) => index !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

/** The field that a refusal (`lines.2.unit`, `label`) speaks of, and of which line. */
export function placeOf(
  refusal: string,
  lines: readonly { key: string }[],
): { line?: string; field: string } {
  const [, index, field = ''] = /^lines\.(\d+)\.(\w+)/.exec(refusal) ?? []
  const line = lines[Number(index)]
  return line ? { line: line.key, field } : { field: refusal.split('.')[0] ?? '' }
}

/** Refusals of a save (`lines.2.unit`) by line and field. */
export function errorsByLine(errors: Record<string, string[]>) {
  const found: Record<number, Record<string, string>> = {}
  for (const [key, texts] of Object.entries(errors)) {
    const [, index, field] = /^lines\.(\d+)\.(\w+)/.exec(key) ?? []
    const text = texts[0]
    if (index && field && text) found[Number(index)] = { ...found[Number(index)], [field]: text }
  }
  return found
}

/**
 * The line with the fields that were refused as they were `before`, or as a new line has them; undefined where it is
 * none without them.
 */
export function withoutFields<Line extends WrittenLine>(
  line: Line,
  before: Line | undefined,
  refused: readonly string[],
): Line | undefined {
  const from: Partial<WrittenLine> = before ?? {
    ...emptyDosage,
    ...startingDosage({ ...line.product, unit: line.pack_unit }),
  }
  const names = refused.flatMap(withItsOwn)
  if (names.some((name) => from[name] === undefined)) return undefined
  return { ...line, ...Object.fromEntries(names.map((name) => [name, from[name]])) }
}

/** A field of a line with those that are right or wrong together with it. */
export const withItsOwn = (name: string): readonly (keyof WrittenLine)[] =>
  ofOne[name] ?? [name as keyof WrittenLine]

const ofOne: Readonly<Record<string, readonly (keyof WrittenLine)[]>> = {
  amount_max: ['amount_min', 'amount_max'],
  min_days_between: ['min_days_between', 'autoDays'],
  substitutes: ['substitutes', 'substitute_packs'],
}

type InputKey = (typeof inputKeys)[number] | 'min_days_between'

/** What of a line can be the same for a product each time. */
export const usualKeys = [
  'dosage_mode',
  'amount_min',
  'amount_max',
  'unit',
  'frequency_count',
  'frequency_period',
  'weekdays',
  'as_needed',
  'time_of_day',
  'meal',
  'take_with_text',
  'area',
  'step',
  'duration_days',
  'instructions',
  'quantity',
  'refills_allowed',
] as const

const inputKeys = [
  'id',
  'product_id',
  'variant_id',
  ...usualKeys,
  'start_offset_days',
  'rationale',
  'optional',
  'substitutes',
] as const satisfies readonly (keyof WrittenLine)[]

const emptyDosage = {
  weekdays: null,
  take_with_text: null,
  step: null,
  start_offset_days: 0,
  instructions: '',
  rationale: '',
  quantity: 1,
  refills_allowed: 3,
  min_days_between: 0,
  autoDays: true,
  optional: false,
  substitutes: [],
  substitute_packs: [],
}

/** A pack that may be sent in place of a line's own. */
export type SubstitutePack = {
  variant_id: string
  product_id: string
  title: string
  brand: string
  variant_title: string
  price: number
  units_per_pack: number
  pack_unit: string
  availability: 'in_stock' | 'backordered' | 'out_of_stock' | 'discontinued'
}

/** A product as lists show it, with its first pack. */
export type FoundProduct = Omit<SubstitutePack, 'product_id' | 'variant_id' | 'pack_unit'> & {
  id: string
  variant_id: string | null
  unit: string
}

/** Packs that may still be allowed on a line: what a search found, without one the product's other packs. */
export function substitutesFound(
  line: WrittenLine,
  packs: readonly (LinePack & Pick<SubstitutePack, 'availability'>)[],
  found: readonly FoundProduct[] | null,
): SubstitutePack[] {
  const { title, brand } = line.product
  const all: SubstitutePack[] = found
    ? found.flatMap(({ id, unit, variant_id, ...each }) =>
        variant_id ? [{ ...each, variant_id, product_id: id, pack_unit: unit }] : [],
      )
    : packs.map((pack) => ({
        variant_id: pack.id,
        product_id: line.product_id,
        title,
        brand,
        variant_title: pack.title,
        price: pack.price,
        units_per_pack: pack.units_per_pack,
        pack_unit: pack.unit,
        availability: pack.availability,
      }))
  return all.filter(
    ({ variant_id }) => variant_id !== line.variant_id && !line.substitutes.includes(variant_id),
  )
}
