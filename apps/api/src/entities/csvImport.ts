import { finished } from 'node:stream/promises'
import type { components } from '@officina/openapi/schema'
import { CsvError, parse } from 'csv-parse'
import { type Ctx, type InTx, inTransaction } from '../context.ts'
import type { Turns } from '../turns.ts'
import { attemptApart } from './bulk.ts'
import { DomainError, invalid, type Texts } from './errors.ts'
import { neutral, restored } from './read/csv.ts'
import { inDryRun } from './savepoint.ts'

type Result = components['schemas']['CsvImportResult']
/** Names of a column, the first is the key; a header matches without case, spaces and underscores. */
export type ImportColumn = { names: readonly string[]; required: boolean }
/** Headers that somebody has chosen, by the keys of the columns. */
type Headers = Record<string, string | undefined>
export type ImportRow<K extends string> = Record<K, string>
type RowResult = Result['rows'][number]
export type CellChange = RowResult['changes'][number]
/** What became of a row that was taken, in words, and cell by cell where it changed something. */
export type RowSaid = { texts: Texts; outcome: RowResult['outcome']; changes: CellChange[] }

const most = 2_000
/** Columns further right are ignored. */
const mostColumns = 200
/** Characters that are read at a time. */
const stretch = 1_024

/**
 * Works through a CSV file, a record at a time: what one record is refused for stands in its row and
 * stops no other. A dry run does the very same and takes it back. `line` counts from the header's 1.
 * What `work` answers is said of its row.
 */
export async function importCsv<C extends Ctx, K extends string>(
  ctx: C,
  { text, dryRun, headers }: { text: string; dryRun: boolean; headers?: Headers | undefined },
  columns: Record<K, ImportColumn>,
  work: (tx: InTx<C>, row: ImportRow<K>, line: number) => Promise<Texts | RowSaid | undefined>,
): Promise<Result> {
  const [header = [], ...records] = await parseCsv(ctx.turns, text)
  const places = placesOf(header, headers ? chosenOf(columns, headers) : columns)
  const used = new Set<number>(Object.values(places))
  const unknown = header.filter((name, at) => name !== '' && !used.has(at))
  if (records.length === 0 || records.length > most) throw wrongSize(records.length)
  return inTransaction(ctx, async (tx) => {
    const run = async () => {
      const rows: Result['rows'] = []
      for (const [i, record] of records.entries()) {
        const row = rowOf(record, places)
        const label = row[Object.keys(columns)[0] as K]
        const line = i + 2
        rows.push({ line, label, ...(await resultOf(tx, columns, () => work(tx, row, line))) })
      }
      return rows
    }
    const rows = dryRun ? await inDryRun(tx, run) : await run()
    const ok = rows.filter((row) => row.ok).length
    const failed = rows.length - ok
    return { dry_run: dryRun, rows, ok, failed, unknown_columns: headers ? [] : unknown }
  })
}

/** What became of a row, with each wrong cell by its column. */
async function resultOf(
  ctx: Ctx,
  columns: Record<string, ImportColumn>,
  work: () => Promise<Texts | RowSaid | undefined>,
): Promise<Omit<RowResult, 'line' | 'label'>> {
  const { locale } = ctx.origin
  let said: Texts | RowSaid | undefined
  const errors: Result['rows'][number]['errors'] = []
  const outcome = await attemptApart(ctx, async () => {
    said = await work().catch((error: unknown) => {
      if (error instanceof DomainError)
        for (const [field, [texts]] of Object.entries(error.fields ?? {}))
          errors.push({ field, message: (texts ?? error.texts)[locale] })
      throw error
    })
  })
  const message = errors
    .map((error) => {
      const column = columns[error.field]
      return column ? underName(columnName(column, locale), error.message, locale) : error.message
    })
    .join(' ')
  const { texts, ...more } = saidOf(said, outcome.ok)
  return {
    ...outcome,
    ...more,
    message: message || (outcome.message ?? texts?.[locale] ?? null),
    errors,
  }
}

function saidOf(said: Texts | RowSaid | undefined, isOk: boolean) {
  if (!isOk) return { texts: undefined, outcome: 'refused' as const, changes: [] }
  return said && 'texts' in said ? said : { texts: said, outcome: 'done' as const, changes: [] }
}

/** What a column is called in a language: "units per pack", 内容量. */
export function columnName({ names }: ImportColumn, locale: 'en' | 'ja'): string {
  const english = names[0] ?? ''
  return (locale === 'ja' && names.find((name) => /[^ -~]/.test(name))) || english
}

