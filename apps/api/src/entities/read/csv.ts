import { dateTimeIn } from '@officina/shared/dates/days'
import { packText } from '@officina/shared/dosage/units'
import { bracketed, formatCountry, formatRegion, named } from '@officina/shared/format'
import { eventText } from '@officina/shared/history/words'
import { statusTones } from '@officina/shared/status/words'
import type { Locale } from '../../context.ts'
import type { JsonSchema } from '../../contract.ts'
import type { Turns } from '../../turns.ts'
import { fractionDigits } from '../money.ts'
import { csvLine, neutral } from './cells.ts'

type Row = Record<string, unknown>
/** One changed field of a record, in the reader's words. */
export type Change = { field: string; label: string; before: string; after: string }
type Words = {
  locale: Locale
  currency: string
  timeZone: string
  /** What the ways to deliver are called. */
  methods?: ReadonlyMap<string, string>
}
/** What the column is called that stands beside amounts. */
const currencyTitle = { title: 'Currency', 'x-ja': '通貨' }
type CsvColumn = { header: string; cell(row: Row): string }

const byteOrderMark = '\uFEFF'

/**
 * Columns of a CSV file from the fields' schemas: headers are their titles, amounts decimals of the row's
 * currency (with a currency column), moments the clock of `timeZone`, choices their words.
 */
export function csvColumns(
  fields: Record<string, JsonSchema>,
  names: readonly string[],
  words: Words,
): CsvColumn[] {
  const titles = names.map((name) => titleOf(name, fields[name] ?? {}, words))
  const columns = names.map((name, index) => {
    const title = titles[index] ?? ''
    const schema = fields[name] ?? {}
    // an id stands beside the name or number under the same title
    const isNamed = schema.format === 'uuid' && titles.filter((each) => each === title).length > 1
    return columnOf(name, isNamed ? bracketed(title, 'ID', words.locale) : title, schema, words)
  })
  const hasMoney = names.some((name) => fields[name]?.format === 'money')
  if (!hasMoney || names.includes('currency')) return columns
  const header = titleOf('currency', currencyTitle, words)
  return [...columns, { header, cell: (row) => currencyOf(row, words) }]
}

/** How a file begins: UTF-8 as spreadsheets know it, and the header. */
export const csvHead = (header: readonly string[]): string => byteOrderMark + csvLine(header)

/** A record for each row, in turns. */
export const csvLines = async <T>(
  turns: Turns,
  rows: readonly T[],
  cells: (row: T) => readonly string[],
): Promise<string> => (await turns.map(rows, (row) => csvLine(cells(row)))).join('')

/** A whole file. */
export const csvFile = async <T>(
  turns: Turns,
  header: readonly string[],
  rows: readonly T[],
  cells: (row: T) => readonly string[],
): Promise<Buffer> => Buffer.from(csvHead(header) + (await csvLines(turns, rows, cells)))

function columnOf(name: string, title: string, schema: JsonSchema, words: Words): CsvColumn {
  const write = writerOf(schema, words)
  return {
    header: neutral(schema.format === 'basis-points' ? bracketed(title, '%', words.locale) : title),
    cell: (row) => {
      const value = row[name]
      return value === null || value === undefined ? '' : write(value, row)
    },
  }
}

function writerOf(schema: JsonSchema, words: Words): (value: unknown, row: Row) => string {
  const { format } = schema
  if (format === 'money')
    return (value, row) => decimal(Number(value), fractionDigits(currencyOf(row, words)))
  if (format === 'basis-points') return (value) => String(Number(value) / 100)
  if (format === 'date-time') return momentWriter(words.timeZone)
  if (format === 'delivery-method')
    return (value) => neutral(words.methods?.get(String(value)) ?? String(value))
  if (format === 'country') return (value) => neutral(formatCountry(String(value), words.locale))
  if (format === 'region') return (value) => neutral(formatRegion(String(value), words.locale))
  if (format === 'pack') return (value) => neutral(packText(String(value), words.locale))
  if (format === 'audit-action') return (value) => neutral(eventText(String(value), words.locale))
  if (format === 'changes') return (value) => neutral(changeLines(value as Change[], words.locale))
  const type = [schema.type].flat().find((t) => t !== 'null')
  if (type === 'integer' || type === 'number') return String
  if (type === 'boolean') {
    const [yes, no] = words.locale === 'ja' ? ['はい', 'いいえ'] : ['Yes', 'No']
    return (value) => (value ? yes : no) as string
  }
  const word = wordsOf(schema, words.locale)
  if (type === 'array')
    return (value) => neutral((value as unknown[]).map((item) => word(String(item))).join('; '))
  return (value) => neutral(word(String(value)))
}

const changeLines = (changes: readonly Change[], locale: Locale): string =>
  changes.map(({ label, before, after }) => named(label, `${before} → ${after}`, locale)).join('\n')

/** 1240 with two digits is `12.40`; no thousands signs, so that every program reads a number. */
export function decimal(amount: number, digits: number): string {
  if (digits === 0) return String(amount)
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  return `${amount < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** `2026-11-20 18:00:00` on the business's clock. */
export const momentWriter =
  (timeZone: string) =>
  (value: unknown): string =>
    dateTimeIn(new Date(String(value)), timeZone)

/** Words of a choice: `x-labels`, `x-status`, else the value itself made readable. */
function wordsOf(schema: JsonSchema, locale: Locale): (value: string) => string {
  const item = schema.items ?? schema
  const labels = (schema['x-labels'] ?? item['x-labels'] ?? {}) as Record<string, string[]>
  const kind = (schema['x-status'] ?? item['x-status']) as keyof typeof statusTones | undefined
  const states = (kind ? statusTones[kind] : {}) as unknown as Record<string, string[]>
  const isChoice = Array.isArray(item.enum)
  return (value) =>
    labels[value]?.[locale === 'ja' ? 1 : 0] ??
    states[value]?.[locale === 'ja' ? 2 : 1] ??
    (isChoice ? readable(value) : value)
}

const titleOf = (name: string, schema: JsonSchema, { locale }: Words): string =>
  String((locale === 'ja' ? schema['x-ja'] : undefined) ?? schema.title ?? readable(name))

const currencyOf = (row: Row, words: Words): string => String(row.currency ?? words.currency)
const readable = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
