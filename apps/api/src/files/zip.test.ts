import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { unzip } from '../testing/unzip.ts'
import { zipOf } from './zip.ts'

const at = new Date('2026-11-20T09:00:00Z')

it('makes an archive that another program unpacks, a file at a time', async () => {
  let open = 0
  const files: [string, string][] = [
    ['a.json', '{"a":1}'],
    ['recipes/髙橋.txt', '処'.repeat(10_000)],
    ['empty', ''],
  ]
  const entries = files.map(([name, text]) => ({
    name,
    make: async () => {
      expect(++open).toBe(1)
      await Promise.resolve()
      open--
      return Buffer.from(text)
    },
  }))
  const found = await unzip(await buffer(zipOf(entries, at)))
  expect([...found].map(([name, content]) => [name, content.toString()])).toEqual(files)
})

it('breaks off when a file cannot be made', async () => {
  const make = () => Promise.reject(new Error('no such thing'))
  await expect(buffer(zipOf([{ name: 'x', make }], at))).rejects.toThrow('no such thing')
})
