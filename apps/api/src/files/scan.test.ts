import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files } from '../db/schema/doctor.ts'
import { applicationForm, registerDoctor } from '../testing/applications.ts'
import { useClinic } from '../testing/harness.ts'
import { pdf } from '../testing/uploads.ts'
import { scanFile } from './scan.ts'

const folder = mkdtempSync(join(tmpdir(), 'officina-scan-'))
const script = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return `/bin/sh ${path}`
}
// finds a word of the file, as a scanner finds a signature
const finder = script('finder.sh', 'if grep -q INFECTED; then exit 1; fi')
const broken = script('broken.sh', 'exit 2')
const t = await useClinic({ fileScanCommand: finder })

describe('a scanner', () => {
  it('says by its exit code what a file is', async () => {
    expect(await scanFile(finder, Buffer.from('harmless'))).toBe('clean')
    expect(await scanFile(finder, Buffer.from('this is INFECTED'))).toBe('infected')
  })

  it('that fails, is missing or closes its input says nothing', async () => {
    await expect(scanFile(broken, Buffer.alloc(3_000_000))).rejects.toThrow('ended with 2')
    await expect(scanFile('/nowhere/scanner', Buffer.from('x'))).rejects.toThrow('ENOENT')
  })
})

describe('an upload', () => {
  const apply = async (content: Buffer) => {
    const { token } = await registerDoctor(t)
    const licence_file = [{ name: 'licence.pdf', content }]
    return t.browser().post('/api/doctor/me', applicationForm(token, {}, { licence_file }))
  }

  it('is refused at its field when the scanner finds something, and nothing is stored', async () => {
    const answer = await apply(Buffer.concat([pdf, Buffer.from('INFECTED')]))
    expect(answer.faults).toEqual([422, ['licence_file']])
    expect(await t.rows(files)).toEqual([])
    expect((await apply(pdf)).status).toBe(201)
  })

  it('is not taken in while the scanner does not work', async () => {
    t.ctx.config.fileScanCommand = broken
    expect((await apply(pdf)).refusal).toEqual([503, 'SCANNER_AWAY'])
  })
})
