import { titleWithPack } from '@officina/shared/dosage/titleWithPack'
import type { Locale } from '@officina/shared/locale'
import { type StatusKind, sentence, statusOf } from '@officina/shared/status/words'
import type { FieldSpec, Group, ResourceIndex, ResourceSpec } from './spec.ts'

/** Name of a field in the reader's language; without a title the name itself, as a sentence. */
export function fieldLabel(name: string, field: FieldSpec | undefined, locale: Locale): string {
  return (locale === 'ja' && field?.title_ja) || field?.title || sentence(name)
}

export function fieldHelp(field: FieldSpec, locale: Locale): string | undefined {
  return (locale === 'ja' && field.description_ja) || field.description
}

/** Word of an enum's value: from `x-status`, else from `x-labels`, else the value as a sentence. */
export function valueLabel(field: FieldSpec, value: string, locale: Locale): string {
  if (field.status) return statusOf(field.status as StatusKind, value, locale).label
  const words = field.labels?.[value]
  return words ? words[locale === 'ja' ? 1 : 0] : sentence(value)
}

/** The values one may choose, with their words. */
export function optionsOf(field: FieldSpec, locale: Locale): { value: string; label: string }[] {
  const values = field.enum ?? Object.keys(field.labels ?? {})
  return values
    .filter((value) => value !== null)
    .map((value) => ({ value, label: valueLabel(field, value, locale) }))
}

/** "days", "minutes"; `quantity` with its unit: "60 minutes". */
export function unitName(unit: string, locale: Locale): string {
  const parts = quantityParts(2, unit, locale)
  return parts.find(({ type }) => type === 'unit')?.value ?? unit
}

export const quantity = (value: number, unit: string, locale: Locale): string =>
  quantityParts(value, unit, locale)
    .map((part) => part.value)
    .join('')

const quantityParts = (value: number, unit: string, locale: Locale) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(value)

export const hasOptions = (field: FieldSpec): boolean =>
  Boolean(field.enum?.length || (field.labels && Object.keys(field.labels).length))

type Words = Pick<ResourceIndex, 'label' | 'title' | 'title_ja'>

export function pluralOf(spec: Words, locale: Locale): string {
  return spec.label?.[locale] ?? (locale === 'ja' ? spec.title_ja : spec.title)
}

export const singularOf = (spec: Words, locale: Locale): string =>
  locale === 'ja' ? spec.title_ja : spec.title

/** What the form for a new record is called. */
export const createTitle = (spec: ResourceSpec, locale: Locale): string => {
  const own = spec.create_title?.[locale]
  const what = singularOf(spec, locale)
  return own ?? (locale === 'ja' ? `${what}を追加` : `Add ${what.toLowerCase()}`)
}

export const groupTitle = (group: Group, locale: Locale): string =>
  (locale === 'ja' && group['x-ja']) || group.title

/**
 * What a record is called: its representation field, else name, title or number, else the id. A pack on its shelf is
 * called in the reader's words.
 */
export function nameOfRecord(
  spec: Pick<ResourceIndex, 'representation'> | undefined,
  record: Record<string, unknown> | undefined,
  locale: Locale,
): string {
  if (!record) return ''
  const { product, variant } = record
  if (spec?.representation === 'name' && typeof product === 'string' && typeof variant === 'string')
    return titleWithPack(product, variant, locale)
  const names = [spec?.representation, 'name', 'title', 'number', 'id']
  for (const name of names) {
    const value = name ? record[name] : undefined
    if (typeof value === 'string' && value) return value
  }
  return ''
}
