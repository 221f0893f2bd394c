import { inTransaction, type PatientCtx } from '../../context.ts'
import { variants } from '../../db/schema/product.ts'
import { stockNotices } from '../../db/schema/stockNotice.ts'
import { eq } from '../../db/sql.ts'
import { invalid, notFound } from '../errors.ts'
import { patient } from '../patient/entity.ts'
import { getProductForPatient } from '../product/getForPatient.ts'

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
    if (count > maxNotices) throw tooMany
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
  if (variant?.availability === 'discontinued') throw gone
  if (variant?.availability === 'in_stock') throw inStock
}

const gone = invalid('variant_id', 'PRODUCT_UNAVAILABLE', {
  en: 'This product is not sold any more.',
  ja: 'この商品のお取り扱いは終了しました。',
})
const inStock = invalid('variant_id', 'IN_STOCK', {
  en: 'It is in stock: you can order it now.',
  ja: '在庫がございます。今すぐご注文いただけます。',
})
const tooMany = invalid('variant_id', 'TOO_MANY_NOTICES', {
  en: `You wait for ${maxNotices} products already. Take one off the list in your account first.`,
  ja: `入荷のお知らせは${maxNotices}件まで登録できます。先にアカウント画面で不要なものを解除してください。`,
})
