import { dateIn } from '@officina/shared/dates/days'
import { iso, isoOrNull, type Shop } from '../order.ts'
import type { AdminLine, AdminOrder, Parcel } from './row.ts'

export function parcelsOf(
  row: AdminOrder,
  lines: AdminLine[],
  parcels: Parcel[],
  shop: Shop,
  at: Date,
) {
  const isWaiting = ({ status }: Parcel) => status === 'to_pick' || status === 'picking'
  const today = dateIn(at, shop.timeZone)
  const lots = (row.lots ?? [])
    .filter(({ expires_on: end }) => end === null || end > today)
    .map((lot) => ({ ...lot, free: Math.max(0, lot.on_hand - lot.packed) }))
  // first expired, first out
  const take = (variantId: string | undefined, quantity: number) => {
    let missing = quantity
    return lots.flatMap((lot) => {
      const taken = lot.variant_id === variantId ? Math.min(missing, lot.free) : 0
      if (taken <= 0) return []
      lot.free -= taken
      missing -= taken
      return [{ lot: lot.lot, expires_on: lot.expires_on, quantity: taken }]
    })
  }
  return parcels.map((parcel) => ({
    ...parcel,
    weight_g: parcel.weight_g || null,
    created_at: iso(parcel.created_at),
    picked_at: isoOrNull(parcel.picked_at),
    packed_at: isoOrNull(parcel.packed_at),
    shipped_at: isoOrNull(parcel.shipped_at),
    in_transit_at: isoOrNull(parcel.in_transit_at),
    delivered_at: isoOrNull(parcel.delivered_at),
    lines: (parcel.lines ?? []).map((content) => {
      const line = lines.find(({ id }) => id === content.order_line_id)
      const proposed = isWaiting(parcel) ? take(line?.variant_id, content.quantity) : []
      return {
        id: content.id,
        order_line_id: content.order_line_id,
        title: line?.snapshot.title,
        variant_title: line?.snapshot.variant_title,
        sku: line?.snapshot.sku,
        image: line?.snapshot.image ?? null,
        quantity: content.quantity,
        lot: content.lot,
        expires_on: content.expires_on,
        bin: line?.bin ?? null,
        shelf_lot: proposed[0]?.lot ?? null,
        shelf_expires_on: proposed[0]?.expires_on ?? null,
        proposed,
        heat_sensitive: line?.heat_sensitive,
      }
    }),
  }))
}

export const isInHouse = ({ status }: Parcel) => ['to_pick', 'picking', 'packed'].includes(status)

/** Units of a line in parcels that have not left, without those that are sent again. */
export function unitsInHouse(parcels: Parcel[], id: string): number {
  let units = 0
  for (const parcel of parcels)
    if (isInHouse(parcel) && parcel.reshipment_of === null)
      for (const each of parcel.lines ?? []) if (each.order_line_id === id) units += each.quantity
  return units
}
