import { expect, it } from 'vitest'
import { createTurns } from '../../turns.ts'
import { readCamt } from './camt.ts'
import { readCsv } from './csv.ts'
import { readMt940 } from './mt940.ts'

const turns = createTurns()

it('reads CAMT.053: credits that are booked, each transaction of a batch, prefixes or not', () => {
  const entry = (inner: string, mark = 'CRDT', more = '') => `
    <Ntry><Amt Ccy="EUR">30.50</Amt><CdtDbtInd>${mark}</CdtDbtInd>${more}<Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>ENTRY</AcctSvcrRef><NtryDtls>${inner}</NtryDtls></Ntry>`
  const detail = (name: string, text: string, more = '') => `
    <TxDtls><Refs><AcctSvcrRef>REF-${name}</AcctSvcrRef></Refs>${more}
      <RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
  const amount = (of: string) => `<Amt Ccy="EUR">${of}</Amt>`
  const text = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
    ${entry(detail('Ana &amp; Co', 'O-2026-000001'))}
    ${entry(detail('B', 'two', amount('10.00')) + detail('C', 'three', amount('20.5')))}
    ${entry(detail('Out', 'rent'), 'DBIT')}${entry(detail('Back', 'x'), 'CRDT', '<RvslInd>true</RvslInd>')}
    ${entry(detail('Later', 'x')).replace('BOOK', 'PDNG')}</Stmt></BkToCstmrStmt></Document>`
  const found = readCamt(text, 'Asia/Tokyo')
  expect(found).toMatchObject([
    { amount: 3050, payer: 'Ana & Co', text: 'O-2026-000001', bankRef: 'REF-Ana & Co' },
    { amount: 1000, payer: 'B', currency: 'EUR', bookedOn: '2026-11-20', line: 2 },
    { amount: 2050, payer: 'C', line: 2 },
  ])
  const prefixed = text.replaceAll(/<(\/?)(?!\?)/g, '<$1c:').replace('xmlns=', 'xmlns:c=')
  expect(readCamt(prefixed, 'Asia/Tokyo')).toEqual(found)
})

it.each([
  ['<BookgDt><Dt>2026-11-20+01:00</Dt></BookgDt><ValDt><Dt>2026-11-23</Dt></ValDt>', '2026-11-20'],
  ['<BookgDt><DtTm>2026-11-20T23:30:00</DtTm></BookgDt>', '2026-11-20'],
  ['<BookgDt><DtTm>2026-11-20T23:30:00Z</DtTm></BookgDt>', '2026-11-21'],
  ['<BookgDt><DtTm>2026-11-20T00:30:00.000+14:00</DtTm></BookgDt>', '2026-11-19'],
  ['<ValDt><DtTm>2026-11-20T16:00:00+01:00</DtTm></ValDt>', '2026-11-21'],
  ['<BookgDt><Dt>2026-02-30</Dt></BookgDt>', undefined],
])('reads the day of CAMT.053 where the clinic is: %s', (dates, bookedOn) => {
  const text = `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="JPY">100</Amt>
    <CdtDbtInd>CRDT</CdtDbtInd>${dates}</Ntry></Stmt></BkToCstmrStmt></Document>`
  expect(readCamt(text, 'Asia/Tokyo')).toMatchObject([
    bookedOn ? { bookedOn, amount: 100 } : { field: 'bookedOn' },
  ])
})

it('reads MT940: the year beside the value date, subfields and named parts', () => {
  const text = [
    ':20:STARTUMSE',
    ':25:10020030/1234567',
    ':60F:C261231EUR1000,00',
    ':61:2612311231C24,5NTRFNONREF//B1',
    ':86:166?00GUTSCHRIFT?20EREF+X?21SVWZ+Order O-2026-?22000123?32Ana?33 Example',
    ':61:2612310102D5,00NMSCNONREF',
    ':86:out',
    ':61:2701020102CR7,NTRF//REF',
    ':61:2612310102C1.000,00NTRFNONREF',
    ':61:2701020102RC8,00NTRFNONREF',
    ':61:2701020103C9,00NTRFNONREF//B2',
    ':86:/NAME/Ben Example/REMI/Rechnung 7',
    ' und mehr',
    ':62F:C270103EUR1100,00',
    ':86:Please note our new opening hours',
    '-',
  ].join('\r\n')
  expect(readMt940(text)).toMatchObject([
    { bookedOn: '2026-12-31', amount: 2450, payer: 'Ana Example', text: 'Order O-2026-000123' },
    { line: 8, amount: 700, bookedOn: '2027-01-02' },
    { line: 9, field: 'amount' },
    { bookedOn: '2027-01-03', amount: 900, payer: 'Ben Example', bankRef: 'B2' },
  ])
})

it('reads CSV of banks: lines before the header, commas for decimals, and days in the file’s own order', async () => {
  const german = [
    'Umsatzanzeige;Girokonto',
    '',
    'Buchungstag;Auftraggeber;Verwendungszweck;Betrag',
    '20.11.2026;Ana Example;"Bestellung; O-2026-000001";1.024,50',
    '20.11.2026;Miete;;-800,00',
  ].join('\n')
  expect(await readCsv(turns, german, 'EUR')).toMatchObject([
    { bookedOn: '2026-11-20', amount: 102450, text: 'Bestellung; O-2026-000001', currency: 'EUR' },
  ])
  const japanese =
    '日付,お支払金額,お預り金額,摘要\n2026年11月5日,,"12,000",ﾔﾏﾀﾞ ﾊﾅｺ\n20261106,500,,家賃'
  expect(await readCsv(turns, japanese, 'JPY')).toMatchObject([
    { bookedOn: '2026-11-05', amount: 12000, payer: 'ヤマダ ハナコ' },
  ])
  const days = (...dates: string[]) =>
    readCsv(turns, ['Date,Amount', ...dates.map((date) => `${date},1.00`)].join('\n'), 'USD')
  expect(await days('03/11/2026', '20/11/2026')).toMatchObject([
    { bookedOn: '2026-11-03' },
    { bookedOn: '2026-11-20' },
  ])
  expect(await days('03/11/2026', '11/20/2026')).toMatchObject([
    { bookedOn: '2026-03-11' },
    { bookedOn: '2026-11-20' },
  ])
  expect(await days('03/11/2026')).toMatchObject([{ field: 'bookedOn' }])
})
