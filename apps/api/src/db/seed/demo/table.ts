import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { type Column, getTableColumns, type InferInsertModel, type PgTable } from '../../sql.ts'

type Cell = <T>(column: string, read: (text: string) => T) => T
type CsvRecord = { record: string[]; info: { lines: number } }

/**
 * The rows of `data/<name>.csv`, each made of its cells. A cell that cannot be read is reported with file, line and
 * column; so are a column that is missing and one that nobody reads.
 */
export function readTable<T>(
  name: string,
  rowOf: (cell: Cell, columns: string[]) => T,
  folder = new URL('./data/', import.meta.url),
): T[] {
  const file = `${name}.csv`
  const [header, ...records] = recordsOf(new URL(file, folder), file)
  const columns = header?.record ?? []
  const unread = new Set(columns)
  const rows = records.map(({ record, info }) =>
    rowOf((column, read) => {
      unread.delete(column)
      const text = record[columns.indexOf(column)]
      try {
        if (text === undefined) throw new Error('no such column')
        return read(text)
      } catch (error) {
        throw new Error(`${file}:${info.lines} ${column}: ${(error as Error).message}`)
      }
    }, columns),
  )
  if (unread.size > 0) throw new Error(`${file}: nobody reads ${[...unread].join(', ')}`)
  return rows
}

function recordsOf(url: URL, file: string): CsvRecord[] {
  try {
    return parse(readFileSync(url), { info: true }) as unknown as CsvRecord[]
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}

/**
 * Reads what the header names like a column of a table, as that column has it; an empty cell leaves it away.
 * `needed` is never empty.
 */
export function columnsOf<T extends PgTable, K extends keyof InferInsertModel<T> & string = never>(
  table: T,
  needed: K[] = [],
) {
  type Row = InferInsertModel<T>
  const known = Object.entries(getTableColumns(table))
  const isNeeded = (key: string) => needed.some((each) => each === key)
  return (cell: Cell, header: string[]) =>
    Object.fromEntries(
      known
        .filter(([key, { name }]) => header.includes(name) || isNeeded(key))
        .map(([key, column]) => {
          const read = readerOf(column)
          return [key, cell(column.name, isNeeded(key) ? read : optional(read))]
        })
        .filter(([, value]) => value !== undefined),
    ) as Partial<Row> & Required<Pick<Row, K>>
}

function readerOf(column: Column): (cell: string) => unknown {
  if (column.enumValues) return oneOf(column.enumValues)
  return { 'text[]': list, integer: number, boolean: yes }[column.getSQLType()] ?? filled
}

/** Finds a row by its key. @throws when there is none, and at once when two have the same. */
export function keyed<T extends { key: string }>(what: string, rows: T[]): (key: string) => T {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  if (byKey.size < rows.length) throw new Error(`two rows of ${what} have one key`)
  return (key) => {
    const found = byKey.get(key)
    if (!found) throw new Error(`no ${what} ${key}`)
    return found
  }
}

/** The cell as it stands, perhaps empty. */
export const text = (cell: string): string => cell

export function filled(cell: string): string {
  if (cell === '') throw new Error('is empty')
  return cell
}

export function number(cell: string): number {
  if (!/^-?\d+(\.\d+)?$/.test(cell)) throw new Error(`"${cell}" is no number`)
  return Number(cell)
}

/** `a; b`; empty: none. */
export const list = (cell: string): string[] => (cell === '' ? [] : cell.split('; '))

export function yes(cell: string): boolean {
  if (cell !== '' && cell !== 'yes') throw new Error(`"${cell}" is neither "yes" nor empty`)
  return cell === 'yes'
}

export const oneOf =
  <const T extends string>(words: readonly T[]) =>
  (cell: string): T => {
    const found = words.find((word) => word === cell)
    if (found === undefined) throw new Error(`"${cell}" is none of ${words.join(', ')}`)
    return found
  }

export const someOf =
  <T extends string>(words: readonly T[]) =>
  (cell: string): T[] =>
    list(cell).map(oneOf(words))

/** Undefined for an empty cell. */
export const optional =
  <T>(read: (cell: string) => T) =>
  (cell: string): T | undefined =>
    cell === '' ? undefined : read(cell)
