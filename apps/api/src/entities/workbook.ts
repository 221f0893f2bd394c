import { inflateRawSync } from 'node:zlib'
import { DomainError, invalid } from './errors.ts'

/** What a workbook may be unpacked: a file of a few bytes can claim gigabytes. */
const mostUnpacked = 60 * 1024 * 1024

type Entry = { method: number; packed: number; unpacked: number; at: number }

/** The files of a workbook by their names. */
type Workbook = ReadonlyMap<string, string>

/**
 * Unpacks a workbook that is not too large, and no larger than it says: an entry that is ends here, before anything
 * else unpacks it.
 * @throws DomainError 422 at `file`
 */
export function unpackWorkbook(content: Buffer): Workbook {
  try {
    const entries = entriesOf(content)
    const total = [...entries.values()].reduce((sum, { unpacked }) => sum + unpacked, 0)
    if (total > mostUnpacked) throw tooLarge()
    return new Map([...entries].map(([name, entry]) => [name, textOf(content, entry)]))
  } catch (error) {
    throw error instanceof DomainError ? error : unreadable()
  }
}

/**
 * Makes sure that no cell of a sheet has a formula without the value that a spreadsheet saves beside it.
 * @throws DomainError 422 at `file`, naming the cell
 */
export function checkFormulas(workbook: Workbook, sheet: string): void {
  const [cell] = unsavedFormulas(workbook.get(pathOf(workbook, sheet)) ?? '')
  if (cell) throw unsaved(cell)
}

/** Names of the cells of a sheet in which a number is shown as a percentage: 0.15 as 15%. */
export function percentCells(workbook: Workbook, sheet: string): Set<string> {
  const found = new Set<string>()
  const styles = percentStyles(workbook.get('xl/styles.xml') ?? '')
  if (styles.size === 0) return found
  const xml = workbook.get(pathOf(workbook, sheet)) ?? ''
  // one by one: a sheet may have millions of cells
  for (const [cell, style = ''] of xml.matchAll(/<c\b[^>]*\ss="(\d+)"[^>]*>/g))
    if (styles.has(style)) found.add(attribute(cell, 'r'))
  return found
}

/** The styles of cells, by their places in the list of all; formats 9 and 10 are built in. */
function percentStyles(xml: string): Set<string> {
  const own = tagsIn(xml, 'numFmt').filter((format) => isPercent(attribute(format, 'formatCode')))
  const formats = new Set(['9', '10', ...own.map((format) => attribute(format, 'numFmtId'))])
  const [, list = ''] = /<(?:\w+:)?cellXfs\b([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(xml) ?? []
  const styles = tagsIn(list, 'xf').map((style) => attribute(style, 'numFmtId'))
  return new Set(styles.flatMap((format, at) => (formats.has(format) ? [String(at)] : [])))
}

/** A sign that is quoted or escaped is only written behind the number. */
const isPercent = (code: string): boolean =>
  plainText(code)
    .replaceAll(/"[^"]*"|\\./g, '')
    .includes('%')

/** The directory at the end of a ZIP archive. */
function entriesOf(zip: Buffer): Map<string, Entry> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw unreadable()
  const found = new Map<string, Entry>()
  let at = zip.readUInt32LE(end + 16)
  for (let n = zip.readUInt16LE(end + 10); n > 0; n--) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw unreadable()
    const nameLength = zip.readUInt16LE(at + 28)
    found.set(zip.toString('utf8', at + 46, at + 46 + nameLength), {
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return found
}

function textOf(zip: Buffer, { method, packed, unpacked, at }: Entry): string {
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const bytes = zip.subarray(start, start + packed)
  if (method === 0) return bytes.toString('utf8')
  return inflateRawSync(bytes, { maxOutputLength: unpacked + 1 }).toString('utf8')
}

/** Where the workbook keeps a sheet: `xl/worksheets/sheet1.xml`. */
function pathOf(texts: Workbook, sheet: string): string {
  const tags = (file: string, tag: string) => tagsIn(texts.get(file) ?? '', tag)
  const isIt = (text: string) => plainText(attribute(text, 'name')) === sheet
  const id = attribute(tags('xl/workbook.xml', 'sheet').find((text) => isIt(text)) ?? '', 'r:id')
  const link =
    tags('xl/_rels/workbook.xml.rels', 'Relationship').find(
      (text) => attribute(text, 'Id') === id,
    ) ?? ''
  const target = attribute(link, 'Target')
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

const tagsIn = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${tag} [^>]*>`, 'g'))].map(([text]) => text)

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

const plainText = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** Names of the cells with a formula and no value. */
const unsavedFormulas = (xml: string): string[] =>
  [...xml.matchAll(/<c\b([^>]*[^/])>((?:(?!<\/c>)[\s\S])*?)<\/c>/g)]
    .filter(([, , inner = '']) => /<f[\s>/]/.test(inner) && !/<v>/.test(inner))
    .map(([, head = '']) => /\br="([A-Z]+\d+)"/.exec(head)?.[1] ?? '?')

export const unreadable = () =>
  invalid('file', 'UNREADABLE', {
    en: 'This file cannot be read. Save it as CSV UTF-8 or as an Excel workbook (.xlsx) and try again.',
    ja: 'このファイルは読み取れません。CSV UTF-8またはExcelブック（.xlsx）で保存し直してください。',
  })
export const tooLarge = () =>
  invalid('file', 'FILE_TOO_LARGE', {
    en: 'This workbook is too large to be unpacked. Save the sheet as CSV UTF-8.',
    ja: 'ブックが大きすぎて展開できません。シートをCSV UTF-8で保存してください。',
  })
const unsaved = (cell: string) =>
  invalid('file', 'FORMULA', {
    en: `Cell ${cell} holds a formula without its result. Open the file in Excel, save it, and try again.`,
    ja: `セル${cell}の数式に計算結果が保存されていません。Excelで開いて保存し直してください。`,
  })

export const empty = () =>
  invalid('file', 'FILE_REQUIRED', {
    en: 'Choose a file with content.',
    ja: '内容のあるファイルを選んでください。',
  })
