import type { shipmentLines, shipments } from '../db/schema/shipment.ts'
import { type SQL, sql } from '../db/sql.ts'

type Parcel = Pick<typeof shipments.$inferSelect, 'id' | 'status' | 'reshipmentOf'> & {
  lines: Pick<typeof shipmentLines.$inferSelect, 'orderLineId' | 'quantity'>[]
}

/** Units of an order's line that were lost for good: of failed parcels that are closed, or sent again in part. */
export const unitsLost = (parcels: Parcel[], orderLineId: string): number =>
  unitsMissing(parcels.filter(isClosed), parcels, orderLineId)

/** The same in SQL, where a live replacement is always one of a closed parcel. */
export const lostUnits = (orderLineId: SQL): SQL => sql`coalesce((
    select sum(u.quantity * ((s.status in ('refunded', 'reshipped'))::int
      - (s.reshipment_of is not null and s.status <> 'cancelled')::int))
    from shipment_lines u join shipments s on s.id = u.shipment_id where u.order_line_id = ${orderLineId}), 0)`

/** Whether a parcel failed, and units of a line that were in it are not all sent again. */
export const isShort = (parcel: Parcel, all: Parcel[], orderLineId: string): boolean =>
  (parcel.status === 'exception' || isClosed(parcel)) &&
  unitsMissing([parcel], all, orderLineId) > 0

const isClosed = ({ status }: Parcel) => status === 'refunded' || status === 'reshipped'

/** Units in failed parcels that no other one brings. */
const unitsMissing = (failed: Parcel[], all: Parcel[], orderLineId: string): number =>
  unitsOf(failed, orderLineId) -
  unitsOf(
    all.filter(
      ({ reshipmentOf, status }) =>
        status !== 'cancelled' && failed.some(({ id }) => id === reshipmentOf),
    ),
    orderLineId,
  )

/** Units of an order's line in parcels. */
export const unitsOf = (parcels: Pick<Parcel, 'lines'>[], orderLineId: string): number =>
  parcels
    .flatMap((parcel) => parcel.lines)
    .filter((line) => line.orderLineId === orderLineId)
    .reduce((total, line) => total + line.quantity, 0)
