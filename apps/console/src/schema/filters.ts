import { addDays, dateIn, weekdayOf } from '@officina/shared/dates/days'
import { addMonths, monthStart } from '@officina/shared/dates/months'
import type { Locale } from '@officina/shared/locale'
import type { Filter, FilterValue } from '@officina/ui/filters.ts'
import { productWord } from '@officina/ui/productWords.ts'
import { defineMessages } from '@officina/ui/text'
import { type FieldSpec, type Fields, findResource } from './spec.ts'
import { fieldHelp, fieldLabel, hasOptions, optionsOf } from './words.ts'
import { fromLocalInput, toLocalInput } from './zoned.ts'

export type FilterValues = Record<string, unknown>

type Business = { timeZone?: string | undefined; currency?: string | undefined }

/** The filters of a list operation as the filter bar shows them; references are shown apart. */
export function filtersOf(
  fields: Fields,
  values: FilterValues,
  locale: Locale,
  { timeZone = 'UTC', currency = 'USD' }: Business = {},
): Filter[] {
  const presets = datePresets(new Date(), timeZone, locale)
  return Object.entries(fields).flatMap(([name, field]) => {
    const filter = filterOf(name, field, fields, values, locale, { timeZone, currency, presets })
    return filter ? [filter] : []
  })
}

/** Filters with words of the shop to choose from, where the contract cannot list them. */
export const withChoices = (
  fields: Fields,
  choices: Readonly<Record<string, readonly string[]>> = {},
  locale: Locale,
): Fields => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(choices).flatMap(([name, words]) => {
      const field = fields[name]
      const labels = Object.fromEntries(
        words.map((word): [string, [string, string]] => {
          const label = productWord(word, locale)
          return [word, [label, label]]
        }),
      )
      return field && words.length > 0 ? [[name, { ...field, labels }]] : []
    }),
  ),
})

/** Names and fields of the filters that choose another record of a list one may read. */
export const referencesOf = (
  fields: Fields,
  permissions: readonly string[],
): [string, FieldSpec][] =>
  Object.entries(fields).filter(([name, field]) => {
    const needed = [findResource(field.reference)?.permissions.list, field.permission]
    const may = needed.every((each) => !each || permissions.includes(each))
    return name !== 'id' && field.reference && may
  })

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
    const { from, to } = value as { from?: string | number; to?: string | number }
    const isInstant = fields[`${key}_gte`]?.format === 'date-time'
    return {
      ...rest,
      ...(isGiven(from)
        ? { [`${key}_gte`]: isInstant ? startOf(String(from), timeZone) : from }
        : {}),
      ...(isGiven(to) ? { [`${key}_lte`]: isInstant ? endOf(String(to), timeZone) : to } : {}),
    }
  }
  return { ...rest, [key]: value }
}

/** What is chosen, within what always holds: of a list of values those in both, or all of it where none is. */
export function within(fixed: FilterValues = {}, chosen: FilterValues = {}): FilterValues {
  const narrowed = Object.entries(fixed).map(([name, values]) => {
    const wanted = chosen[name]
    if (!Array.isArray(values) || !Array.isArray(wanted)) return [name, values]
    const both = values.filter((value) => wanted.includes(value))
    return [name, both.length > 0 ? both : values]
  })
  return { ...chosen, ...Object.fromEntries(narrowed) }
}

const isGiven = (value: unknown) => value !== undefined && value !== ''

function filterOf(
  name: string,
  field: FieldSpec,
  fields: Fields,
  values: FilterValues,
  locale: Locale,
  { timeZone, currency, presets }: Business & { presets: ReturnType<typeof datePresets> },
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
  const base = name.replace(/_[gl]te$/, '')
  if (base === name) return textOf(name, field, values, locale)
  // a range is made of its beginning, or of the end where there is nothing else
  if (name.endsWith('_lte') && fields[`${base}_gte`]) return undefined
  if (field.type === 'integer' || field.type === 'number')
    return {
      kind: 'amounts',
      key: base,
      label: labelOf(base, field, fields, locale),
      value: { from: values[`${base}_gte`] as number, to: values[`${base}_lte`] as number },
      ...(field.format === 'money' && currency ? { currency } : {}),
    }
  if (!field.format?.startsWith('date')) return undefined
  return {
    kind: 'dates',
    key: base,
    label: labelOf(base, field, fields, locale),
    value: datesOf(base, values, field.format === 'date-time' ? timeZone : undefined),
    presets,
  }
}

/** A range is called what its field is called, without "from". */
const labelOf = (base: string, field: FieldSpec, fields: Fields, locale: Locale) =>
  fieldLabel(base, fields[base] ?? field, locale).replace(
    /( from| to| by|（(以降|以前|以上|以下|開始|終了)）)$/,
    '',
  )

function textOf(
  name: string,
  field: FieldSpec,
  values: FilterValues,
  locale: Locale,
): Filter | undefined {
  if (field.type !== 'string' || field.format) return undefined
  const value = values[name] as string | undefined
  const help = fieldHelp(field, locale)
  return {
    kind: 'text',
    key: name,
    label: fieldLabel(name, field, locale),
    ...(value ? { value } : {}),
    ...(field.pattern ? { pattern: field.pattern } : {}),
    ...(help ? { help } : {}),
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

/** Ranges of calendar days that one asks for often; weeks begin on Monday. */
export function datePresets(now: Date, timeZone: string, locale: Locale) {
  const today = dateIn(now, timeZone)
  const weekday = weekdayOf(today)
  const month = monthStart(today)
  const t = words[locale]
  return [
    { label: t.today, from: today, to: today },
    { label: t.week, from: addDays(today, -weekday), to: addDays(today, 6 - weekday) },
    { label: t.month, from: month, to: addDays(addMonths(month, 1), -1) },
    { label: t.lastMonth, from: addMonths(month, -1), to: addDays(month, -1) },
    { label: t.last30, from: addDays(today, -29), to: today },
  ]
}

const words = defineMessages({
  today: ['Today', '今日'],
  week: ['This week', '今週'],
  month: ['This month', '今月'],
  lastMonth: ['Last month', '先月'],
  last30: ['Last 30 days', '過去30日間'],
})
