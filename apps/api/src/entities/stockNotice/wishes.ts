import type { components } from '@officina/openapi/schema'
import { inTransaction, type PatientCtx } from '../../context.ts'
import { variants } from '../../db/schema/product.ts'
import { stockNotices } from '../../db/schema/stockNotice.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { invalid, notFound } from '../errors.ts'
import { patient } from '../patient/entity.ts'
import { getProductForPatient } from '../product/get.ts'

const maxNotices = 50

/** Notes that the signed-in patient wants to hear when a pack of a product they may look at is back. */
export async function askForStockNotice(ctx: PatientCtx, variantId: string): Promise<void> {
  await assertSoldOut(ctx, variantId)
  const { id: patientId, doctorId } = ctx.actor
  await inTransaction(ctx, async (ctx) => {
    // one writer at a time per patient, so that the limit holds
    await patient.lock(ctx, patientId)
    await ctx.db
      .insert(stockNotices)
      .values({ doctorId, patientId, variantId, createdAt: ctx.clock.now() })
      .onConflictDoNothing()
    const count = await ctx.db.$count(stockNotices, eq(stockNotices.patientId, patientId))
    if (count > maxNotices) throw tooMany()
  })
}

async function assertSoldOut(ctx: PatientCtx, variantId: string): Promise<void> {
  const [found] = await ctx.db
    .select({ productId: variants.productId })
    .from(variants)
    .where(eq(variants.id, variantId))
  if (!found) throw notFound()
  const product = await getProductForPatient(ctx, found.productId)
  const variant = product.variants.find(({ id }) => id === variantId)
  if (variant?.availability === 'discontinued') throw gone()
  if (variant?.availability === 'in_stock') throw inStock()
}

const gone = () =>
  invalid('variant_id', 'PRODUCT_UNAVAILABLE', {
    en: 'This product is no longer sold.',
    ja: 'この商品のお取り扱いは終了しました。',
  })
const inStock = () =>
  invalid('variant_id', 'IN_STOCK', {
    en: 'This product is in stock. You can order it now.',
    ja: '在庫がございます。今すぐご注文いただけます。',
  })
const tooMany = () =>
  invalid('variant_id', 'TOO_MANY_NOTICES', {
    en: `You already have ${maxNotices} back-in-stock alerts. Remove one in your account first.`,
    ja: `入荷のお知らせは${maxNotices}件まで登録できます。先にアカウント画面で不要なものを解除してください。`,
  })

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

/** Takes the signed-in patient's wish back; 404 when there is none, or it was already sent. */
export async function stopStockNotice(ctx: PatientCtx, variantId: string): Promise<void> {
  const gone = await ctx.db
    .delete(stockNotices)
    .where(and(eq(stockNotices.patientId, ctx.actor.id), eq(stockNotices.variantId, variantId)))
    .returning({ id: stockNotices.variantId })
  if (gone.length === 0) throw notFound()
}
