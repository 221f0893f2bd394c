import { expect, it } from 'vitest'
import { textOfCsv } from './textOfCsv.ts'

it('reads UTF-8, UTF-16 and what a Japanese spreadsheet saves', async () => {
  expect(await textOfCsv(new Blob(['姓,名']))).toBe('姓,名')
  const shiftJis = new Uint8Array([0x90, 0xa9, 0x2c, 0x96, 0xbc])
  expect(await textOfCsv(new Blob([shiftJis]))).toBe('姓,名')
  for (const [mark, isBig] of [
    ['\xFF\xFE', false],
    ['\xFE\xFF', true],
  ] as const) {
    const utf16 = Buffer.from('姓\t名', 'utf16le')
    const bytes = [Buffer.from(mark, 'latin1'), isBig ? utf16.swap16() : utf16]
    expect(await textOfCsv(new Blob(bytes))).toBe('姓\t名')
  }
})

it('says what a file is that is no CSV file, and what to do', async () => {
  await expect(textOfCsv(new Blob(['PK\x03\x04…']))).rejects.toThrow('Excel workbook')
  const bare = Buffer.from('a,b', 'utf16le')
  await expect(textOfCsv(new Blob([bare]))).rejects.toThrow('supported encoding')
})
