import { type Ctx, inTransaction } from '../../context.ts'
import { stockNotices } from '../../db/schema/stockNotice.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { backInStock } from '../../mail/templates/backInStock.ts'
import { mailPatient } from '../order/mailPatient.ts'
import { isQuiet } from '../quietHours.ts'
import { variantSellable } from '../stock/availability.ts'

const batch = 200

type Due = {
  patient_id: string
  variant_id: string
  product_id: string
  title: string
  pack: string
}

/** Mails everybody who waits for a pack that can be bought again; the wish ends with its mail. */
export async function tellBackInStock(ctx: Ctx): Promise<void> {
  if (isQuiet(ctx)) return
  const { rows } = await ctx.db.execute<Due>(sql`
    select n.patient_id, n.variant_id, p.id as product_id, p.title, v.title as pack
    from stock_notices n join patients who on who.id = n.patient_id
    join variants v on v.id = n.variant_id join products p on p.id = v.product_id
    left join stock s on s.variant_id = v.id
    where who.status = 'active' and ${variantSellable}
    order by n.created_at limit ${batch}`)
  for (const due of rows) await inTransaction(ctx, (tx) => tell(tx, due))
}

async function tell(ctx: Ctx, due: Due): Promise<void> {
  // who runs at the same time waits for this row and finds it gone
  const [wish] = await ctx.db
    .delete(stockNotices)
    .where(
      and(eq(stockNotices.patientId, due.patient_id), eq(stockNotices.variantId, due.variant_id)),
    )
    .returning()
  if (!wish) return
  await mailPatient(
    ctx,
    wish,
    (name) =>
      backInStock({
        name,
        product: due.title,
        pack: due.pack,
        url: `${ctx.config.publicUrl}/user/catalogs?product=${due.product_id}`,
      }),
    `back-in-stock:${wish.patientId}:${wish.variantId}:${wish.createdAt.getTime()}`,
  )
}
