import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { createLocalFiles } from './local.ts'

const root = mkdtempSync(join(tmpdir(), 'officina-files-'))
const files = createLocalFiles(root)
afterAll(() => rmSync(root, { recursive: true }))

it('gives back what was put, as a buffer and as a stream', async () => {
  await files.put('licences/one.pdf', Buffer.from('%PDF-1.7'))
  expect((await files.get('licences/one.pdf')).toString()).toBe('%PDF-1.7')
  expect(await text(await files.stream('licences/one.pdf'))).toBe('%PDF-1.7')
  expect(readdirSync(join(root, 'licences'))).toEqual(['one.pdf'])
})

it('forgets what was removed, twice too', async () => {
  await files.put('a.txt', Buffer.from('x'))
  await files.remove('a.txt')
  await files.remove('a.txt')
  await expect(files.get('a.txt')).rejects.toThrow('ENOENT')
})

it.each(['../secret', '/etc/passwd', 'a/../../b', 'A.txt', '', 'a\u0000b', '.hidden'])(
  'refuses the key %j',
  async (key) => {
    await expect(Promise.resolve().then(() => files.put(key, Buffer.from('x')))).rejects.toThrow()
  },
)
