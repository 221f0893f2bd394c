import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { literalWords } from '../../db/frozen.ts'
import { nothing, rowsOf } from '../../db/rowsOf.ts'
import { products, stock } from '../../db/schema/product.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { type Placeholder, type SQL, type SQLWrapper, sql } from '../../db/sql.ts'
import { wireOf } from '../read/wireOf.ts'
import { type Lot, lotsOf, proposeLots } from '../stock/lots.ts'
import type { OrderLine, Parcel } from './load.ts'

type Wire = components['schemas']['OrderShipment']

/** Where the parts of `orderParts` are read too: what packing needs besides. */
const shelfParts = (variantIds: SQL, productIds: SQL) => ({
  bins: rowsOf<typeof stock, object, keyof Bin>(
    stock,
    sql`where ${stock.variantId} = any(${variantIds})`,
    {},
    ['variantId', 'bin'],
  ),
  shelfLots: lotsOf(variantIds),
  heatSensitive: sql<string[]>`array(select ${products.id} from ${products}
    where ${products.id} = any(${productIds}) and ${products.heatSensitive})`,
})

/** Where a variant has its place. */
export const binOf = (variantId: SQLWrapper): SQL<string | null> =>
  sql`(select ${stock.bin} from ${stock} where ${stock.variantId} = ${variantId})`

/** Lots for what is still to be packed of an order; none are read where nothing is. */
export const lotsToPack = (orderId: Placeholder, variantIds: SQL) =>
  sql<Lot[]>`case when exists (select from ${shipments} where ${shipments.orderId} = ${orderId}
    and ${shipments.status} in ${literalWords(toPack)}) then ${lotsOf(variantIds)} else '[]'::json end`

const toPack = ['to_pick', 'picking'] as const

type Bin = { variantId: string; bin: string | null }
type Shelves = { bins: Bin[]; shelfLots: Lot[]; heatSensitive: string[] }

/** Parcels with what is in them, for packing. */
export async function shipmentsOf(
  ctx: Ctx,
  parcels: Parcel[],
  lines: OrderLine[],
): Promise<Wire[]> {
  if (parcels.length === 0) return []
  const ids = (of: 'variantId' | 'productId') =>
    sql`${sql.param(lines.map((line) => line[of]))}::uuid[]`
  const [shelves] = await ctx.db
    .select(shelfParts(ids('variantId'), ids('productId')))
    .from(nothing)
  return shipmentViews(ctx, parcels, lines, shelves)
}

/** The same with what has been read. */
export function shipmentViews(
  ctx: Ctx,
  parcels: Parcel[],
  lines: OrderLine[],
  { bins, shelfLots, heatSensitive }: Shelves = { bins: [], shelfLots: [], heatSensitive: [] },
): Wire[] {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const waiting = parcels.filter(({ status }) => (toPack as readonly string[]).includes(status))
  const shares = proposeLots(
    waiting.flatMap((parcel) =>
      parcel.lines.map(({ id, orderLineId, quantity }) => ({
        id,
        quantity,
        variantId: lines.find((line) => line.id === orderLineId)?.variantId ?? '',
      })),
    ),
    shelfLots,
    today,
  )
  return parcels.map((parcel) => ({
    ...wireOf('OrderShipment', parcel),
    weight_g: parcel.weightG || null,
    lines: parcel.lines.map((content) => {
      const line = lines.find((l) => l.id === content.orderLineId)
      const proposed = shares.get(content.id) ?? []
      const shelf = bins.find((row) => row.variantId === line?.variantId)
      return {
        id: content.id,
        order_line_id: content.orderLineId,
        title: line?.snapshot.title ?? '',
        variant_title: line?.snapshot.variant_title ?? '',
        sku: line?.snapshot.sku ?? '',
        image: line?.snapshot.image ?? null,
        quantity: content.quantity,
        lot: content.lot,
        expires_on: content.expiresOn,
        bin: shelf?.bin ?? null,
        shelf_lot: proposed[0]?.lot ?? null,
        shelf_expires_on: proposed[0]?.expiresOn ?? null,
        proposed: proposed.map(({ lot, expiresOn, quantity }) => ({
          lot,
          expires_on: expiresOn,
          quantity,
        })),
        heat_sensitive: line !== undefined && heatSensitive.includes(line.productId),
      }
    }),
  }))
}
