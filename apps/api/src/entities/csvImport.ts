import { finished } from 'node:stream/promises'
import type { components } from '@officina/openapi/schema'
import { named } from '@officina/shared/format'
import { sentences } from '@officina/shared/messages'
import { CsvError, parse } from 'csv-parse'
import { type Ctx, type InTx, inTransaction } from '../context.ts'
import type { Turns } from '../turns.ts'
import { attemptApart } from './bulk.ts'
import {
  assertSize,
  cellsOf,
  columnName,
  csvOptions,
  type ImportColumn,
  type ImportRow,
  openQuote,
  placesOf,
  rowOf,
  unknownOf,
  withoutMark,
} from './csvText.ts'
import { DomainError, type Texts } from './errors.ts'
import { inDryRun } from './savepoint.ts'

export { columnName, type ImportColumn, type ImportRow } from './csvText.ts'

type Result = components['schemas']['CsvImportResult']
export type CsvFile = components['schemas']['CsvImport']
/** Headers that somebody has chosen, by the keys of the columns. */
type Headers = Record<string, string | undefined>
type RowResult = Result['rows'][number]
export type CellChange = RowResult['changes'][number]
/** What became of a row that was taken, in words, and cell by cell where it changed something. */
export type RowSaid = { texts: Texts; outcome: RowResult['outcome']; changes: CellChange[] }

const most = 2_000
/** Characters that are read at a time. */
const stretch = 1_024

/**
 * Works through a CSV file, a record at a time: what one record is refused for stands in its row and
 * stops no other. A dry run does the very same and takes it back. `line` counts as a spreadsheet does, empty ones too.
 * What `work` answers is said of its row.
 */
export async function importCsv<C extends Ctx, K extends string>(
  ctx: C,
  { text, dry_run: dryRun, headers }: CsvFile & { headers?: Headers | undefined },
  columns: Record<K, ImportColumn>,
  work: (tx: InTx<C>, row: ImportRow<K>, line: number) => Promise<Texts | RowSaid | undefined>,
): Promise<Result> {
  const [{ cells: header } = { cells: [] }, ...records] = await parseCsv(ctx.turns, text)
  const places = placesOf(header, headers ? chosenOf(columns, headers) : columns)
  const unknown = unknownOf(header, places)
  assertSize(records.length, most)
  return inTransaction(ctx, async (tx) => {
    const run = async () => {
      const rows: Result['rows'] = []
      for (const { line, cells } of records) {
        const row = rowOf(cells, places)
        const label = row[Object.keys(columns)[0] as K]
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
  const errors: RowResult['errors'] = []
  const outcome = await attemptApart(ctx, async () => {
    said = await work().catch((error: unknown) => {
      if (error instanceof DomainError)
        for (const [field, [texts]] of Object.entries(error.fields ?? {})) {
          const column = columns[field]
          const label = column ? columnTitle(column, locale) : ''
          errors.push({ field, label, message: (texts ?? error.texts)[locale] })
        }
      throw error
    })
  })
  const message = sentences(
    errors.map((error) => underName(error, locale)),
    locale,
  )
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

/** The same as a heading: "Units per pack". */
export function columnTitle(column: ImportColumn, locale: 'en' | 'ja'): string {
  const name = columnName(column, locale)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** "Units per pack: This column is required." */
export const underName = (
  { label, message }: { label: string; message: string },
  locale: 'en' | 'ja',
): string => (label ? named(label, message, locale) : message)

/** A column that may be missing, by the names that files call it. */
export const optional = (...names: string[]): ImportColumn => ({ names, required: false })

/** What is wrong with an empty cell of a column that must be filled. */
export const missing: Texts = { en: 'This column is required.', ja: '必須項目です。' }

/** What is wrong with a cell of more than `most` characters. */
export const tooLong = (most: number): Texts => ({
  en: `Use at most ${most} characters.`,
  ja: `${most}文字以内で入力してください。`,
})

/** What is wrong with a cell that holds none of the words of its column. */
export const notOf = (choices: readonly string[], inJapanese = choices): Texts => ({
  en: `Enter one of ${choices.join(', ')}.`,
  ja: `${inJapanese.join('、')}のいずれかを入力してください。`,
})

/** A record of a CSV text, and which it is of all, the empty ones too: the row of a spreadsheet. */
type CsvRecord = { line: number; cells: string[] }

/** Records of a CSV text; empty lines are left out. */
export async function parseCsv(turns: Turns, text: string): Promise<CsvRecord[]> {
  const source = withoutMark(text)
  const parser = parse(csvOptions(source))
  const records: CsvRecord[] = []
  let line = 0
  parser.on('data', (record: string[]) => {
    line++
    const cells = cellsOf(record)
    if (cells) records.push({ line, cells })
  })
  const ended = finished(parser)
  const turn = turns.begin()
  for (let at = 0; at < source.length && !parser.errored; at += stretch) {
    await turn()
    parser.write(source.slice(at, at + stretch))
  }
  parser.end()
  await ended.catch((error: unknown) => {
    throw error instanceof CsvError ? openQuote() : error
  })
  return records
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
