import { expect, it } from 'vitest'
import { textOfCsv } from './textOfCsv.ts'

it('reads UTF-8 and what a Japanese spreadsheet saves', async () => {
  expect(await textOfCsv(new Blob(['姓,名']))).toBe('姓,名')
  const shiftJis = new Uint8Array([0x90, 0xa9, 0x2c, 0x96, 0xbc])
  expect(await textOfCsv(new Blob([shiftJis]))).toBe('姓,名')
})
