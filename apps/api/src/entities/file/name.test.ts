import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanFileName } from './name.ts'

it.each([
  ['髙橋の処方箋.pdf', 'application/pdf', '髙橋の処方箋.pdf'],
  ['scan.JPG', 'image/jpeg', 'scan.JPG'],
  ['scan.jpeg', 'image/jpeg', 'scan.jpeg'],
  // named by what it is
  ['x.png', 'application/pdf', 'x.pdf'],
  ['invoice.exe', 'application/pdf', 'invoice.exe.pdf'],
  ['licence', 'image/tiff', 'licence.tiff'],
  ['report v2.1', 'application/pdf', 'report v2.1.pdf'],
  // turned around: it would be shown as "photoexe.png"
  ['photo\u202egnp.exe', 'image/png', 'photognp.exe.png'],
  ['a\u2066b\u2069\u200e\u061c.png', 'image/png', 'ab.png'],
  ['a\u0000b\r\nc\u007f\u0085.png', 'image/png', 'abc.png'],
  ['../../etc/passwd', 'text/csv', 'passwd.csv'],
  ['C:\\Users\\Mika\\list.csv', 'text/csv', 'list.csv'],
  ['.htaccess', 'text/csv', 'htaccess.csv'],
  ['... .png', 'image/png', 'png.png'],
  ['con.png', 'image/png', '_con.png'],
  ['LPT1.tar.pdf', 'application/pdf', '_LPT1.tar.pdf'],
  ['a<b>:"c|?*.pdf', 'application/pdf', 'a_b___c___.pdf'],
  ['family 👩‍⚕️.png', 'image/png', 'family 👩‍⚕️.png'],
  ['', 'image/png', 'file.png'],
  ['\ud83d.png', 'image/png', '\ufffd.png'],
])('%j as %s is %j', (name, type, clean) => {
  expect(cleanFileName(name, type)).toBe(clean)
})

it('is short, whole and the same when cleaned again, whatever it was', () => {
  const types = fc.constantFrom(undefined, 'image/png', 'application/pdf')
  const names = fc.string({ unit: 'binary', maxLength: 400 })
  fc.assert(
    fc.property(names, types, (name, type) => {
      const clean = cleanFileName(name, type)
      expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(200)
      expect(clean.isWellFormed()).toBe(true)
      expect(clean).toMatch(/^[^.\s/\\]/)
      expect(clean).not.toMatch(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/u)
      expect(cleanFileName(clean, type)).toBe(clean)
    }),
  )
  expect(cleanFileName(`${'髙'.repeat(200)}.pdf`, 'application/pdf')).toBe(`${'髙'.repeat(65)}.pdf`)
})
