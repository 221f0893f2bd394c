import { dateIn, hourMs } from '@officina/shared/dates/days'
import { newestBackup, oldestHours } from '../../backup/keep.ts'
import { openPlace } from '../../backup/place.ts'
import type { Ctx } from '../../context.ts'
import { mail } from '../../mail/content.ts'
import { mailAdminsWith } from './withPermission.ts'

/**
 * The nightly backup; when it fails, owners get a mail, at most one a day, before the failure is rethrown. One that was
 * ended is begun again, and is no news.
 */
export const ownersHearOfFailure =
  (backUp: (ctx: Ctx, signal?: AbortSignal) => Promise<void>) =>
  (ctx: Ctx, signal?: AbortSignal): Promise<void> =>
    backUp(ctx, signal).catch(async (error) => {
      if (!signal?.aborted) await tell(ctx, error instanceof Error ? error.message : String(error))
      throw error
    })

/** Tells owners, once a day, when BACKUP_TO is set and no backup came there last night, whatever the reason. */
export async function ownersHearOfMissing(ctx: Ctx): Promise<void> {
  const { to, recipient } = ctx.config.backup
  if (!to || !recipient) return
  const found = await openPlace(to, ctx.config.s3).then((place) => place.list())
  const newest = newestBackup(found)
  if (!newest) return tell(ctx, `There is no backup in ${to}.`)
  const hours = Math.floor((ctx.clock.now().getTime() - newest.at.getTime()) / hourMs)
  if (hours >= oldestHours) await tell(ctx, `The newest backup in ${to} is ${hours} hours old.`)
}

async function tell(ctx: Ctx, reason: string): Promise<void> {
  const day = dateIn(ctx.clock.now(), ctx.config.timeZone)
  await mailAdminsWith(ctx, 'setting.manage', backupFailedMail({ reason }), {
    dedupeKey: `backup-failed:${day}`,
  })
}

/** To owners: there is no backup of last night. */
export function backupFailedMail({ reason }: { reason: string }) {
  return mail('admin_backup_failed', {
    subject: ['Last night’s backup failed', '昨夜のバックアップに失敗しました'],
    heading: ['Last night’s backup failed', '昨夜のバックアップに失敗しました'],
    text: [
      [
        'Orders and records are safe, but there is no new backup of them. Backups from before were not deleted.',
        'Ask whoever runs the server to correct the cause and then run "npm run backup" (in a container "officina backup").',
      ],
      [
        '注文や記録は失われていませんが、新しいバックアップが作成されていません。以前のバックアップは残っています。',
        'サーバーの管理者に原因の解消と「npm run backup」（コンテナでは「officina backup」）の実行を依頼してください。',
      ],
    ],
    facts: [[['Reason', '原因'], reason]],
  })
}
