import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, neutral, restored } from './cells.ts'
import { csvColumns } from './csv.ts'

const words = {
  locale: 'en',
  currency: 'USD',
  timeZone: 'Asia/Tokyo',
  methods: new Map([['cool', 'Cooled']]),
} as const
const cellOf = (schema: object, value: unknown, more: object = {}, locale: 'en' | 'ja' = 'en') =>
  csvColumns({ x: schema as never }, ['x'], { ...words, locale })[0]?.cell({ x: value, ...more })

describe('a cell', () => {
  it('is written for people and programs', () => {
    expect(cellOf({ type: 'integer', format: 'money' }, 1240)).toBe('12.40')
    expect(cellOf({ type: 'integer', format: 'money' }, -5)).toBe('-0.05')
    expect(cellOf({ type: 'integer', format: 'money' }, 1240, { currency: 'JPY' })).toBe('1240')
    expect(cellOf({ type: 'integer', format: 'basis-points' }, 1250)).toBe('12.5')
    expect(cellOf({ format: 'date-time', type: 'string' }, '2026-11-20T18:00:00.000Z')).toBe(
      '2026-11-21 03:00:00',
    )
    expect(cellOf({ format: 'date', type: 'string' }, '2026-11-20')).toBe('2026-11-20')
    expect(cellOf({ type: 'boolean' }, true, {}, 'ja')).toBe('はい')
    expect(cellOf({ type: 'string', 'x-status': 'doctor' }, 'applied', {}, 'ja')).toBe('審査中')
    expect(cellOf({ type: 'string', 'x-labels': { a: ['One', '一'] } }, 'a')).toBe('One')
    expect(cellOf({ type: 'string', enum: ['two_words'] }, 'two_words')).toBe('Two words')
    expect(cellOf({ type: 'string', format: 'delivery-method' }, 'cool')).toBe('Cooled')
    expect(cellOf({ type: 'string', format: 'country' }, 'JP')).toBe('Japan')
    expect(cellOf({ type: 'string', format: 'region' }, 'US-WA')).toBe('WA, United States')
    expect(cellOf({ type: 'string', format: 'pack' }, '60 capsules', {}, 'ja')).toBe('60カプセル')
    expect(cellOf({ type: 'array', items: { type: 'string' } }, ['a', 'b'])).toBe('a; b')
    expect(cellOf({ type: ['string', 'null'] }, null)).toBe('')
  })

  it('is never a formula, and amounts stay numbers', () => {
    for (const text of ['=1+1', '+81 3', '-x', '@sum', '\tx', '\rx', '＝1', '－1', '\0x', "'=1"])
      expect(cellOf({ type: 'string' }, text)).toBe(`'${text}`)
    expect(cellOf({ type: 'string' }, "O'Neill")).toBe("O'Neill")
    expect(cellOf({ type: 'integer' }, -3)).toBe('-3')
  })

  it('can be read back as it was', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+\-@\t＝]?[a-z']*$/))
    fc.assert(fc.property(text, (original) => restored(neutral(original)) === original))
  })
})

describe('a record', () => {
  it('is quoted where it must be', () => {
    expect(csvLine(['a', 'b,c', 'say "x"', 'two\nlines', ' s'])).toBe(
      'a,"b,c","say ""x""","two\nlines"," s"\r\n',
    )
  })

  it('calls no two columns the same', () => {
    const id = { type: 'string', format: 'uuid', title: 'Patient', 'x-ja': '患者' }
    const fields = { patient_id: id, patient_name: { type: 'string', title: 'Patient' } } as const
    const headers = (...names: string[]) =>
      csvColumns(fields as never, names, words).map(({ header }) => header)
    expect(headers('patient_id', 'patient_name')).toEqual(['Patient (ID)', 'Patient'])
    expect(headers('patient_id')).toEqual(['Patient'])
  })

  it('says the currency of its amounts', () => {
    const fields = { total: { type: 'integer', format: 'money', title: 'Total' } }
    const columns = csvColumns(fields, ['total'], { ...words, locale: 'ja' })
    expect(columns.map((column) => column.header)).toEqual(['Total', '通貨'])
    expect(columns.map((column) => column.cell({ total: 100 }))).toEqual(['1.00', 'USD'])
    // also where the list's own currency has no title
    const own = csvColumns({ ...fields, currency: { type: 'string' } }, ['total'], {
      ...words,
      locale: 'ja',
    })
    expect(own.at(-1)?.header).toBe('通貨')
  })

  it('says in its header what a number is a share of', () => {
    const fields = {
      rate: { type: 'integer', format: 'basis-points', title: 'Rate', 'x-ja': '率' },
    }
    const header = (locale: 'en' | 'ja') =>
      csvColumns(fields, ['rate'], { ...words, locale })[0]?.header
    expect([header('en'), header('ja')]).toEqual(['Rate (%)', '率（%）'])
  })
})
