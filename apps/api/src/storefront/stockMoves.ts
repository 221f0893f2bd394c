import type { Ctx } from '../context.ts'
import { stock } from '../db/schema/product.ts'
import { inArray, type SQL, sql } from '../db/sql.ts'
import { DomainError } from '../entities/errors.ts'
import type { StockMove, Storefront } from './port.ts'

type StockPort = Pick<Storefront<Ctx>, 'available' | 'reserve' | 'release' | 'dispatch' | 'restock'>

/**
 * Stock as Officina's own table counts it. A variant without a row is refused, or, with
 * `uncounted`, let through: the shop sells it without counting.
 */
export function createStockPort({ uncounted }: { uncounted: 'refused' | 'allowed' }): StockPort {
  const mover =
    (fits: SQL, change: SQL) =>
    (ctx: Ctx, moves: StockMove[]): Promise<void> =>
      moveStock(ctx, mergeMoves(moves), { fits, change, isCounted: uncounted === 'refused' })
  return {
    async available(ctx, variantIds) {
      const rows = await ctx.db
        .select({ id: stock.variantId, n: sql<number>`${stock.onHand} - ${stock.reserved}` })
        .from(stock)
        .where(inArray(stock.variantId, variantIds))
      return new Map(rows.map((row) => [row.id, Number(row.n)]))
    },
    reserve: mover(
      sql`s.on_hand - s.reserved >= w.quantity`,
      sql`reserved = s.reserved + held.quantity`,
    ),
    release: mover(sql`s.reserved >= w.quantity`, sql`reserved = s.reserved - held.quantity`),
    dispatch: mover(
      sql`s.reserved >= w.quantity`,
      sql`reserved = s.reserved - held.quantity, on_hand = s.on_hand - held.quantity`,
    ),
    restock: mover(sql`true`, sql`on_hand = s.on_hand + held.quantity`),
  }
}

type Rule = { fits: SQL; change: SQL; isCounted: boolean }

/**
 * All of them or none, in one statement. Rows are held in the order of variant ids, so that two orders never wait for
 * each other.
 */
async function moveStock(
  ctx: Ctx,
  moves: StockMove[],
  { fits, change, isCounted }: Rule,
): Promise<void> {
  if (!ctx.tx) throw new Error('stock moves need a transaction')
  if (moves.length === 0) return
  const ids = sql.param(moves.map((move) => move.variantId))
  const quantities = sql.param(moves.map((move) => move.quantity))
  const { rows } = await ctx.db.execute<{ variant_id: string }>(sql`
    with wanted as (
      select * from unnest(${ids}::uuid[], ${quantities}::int[]) as w(variant_id, quantity)
    ), held as materialized (
      select s.variant_id, w.quantity, ${fits} as fits from stock s join wanted w on w.variant_id = s.variant_id
      order by s.variant_id for update of s
    ), short as (
      select w.variant_id from wanted w left join held on held.variant_id = w.variant_id
      where not coalesce(held.fits, ${!isCounted}::boolean)
    ), moved as (
      update stock s set ${change}, updated_at = ${ctx.clock.now().toISOString()}
      from held where s.variant_id = held.variant_id and not exists (select from short)
    )
    select variant_id from short order by variant_id limit 1`)
  const [lacking] = rows
  if (lacking)
    throw new DomainError(
      'invalid',
      'PRODUCT_UNAVAILABLE',
      { en: 'There is not enough of a product in stock.', ja: '在庫が不足しています。' },
      { extra: { variant_id: lacking.variant_id } },
    )
}

function mergeMoves(moves: StockMove[]): StockMove[] {
  const totals = new Map<string, number>()
  for (const { variantId, quantity } of moves)
    totals.set(variantId, (totals.get(variantId) ?? 0) + quantity)
  return [...totals]
    .filter(([, quantity]) => quantity > 0)
    .map(([variantId, quantity]) => ({ variantId, quantity }))
}
