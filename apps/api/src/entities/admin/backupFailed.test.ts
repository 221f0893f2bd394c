import { expect, it } from 'vitest'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { ownersHearOfFailure } from './backupFailed.ts'

const t = await useClinic()

it('mails owners that a backup failed, and why, once a day; the job fails all the same', async () => {
  const owner = await asAdmin(t)
  const finance = await asAdmin(t, 'finance')
  const backUp = ownersHearOfFailure(async () => {
    throw new Error('no space left on the disk')
  })
  for (const hours of [0, 1, 24]) {
    t.clock.advance(hours * 3_600_000)
    await expect(backUp(t.ctx)).rejects.toThrow('no space left')
  }
  const mails = (await mailsTo(t, owner.email)).filter(
    (mail) => mail.template === 'admin_backup_failed',
  )
  expect(mails).toHaveLength(2)
  expect(mails[0]?.text).toContain('no space left on the disk')
  expect(
    (await mailsTo(t, finance.email)).some((mail) => mail.template === 'admin_backup_failed'),
  ).toBe(false)
})
