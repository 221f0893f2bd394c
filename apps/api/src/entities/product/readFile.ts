import type { components } from '@officina/openapi/schema'
import readSheets from 'read-excel-file/node'
import { invalid } from '../errors.ts'
import type { NewFile } from '../file/store.ts'
import { csvLine, neutral } from '../read/csv.ts'
import { checkWorkbook, unreadable } from '../workbook.ts'

type Cell = string | number | boolean | Date | null

const mostBytes = 5 * 1024 * 1024
/** As many characters as the import takes. */
const mostText = 1_000_000

/** A text file or a sheet of a workbook as CSV text, decided by its bytes and not by its name. 422 at `file`. */
export async function readProductFile(
  [upload]: NewFile[],
  sheet: string | undefined,
): Promise<components['schemas']['ProductImportText']> {
  const content = upload?.content
  if (!content || content.length === 0) throw empty()
  if (content.length > mostBytes) throw tooLarge()
  const head = content.toString('latin1', 0, 4)
  if (head === '\xD0\xCF\x11\xE0') throw oldWorkbook()
  const read = head === 'PK\x03\x04' ? await readWorkbook(content, sheet) : readText(content)
  if (read.text.length > mostText) throw tooLarge()
  return read
}

async function readWorkbook(content: Buffer, wanted: string | undefined) {
  const found = await readSheets(content).catch(() => {
    throw unreadable()
  })
  const sheets = found.map(({ sheet }) => sheet)
  const chosen = wanted ? found.find(({ sheet }) => sheet === wanted) : found[0]
  if (!chosen) throw noSheet(sheets)
  checkWorkbook(content, chosen.sheet)
  const lines = (chosen.data as Cell[][]).map((row) =>
    csvLine(row.map((cell) => neutral(textOf(cell)))),
  )
  return { text: lines.join(''), sheet: chosen.sheet, sheets }
}

function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  // 0.1 + 0.2 of a formula is what the sheet shows
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : cell
}

/** UTF-8 and UTF-16 by their marks, UTF-8 without one, else Shift_JIS as Japanese spreadsheets save it. */
function readText(content: Buffer) {
  const text = decoded(content)
  if (text.includes('\0') || text.includes('\uFFFD')) throw unreadable()
  return { text, sheet: null, sheets: [] }
}

function decoded(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('shift_jis').decode(content)
  }
}

const empty = () =>
  invalid('file', 'FILE_REQUIRED', {
    en: 'Choose a file with content.',
    ja: '内容のあるファイルを選んでください。',
  })
const tooLarge = () =>
  invalid('file', 'FILE_TOO_LARGE', {
    en: 'Choose a file of up to 5 MB with at most 1,000,000 characters, or split it into parts of 2,000 rows.',
    ja: '5 MB・100万文字以内のファイルを選ぶか、2,000行ごとに分割してください。',
  })
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
