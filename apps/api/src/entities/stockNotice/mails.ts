import { dateIn } from '@officina/shared/dates/days'
import { type Ctx, inTransaction } from '../../context.ts'
import { whereIssued } from '../../db/schema/recipe.ts'
import { stockNotices } from '../../db/schema/stockNotice.ts'
import { and, eq, type SQL, sql } from '../../db/sql.ts'
import { mail } from '../../mail/content.ts'
import { eachRow } from '../allRows.ts'
import { inVisibleCatalog } from '../catalog/forPatient.ts'
import { mailPatient } from '../order/sendMails.ts'
import { boughtBy } from '../product/listForPatient.ts'
import { isAwake } from '../quietHours.ts'
import { variantSellable } from '../stock/availability.ts'

const batch = 200

type Due = {
  /** The pack. */
  id: string
  patient_id: string
  product_id: string
  title: string
  pack: string
}

/**
 * Mails everybody who waits for a pack that they can buy again; the wish ends with its mail. Who could not order it now,
 * as the doctor has closed its catalog, goes on waiting.
 */
export async function notifyBackInStock(ctx: Ctx): Promise<void> {
  const read = (after: string, last: Due | undefined) =>
    ctx.db.execute<Due>(sql`
      select v.id, n.patient_id, p.id as product_id, p.title, v.title as pack
      from stock_notices n join patients who on who.id = n.patient_id join doctors d on d.id = who.doctor_id
      join variants v on v.id = n.variant_id join products p on p.id = v.product_id
      left join stock s on s.variant_id = v.id
      where who.status = 'active' and ${variantSellable} and ${isAwake(ctx, 'patients', sql`n.patient_id`)}
        and ${mayOrder(ctx)}
        and (n.patient_id, v.id) > (${last?.patient_id ?? after}::uuid, ${after}::uuid)
      order by n.patient_id, v.id limit ${batch}`)
  const how = { atOnce: batch, failed: 'nobody heard that a pack is back' }
  await eachRow(ctx, read, how, (due) => inTransaction(ctx, (tx) => tell(tx, due)))
}

/** Whether the patient `who` of the doctor `d` may order `products p`: from a catalog, or by a recipe. */
function mayOrder(ctx: Ctx): SQL {
  const reader = { patientId: sql`who.id`, doctorId: sql`who.doctor_id`, tags: sql`who.tags` }
  const isShown = (access: 'open' | 'closed') => inVisibleCatalog({ ...reader, access })
  return sql`((d.status = 'approved' and (not p.recipe_only or ${boughtBy(reader.patientId)})
      and case coalesce(who.catalog_access, d.catalog_access) when 'open' then ${isShown('open')}
        when 'closed' then ${isShown('closed')} else false end)
    or exists (select 1 from recipe_lines l join recipes r on r.id = l.recipe_id
      where l.product_id = p.id and l.state = 'active' and r.patient_id = who.id and r.kind = 'patient'
        and ${whereIssued()}
        and coalesce(r.expires_on >= ${dateIn(ctx.clock.now(), ctx.config.timeZone)}, true)))`
}

async function tell(ctx: Ctx, due: Due): Promise<void> {
  // who runs at the same time waits for this row and finds it gone
  const [wish] = await ctx.db
    .delete(stockNotices)
    .where(and(eq(stockNotices.patientId, due.patient_id), eq(stockNotices.variantId, due.id)))
    .returning()
  if (!wish) return
  await mailPatient(
    ctx,
    wish,
    `back-in-stock:${wish.patientId}:${wish.variantId}:${wish.createdAt.getTime()}`,
    (name) =>
      backInStock({
        name,
        product: due.title,
        pack: due.pack,
        url: `${ctx.config.publicUrl}/user/catalogs?product=${due.product_id}`,
      }),
  )
}

type Facts = { name: string; product: string; pack: string; url: string }

/** To the patient who asked for it, once: a product can be bought again. */
export const backInStock = (d: Facts) =>
  mail('back_in_stock', {
    subject: [`Back in stock: ${d.product}`, `再入荷のお知らせ：${d.product}`],
    heading: ['Your product is back in stock', 'ご希望の商品が再入荷しました'],
    text: [
      `Dear ${d.name}, the product you asked about is back in stock.`,
      [`${d.name} 様`, '再入荷のお知らせをご希望いただいた商品が入荷しました。'],
    ],
    facts: [
      [['Product', '商品'], d.product],
      [['Pack', '内容量'], d.pack],
    ],
    button: [['View product', '商品を見る'], d.url],
    after: [
      'It is not reserved for you. We will not email you about it again unless you ask.',
      '商品のお取り置きはしておりません。再度ご希望いただかない限り、この商品のお知らせは今回限りです。',
    ],
  })
