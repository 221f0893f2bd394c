import type { Filter, FilterValue } from '@officina/ui/FilterBar'
import type { Locale } from '@officina/ui/text'
import type { FieldSpec, Fields } from './spec.ts'
import { fieldLabel, hasOptions, optionsOf } from './words.ts'

export type FilterValues = Record<string, unknown>

/** The filters of a list operation as the filter bar shows them; references are shown apart. */
export function filtersOf(fields: Fields, values: FilterValues, locale: Locale): Filter[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const filter = filterOf(name, field, fields, values, locale)
    return filter ? [filter] : []
  })
}

/** Names and fields of the filters that choose another record. */
export const referencesOf = (fields: Fields): [string, FieldSpec][] =>
  Object.entries(fields).filter(([name, field]) => name !== 'id' && field.reference)

/** The filter values after one chip changed; `undefined` clears it. */
export function withFilter(
  fields: Fields,
  values: FilterValues,
  key: string,
  value: FilterValue,
): FilterValues {
  const { [key]: _, [`${key}_gte`]: _from, [`${key}_lte`]: _to, ...rest } = values
  if (value === undefined) return rest
  if (typeof value === 'object' && !Array.isArray(value)) {
    const { from, to } = value as { from?: string; to?: string }
    const isInstant = fields[`${key}_gte`]?.format === 'date-time'
    return {
      ...rest,
      ...(from ? { [`${key}_gte`]: isInstant ? `${from}T00:00:00.000Z` : from } : {}),
      ...(to ? { [`${key}_lte`]: isInstant ? `${to}T23:59:59.999Z` : to } : {}),
    }
  }
  return { ...rest, [key]: value }
}

function filterOf(
  name: string,
  field: FieldSpec,
  fields: Fields,
  values: FilterValues,
  locale: Locale,
): Filter | undefined {
  if (name === 'q' || name === 'id' || field.reference) return undefined
  const label = fieldLabel(name, field, locale)
  if (field.type === 'boolean')
    return { kind: 'toggle', key: name, label, value: values[name] === true }
  if (field.type === 'array') {
    const item = {
      ...field.items,
      labels: field.items?.labels ?? field.labels,
      status: field.status,
    } as FieldSpec
    if (!hasOptions(item)) return undefined
    const value = values[name] as string[] | undefined
    return {
      kind: 'multi',
      key: name,
      label,
      options: optionsOf(item, locale),
      ...(value ? { value } : {}),
    }
  }
  if (hasOptions(field)) {
    const value = values[name] as string | undefined
    return {
      kind: 'select',
      key: name,
      label,
      options: optionsOf(field, locale),
      ...(value ? { value } : {}),
    }
  }
  const base = name.replace(/_gte$/, '')
  if (base === name || !field.format?.startsWith('date')) return undefined
  return {
    kind: 'dates',
    key: base,
    label: fieldLabel(base, fields[name], locale),
    value: datesOf(base, values),
  }
}

function datesOf(base: string, values: FilterValues) {
  const day = (suffix: string) => (values[`${base}_${suffix}`] as string | undefined)?.slice(0, 10)
  return { from: day('gte'), to: day('lte') }
}
