import { isCalendarDay } from '@officina/shared/dates/days'
import { minorUnits } from '../money.ts'
import { clean, type Found, wrongAmount, wrongDate } from './entry.ts'

export const isMt940 = (text: string): boolean =>
  /^:61:/m.test(text) && /^:(20|25|60F|60M):/m.test(text)

/** `:61:` value date, entry date, C or D (R before it takes one back), amount, kind, references. */
const statementLine =
  /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d[\d,]*)[NSF][A-Z0-9]{3}([^\r\n/]*(?:\/(?!\/)[^\r\n/]*)*)(?:\/\/([^\r\n]*))?/

/** Credits of an MT940 statement (SWIFT), with the lines `:86:` that tell who has paid and what for. */
export function readMt940(source: string): Found[] {
  let currency = ''
  const found: Found[] = []
  const fields = fieldsOf(source)
  for (const [at, { tag, value, line }] of fields.entries()) {
    const last = found.at(-1)
    if (tag === '60F' || tag === '60M') currency = /^[CD]\d{6}([A-Z]{3})/.exec(value)?.[1] ?? ''
    else if (tag === '61') found.push(lineOf(value, line, currency))
    // below the balances it is about the statement
    else if (tag === '86' && fields[at - 1]?.tag === '61' && last && 'payer' in last)
      Object.assign(last, told(value))
  }
  return found.filter((each) => !('amount' in each) || each.amount > 0)
}

/** Amount 0: money that went out, or came back. */
function lineOf(value: string, line: number, currency: string): Found {
  const [, valued = '', booked, mark, amountText = '', , bankRef] = statementLine.exec(value) ?? []
  const label = value.slice(0, 40)
  if (!mark) return { line, label, field: 'amount', texts: wrongAmount }
  const [year, month, day] = [valued.slice(0, 2), valued.slice(2, 4), valued.slice(4, 6)]
  // an entry date without a year is that of the value date, or of the year beside it
  const turned = booked ? Number(booked.slice(0, 2)) - Number(month) : 0
  const fullYear = 2000 + Number(year) + (turned > 6 ? -1 : turned < -6 ? 1 : 0)
  const bookedOn = booked
    ? `${fullYear}-${booked.slice(0, 2)}-${booked.slice(2)}`
    : `20${year}-${month}-${day}`
  if (!isCalendarDay(bookedOn)) return { line, label, field: 'bookedOn', texts: wrongDate }
  const amount = minorUnits(amountText.replace(',', '.').replace(/\.$/, ''), currency || 'EUR')
  if (Number.isNaN(amount)) return { line, label, field: 'amount', texts: wrongAmount }
  const isIncoming = mark === 'C'
  return {
    ...{ line, bookedOn, currency, payer: '', text: '' },
    amount: isIncoming ? amount : 0,
    bankRef: bankRef?.trim().slice(0, 100) || null,
  }
}

/** What `:86:` says: by German subfields (`?20` to `?29` text, `?32` and `?33` the payer), by `/NAME/`, or as it is. */
function told(value: string): { payer: string; text: string } {
  const flat = value.replaceAll(/\r?\n/g, '')
  if (/^\d{3}[^\w\s]/.test(flat)) {
    const mark = flat[3] ?? '?'
    const parts = new Map(
      flat
        .slice(4)
        .split(mark)
        .map((part) => [part.slice(0, 2), part.slice(2)]),
    )
    const of = (from: number, to: number) =>
      [...parts]
        .filter(([key]) => Number(key) >= from && Number(key) <= to)
        .map(([, part]) => part)
        .join('')
    return {
      payer: clean(of(32, 33)),
      text: clean([of(20, 29), of(60, 63)].join('').replace(/^.*SVWZ\+/, '')),
    }
  }
  const part = (name: string) => new RegExp(`/${name}/([^/]*)`).exec(flat)?.[1]
  if (/\/(NAME|REMI|EREF)\//.test(flat))
    return { payer: clean(part('NAME')), text: clean(part('REMI') ?? part('EREF')) }
  return { payer: '', text: clean(value) }
}

/** `:61:value`, whose lines go on until the next tag. */
function fieldsOf(source: string): { tag: string; value: string; line: number }[] {
  const fields: { tag: string; value: string; line: number }[] = []
  for (const [at, text] of source.split(/\r?\n/).entries()) {
    const [, tag, value = ''] = /^:(\d\d[A-Z]?):(.*)$/.exec(text) ?? []
    const last = fields.at(-1)
    if (tag) fields.push({ tag, value, line: at + 1 })
    else if (last && !/^(-|\{|-\})/.test(text)) last.value += `\n${text}`
  }
  return fields
}
