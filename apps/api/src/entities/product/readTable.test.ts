import { expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { productColumns } from './fileRow.ts'
import { readTable } from './readTable.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook of two sheets with the given cells in its first one. */
async function workbook(cells: string): Promise<Buffer> {
  const zip = new ZipFile()
  const add = (name: string, text: string) =>
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`), name)
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="Products &amp; packs" sheetId="1" r:id="rId1"/><sheet name="Notes" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  )
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}">${[1, 2].map((n) => `<Relationship Id="rId${n}" Type="${links}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join('')}<Relationship Id="rId3" Type="${links}/styles" Target="styles.xml"/></Relationships>`,
  )
  add(
    'xl/styles.xml',
    `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="0.0%"/><numFmt numFmtId="165" formatCode="0.0&quot;%&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0"/>${[14, 9, 164, 165].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
  )
  const sheet = (rows: string) =>
    `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`
  const text = (name: string, value: string) =>
    `<c r="${name}" t="inlineStr"><is><t>${value}</t></is></c>`
  const head = ['SKU', 'Price', 'Back in stock on', 'Commission %'].map((each, n) =>
    text(`${'ABCD'[n]}1`, each),
  )
  add(
    'xl/worksheets/sheet1.xml',
    sheet(`<row r="1">${head.join('')}</row><row r="2">${cells}</row>`),
  )
  add('xl/worksheets/sheet2.xml', sheet(`<row r="1">${text('A1', 'Second')}</row>`))
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

type Row = [line: number, label: string, cells: Record<string, string>]

async function read(content: Buffer, sheet: string | null = null, most = 50_000) {
  const table = await readTable({ content, sheet, columns: productColumns, most })
  const rows = table.parts.flatMap((part) => JSON.parse(Buffer.from(part).toString()) as Row[])
  return { ...table, rows, total: table.rows }
}
const codeOf = (content: Buffer, sheet?: string, most?: number) =>
  read(content, sheet, most).then(
    () => 'read',
    (error: { code: string }) => error.code,
  )
const text = '品番,価格\r\nA-1,10\r\n'
const sku = '<c r="A2" t="inlineStr"><is><t>=A-1</t></is></c>'

it('reads what spreadsheets save as text, whatever its encoding', async () => {
  const shiftJis = Buffer.from([
    ...[0x95, 0x69, 0x94, 0xd4, 0x2c, 0x89, 0xbf, 0x8a, 0x69, 0x0a],
    ...Buffer.from('A-1,10'),
  ])
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  for (const content of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), utf16, shiftJis])
    expect((await read(content)).rows).toEqual([[2, 'A-1', { sku: 'A-1', price: '10' }]])
})

it('reads a sheet of a workbook: saved results of formulas, days, text that begins like a formula', async () => {
  const file = await workbook(
    `${sku}<c r="B2"><f>10+2.5</f><v>12.5</v></c><c r="C2" s="1"><v>46357</v></c>`,
  )
  expect(await read(file)).toMatchObject({
    rows: [[2, '=A-1', { sku: '=A-1', price: '12.5', restock_on: '2026-12-01' }]],
    sheet: 'Products & packs',
    sheets: ['Products & packs', 'Notes'],
    total: 1,
    unknown: [],
  })
})

it('reads a percentage of a workbook as it is shown', async () => {
  const read15 = async (style: number, value: number) =>
    (await read(await workbook(`${sku}<c r="D2" s="${style}"><v>${value}</v></c>`))).rows[0]?.[2]
      .commission
  expect(await read15(2, 0.15)).toBe('15%')
  expect(await read15(3, 0.07)).toBe('7%')
  // the sign is text here, and the number a plain one
  expect(await read15(4, 12.5)).toBe('12.5')
})

it('hands over many rows in parts, empty lines left out and unknown headings named', async () => {
  const rows = Array.from({ length: 1_001 }, (_, n) => `A-${n},10,x\r\n\r\n`)
  const { rows: read1001, ...table } = await read(
    Buffer.from(`SKU,Price,Colour\r\n${rows.join('')}`),
  )
  expect(table).toMatchObject({ total: 1_001, unknown: ['Colour'] })
  expect(table.parts).toHaveLength(3)
  // as the spreadsheet counts them
  expect(read1001.at(-1)).toEqual([2_002, 'A-1000', { sku: 'A-1000', price: '10' }])
  const many = Buffer.from(`SKU\n${'A\n'.repeat(12)}`)
  await expect(read(many, null, 11)).rejects.toMatchObject({
    code: 'WRONG_SIZE',
    fields: { text: [{ en: 'The file has 12 rows. Import at most 11 at a time.' }] },
  })
})

it('refuses by name what it cannot read', async () => {
  const unsaved = await workbook(`${sku}<c r="B2"><f>10+2.5</f></c>`)
  await expect(read(unsaved)).rejects.toMatchObject({
    code: expect.stringMatching(/FORMULA/),
    fields: { file: [{ en: expect.stringContaining('Cell B2') }] },
  })
  const whole = await workbook(sku)
  expect(await codeOf(whole, 'None')).toBe('SHEET_UNKNOWN')
  expect(await codeOf(whole.subarray(0, 300))).toBe('UNREADABLE')
  // says that it is too large, which is heard before anything is unpacked
  const large = Buffer.from(whole)
  large.writeUInt32LE(0x7fffffff, large.indexOf('PK\x01\x02', 0, 'latin1') + 24)
  large.fill(0, 45, 60)
  expect(await codeOf(large)).toBe('FILE_TOO_LARGE')
  expect(await codeOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]))).toBe('FILE_TYPE')
  expect(await codeOf(Buffer.from([0, 1, 2, 0, 255]))).toBe('UNREADABLE')
  expect(await codeOf(whole, 'Notes')).toBe('COLUMN_MISSING')
  expect(await codeOf(Buffer.from('SKU\n'))).toBe('WRONG_SIZE')
})
