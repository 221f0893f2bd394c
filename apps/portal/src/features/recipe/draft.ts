import type { components } from '@officina/openapi/schema'
import { supplyOf } from '@officina/ui/dosage.ts'

type Schemas = components['schemas']
export type Recipe = Schemas['Recipe']
export type RecipeLine = Schemas['RecipeLine']
export type LineInput = Schemas['RecipeLineInput']
export type ProductSummary = Schemas['ProductSummary']
export type Attachment = Schemas['RecipeAttachment']
export type DosageDefault = Schemas['DosageDefault']
export type Beginning = Schemas['RecipeBeginning']
export type Substitute = Schemas['RecipeSubstitute']
export type Warning = Schemas['RecipeWarning']

/** A line while it is written. `key` is the browser's own; `autoDays` follows the supply until it is typed over. */
export type DraftLine = Omit<Required<LineInput>, 'id'> & {
  key: string
  id?: string | undefined
  autoDays: boolean
  product: RecipeLine['product']
  variant_title: string
  units_per_pack: number
  pack_unit: string
  price_now: number
  /** The substitutes with their names. */
  substitute_packs: Substitute[]
}

/** What a doctor can change of a draft. */
export type DraftFields = {
  label: string
  message: string
  internal_note: string
  valid_days: number
  starts_on: string | null
  patient_id: string | null
  catalog_id: string | null
  lines: DraftLine[]
}

export function fieldsOf(recipe: Recipe): DraftFields {
  const { label, message, internal_note, valid_days, starts_on, catalog_id } = recipe
  return {
    label,
    message,
    internal_note,
    valid_days,
    starts_on,
    catalog_id,
    patient_id: recipe.patient?.id ?? null,
    lines: recipe.lines.map(draftLineOf),
  }
}

/** The body of the save, without the revision. */
export function patchOf(fields: DraftFields) {
  return { ...fields, lines: fields.lines.map(lineInputOf) }
}

/** A new line of a product with the doctor's own dosage, else one that fits its form and refills that fit `validDays`. */
export function newLine(product: ProductSummary, validDays: number): DraftLine {
  const line: DraftLine = {
    ...emptyDosage,
    ...(product.my_default ?? startingDosage(product)),
    key: newKey(),
    product_id: product.id,
    variant_id: product.variant_id ?? '',
    product: {
      shopify_product_id: product.shopify_product_id,
      title: product.title,
      brand: product.brand,
      category: product.category,
      form: product.form,
      image: product.image,
      usage_kind: product.usage_kind,
      recipe_only: product.recipe_only,
      availability: product.availability,
      restock_on: product.restock_on,
    },
    variant_title: product.variant_title,
    units_per_pack: product.units_per_pack,
    pack_unit: product.unit,
    price_now: product.price,
  }
  if (product.my_default) return line
  // no more refills than fall into the time the recipe is valid
  const days = daysBetweenOf(line)
  return days > 0 ? { ...line, refills_allowed: Math.min(3, Math.floor(validDays / days)) } : line
}

/** Days between two orders, as the server computes them: four fifths of what one order lasts. */
export function daysBetweenOf(line: DraftLine): number {
  if (!line.autoDays) return line.min_days_between
  const supply = supplyOf(line, line.units_per_pack)?.days_supply ?? 0
  return Math.min(365, Math.floor(supply * 0.8))
}

/** What a doctor may keep of a line as their own for its product. */
export const dosageOf = (line: DraftLine): DosageDefault =>
  Object.fromEntries(defaultKeys.map((name) => [name, line[name]])) as DosageDefault

export function moveLine(lines: DraftLine[], from: number, to: number): DraftLine[] {
  const moved = lines[from]
  if (!moved || to < 0 || to >= lines.length) return lines
  const rest = lines.filter((_, index) => index !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

export const duplicateLine = (line: DraftLine): DraftLine => ({
  ...line,
  key: newKey(),
  id: undefined,
})

function draftLineOf(line: RecipeLine): DraftLine {
  const draft = { ...line, key: line.id, autoDays: true }
  return { ...draft, autoDays: daysBetweenOf(draft) === line.min_days_between }
}

function lineInputOf(line: DraftLine): LineInput {
  const { key, autoDays, product, ...rest } = line
  const known = Object.fromEntries(
    inputKeys.filter((name) => rest[name] !== undefined).map((name) => [name, rest[name]]),
  )
  return { ...known, min_days_between: daysBetweenOf(line) } as LineInput
}

const emptyDosage = {
  dosage_mode: 'structured',
  amount_min: 1,
  amount_max: null,
  unit: 'other',
  frequency_count: 1,
  frequency_period: 'day',
  weekdays: null,
  as_needed: false,
  time_of_day: ['morning'],
  meal: 'none',
  take_with_text: null,
  area: [],
  step: null,
  duration_days: null,
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
} satisfies Partial<DraftLine>

function startingDosage(product: ProductSummary): Partial<DraftLine> {
  if (product.usage_kind === 'device' || product.usage_kind === 'other')
    return { dosage_mode: 'label', time_of_day: [] }
  if (product.usage_kind === 'topical')
    return { unit: 'application', area: ['face'], time_of_day: ['evening'] }
  return { unit: product.unit as DraftLine['unit'], meal: 'with' }
}

const inputKeys = [
  'id',
  'product_id',
  'variant_id',
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
  'start_offset_days',
  'instructions',
  'rationale',
  'quantity',
  'refills_allowed',
  'optional',
  'substitutes',
] as const

const defaultKeys = [
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
] as const satisfies readonly (keyof DosageDefault)[]

const newKey = () => crypto.randomUUID()
