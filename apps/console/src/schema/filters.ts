import type { Filter, FilterValue } from '@officina/ui/FilterBar'
import type { Locale } from '@officina/ui/text'
import { addDays, datePresets } from './datePresets.ts'
import type { FieldSpec, Fields } from './spec.ts'
import { fieldLabel, hasOptions, optionsOf } from './words.ts'
import { fromLocalInput, toLocalInput } from './zoned.ts'

export type FilterValues = Record<string, unknown>

/** The filters of a list operation as the filter bar shows them; references are shown apart. */
export function filtersOf(
  fields: Fields,
  values: FilterValues,
  locale: Locale,
  timeZone = 'UTC',
): Filter[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const filter = filterOf(name, field, fields, values, locale, timeZone)
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
  timeZone = 'UTC',
): FilterValues {
  const { [key]: _, [`${key}_gte`]: _from, [`${key}_lte`]: _to, ...rest } = values
  if (value === undefined) return rest
  if (typeof value === 'object' && !Array.isArray(value)) {
    const { from, to } = value as { from?: string; to?: string }
    const isInstant = fields[`${key}_gte`]?.format === 'date-time'
    return {
      ...rest,
      ...(from ? { [`${key}_gte`]: isInstant ? startOf(from, timeZone) : from } : {}),
      ...(to ? { [`${key}_lte`]: isInstant ? endOf(to, timeZone) : to } : {}),
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
  timeZone: string,
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
    value: datesOf(base, values, field.format === 'date-time' ? timeZone : undefined),
    presets: datePresets(new Date(), timeZone, locale),
  }
}

function datesOf(base: string, values: FilterValues, timeZone: string | undefined) {
  const day = (suffix: string) => {
    const value = values[`${base}_${suffix}`] as string | undefined
    if (!value || Number.isNaN(Date.parse(value))) return undefined
    return timeZone ? toLocalInput(value, timeZone).slice(0, 10) : value.slice(0, 10)
  }
  return { from: day('gte'), to: day('lte') }
}

/** A calendar day of the business, from its first instant to its last. */
const startOf = (day: string, timeZone: string) => fromLocalInput(`${day}T00:00`, timeZone)
const endOf = (day: string, timeZone: string) =>
  new Date(Date.parse(fromLocalInput(`${addDays(day, 1)}T00:00`, timeZone)) - 1).toISOString()
