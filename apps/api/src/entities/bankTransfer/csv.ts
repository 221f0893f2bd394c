import { isCalendarDay } from '@officina/shared/dates/days'
import { parseMoney } from '@officina/shared/format'
import type { Turns } from '../../turns.ts'
import { parseCsv } from '../csvImport.ts'
import { type ImportColumn, placesOf, rowOf } from '../csvText.ts'
import { DomainError, invalid, type Texts } from '../errors.ts'
import { fractionDigits } from '../money.ts'
import { clean, type Found, wrongAmount, wrongDate } from './entry.ts'

/** Headings of exports of banks; the first is what the sample file says. */
const columns = {
  bookedOn: {
    names: [
      ...['date', 'booking date', 'booked on', 'transaction date', 'value date', 'posting date'],
      ...['buchungstag', 'buchungsdatum', '日付', '取引日', '入金日', '年月日', '勘定日', '起算日'],
    ],
    required: true,
  },
  amount: {
    names: [
      ...['amount', 'credit', 'credit amount', 'deposit', 'deposits', 'money in', 'paid in'],
      ...['betrag', '入金金額', '入金額', '入金', 'お預り金額', 'お預かり金額', 'お預入れ', '金額'],
    ],
    required: true,
  },
  payer: {
    names: [
      ...['payer', 'name', 'from', 'sender', 'counterparty', 'payee', 'zahlungspflichtiger'],
      ...['beguenstigter/zahlungspflichtiger', 'auftraggeber', '振込依頼人', '振込依頼人名'],
      ...['依頼人名', '相手先', '摘要'],
    ],
    required: false,
  },
  text: {
    names: [
      ...['reference', 'payment reference', 'description', 'details', 'memo', 'narrative'],
      ...['verwendungszweck', '備考', 'メモ', '摘要内容', 'お取り扱い内容'],
    ],
    required: false,
  },
  bankRef: {
    names: ['bank reference', 'transaction id', 'id', '照会番号', '取引番号'],
    required: false,
  },
  currency: { names: ['currency', 'waehrung', 'währung', '通貨'], required: false },
} satisfies Record<string, ImportColumn>

/** Lines above the header, such as the account's name. */
const mostBefore = 20

/** Rows with an amount above zero; the others went out. 422 where no line names a date and an amount. */
export async function readCsv(turns: Turns, source: string, currency: string): Promise<Found[]> {
  const records = await parseCsv(turns, source)
  const header = records.slice(0, mostBefore).findIndex(({ cells }) => isHeader(cells))
  if (header < 0) throw noHeader()
  const places = placesOf(records[header]?.cells ?? [], columns)
  const rows = records
    .slice(header + 1)
    .map(({ line, cells }) => ({ line, ...rowOf(cells, places) }))
  const order = dayOrderOf(rows.map(({ bookedOn }) => bookedOn))
  return rows.flatMap(({ line, ...row }): Found[] => {
    const label = clean(row.payer) || clean(row.text) || row.bookedOn
    const money = row.currency.trim().toUpperCase() || currency
    const amount = amountOf(row.amount, money)
    // the other column of a statement, or a line that adds up
    if (row.amount.trim() === '' || (amount !== undefined && amount <= 0)) return []
    const bookedOn = dateOf(row.bookedOn, order)
    if (!bookedOn)
      return [{ line, label, field: 'bookedOn', texts: dateTexts(row.bookedOn, order) }]
    if (amount === undefined) return [{ line, label, field: 'amount', texts: wrongAmount }]
    return [
      {
        ...{ line, bookedOn, amount, currency: money },
        payer: clean(row.payer),
        text: clean(row.text),
        bankRef: row.bankRef.trim().slice(0, 100) || null,
      },
    ]
  })
}

function isHeader(record: string[]): boolean {
  try {
    placesOf(record, columns)
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

/** `1,234.56`, `1.234,56`, `+12.00`. */
function amountOf(text: string, currency: string): number | undefined {
  const typed = text.normalize('NFKC').replaceAll(/[\s'+円]/g, '')
  const isCommaDecimal =
    fractionDigits(currency) === 2 && /^-?(\d{1,3}(\.\d{3})+|\d+),\d{2}$/.test(typed)
  return parseMoney(isCommaDecimal ? typed.replaceAll('.', '').replace(',', '.') : typed, currency)
}

type Order = 'day' | 'month' | 'unknown'

/** Which comes first in `03/11/2026`: all rows of a file are written alike, so one above 12 tells. */
function dayOrderOf(dates: string[]): Order {
  const pairs = dates.flatMap((date) => {
    const [, first, second] = /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(date.trim()) ?? []
    return first && second ? [[Number(first), Number(second)] as const] : []
  })
  if (pairs.some(([first]) => first > 12)) return 'day'
  return pairs.some(([, second]) => second > 12) ? 'month' : 'unknown'
}

function dateOf(text: string, order: Order): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const [, y, m, d] = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:[T ].*)?$/.exec(plain) ?? []
  if (y && m && d) return calendarDate(y, m, d)
  const [, day, month, dotted] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(plain) ?? []
  if (day && month && dotted) return calendarDate(dotted, month, day)
  const [, first, second, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(plain) ?? []
  if (!first || !second || !year || order === 'unknown') return undefined
  return order === 'day' ? calendarDate(year, second, first) : calendarDate(year, first, second)
}

function calendarDate(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(date) ? date : undefined
}

const dateTexts = (text: string, order: Order): Texts =>
  order === 'unknown' && /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(text.trim())
    ? {
        en: 'It is not clear which is the day and which the month. Write dates as 2026-11-20.',
        ja: '日と月を区別できません。2026-11-20 のような形式にしてください。',
      }
    : wrongDate

const noHeader = () =>
  invalid('text', 'COLUMN_MISSING', {
    en: 'This file cannot be read as a bank statement. A CSV needs columns such as Date and Amount. CAMT.053 (XML) and MT940 files are imported as downloaded from the bank.',
    ja: '読み取れる入出金明細ではありません。CSVには「日付」「入金額」などの列が必要です。CAMT.053（XML）とMT940は、銀行のファイルのまま取り込めます。',
  })
