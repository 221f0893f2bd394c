import { plainCode } from '@officina/shared/plainCode'
import type { Ctx } from '../../context.ts'
import { nothing } from '../../db/rowsOf.ts'
import { stockLots } from '../../db/schema/stock.ts'
import { type SQL, sql } from '../../db/sql.ts'

/** Units of each of `stock_lots` in parcels that are packed and have not left. */
export const packed = sql<number>`(
  select coalesce(sum(sl.quantity), 0)::int from shipment_lines sl join shipments sp on sp.id = sl.shipment_id
  where sl.stock_lot_id = stock_lots.id and sp.status = 'packed')`

export type Lot = {
  id: string
  variant_id: string
  lot: string
  expires_on: string | null
  on_hand: number
  packed: number
  hold_reason: (typeof stockLots.$inferSelect)['holdReason']
}

/** What the names of one lot have in common, in whatever case, width and with whatever dash they are written. */
export const lotKey = (name: string): string => plainCode(name).toLowerCase()

/** Patterns (ILIKE) that the names of these lots fit, and few others: `lotKey` says which do. */
export const lotPatterns = (names: string[]): string[] =>
  names
    .flatMap((name) => [name, plainCode(name)])
    .map((name) => name.replaceAll(/[\\%]/g, '\\$&').replaceAll('-', '_'))

/** The lot of a variant by its name. */
export function lotCalled(lots: Lot[], variantId: string, name: string): Lot | undefined {
  const mine = lots.filter((each) => each.variant_id === variantId)
  return (
    mine.find(({ lot }) => lot === name) ?? mine.find(({ lot }) => lotKey(lot) === lotKey(name))
  )
}

/** Lots of variants, the first to expire first. */
export const lotsOf = (variantIds: SQL) => sql<Lot[]>`(
  select coalesce(json_agg(l order by l.expires_on nulls last, l.id), '[]') from (
    select ${stockLots.id}, ${stockLots.variantId}, ${stockLots.lot}, ${stockLots.expiresOn}, ${stockLots.onHand},
      ${stockLots.holdReason}, ${packed} as packed
    from ${stockLots} where ${stockLots.variantId} = any(${variantIds})
  ) l)`

/** The same read at once. Those who change them hold the variants' stock. */
export async function readLots(ctx: Ctx, variantIds: string[]): Promise<Lot[]> {
  const [row] = await ctx.db
    .select({ lots: lotsOf(sql`${sql.param(variantIds)}::uuid[]`) })
    .from(nothing)
  return row?.lots ?? []
}

/** Units that can be put into a parcel on a day (YYYY-MM-DD): neither packed nor held nor expired. */
export const freeUnits = (lot: Lot, today: string): number =>
  isFit(lot, today) ? Math.max(0, lot.on_hand - lot.packed) : 0

const isFit = ({ hold_reason, expires_on }: Lot, today: string): boolean =>
  hold_reason === null && (expires_on === null || expires_on > today)

export type Share = { lotId: string; lot: string; expiresOn: string | null; quantity: number }
export type Wanted = { id: string; variantId: string; quantity: number }

/**
 * Which lots to take units from, first expired first out; what is wanted first is served first. Units that no lot
 * holds are in no share. `lots` come in the order in which they expire.
 */
export function proposeLots(wanted: Wanted[], lots: Lot[], today: string): Map<string, Share[]> {
  const free = new Map(lots.map((lot) => [lot.id, freeUnits(lot, today)]))
  const shares = new Map<string, Share[]>()
  for (const { id, variantId, quantity } of wanted) {
    let missing = quantity
    const mine: Share[] = []
    for (const lot of lots.filter((each) => each.variant_id === variantId)) {
      const taken = Math.min(missing, free.get(lot.id) ?? 0)
      if (taken <= 0) continue
      free.set(lot.id, (free.get(lot.id) ?? 0) - taken)
      missing -= taken
      mine.push({ lotId: lot.id, lot: lot.lot, expiresOn: lot.expires_on, quantity: taken })
    }
    shares.set(id, mine)
  }
  return shares
}
