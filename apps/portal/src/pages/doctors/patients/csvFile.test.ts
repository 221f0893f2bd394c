import { expect, it } from 'vitest'
import { recordsOf, refusedCsv } from './ImportRows.tsx'

it('keeps records whole and leaves empty ones out', () => {
  expect(recordsOf('\uFEFFa,b\r\n"x\ny",1\r\n,\r\n\r\nz,"2 ""q"""')).toEqual([
    'a,b',
    '"x\ny",1',
    'z,"2 ""q"""',
  ])
})

it('gives the refused rows back with their reason', () => {
  const given = '\uFEFFa;b;"Reason"\r\n"bad";2;"Say ""why"""\r\n'
  const refusedAs = (line: number, text: string) =>
    refusedCsv(text, [{ line, reason: 'Say "why"' }], 'Reason')
  expect(refusedAs(3, 'a;b\nok;1\n"bad";2\n')).toBe(given)
  // by its number in the sheet, where empty ones count
  expect(refusedAs(6, '\na;b\n\nok;1\n;\n"bad";2\nlast;3\n')).toBe(given)
})
