import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/harness.ts'
import { statementOn } from '../testing/statementOn.ts'

/** A disk of 2 MB; only root can make one. */
const disk = mkdtempSync(join(tmpdir(), 'officina-full-'))
const isMounted = mount()
const dataDir = join(disk, 'data')
const tables = join(disk, 'tables')
const ballast = join(disk, 'ballast')

describe.skipIf(!isMounted)('a full disk', () => {
  let t: TestApp
  beforeAll(async () => {
    mkdirSync(dataDir)
    mkdirSync(tables)
    t = await startTestApp({ files: { kind: 'local', root: join(dataDir, 'files') } })
  })
  afterAll(async () => {
    rmSync(ballast, { force: true })
    await t.close()
    await statementOn(inject('ownerUrl'), 'drop tablespace if exists full_disk')
    execFileSync('umount', [disk])
    rmSync(disk, { recursive: true })
  })

  it('refuses a file, keeps nothing of it, and is not ready; what is there can be read', async () => {
    await t.ctx.files.put('a/first.pdf', Buffer.from('%PDF-1.7'))
    const failure = t.ctx.files.put('a/second.pdf', Buffer.alloc(3 * 1024 * 1024))
    await expect(failure).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(readdirSync(join(dataDir, 'files/a'))).toEqual(['first.pdf'])
    expect((await t.ctx.files.get('a/first.pdf')).toString()).toBe('%PDF-1.7')
    const ready = await t.browser().get('/readyz')
    expect([ready.status, ready.body.reasons]).toEqual([503, ['disk']])
    expect((await t.browser().get('/healthz')).status).toBe(200)
  })

  it('is seen too where only the rows are on it and the files are elsewhere', async () => {
    const other = await startTestApp({}, { rowsFolder: tables })
    expect((await other.browser().get('/readyz')).body.reasons).toEqual(['disk'])
    await other.close()
  })

  it('refuses a write of the database with 503, and takes it once there is room', async () => {
    const { uid, gid } = accountOfPostgres()
    chownSync(tables, uid, gid)
    await statementOn(inject('ownerUrl'), `create tablespace full_disk location '${tables}'`)
    await statementOn(t.ownerUrl, 'alter table sessions set tablespace full_disk')
    expect(() => writeFileSync(ballast, Buffer.alloc(4 * 1024 * 1024))).toThrow('ENOSPC')
    const refused = await t.browser().get('/sanctum/csrf-cookie')
    expect(refused.refusal).toEqual([503, 'STORAGE_FULL'])
    expect(refused.headers['retry-after']).toBeDefined()
    rmSync(ballast)
    expect((await t.browser().get('/sanctum/csrf-cookie')).status).toBe(204)
  })
})

function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m,mode=755', 'tmpfs', disk])
    return true
  } catch {
    console.warn('A full disk is not tried: a file system cannot be mounted here.')
    return false
  }
}

const accountOfPostgres = () => ({
  uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })),
  gid: Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' })),
})