/** "Units per pack: This column is required." */
const underName = (name: string, message: string, locale: 'en' | 'ja') =>
  locale === 'ja'
    ? `${name}：${message}`
    : `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${message}`

/** What is wrong with an empty cell of a column that must be filled. */
export const missing: Texts = { en: 'This column is required.', ja: '必須項目です。' }

/** What is wrong with a cell of more than `most` characters. */
export const tooLong = (most: number): Texts => ({
  en: `Use at most ${most} characters.`,
  ja: `${most}文字以内で入力してください。`,
})

/** What is wrong with a cell that holds none of the words of its column. */
export const notOf = (choices: readonly string[]): Texts => ({
  en: `Enter one of ${choices.join(', ')}.`,
  ja: `${choices.join('、')}のいずれかを入力してください。`,
})

/** Records of a CSV text (RFC 4180; comma, semicolon or tab by the header); empty lines are left out. */
async function parseCsv(turns: Turns, text: string): Promise<string[][]> {
  const source = text.replace(/^\uFEFF/, '')
  const head = source.split(/\r?\n/, 1)[0] ?? ''
  const [delimiter] = [',', ';', '\t'].sort((a, b) => head.split(b).length - head.split(a).length)
  const parser = parse({ delimiter, relax_column_count: true, relax_quotes: true })
  const records: string[][] = []
  parser.on('data', (record: string[]) => {
    const cells = record.slice(0, mostColumns).map((cell) => plainCell(cell).trim())
    if (cells.some((cell) => cell !== '')) records.push(cells)
  })
  const ended = finished(parser)
  const turn = turns.begin()
  for (let at = 0; at < source.length && !parser.errored; at += stretch) {
    await turn()
    parser.write(source.slice(at, at + stretch))
  }
  parser.end()
  await ended.catch((error: unknown) => {
    throw error instanceof CsvError ? unreadable() : error
  })
  return records
}

/** A cell as an import reads it back from an export. */
export const asRead = (text: string): string => plainCell(neutral(text)).trim()

/** Without the apostrophe of a CSV export, and without the formula that keeps a spreadsheet from rounding: `="0123"`. */
const plainCell = (cell: string) => /^="([^"]*)"$/.exec(cell.trim())?.[1] ?? restored(cell)

function placesOf<K extends string>(header: string[], columns: Record<K, ImportColumn>) {
  const known = header.map(plain)
  const places = Object.entries<ImportColumn>(columns).map(([key, { names, required }]) => {
    const wanted = names.map(plain)
    const place = known.findIndex((name) => wanted.includes(name))
    if (place < 0 && required) throw missingColumn(names[0] ?? key)
    return [key, place] as const
  })
  return Object.fromEntries(places) as Record<K, number>
}

/** The columns under the chosen headers alone; one without a header is empty in every row. */
const chosenOf = <K extends string>(columns: Record<K, ImportColumn>, headers: Headers) =>
  Object.fromEntries(
    Object.entries<ImportColumn>(columns).map(([key, { names, required }]) => {
      const header = headers[key]
      if (header !== undefined) return [key, { names: [header], required }]
      return [key, { names: required ? names : [], required }]
    }),
  ) as Record<K, ImportColumn>

const rowOf = <K extends string>(record: string[], places: Record<K, number>): ImportRow<K> =>
  Object.fromEntries(
    Object.entries<number>(places).map(([key, place]) => [key, record[place] ?? '']),
  ) as ImportRow<K>

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_.-]/g, '')

const missingColumn = (name: string) =>
  invalid('text', 'COLUMN_MISSING', {
    en: `The file has no column "${name}".`,
    ja: `「${name}」の列がありません。`,
  })
const unreadable = () =>
  invalid('text', 'UNREADABLE', {
    en: 'A quotation mark is not closed.',
    ja: '閉じられていない引用符があります。',
  })
const wrongSize = (rows: number) =>
  invalid(
    'text',
    'WRONG_SIZE',
    rows === 0
      ? { en: 'The file has no rows below its header.', ja: '見出しの下にデータがありません。' }
      : {
          en: `The file has ${count(rows)} rows. Import at most ${count(most)} at a time.`,
          ja: `データが${count(rows)}行あります。1回に取り込めるのは${count(most)}行までです。`,
        },
  )

const count = (rows: number) => rows.toLocaleString('en')
