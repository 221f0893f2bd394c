import type pg from 'pg'
import type { Ctx } from '../../context.ts'
import { DomainError } from '../errors.ts'
import { sealChain } from './append.ts'

/** So long audit rows are kept at least (HIPAA, 45 CFR 164.316). */
const years = 6

/**
 * Drops whole months of the audit log before `month` (YYYY-MM) with the owner's rights, and answers which.
 * A seal says so first: their links stay in the chain, which is verified as before, without their rows.
 * @throws DomainError invalid when the month is not six years ago
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
  for (const { name } of rows) await owner.query(`drop table audit_months.${name}`)
  return rows.map(({ name }) => name.slice(1).replace('_', '-'))
}
