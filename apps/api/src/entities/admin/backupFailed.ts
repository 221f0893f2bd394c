import { dateIn } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { mail } from '../../mail/content.ts'
import { mailAdminsWith } from './withPermission.ts'

/** The nightly backup; when it fails, owners get a mail, at most one a day, before the failure is rethrown. */
export const ownersHearOfFailure =
  (backUp: (ctx: Ctx) => Promise<void>) =>
  (ctx: Ctx): Promise<void> =>
    backUp(ctx).catch(async (error) => {
      const reason = error instanceof Error ? error.message : String(error)
      const day = dateIn(ctx.clock.now(), ctx.config.timeZone)
      await mailAdminsWith(ctx, 'setting.manage', backupFailedMail({ reason }), {
        dedupeKey: `backup-failed:${day}`,
      })
      throw error
    })

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
