import type { AdminCtx } from '../../context.ts'
import { doctorCatalogs } from '../../db/schema/doctor.ts'
import { catalogs } from '../../db/schema/product.ts'
import { eq, sql } from '../../db/sql.ts'
import { invalid } from '../errors.ts'

/** Replaces the platform catalogs given to a doctor; an unknown one is 422 on `catalog_ids`. */
export async function setCatalogs(ctx: AdminCtx, doctorId: string, ids: string[]): Promise<void> {
  const unique = [...new Set(ids)]
  const known = await ctx.db
    .select({ id: catalogs.id })
    .from(catalogs)
    .where(
      sql`${catalogs.id} = any(${sql.param(unique)}::uuid[]) and ${catalogs.kind} = 'platform'`,
    )
  if (known.length !== unique.length)
    throw invalid('catalog_ids', 'UNKNOWN_CATALOG', {
      en: 'One of the catalogs no longer exists.',
      ja: '存在しないカタログが含まれています。',
    })
  await ctx.db.delete(doctorCatalogs).where(eq(doctorCatalogs.doctorId, doctorId))
  if (unique.length === 0) return
  await ctx.db
    .insert(doctorCatalogs)
    .values(unique.map((catalogId) => ({ doctorId, catalogId, createdAt: ctx.clock.now() })))
}
