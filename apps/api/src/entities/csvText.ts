import { invalid, type Texts } from './errors.ts'
import { neutral, restored } from './read/cells.ts'

// What threads and the server both know of a CSV text: nothing of requests or the database is loaded here.

/** Names of a column, the first is the key; a header matches without case, spaces and underscores. */
export type ImportColumn = { names: readonly string[]; required: boolean }
export type ImportRow<K extends string> = Record<K, string>

/** Columns further right are ignored. */
const mostColumns = 200

/** How csv-parse reads a text (RFC 4180; comma, semicolon or tab by the header). */
export function csvOptions(source: string) {
  const head = source.split(/\r?\n/, 1)[0] ?? ''
  const [delimiter] = [',', ';', '\t'].sort((a, b) => head.split(b).length - head.split(a).length)
  return { delimiter, relax_column_count: true, relax_quotes: true }
}

export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')

/** The cells of a record; undefined for one without any. */
export function cellsOf(record: readonly string[]): string[] | undefined {
  const cells = record.slice(0, mostColumns).map((cell) => plainCell(cell).trim())
  return cells.some((cell) => cell !== '') ? cells : undefined
}

/** A cell as an import reads it back from an export. */
export const asRead = (text: string): string => plainCell(neutral(text)).trim()

/** Without the apostrophe of a CSV export, and without the formula that keeps a spreadsheet from rounding: `="0123"`. */
const plainCell = (cell: string) => /^="([^"]*)"$/.exec(cell.trim())?.[1] ?? restored(cell)

/** What a column is called in a language: "units per pack", 内容量. */
export function columnName({ names }: ImportColumn, locale: 'en' | 'ja'): string {
  const english = names[0] ?? ''
  return (locale === 'ja' && names.find((name) => /[^ -~]/.test(name))) || english
}

/** Where each column stands; -1 where it does not. 422 naming a required one that is missing. */
export function placesOf<K extends string>(header: string[], columns: Record<K, ImportColumn>) {
  const known = header.map(plain)
  const places = Object.entries<ImportColumn>(columns).map(([key, column]) => {
    const wanted = column.names.map(plain)
    const place = known.findIndex((name) => wanted.includes(name))
    if (place < 0 && column.required) throw missingColumn(column)
    return [key, place] as const
  })
  return Object.fromEntries(places) as Record<K, number>
}

/** Headers that no column has. */
export function unknownOf(header: readonly string[], places: Record<string, number>): string[] {
  const used = new Set(Object.values(places))
  return header.filter((name, at) => name !== '' && !used.has(at))
}

export const rowOf = <K extends string>(
  record: readonly string[],
  places: Record<K, number>,
): ImportRow<K> =>
  Object.fromEntries(
    Object.entries<number>(places).map(([key, place]) => [key, record[place] ?? '']),
  ) as ImportRow<K>

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_.-]/g, '')

export function assertSize(rows: number, most: number): void {
  if (rows === 0 || rows > most) throw invalid('text', 'WRONG_SIZE', sizeTexts(rows, most))
}

const missingColumn = (column: ImportColumn) =>
  invalid('text', 'COLUMN_MISSING', {
    en: `The file has no column “${columnName(column, 'en')}”.`,
    ja: `「${columnName(column, 'ja')}」の列がありません。`,
  })
export const openQuote = () =>
  invalid('text', 'UNREADABLE', {
    en: 'A quotation mark is not closed.',
    ja: '閉じられていない引用符があります。',
  })
const sizeTexts = (rows: number, most: number): Texts =>
  rows === 0
    ? { en: 'The file has no rows below its header.', ja: '見出しの下にデータがありません。' }
    : {
        en: `The file has ${count(rows)} rows. Import at most ${count(most)} at a time.`,
        ja: `データが${count(rows)}行あります。1回に取り込めるのは${count(most)}行までです。`,
      }

const count = (rows: number) => rows.toLocaleString('en')
