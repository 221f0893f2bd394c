import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { admins } from '../../db/schema/account.ts'
import { eq, sql } from '../../db/sql.ts'
import { invalid } from '../errors.ts'

type Preferences = components['schemas']['AdminPreferences']

const maxBytes = 64 * 1024

/** One's own arrangement of the console. */
export async function getPreferences(ctx: AdminCtx): Promise<Preferences> {
  const [row] = await ctx.db
    .select({ values: admins.preferences })
    .from(admins)
    .where(eq(admins.id, ctx.actor.id))
  return { values: row?.values ?? {} }
}

/** Writes the named keys, removes those that are null; 422 when all together are too large. */
export function savePreferences(
  ctx: AdminCtx,
  values: Preferences['values'],
): Promise<Preferences> {
  const gone = Object.keys(values).filter((key) => values[key] === null)
  const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(admins)
      .set({
        preferences: sql`(${admins.preferences} || ${JSON.stringify(kept)}::jsonb) - ${sql.param(gone)}::text[]`,
      })
      .where(eq(admins.id, tx.actor.id))
      .returning({ values: admins.preferences })
    const saved = row?.values ?? {}
    if (Buffer.byteLength(JSON.stringify(saved)) > maxBytes || Object.keys(saved).length > 300)
      throw invalid('values', 'TOO_MANY_PREFERENCES', {
        en: 'You have too many saved settings. Delete a saved view first.',
        ja: '保存した設定が多すぎます。先に保存した条件を削除してください。',
      })
    return { values: saved }
  })
}
