import type { components } from '@officina/openapi/schema'
import type { PatientCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'

type StockNotice = components['schemas']['StockNotice']

/** What the signed-in patient waits for, newest first. */
export async function listStockNotices(ctx: PatientCtx): Promise<StockNotice[]> {
  const { rows } = await ctx.db.execute<StockNotice>(sql`
    select v.id as variant_id, p.id as product_id, p.title, p.brand, p.form,
      p.images->0->>'url' as image, v.title as variant_title, n.created_at
    from stock_notices n join variants v on v.id = n.variant_id join products p on p.id = v.product_id
    where n.patient_id = ${ctx.actor.id} order by n.created_at desc, v.id`)
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }))
}
