import { defineMessages } from './text.tsx'

/** What may be chosen as a CSV file. Workbooks are among it, so that they are refused by name. */
export const csvTypes = ['.csv', '.txt', '.tsv', 'text/csv', '.xlsx', '.xls']

/**
 * Text of a CSV file: UTF-8, UTF-16 as "Unicode text" has it, or Shift_JIS as Japanese spreadsheets save it. Throws
 * what to do, in the language of the page, where it is something else.
 */
export async function textOfCsv(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  const head = String.fromCharCode(...new Uint8Array(bytes.slice(0, 4)))
  const t = messages[globalThis.document?.documentElement.lang === 'ja' ? 'ja' : 'en']
  if (head === 'PK\x03\x04' || head === '\xD0\xCF\x11\xE0') throw new Error(t.workbook)
  const text = decoded(bytes, head)
  if (text.includes('\0')) throw new Error(t.unreadable)
  return text
}

function decoded(bytes: ArrayBuffer, head: string): string {
  if (head.startsWith('\xFF\xFE')) return new TextDecoder('utf-16le').decode(bytes)
  if (head.startsWith('\xFE\xFF')) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('shift_jis').decode(bytes)
  }
}

const messages = defineMessages({
  workbook: [
    'This is an Excel workbook. In Excel, select File > Save As > CSV UTF-8, then choose that file.',
    'Excelブックです。Excelの「名前を付けて保存」で「CSV UTF-8」を選び、保存したファイルを選択してください。',
  ],
  unreadable: [
    'This file is not CSV text in a supported encoding. Save it as CSV UTF-8 and try again.',
    '対応している文字コードのCSVファイルではありません。CSV UTF-8で保存し直して、もう一度お試しください。',
  ],
})
