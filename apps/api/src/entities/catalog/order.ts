import { type DoctorCtx, inTransaction } from '../../context.ts'
import { catalogs } from '../../db/schema/product.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { invalid } from '../errors.ts'

/** Puts the own catalogs in this order; 422 at `ids` unless it names each of them once. */
export function orderCatalogs(ctx: DoctorCtx, ids: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const own = await ctx.db
      .select({ id: catalogs.id })
      .from(catalogs)
      .where(and(eq(catalogs.ownerDoctorId, ctx.actor.id), eq(catalogs.status, 'active')))
      .orderBy(catalogs.id)
      .for('update')
    const named = new Set(ids)
    if (
      named.size !== ids.length ||
      own.length !== ids.length ||
      !own.every((c) => named.has(c.id))
    )
      throw invalid('ids', 'CATALOGS_CHANGED', {
        en: 'Your catalogs have changed meanwhile. Look at them again.',
        ja: 'カタログが変更されています。もう一度ご確認ください。',
      })
    // the order is of the list, not of a catalog: who edits one meanwhile is not refused
    await ctx.db.execute(sql`
      update catalogs c set position = wanted.n - 1
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted(id, n)
      where c.id = wanted.id`)
    await audit(ctx, {
      action: 'catalog.order',
      objectType: 'doctor',
      objectId: ctx.actor.id,
      doctorId: ctx.actor.id,
      after: { catalogs: ids },
    })
  })
}
