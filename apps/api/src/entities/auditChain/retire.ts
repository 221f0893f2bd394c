import type pg from 'pg'
import type { Ctx } from '../../context.ts'
import { whenFree } from '../../db/whenFree.ts'
import { DomainError } from '../errors.ts'
import { sealChain } from './append.ts'

/** Audit rows are kept for so long at least: the privacy policy says so, and HIPAA (45 CFR 164.316) asks for six. */
const years = 7

/** @throws DomainError forbidden when the role of this connection does not own the audit log. */
export async function assertOwnsLog(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: string; owns: boolean }>(
    `select current_user as role, pg_has_role(current_user, relowner, 'USAGE') as owns
     from pg_class where oid = to_regclass('audit_log')`,
  )
  const [log] = rows
  if (log && !log.owns)
    throw new DomainError('forbidden', 'NOT_OWNER', {
      en: `The role ${log.role} of DATABASE_URL cannot drop months of the audit log: set DATABASE_OWNER_URL to the role that owns the tables for this command.`,
      ja: `DATABASE_URLのロール「${log.role}」は監査ログの月を削除できません。このコマンドの実行時は、DATABASE_OWNER_URLにテーブルの所有者のロールを設定してください。`,
    })
}

/**
 * Drops whole months of the audit log before `month` (YYYY-MM) with the owner's rights, and answers which.
 * A seal says so first: their links stay in the chain, which is verified as before, without their rows.
 * @throws DomainError invalid when the month is not seven years ago
 */
export async function retireMonths(ctx: Ctx, owner: pg.Client, month: string): Promise<string[]> {
  const limit = new Date(ctx.clock.now())
  limit.setUTCFullYear(limit.getUTCFullYear() - years)
  if (month > limit.toISOString().slice(0, 7))
    throw new DomainError('invalid', 'AUDIT_TOO_YOUNG', {
      en: `Audit rows are kept for ${years} years. Enter ${limit.toISOString().slice(0, 7)} or an earlier month.`,
      ja: `監査ログは${years}年間保存します。${limit.toISOString().slice(0, 7)}以前の月を指定してください。`,
    })
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'audit_months' and c.relkind = 'r' and c.relname ~ '^m' and c.relname < $1 order by 1`,
    [`m${month.replace('-', '_')}`],
  )
  if (rows.length === 0) return []
  await sealChain(ctx, `${month}-01`)
  const months = rows.map(({ name }) => `audit_months.${name}`)
  await whenFree(owner, 'No month was dropped', async () => {
    await owner.query(`drop table ${months.join(', ')}`)
    await owner.query('commit')
  })
  return rows.map(({ name }) => name.slice(1).replace('_', '-'))
}
