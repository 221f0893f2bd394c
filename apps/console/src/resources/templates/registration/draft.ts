import type { components } from '@officina/openapi/schema'
import { supplyOf } from '@officina/ui/dosage.ts'

type Schemas = components['schemas']
export type Template = Schemas['AdminTemplate']
export type Line = Schemas['RecipeLine']
export type LineInput = Schemas['RecipeLineInput']
export type ProductSummary = Schemas['ProductSummary']

/** A line while it is written. `autoDays`: days between orders follow the supply until typed over. */
export type DraftLine = Omit<Required<LineInput>, 'id'> & {
  key: string
  id?: string | undefined
  autoDays: boolean
  product: Line['product']
  variant_title: string
  units_per_pack: number
  pack_unit: string
  price_now: number
}

export type DraftFields = Pick<
  Template,
  | 'title'
  | 'goal'
  | 'label'
  | 'message'
  | 'valid_days'
  | 'catalog_id'
  | 'evidence_note'
  | 'links'
  | 'audience'
  | 'audience_specialities'
  | 'audience_doctors'
  | 'review_on'
> & { lines: DraftLine[] }

export const fieldsOf = (template: Template): DraftFields => ({
  title: template.title,
  goal: template.goal,
  label: template.label,
  message: template.message,
  valid_days: template.valid_days,
  catalog_id: template.catalog_id,
  evidence_note: template.evidence_note,
  links: template.links,
  audience: template.audience,
  audience_specialities: template.audience_specialities,
  audience_doctors: template.audience_doctors,
  review_on: template.review_on,
  lines: template.lines.map(draftLineOf),
})

/** The body of the save, without the revision. Links wait until they are whole. */
export function patchOf(fields: DraftFields): Omit<Schemas['AdminTemplatePatch'], 'revision'> {
  const { audience_doctors, lines, links, ...rest } = fields
  return {
    ...rest,
    links: links.filter(isWholeLink),
    audience_doctor_ids: audience_doctors.map((doctor) => doctor.id),
    lines: lines.map(lineInputOf),
  }
}

export const isWholeLink = (link: { title: string; url: string }): boolean =>
  link.title.trim() !== '' && URL.canParse(link.url) && /^https?:\/\//.test(link.url)

/** A new line of a product with a dosage that fits its form, and refills that fit the time it is valid. */
export function newLine(product: ProductSummary, validDays: number): DraftLine {
  const line: DraftLine = {
    ...emptyDosage,
    ...startingDosage(product),
    key: crypto.randomUUID(),
    product_id: product.id,
    variant_id: product.variant_id ?? '',
    product,
    variant_title: product.variant_title,
    units_per_pack: product.units_per_pack,
    pack_unit: product.unit,
    price_now: product.price,
  }
  const days = daysBetweenOf(line)
  return days > 0 ? { ...line, refills_allowed: Math.min(3, Math.floor(validDays / days)) } : line
}

/** Days between two orders, as the server computes them: four fifths of what one order lasts. */
export function daysBetweenOf(line: DraftLine): number {
  if (!line.autoDays) return line.min_days_between
  const supply = supplyOf(line, line.units_per_pack)?.days_supply ?? 0
  return Math.min(365, Math.floor(supply * 0.8))
}

export function moveLine(lines: DraftLine[], from: number, to: number): DraftLine[] {
  const moved = lines[from]
  if (!moved || to < 0 || to >= lines.length) return lines
  const rest = lines.filter((_, index) => index !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

/** New lines get the ids that the server gave them; what was typed since stays. */
export function withServerIds(now: DraftFields, sent: DraftFields, saved: Template): DraftFields {
  const known = new Map(sent.lines.map((line, index) => [line.key, saved.lines[index]?.id]))
  return {
    ...now,
    lines: now.lines.map((line) => ({ ...line, id: known.get(line.key) ?? line.id })),
  }
}

function draftLineOf(line: Line): DraftLine {
  const draft = { ...line, key: line.id, autoDays: true }
  return { ...draft, autoDays: daysBetweenOf(draft) === line.min_days_between }
}

function lineInputOf(line: DraftLine): LineInput {
  const known = Object.fromEntries(
    inputKeys.filter((name) => line[name] !== undefined).map((name) => [name, line[name]]),
  )
  return { ...known, min_days_between: daysBetweenOf(line) } as LineInput
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
] as const satisfies readonly (keyof LineInput)[]

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
} satisfies Partial<DraftLine>

function startingDosage(product: ProductSummary): Partial<DraftLine> {
  if (product.usage_kind === 'device' || product.usage_kind === 'other')
    return { dosage_mode: 'label', time_of_day: [] }
  if (product.usage_kind === 'topical')
    return { unit: 'application', area: ['face'], time_of_day: ['evening'] }
  return { unit: product.unit as DraftLine['unit'], meal: 'with' }
}
