import type { DoctorCtx, TxCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { invalidTransition } from '../errors.ts'
import { type LockedMyRecipe, myRecipe } from './entity.ts'

/** The one to be written, in the revision the caller has read; 409 for an archived one. */
export async function lockEditable(
  tx: TxCtx,
  id: string,
  revision: number,
): Promise<LockedMyRecipe> {
  const row = await myRecipe.lock(tx, id)
  if (row.status !== 'active')
    throw invalidTransition('set', row.status, 'active', ['restore', 'duplicate'])
  await row.assertSeen(revision)
  return row
}

/** Whether a recipe of a patient began with it: with this version, or with any. Drafts count. */
export async function isUsed(ctx: DoctorCtx, id: string, version?: number): Promise<boolean> {
  const found = await ctx.db.execute(sql`
    select 1 from recipes r where r.source_template_id = ${id} and r.kind = 'patient'
      ${version === undefined ? sql`` : sql`and r.source_template_version = ${version}`} limit 1`)
  return found.rows.length > 0
}
