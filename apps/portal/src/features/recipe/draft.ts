import type { components } from '@officina/openapi/schema'
import {
  draftLineOf,
  lineInputOf,
  newLine as lineOfProduct,
  usualKeys,
  type WrittenLine,
} from '@officina/ui/recipeLine.ts'

type Schemas = components['schemas']
export type Recipe = Schemas['Recipe']
export type RecipeLine = Schemas['RecipeLine']
export type LineInput = Schemas['RecipeLineInput']
export type ProductSummary = Schemas['ProductSummary']
export type Attachment = Schemas['RecipeAttachment']
type DosageDefault = Schemas['DosageDefault']
export type Beginning = Schemas['RecipeBeginning']
export type Warning = Schemas['RecipeWarning']

/** A line while it is written, in the contract's types. One that the version before had paused says so. */
export type DraftLine = Omit<WrittenLine, 'product' | 'substitute_packs'> &
  Omit<Required<LineInput>, 'id'> &
  Pick<RecipeLine, 'product' | 'substitute_packs'> &
  Partial<Pick<RecipeLine, 'state' | 'state_reason'>>

/** What a doctor can change of a draft. */
export type DraftFields = {
  title: string
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
  const { title, label, message, internal_note, valid_days, starts_on, catalog_id } = recipe
  return {
    title,
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

/** Whether there are products, and a dosage of each that can be issued. */
export const isDosed = ({ fields, recipe }: { fields: DraftFields; recipe: Recipe }): boolean =>
  fields.lines.length > 0 && recipe.warnings.every(({ level }) => level !== 'block')

/** The body of the save, without the revision. */
export function patchOf(fields: DraftFields) {
  return { ...fields, lines: fields.lines.map(lineInputOf) }
}

/** A new line of a product with the doctor's own dosage, else one that fits its form and `validDays`. */
export const newLine = (product: ProductSummary, validDays: number): DraftLine =>
  lineOfProduct(product, validDays, product.my_default)

/** The product as lists have it, with its first pack. */
export function summaryOf(product: Schemas['Product']): ProductSummary {
  const [pack] = product.variants
  return {
    ...product,
    image: product.images[0]?.url ?? null,
    variant_id: pack?.id ?? null,
    variant_title: pack?.title ?? '',
    variants_count: product.variants.length,
    price: pack?.price ?? 0,
    compare_at_price: pack?.compare_at_price ?? null,
    units_per_pack: pack?.units_per_pack ?? 0,
    unit: pack?.unit ?? 'other',
  }
}

/** What a doctor may keep of a line as their own for its product. */
export const dosageOf = (line: DraftLine): DosageDefault =>
  Object.fromEntries(
    usualKeys.map((name: keyof DosageDefault) => [name, line[name]]),
  ) as DosageDefault

export const duplicateLine = (line: DraftLine): DraftLine => ({
  ...line,
  key: crypto.randomUUID(),
  id: undefined,
  state: 'active',
  state_reason: null,
})
