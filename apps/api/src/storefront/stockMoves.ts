import type { Ctx } from '../context.ts'
import { stock } from '../db/schema/product.ts'
import { inArray, sql } from '../db/sql.ts'
import { DomainError } from '../entities/errors.ts'
import type { StockMove, Storefront } from './port.ts'

type StockPort = Pick<Storefront<Ctx>, 'available' | 'reserve' | 'release' | 'dispatch' | 'restock'>

/**
 * Stock as Officina's own table counts it. A variant without a row is refused, or, with
 * `uncounted`, let through: the shop sells it without counting.
 */
export function createStockPort({ uncounted }: { uncounted: 'refused' | 'allowed' }): StockPort {
  const move = async (
    ctx: Ctx,
    moves: StockMove[],
    statement: (move: StockMove) => ReturnType<typeof sql>,
  ) => {
    if (!ctx.tx) throw new Error('stock moves need a transaction')
    const wanted = mergeMoves(moves)
    await moveStock(
      ctx,
      uncounted === 'refused' ? wanted : await countedOnly(ctx, wanted),
      statement,
    )
  }
  const now = (ctx: Ctx) => ctx.clock.now().toISOString()
  return {
    async available(ctx, variantIds) {
      const rows = await ctx.db
        .select({ id: stock.variantId, n: sql<number>`${stock.onHand} - ${stock.reserved}` })
        .from(stock)
        .where(inArray(stock.variantId, variantIds))
      return new Map(rows.map((row) => [row.id, Number(row.n)]))
    },
    reserve: (ctx, moves) =>
      move(
        ctx,
        moves,
        ({ variantId, quantity }) =>
          sql`update stock set reserved = reserved + ${quantity}, updated_at = ${now(ctx)} where variant_id = ${variantId} and on_hand - reserved >= ${quantity}`,
      ),
    release: (ctx, moves) =>
      move(
        ctx,
        moves,
        ({ variantId, quantity }) =>
          sql`update stock set reserved = reserved - ${quantity}, updated_at = ${now(ctx)} where variant_id = ${variantId} and reserved >= ${quantity}`,
      ),
    dispatch: (ctx, moves) =>
      move(
        ctx,
        moves,
        ({ variantId, quantity }) =>
          sql`update stock set reserved = reserved - ${quantity}, on_hand = on_hand - ${quantity}, updated_at = ${now(ctx)} where variant_id = ${variantId} and reserved >= ${quantity}`,
      ),
    restock: (ctx, moves) =>
      move(
        ctx,
        moves,
        ({ variantId, quantity }) =>
          sql`update stock set on_hand = on_hand + ${quantity}, updated_at = ${now(ctx)} where variant_id = ${variantId}`,
      ),
  }
}

async function countedOnly(ctx: Ctx, moves: StockMove[]): Promise<StockMove[]> {
  const ids = moves.map((each) => each.variantId)
  const rows = await ctx.db
    .select({ id: stock.variantId })
    .from(stock)
    .where(inArray(stock.variantId, ids))
  const counted = new Set(rows.map((row) => row.id))
  return moves.filter((each) => counted.has(each.variantId))
}

/** Always in the order of variant ids, so that two orders never wait for each other. */
async function moveStock(
  ctx: Ctx,
  moves: StockMove[],
  statement: (move: StockMove) => ReturnType<typeof sql>,
): Promise<void> {
  for (const each of moves) {
    const result = await ctx.db.execute(statement(each))
    if (result.rowCount === 0) {
      throw new DomainError(
        'invalid',
        'PRODUCT_UNAVAILABLE',
        { en: 'There is not enough of a product in stock.', ja: '在庫が不足しています。' },
        { extra: { variant_id: each.variantId } },
      )
    }
  }
}

function mergeMoves(moves: StockMove[]): StockMove[] {
  const totals = new Map<string, number>()
  for (const { variantId, quantity } of moves)
    totals.set(variantId, (totals.get(variantId) ?? 0) + quantity)
  return [...totals]
    .filter(([, quantity]) => quantity > 0)
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => a.variantId.localeCompare(b.variantId))
}
