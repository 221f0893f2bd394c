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
  const text = 'a;b\nok;1\n"bad";2\n'
  expect(refusedCsv(text, [{ line: 3, reason: 'Say "why"' }], 'Reason')).toBe(
    '\uFEFFa;b;"Reason"\r\n"bad";2;"Say ""why"""\r\n',
  )
})
