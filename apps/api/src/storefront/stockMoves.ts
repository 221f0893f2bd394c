import type { Ctx } from '../context.ts'
import { stock } from '../db/schema/product.ts'
import type { moveKinds } from '../db/schema/stock.ts'
import { inArray, sql } from '../db/sql.ts'
import { DomainError } from '../entities/errors.ts'
import { newId } from '../ids.ts'
import type { MoveNote, StockMove, Storefront } from './port.ts'

type StockPort = Pick<Storefront<Ctx>, 'available' | 'reserve' | 'release' | 'dispatch' | 'restock'>

/** What a movement changes, in units of a variant, and of a lot where it is known. */
export type StockChange = {
  variantId: string
  lotId?: string | null
  onHand?: number
  reserved?: number
  quarantined?: number
}

type MoveKind = (typeof moveKinds)[number]

/**
 * Stock as Officina's own table counts it. A variant without a row is refused, or, with
 * `uncounted`, let through: the shop sells it without counting.
 */
export function createStockPort({ uncounted }: { uncounted: 'refused' | 'allowed' }): StockPort {
  const mover =
    (kind: MoveKind, change: (quantity: number) => Omit<StockChange, 'variantId'>) =>
    (ctx: Ctx, moves: StockMove[], note: MoveNote = {}): Promise<void> => {
      const changes = moves
        .filter(({ quantity }) => quantity > 0)
        .map(({ variantId, lotId, quantity }) => ({ variantId, lotId, ...change(quantity) }))
      return postStock(ctx, kind, changes, note, { isCounted: uncounted === 'refused' })
    }
  return {
    async available(ctx, variantIds) {
      const rows = await ctx.db
        .select({
          id: stock.variantId,
          n: sql<number>`greatest(${stock.onHand} - ${stock.reserved}, 0)`,
        })
        .from(stock)
        .where(inArray(stock.variantId, variantIds))
      return new Map(rows.map((row) => [row.id, Number(row.n)]))
    },
    reserve: mover('reserved', (n) => ({ reserved: n })),
    release: mover('released', (n) => ({ reserved: -n })),
    dispatch: mover('shipped', (n) => ({ reserved: -n, onHand: -n })),
    restock: mover('returned', (n) => ({ onHand: n })),
  }
}

/**
 * Changes stock and lots and writes the movements: all of them or none, in one statement. Rows are held in the order
 * of variant ids, so that two orders never wait for each other. What is written is made of the rows as they were
 * held: of the row that an UPDATE has found first, which may be older, PostgreSQL checks the constraints too early. Units promised to orders cannot be promised again or
 * taken away; what a recall takes off the shelf may be (`mayLack`).
 * @throws DomainError PRODUCT_UNAVAILABLE naming a variant that has not so many units
 */
export async function postStock(
  ctx: Ctx,
  kind: MoveKind,
  changes: StockChange[],
  note: MoveNote,
  { isCounted = true, mayLack = false }: { isCounted?: boolean; mayLack?: boolean } = {},
): Promise<void> {
  if (!ctx.tx) throw new Error('stock moves need a transaction')
  const merged = merge(changes)
  if (merged.length === 0) return
  const column = <V>(of: (change: Required<StockChange>) => V) => sql.param(merged.map(of))
  const now = ctx.clock.now().toISOString()
  const { actor } = ctx
  const { rows } = await ctx.db.execute<{ variant_id: string }>(sql`
    with wanted as (
      select * from unnest(${column(() => newId())}::uuid[], ${column((c) => c.variantId)}::uuid[],
        ${column((c) => c.lotId)}::uuid[], ${column((c) => c.onHand)}::int[],
        ${column((c) => c.reserved)}::int[], ${column((c) => c.quarantined)}::int[]
      ) as w(id, variant_id, lot_id, on_hand, reserved, quarantined)
    ), sums as (
      select variant_id, sum(on_hand)::int as on_hand, sum(reserved)::int as reserved from wanted group by variant_id
    ), held as materialized (
      select s.variant_id, s.on_hand + d.on_hand as on_hand, s.reserved + d.reserved as reserved,
        d.on_hand >= d.reserved or ${mayLack}::boolean as may_lack
      from stock s join sums d on d.variant_id = s.variant_id order by s.variant_id for update of s
    ), short as (
      select d.variant_id from sums d left join held on held.variant_id = d.variant_id
      where not coalesce(held.on_hand >= 0 and held.reserved >= 0
        and (held.may_lack or held.on_hand >= held.reserved), ${!isCounted}::boolean)
    ), posted as (
      select w.* from wanted w join held using (variant_id) where not exists (select from short)
    ), moved as (
      update stock s set on_hand = held.on_hand, reserved = held.reserved, updated_at = ${now}
      from held where s.variant_id = held.variant_id and not exists (select from short)
    ), held_lots as materialized (
      select l.id, l.on_hand + p.on_hand as on_hand, l.quarantined + p.quarantined as quarantined
      from stock_lots l join posted p on p.lot_id = l.id order by l.id for update of l
    ), lots as (
      update stock_lots l set on_hand = h.on_hand, quarantined = h.quarantined, updated_at = ${now}
      from held_lots h where l.id = h.id
    ), noted as (
      insert into stock_movements (id, at, variant_id, lot_id, kind, on_hand, reserved, quarantined, order_id,
        shipment_id, document, reason, actor_role, actor_id)
      select id, ${now}, variant_id, lot_id, ${kind}, on_hand, reserved, quarantined, ${note.orderId ?? null}::uuid,
        ${note.shipmentId ?? null}::uuid, ${note.document ?? null}, ${note.reason ?? null}, ${actor.role},
        ${'accountId' in actor ? actor.accountId : null}::uuid
      from posted
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

/** One change for each variant and lot. */
function merge(changes: StockChange[]): Required<StockChange>[] {
  const sums = new Map<string, Required<StockChange>>()
  for (const { variantId, lotId = null, onHand = 0, reserved = 0, quarantined = 0 } of changes) {
    const key = `${variantId} ${lotId}`
    const sum = sums.get(key) ?? { variantId, lotId, onHand: 0, reserved: 0, quarantined: 0 }
    sum.onHand += onHand
    sum.reserved += reserved
    sum.quarantined += quarantined
    sums.set(key, sum)
  }
  return [...sums.values()]
}
