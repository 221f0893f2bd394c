import { holdingOf, type Line, type Shop } from '../order.ts'
import { commissionOf } from './commission.ts'
import { unitsInHouse } from './parcels.ts'
import type { AdminLine, AdminOrder, Parcel } from './row.ts'

type Given = { may: ReadonlySet<string>; shop: Shop; now: number }

export function lineOf(
  row: AdminOrder,
  line: AdminLine,
  parcels: Parcel[],
  { may, shop, now }: Given,
) {
  const { snapshot } = line
  const inParcels = unitsInHouse(parcels, line.id)
  const isChangeable =
    row.order_state === 'open' && isWhole(line) && line.refunded === 0 && inParcels === 0
  return {
    id: line.id,
    product_id: line.product_id,
    variant_id: line.variant_id,
    title: snapshot.title,
    brand: snapshot.brand,
    form: line.form,
    variant_title: snapshot.variant_title,
    image: snapshot.image,
    recipe_id: line.recipe_id,
    ...holdingOf(row, line, shop, now),
    doctor_id: line.doctor_id,
    ...commissionOf(row, line, shop, now),
    sku: snapshot.sku,
    qty_ordered: line.qty_ordered,
    qty_shipped: line.qty_shipped,
    qty_cancelled: line.qty_cancelled,
    qty_returned: line.qty_returned,
    qty_in_parcels: inParcels,
    unit_price: line.unit_price,
    discount: line.discount,
    tax: line.tax,
    line_total: line.line_total,
    refunded: line.refunded,
    line_status: line.line_status,
    commission_rate_bp: line.commission_rate_bp,
    replaces: snapshot.replaces ?? null,
    changeable: may.has('order.manage') && isChangeable,
  }
}

export const isWhole = (line: Line) =>
  line.qty_shipped === 0 &&
  line.qty_cancelled === 0 &&
  ['waiting', 'reserved', 'backordered'].includes(line.line_status)
