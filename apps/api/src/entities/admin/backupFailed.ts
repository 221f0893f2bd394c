import { dateIn, hourMs } from '@officina/shared/dates/days'
import { newestBackup, oldestHours } from '../../backup/keep.ts'
import { openPlace } from '../../backup/place.ts'
import type { Ctx } from '../../context.ts'
import { explain } from '../../db/embedded/errors.ts'
import { mail, type Pair } from '../../mail/content.ts'
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

/**
 * Tells owners, once a day, when BACKUP_TO is set and no backup came there last night, whatever the reason, or nobody
 * can say.
 */
export async function ownersHearOfMissing(ctx: Ctx): Promise<void> {
  const { to, recipient } = ctx.config.backup
  if (!to || !recipient) return
  const found = await openPlace(to, ctx.config.s3)
    .then((place) => place.list())
    .catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'the backups cannot be listed')
      return `${to} cannot be read: ${explain(error)}.`
    })
  if (typeof found === 'string') return tell(ctx, found, 'unknown')
  const newest = newestBackup(found)
  if (!newest) return tell(ctx, `There is no backup in ${to}.`)
  const hours = Math.floor((ctx.clock.now().getTime() - newest.at.getTime()) / hourMs)
  if (hours >= oldestHours) await tell(ctx, `The newest backup in ${to} is ${hours} hours old.`)
}

async function tell(ctx: Ctx, reason: string, kind?: Kind): Promise<void> {
  const day = dateIn(ctx.clock.now(), ctx.config.timeZone)
  await mailAdminsWith(ctx, 'setting.manage', backupFailedMail({ reason, kind }), {
    dedupeKey: `backup-failed:${day}`,
  })
}

/** `unknown`: it may be there, where it cannot be read. */
type Kind = 'failed' | 'unknown'
const titles: Record<Kind, Pair> = {
  failed: ['Last night’s backup failed', '昨夜のバックアップに失敗しました'],
  unknown: ['Last night’s backup could not be checked', '昨夜のバックアップを確認できませんでした'],
}
const states: Record<Kind, Pair> = {
  failed: [
    'Orders and records are safe, but there is no new backup of them. Backups from before were not deleted.',
    '注文や記録は失われていませんが、新しいバックアップが作成されていません。以前のバックアップは残っています。',
  ],
  unknown: [
    'Orders and records are safe, but the backups cannot be read, so we do not know whether there is a new one.',
    '注文や記録は失われていませんが、バックアップの保存先を読み取れないため、新しいバックアップがあるか確認できません。',
  ],
}

/** To owners: there is no backup of last night, or nobody can say. */
export function backupFailedMail({
  reason,
  kind = 'failed',
}: {
  reason: string
  kind?: Kind | undefined
}) {
  return mail('admin_backup_failed', {
    subject: titles[kind],
    text: [
      [
        states[kind][0],
        'Ask whoever runs the server to correct the cause and then run "npm run backup" (in a container "officina backup").',
      ],
      [
        states[kind][1],
        'サーバーの管理者に原因の解消と「npm run backup」（コンテナでは「officina backup」）の実行を依頼してください。',
      ],
    ],
    facts: [[['Reason', '原因'], reason]],
  })
}
