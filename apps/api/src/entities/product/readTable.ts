import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import readSheets from 'read-excel-file/node'
import {
  assertSize,
  cellsOf,
  csvOptions,
  type ImportColumn,
  openQuote,
  placesOf,
  rowOf,
  unknownOf,
  withoutMark,
} from '../csvText.ts'
import { invalid } from '../errors.ts'
import { neutral } from '../read/cells.ts'
import { checkFormulas, empty, percentCells, unpackWorkbook, unreadable } from '../workbook.ts'

/** A file as it was uploaded, and the columns that are looked for in it. It is read in a thread: plain data. */
export type TableFile = {
  content: Uint8Array
  /** The name of a sheet of a workbook; without it the first. */
  sheet: string | null
  columns: Record<string, ImportColumn>
  most: number
}

/**
 * The rows of a file in parts of 500, each as JSON of `[[line, label, cells]]`, so that nobody parses them here. Lines
 * are counted as a spreadsheet counts them: with the empty ones, which are no rows.
 */
export type Table = {
  rows: number
  parts: Uint8Array[]
  unknown: string[]
  sheet: string | null
  sheets: string[]
}

type Cell = string | number | boolean | Date | null
type Read = Pick<Table, 'sheet' | 'sheets'>

const rowsOfPart = 500

/** A text file or a sheet of a workbook as rows, decided by its bytes and not by its name. 422 naming what is wrong. */
export async function readTable({ content, sheet, columns, most }: TableFile): Promise<Table> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length)
  if (bytes.length === 0) throw empty()
  const head = bytes.toString('latin1', 0, 4)
  if (head === '\xD0\xCF\x11\xE0') throw oldWorkbook()
  const rows = collect(columns)
  const read =
    head === 'PK\x03\x04' ? await readWorkbook(bytes, sheet, rows) : readText(bytes, rows)
  const table = rows.end()
  assertSize(table.rows, most)
  return { ...table, ...read }
}

/** Takes records one by one, the header first, and keeps them as text: as objects they would take ten times the room. */
function collect(columns: TableFile['columns']) {
  const [first = ''] = Object.keys(columns)
  const parts: Uint8Array[] = []
  let places: Record<string, number> | undefined
  let unknown: string[] = []
  let [line, rows, part] = [0, 0, [] as string[]]
  const flush = () => {
    if (part.length > 0) parts.push(new Uint8Array(Buffer.from(`[${part.join(',')}]`)))
    part = []
  }
  return {
    add(record: readonly string[]) {
      line++
      const cells = cellsOf(record)
      if (!cells) return
      if (!places) {
        places = placesOf(cells, columns)
        unknown = unknownOf(cells, places).slice(0, 50)
        return
      }
      const row = rowOf(cells, places)
      const filled = Object.entries(row).filter(([, cell]) => cell !== '')
      part.push(JSON.stringify([line, row[first] ?? '', Object.fromEntries(filled)]))
      rows++
      if (part.length === rowsOfPart) flush()
    },
    end() {
      flush()
      return { rows, parts, unknown }
    },
  }
}
type Rows = ReturnType<typeof collect>

async function readWorkbook(content: Buffer, wanted: string | null, rows: Rows): Promise<Read> {
  const workbook = unpackWorkbook(content)
  const found = await readSheets(content).catch(() => {
    throw unreadable()
  })
  const sheets = found.map(({ sheet }) => sheet)
  const chosen = wanted ? found.find(({ sheet }) => sheet === wanted) : found[0]
  if (!chosen) throw noSheet(sheets)
  checkFormulas(workbook, chosen.sheet)
  const percents = percentCells(workbook, chosen.sheet)
  const isPercent = (x: number, y: number) => percents.has(`${columnLetters(x)}${y + 1}`)
  for (const [y, row] of (chosen.data as Cell[][]).entries())
    rows.add(row.map((cell, x) => neutral(textOf(cell, percents.size > 0 && isPercent(x, y)))))
  return { sheet: chosen.sheet, sheets }
}

function textOf(cell: Cell, isPercent: boolean): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell !== 'number') return cell
  return isPercent ? `${shown(cell * 100)}%` : shown(cell)
}

/** 0.1 + 0.2 of a formula is what the sheet shows. */
const shown = (number: number) => String(Number(number.toPrecision(15)))

/** A, B … Z, AA … of the first, second … column. */
const columnLetters = (at: number): string =>
  at < 0
    ? ''
    : columnLetters(Math.floor(at / 26) - 1) + String.fromCharCode('A'.charCodeAt(0) + (at % 26))

function readText(content: Buffer, rows: Rows): Read {
  const text = withoutMark(decoded(content))
  if (text.includes('\0') || text.includes('\uFFFD')) throw unreadable()
  const keep = (record: string[]) => {
    rows.add(record)
    return null
  }
  try {
    parse(text, { ...csvOptions(text), on_record: keep })
  } catch (error) {
    throw error instanceof CsvError ? openQuote() : error
  }
  return { sheet: null, sheets: [] }
}

/** UTF-8 and UTF-16 by their marks, UTF-8 without one, else Shift_JIS as Japanese spreadsheets save it. */
function decoded(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('shift_jis').decode(content)
  }
}

const oldWorkbook = () =>
  invalid('file', 'FILE_TYPE', {
    en: 'This is an Excel 97–2003 workbook (.xls) or a workbook with a password. Save it as .xlsx without a password.',
    ja: 'Excel 97–2003形式（.xls）またはパスワード付きのブックです。パスワードなしの .xlsx で保存し直してください。',
  })
const noSheet = (sheets: string[]) =>
  invalid('sheet', 'SHEET_UNKNOWN', {
    en: `The workbook has no such sheet. It has: ${sheets.join(', ')}.`,
    ja: `そのシートはありません。シート：${sheets.join('、')}`,
  })
