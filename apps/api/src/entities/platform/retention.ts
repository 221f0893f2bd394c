import { dayMs } from '@officina/shared/dates/days'
import { type Ctx, inTransaction } from '../../context.ts'
import { erasedValues } from '../../db/schema/dataClass.ts'
import { doctors, files } from '../../db/schema/doctor.ts'
import { invitations, patients } from '../../db/schema/patient.ts'
import { mails } from '../../db/schema/platform.ts'
import { and, eq, getTableName, isNull, type SQL, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { getShopSettings, type SettingKey } from './shopSettings.ts'

export type RetentionKey = Extract<SettingKey, `retention.${string}`>

/** Rows of a removal at once: others get on with theirs between two. */
const atOnce = 5_000

/** What has been kept longer than a setting allows, given its number of days. */
export const pastRetention = {
  'retention.mail_days': (ctx: Ctx, days: number) =>
    sql`${mails.createdAt} < ${before(ctx, days)} and ${mails.recipient} <> '' and ${mails.status} <> 'queued'`,
  'retention.invitation_days': (ctx: Ctx, days: number) =>
    sql`${invitations.email} <> '' and ${invitations.status} not in ('pending', 'opened')
      and greatest(${invitations.expiresAt}, ${invitations.acceptedAt}, ${invitations.revokedAt}) < ${before(ctx, days)}`,
  /** Of the files of doctors. */
  'retention.rejected_days': (ctx: Ctx, days: number) =>
    and(
      eq(doctors.status, 'rejected'),
      isNull(files.deletedAt),
      sql`(select max(a.at) from audit_log a where a.object_type = 'doctor' and a.object_id = ${doctors.id}
        and a.after ->> 'status' = 'rejected') <= ${before(ctx, days)}`,
    ) as SQL,
  'retention.archived_days': (ctx: Ctx, days: number) => archivedFor(ctx, sql`${days}::int`),
} satisfies Record<RetentionKey, (ctx: Ctx, days: number) => SQL>

/** Archived patients past the period in force, as a condition of lists. */
export const isPastRetention = (ctx: Ctx): SQL =>
  archivedFor(
    ctx,
    sql`coalesce((select value::int from settings where key = 'retention.archived_days'), 0)`,
  )

/** Neither changed nor ordered for this long; no days: never. */
function archivedFor(ctx: Ctx, days: SQL): SQL {
  const since = sql`${ctx.clock.now().toISOString()}::timestamptz - make_interval(days => ${days})`
  return sql`(${days} > 0 and ${patients.status} = 'archived' and ${patients.updatedAt} < ${since}
    and coalesce(${patients.lastOrderAt}, '-infinity') < ${since})`
}

/** Empties what tells of persons in emails and invitations that were kept longer than the settings allow. */
export async function applyRetention(ctx: Ctx): Promise<void> {
  const rules = await getShopSettings(ctx)
  const dueOf = (key: RetentionKey) => pastRetention[key](ctx, rules[key])
  while (await emptySome(ctx, mails, dueOf('retention.mail_days')));
  while (await emptySome(ctx, invitations, dueOf('retention.invitation_days')));
}

/** Answers whether there may be more. How many rows were emptied is in the audit log. */
const emptySome = (ctx: Ctx, table: typeof mails | typeof invitations, due: SQL) =>
  inTransaction(ctx, async (tx) => {
    const { rowCount } = await tx.db
      .update(table)
      .set(erasedValues(table))
      .where(sql`${table.id} in (select ${table.id} from ${table} where ${due} limit ${atOnce})`)
    if (!rowCount) return false
    await audit(tx, {
      action: 'setting.retention_applied',
      objectId: null,
      after: { table: getTableName(table), rows: rowCount },
    })
    return rowCount === atOnce
  })

const before = (ctx: Ctx, days: number) =>
  sql`${new Date(ctx.clock.now().getTime() - days * dayMs).toISOString()}::timestamptz`
