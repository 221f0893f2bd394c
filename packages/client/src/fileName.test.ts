import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileNameOf } from './fileName.ts'

test.each([
  ['attachment; filename="orders.csv"', 'orders.csv'],
  ['attachment; filename=orders.csv', 'orders.csv'],
  ['attachment; filename="a; b.csv"', 'a; b.csv'],
  ['attachment; filename="say \\"hi\\".txt"', 'say "hi".txt'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%E5%87%A6%E6%96%B9.pdf', '処方.pdf'],
  ["attachment; filename*=utf-8'ja'%E5%87%A6.pdf; filename=x.pdf", '処.pdf'],
  ["attachment; filename*=iso-8859-1''caf%E9.txt", 'café.txt'],
  ["attachment; filename*=UTF-8''%E5%; filename=x.pdf", 'x.pdf'],
  ['inline;FILENAME="X.TXT"', 'X.TXT'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\a.txt"', 'a.txt'],
  ["attachment; filename*=UTF-8''..%2F..%2Fa.txt", 'a.txt'],
  ['attachment; filename=".."', undefined],
  ['attachment', undefined],
  ['', undefined],
  [null, undefined],
])('%s → %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})

test('a name encoded by the rules comes back', () => {
  const chars = fc.constantFrom(...'aZ09-_()\'"%;=*,&+#処方箋é😀')
  const names = fc.string({ unit: chars, minLength: 1 })
  fc.assert(
    fc.property(names, (name) => {
      const encoded = encodeURIComponent(name)
      expect(fileNameOf(`attachment; filename="x"; filename*=UTF-8''${encoded}`)).toBe(name)
    }),
  )
})
