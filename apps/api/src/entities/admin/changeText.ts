import { isDeepStrictEqual } from 'node:util'
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  listed,
  named,
} from '@officina/shared/format'
import { memo } from '@officina/shared/memo'
import { type StatusKind, sentence, statusOf } from '@officina/shared/status/words'
import type { Locale } from '../../context.ts'
import { type JsonSchema, loadSpec, propertiesOf } from '../../contract.ts'
import type { Change } from '../read/csv.ts'
import { otherFields } from './factFields.ts'
import { recordKinds } from './records.ts'

/** What an audit row knows of a change, as it is stored. */
export type Facts = Record<string, unknown> | null
type Place = {
  locale: Locale
  currency: string
  timeZone: string
  /** What ids are called; one that is called nothing tells a reader nothing and is left out. */
  names: ReadonlyMap<string, string>
  /** What the ways to deliver are called. */
  methods: ReadonlyMap<string, string>
  /** Whether a field is for the reader. */
  isFor: (field: JsonSchema) => boolean
}

/**
 * What an audit row says has changed, field by field, in words: labels and choices of the contract, money,
 * days, and records by name or number. `type` is the kind of record it is about.
 */
export function changesOf(type: string, before: Facts, after: Facts, place: Place): Change[] {
  const fields = fieldsOf(type)
  return Object.keys({ ...before, ...after })
    .filter((name) => name !== 'revision')
    .flatMap((name) => {
      const field = fields[snake(name)] ?? otherFields[name] ?? {}
      if (!place.isFor(field)) return []
      const [from, to] = differing(before?.[name], after?.[name]).map((value) =>
        textOf(field, value, place, fields),
      )
      if (from === undefined || to === undefined || from === to) return []
      return [{ field: name, label: labelOf(name, field, place.locale), before: from, after: to }]
    })
}

/** Of two lists of things, the things that were added, removed or changed; of the changed ones what differs. */
function differing(before: unknown, after: unknown): [unknown, unknown] {
  if (!isList(before) || !isList(after)) return [before, after]
  return [restOf(before, after), restOf(after, before)]
}

const restOf = (list: Item[], others: Item[]): Item[] =>
  list.flatMap((item) => {
    const other = others.find((each) => keyNames.every((k) => isDeepStrictEqual(each[k], item[k])))
    if (!other) return [item]
    if (isDeepStrictEqual(item, other)) return []
    const parts = Object.entries(item)
      .filter(([name, value]) => keyNames.includes(name) || !isDeepStrictEqual(value, other[name]))
      .map(([name, value]) => [name, differing(value, other[name])[0]] as const)
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    return [Object.fromEntries(parts)]
  })

/** What distinguishes the items of a list. */
const keyNames = ['key', 'method', 'country', 'countries', 'regions']
type Item = Record<string, unknown>
const isObject = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown): value is Item[] => Array.isArray(value) && value.every(isObject)

/** Every id in the facts, to be looked up. */
export const idsIn = (value: unknown): string[] =>
  isId(value)
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(idsIn)
      : []

/** The word of a value; undefined for an id that nobody knows. */
function textOf(
  field: JsonSchema,
  value: unknown,
  place: Place,
  siblings: Record<string, JsonSchema>,
): string | undefined {
  const { locale } = place
  if (value === null || value === undefined || value === '') return '–'
  if (isId(value)) return place.names.get(value)
  if (Array.isArray(value)) {
    const item = { ...field.items, 'x-labels': field.items?.['x-labels'] ?? field['x-labels'] }
    const of = field.format === 'field-names' ? { format: 'field-name' } : item
    const texts = value.flatMap((one) => textOf(of, one, place, siblings) || [])
    return (value.some(isObject) ? texts.join('\n') : listed(texts, locale)) || '–'
  }
  if (isObject(value)) return partsOf(field, value, place)
  if (typeof value === 'boolean') return yesNo[locale][value ? 0 : 1]
  if (typeof value === 'number') {
    if (field.format === 'money') return formatMoney(value, place.currency, locale)
    if (field.format === 'basis-points') return formatPercent(value, locale)
    return formatNumber(value, locale)
  }
  return wordOf(field, String(value), place, siblings)
}

function partsOf(field: JsonSchema, value: object, place: Place): string {
  const parts = propertiesOf(field)
  const texts = Object.entries(value).flatMap(([name, part]) => {
    const schema = parts[name] ?? otherFields[name] ?? {}
    const text = textOf(schema, part, place, parts)
    if (text === undefined) return []
    return [named(labelOf(name, schema, place.locale), text.replaceAll('\n', '; '), place.locale)]
  })
  return listed(texts, place.locale) || '–'
}

function wordOf(
  field: JsonSchema,
  value: string,
  { locale, timeZone, methods }: Place,
  siblings: Record<string, JsonSchema>,
): string {
  const kind = field['x-status'] as StatusKind | undefined
  if (kind) return statusOf(kind, value, locale).label
  if (field.format === 'field-name') {
    const name = snake(value)
    return labelOf(name, siblings[name] ?? otherFields[name] ?? {}, locale)
  }
  if (field.format === 'delivery-method') return methods.get(value) ?? value
  const labels = (field['x-labels'] ?? {}) as Record<string, [string, string]>
  if (labels[value]) return labels[value][locale === 'ja' ? 1 : 0]
  if (field.enum) return sentence(value)
  if (field.format === 'month') return formatMonth(value, locale)
  if (field.format === 'date' || /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, locale)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatDateTime(value, locale, timeZone)
  return value
}

/** A field's name in the reader's language; of a reference, what it refers to. */
const labelOf = (name: string, field: JsonSchema, locale: Locale): string =>
  String(
    (locale === 'ja' && field['x-ja']) || field.title || sentence(snake(name).replace(/_id$/, '')),
  )

/** The fields of a kind of record, as the console's pages of it have them. */
const fieldsOf = memo((type: string): Record<string, JsonSchema> => {
  if (type === 'setting') return settingFields()
  const kind = Object.keys(recordKinds).find((name) => recordKinds[name]?.type === type)
  // what has no notes is called by its resource, or by one of its records
  const names = kind ? [kind] : [type, `${type.replaceAll('_', '-')}s`]
  const schema = Object.values(loadSpec().components.schemas).find((each) =>
    names.includes((each['x-console'] as { resource: string } | undefined)?.resource ?? ''),
  )
  const fields = { ...propertiesOf(schema) }
  const words = statusKinds[type]
  if (words)
    fields.status = { title: 'Status', 'x-ja': '状態', ...fields.status, 'x-status': words }
  return fields
})

/** The shop's rules, by key. */
const settingFields = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.values(loadSpec().components.schemas).flatMap((schema) =>
      schema['x-settings']
        ? Object.values(propertiesOf(schema)).map((field) => [String(field['x-setting']), field])
        : [],
    ),
  )

/** Whose words the `status` of a kind of record has. */
const statusKinds: Readonly<Record<string, StatusKind>> = {
  doctor: 'doctor',
  patient: 'patient',
  invitation: 'invitation',
  recipe: 'recipe',
  template: 'recipe',
  my_recipe: 'recipe',
  recipe_line: 'recipe_line',
  request: 'request',
  answer_set: 'questionnaire_answer',
  catalog: 'catalog',
  shipment: 'shipment',
  settlement: 'settlement',
  bank_transfer: 'bankTransfer',
  news: 'news',
  admin: 'admin',
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const yesNo = { en: ['Yes', 'No'], ja: ['はい', 'いいえ'] } as const
