import { mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { backupName } from '../../backup/keep.ts'
import { backUpNightly } from '../../backup/scheduled.ts'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { ownersHearOfFailure, ownersHearOfMissing } from './backupFailed.ts'

const t = await useClinic()
const hour = 3_600_000

const told = async (email: string) =>
  (await mailsTo(t, email, 'admin_backup_failed')).map(({ text }) => text)

it('mails owners that a backup failed, and why, once a day; the job fails all the same', async () => {
  const owner = await asAdmin(t)
  const finance = await asAdmin(t, 'finance')
  const backUp = ownersHearOfFailure(async () => {
    throw new Error('no space left on the disk')
  })
  for (const hours of [0, 1, 24]) {
    t.clock.advance(hours * hour)
    await expect(backUp(t.ctx)).rejects.toThrow('no space left')
  }
  const mails = await told(owner.email)
  expect(mails).toHaveLength(2)
  expect(mails[0]).toContain('no space left on the disk')
  expect(await told(finance.email)).toEqual([])
})

it('mails owners once a day while no backup has come for 26 hours, and of none that was ended', async () => {
  const owner = await asAdmin(t)
  const to = mkdtempSync(join(tmpdir(), 'officina-missing-'))
  onTestFinished(() => rmSync(to, { recursive: true }))
  const ctx = { ...t.ctx, config: { ...t.ctx.config, backup: { to, recipient: 'age1' } } }
  t.clock.advance(24 * hour)
  await expect(ownersHearOfFailure(backUpNightly)(ctx, AbortSignal.abort())).rejects.toThrow(
    /abort/,
  )
  const made = t.clock.now()
  const file = join(to, backupName(made, true))
  writeFileSync(file, '')
  utimesSync(file, made, made)
  // to a backup that was deleted
  symlinkSync(join(to, backupName(new Date(0), true)), join(to, 'latest'))
  t.clock.advance(25 * hour)
  await ownersHearOfMissing(ctx)
  expect(await told(owner.email)).toEqual([])
  t.clock.advance(2 * hour)
  for (let n = 0; n < 2; n++) await ownersHearOfMissing(ctx)
  expect(await told(owner.email)).toEqual([expect.stringContaining('27 hours old')])
})

it('mails owners once a day while the bucket cannot be listed', async () => {
  const owner = await asAdmin(t)
  const to = 's3://nightly/clinic'
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
  // nothing listens there
  const s3 = { region: 'us-east-1', endpoint: 'http://127.0.0.1:9', credentials }
  const ctx = { ...t.ctx, config: { ...t.ctx.config, s3, backup: { to, recipient: 'age1' } } }
  t.clock.advance(24 * hour)
  for (let n = 0; n < 2; n++) await ownersHearOfMissing(ctx)
  expect(await told(owner.email)).toEqual([
    expect.stringContaining(`${to} cannot be read: nothing listens there.`),
  ])
})
