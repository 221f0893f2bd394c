import type { AdminActor, TxCtx } from '../../context.ts'
import { products, variants } from '../../db/schema/product.ts'
import { eq, type SQL, sql } from '../../db/sql.ts'
import type { Seen } from '../entity.ts'
import { conflict, invalid } from '../errors.ts'
import { assertOwnShop } from './allowed.ts'
import { product } from './entity.ts'

type Ending = Seen & {
  successor_id?: string | null | undefined
  reason?: string | null | undefined
}

/** Puts a draft, or what was discontinued, on sale. It needs a pack. */
export const activateProduct = product.command(
  'activated',
  { may: (ctx: TxCtx<AdminActor>) => assertOwnShop(ctx) },
  async (tx: TxCtx<AdminActor>, row, _?: Seen): Promise<void> => {
    if ((await tx.db.$count(variants, eq(variants.productId, row.id))) === 0) throw noPack()
    await row.move('active', {
      removedAt: null,
      availability: 'in_stock',
      successorId: null,
      statusReason: null,
    })
  },
)

/** Ends the sale; recipes keep the product, and their doctors are offered what takes its place. */
export const discontinueProduct = product.command(
  'discontinued',
  { may: (ctx: TxCtx<AdminActor>) => assertOwnShop(ctx) },
  async (tx: TxCtx<AdminActor>, row, given?: Ending): Promise<void> => {
    const { successor_id: successorId = null, reason = null } = given ?? {}
    const successor = successorId ? await successorFor(tx, row.id, successorId) : null
    await row.move(
      'discontinued',
      {
        removedAt: tx.clock.now(),
        availability: 'discontinued',
        successorId,
        statusReason: reason?.trim() || null,
      },
      { after: { successor }, reason },
    )
  },
)

/** Takes back what was put on sale by mistake, as long as nobody has ordered or recommended it. */
export const makeProductDraft = product.command(
  'made_draft',
  { may: (ctx: TxCtx<AdminActor>) => assertOwnShop(ctx) },
  async (tx: TxCtx<AdminActor>, row, _?: Seen): Promise<void> => {
    const { rows } = await tx.db.execute(
      sql`select 1 from products p where p.id = ${row.id} and ${isReferred}`,
    )
    if (rows.length > 0) throw inUse()
    await row.move('draft', { removedAt: tx.clock.now() })
  },
)

/** Whether an order, a recipe, a template, a report or a cart names `products p`. */
export const isReferred: SQL = sql`(
  exists (select 1 from order_lines l where l.product_id = p.id)
  or exists (select 1 from recipe_lines l where l.product_id = p.id)
  or exists (select 1 from product_reports l where l.product_id = p.id)
  or exists (select 1 from requests l where l.product_id = p.id)
  or exists (select 1 from cart_lines l join variants v on v.id = l.variant_id where v.product_id = p.id))`

/** Its title. @throws 422 at `successor_id` for the product itself and for one that is not sold. */
async function successorFor(tx: TxCtx, id: string, successorId: string): Promise<string> {
  const [next] = await tx.db
    .select({ status: products.status, title: products.title })
    .from(products)
    .where(eq(products.id, successorId))
  if (next?.status === 'active' && successorId !== id) return next.title
  throw invalid('successor_id', 'PRODUCT_UNAVAILABLE', {
    en: 'Choose another product that is on sale.',
    ja: '販売中の別の商品を選んでください。',
  })
}

export const inUse = () =>
  conflict('IN_USE', {
    en: 'This product is used in orders, recipes or carts. Discontinue it instead.',
    ja: '注文・レシピ・カートで使用されているため、この操作はできません。代わりに販売を終了してください。',
  })
const noPack = () =>
  conflict('NO_PACK', {
    en: 'Add a pack with a price before you put this product on sale.',
    ja: '販売を開始する前に、価格のある規格を追加してください。',
  })
