import { dateIn, isCalendarDay } from '@officina/shared/dates/days'
import { XMLParser } from 'fast-xml-parser'
import { minorUnits } from '../money.ts'
import { clean, type Found, wrongAmount, wrongDate } from './entry.ts'

type Node = { [name: string]: Node[] | string | undefined }

/** Reads every element as a list of nodes or as its text, without the prefix of its namespace. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _leaf, isAttribute) => !isAttribute,
})

/**
 * Credits of a CAMT.052, .053 or .054 (ISO 20022, `BkToCstmr…`), of a batch each of its transactions. Entries that
 * are pending or take a payment back are left out. Each is of the day on which it was booked, in the given time zone.
 * @throws an Error for text that is no XML.
 */
export function readCamt(text: string, timeZone: string): Found[] {
  // entities of a document's own are no part of the format
  if (/<!DOCTYPE/i.test(text)) throw new Error('DOCTYPE')
  const document = parser.parse(text, true) as Node
  const reports = ['BkToCstmrStmt', 'BkToCstmrAcctRpt', 'BkToCstmrDbtCdtNtfctn'].flatMap((name) =>
    all(document, 'Document', name),
  )
  const entries = reports
    .flatMap((report) => ['Stmt', 'Rpt', 'Ntfctn'].flatMap((name) => all(report, name)))
    .flatMap((statement) => all(statement, 'Ntry'))
  return entries.flatMap((entry, at) =>
    isIncoming(entry) ? transfersOf(entry, at + 1, dayOf(entry, timeZone)) : [],
  )
}

function isIncoming(entry: Node): boolean {
  const status = said(entry, 'Sts', 'Cd') ?? said(entry, 'Sts')
  return (
    said(entry, 'CdtDbtInd') === 'CRDT' &&
    said(entry, 'RvslInd') !== 'true' &&
    (status === undefined || status === 'BOOK')
  )
}

/** When it was booked, else when its interest begins. Only what comes with its distance from UTC is a moment. */
function dayOf(entry: Node, timeZone: string): string {
  const [text = ''] = ['BookgDt', 'ValDt'].flatMap(
    (name) => said(entry, name, 'Dt')?.slice(0, 10) ?? said(entry, name, 'DtTm') ?? [],
  )
  const at = new Date(/T.*(Z|[+-]\d\d:\d\d)$/.test(text) ? text : Number.NaN)
  return Number.isNaN(at.getTime()) ? text.slice(0, 10) : dateIn(at, timeZone)
}

function transfersOf(entry: Node, line: number, bookedOn: string): Found[] {
  const details = all(entry, 'NtryDtls', 'TxDtls')
  return (details.length > 0 ? details : [{}]).map((detail) => {
    const [money] = [
      ...all(detail, 'Amt'),
      ...all(detail, 'AmtDtls', 'TxAmt', 'Amt'),
      ...(details.length > 1 ? [] : all(entry, 'Amt')),
    ]
    const currency = String(money?.['@Ccy'] ?? '')
    const amount = minorUnits(textOf(money) ?? '', currency || 'EUR')
    const payer = clean(
      said(detail, 'RltdPties', 'Dbtr', 'Nm') ??
        said(detail, 'RltdPties', 'Dbtr', 'Pty', 'Nm') ??
        said(detail, 'RltdPties', 'UltmtDbtr', 'Nm'),
    )
    const text = clean(
      ...all(detail, 'RmtInf', 'Ustrd').map(textOf),
      ...all(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(textOf),
      said(detail, 'AddtlTxInf') ?? said(entry, 'AddtlNtryInf'),
    )
    const label = payer || text || bookedOn
    if (!isCalendarDay(bookedOn)) return { line, label, field: 'bookedOn', texts: wrongDate }
    if (!Number.isSafeInteger(amount) || amount <= 0)
      return { line, label, field: 'amount', texts: wrongAmount }
    const bankRef =
      said(detail, 'Refs', 'AcctSvcrRef') ??
      said(detail, 'Refs', 'TxId') ??
      (details.length > 1 ? undefined : said(entry, 'AcctSvcrRef')) ??
      null
    return {
      line,
      bookedOn,
      amount,
      currency,
      payer,
      text,
      bankRef: bankRef?.slice(0, 100) ?? null,
    }
  })
}

/** All elements on a path, in their order. */
function all(node: Node, ...path: string[]): Node[] {
  const [name, ...rest] = path
  if (name === undefined) return [node]
  const found = node[name]
  return Array.isArray(found) ? found.flatMap((inner) => all(inner, ...rest)) : []
}

const said = (node: Node, ...path: string[]): string | undefined => textOf(all(node, ...path)[0])

const textOf = (node: Node | undefined): string | undefined => {
  const text = node?.['#text']
  return (typeof text === 'string' && text.trim()) || undefined
}
