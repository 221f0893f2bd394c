import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeZip } from './zip.ts'

it('makes an archive that another program unpacks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  const entries = [
    { name: 'a.json', content: Buffer.from('{"a":1}') },
    { name: 'recipes/髙橋.txt', content: Buffer.from('処'.repeat(10_000)) },
    { name: 'empty', content: Buffer.alloc(0) },
  ]
  writeFileSync(join(folder, 'x.zip'), makeZip(entries, new Date('2026-11-20T09:00:00Z')))
  const script =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2]); print("\\n".join(z.namelist()))'
  const listed = execFileSync('python3', ['-c', script, join(folder, 'x.zip'), folder], {
    encoding: 'utf8',
  })
  expect(listed.trim().split('\n')).toEqual(entries.map(({ name }) => name))
  for (const { name, content } of entries)
    expect(readFileSync(join(folder, name)).equals(content)).toBe(true)
})
