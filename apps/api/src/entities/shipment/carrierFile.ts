import { dateIn } from '@officina/shared/dates/days'
import { shownPhone } from '@officina/shared/phone'
import { type AdminCtx, inTransaction, type Locale } from '../../context.ts'
import { type AddressSnapshot, orders } from '../../db/schema/order.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { asc, eq, inArray } from '../../db/sql.ts'
import { auditOf } from '../audit.ts'
import { conflict } from '../errors.ts'
import { methodNames } from '../platform/shipping.ts'
import { neutral } from '../read/cells.ts'
import { csvFile } from '../read/csv.ts'

/** Addresses of packed parcels for the carrier's label program; others in `ids`, and what is on hold, are left out. */
export function carrierFile(ctx: AdminCtx, ids: string[], locale: Locale) {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .select({ parcel: shipments, order: orders })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(inArray(shipments.id, ids))
      .orderBy(asc(shipments.number))
    const packed = rows.filter(
      ({ parcel, order }) => parcel.status === 'packed' && order.fulfilmentState !== 'on_hold',
    )
    if (packed.length === 0) throw nothingPacked()
    for (const { parcel, order } of packed)
      await auditOf(tx, 'shipment.carrier_file', parcel.id, order)
    const methods = await methodNames(tx)
    const content = await csvFile(
      tx.turns,
      header[locale],
      packed,
      ({ parcel, order: { number, address } }) => [
        parcel.number,
        number,
        ...[address.name, address.company ?? ''].map(neutral),
        phoneCell(address),
        ...[
          address.country,
          address.postal_code,
          address.region,
          address.city,
          address.line1,
          address.line2 ?? '',
        ].map(neutral),
        neutral(methods.get(parcel.method) ?? parcel.method),
        String(parcel.weightG),
        '',
        '',
      ],
    )
    const today = dateIn(tx.clock.now(), tx.config.timeZone)
    return { content, filename: `parcels-${today}.csv` }
  })
}

/**
 * As it is dialled in the country of the address. One of another country is bare digits behind its +: no formula can
 * be made of them, and a label program reads no apostrophe.
 */
function phoneCell({ phone, country }: AddressSnapshot): string {
  const shown = shownPhone(phone, country)
  return shown.startsWith('+') && /^\+\d+$/.test(phone) ? phone : neutral(shown)
}

// Carrier and tracking number stand empty, so that the same file comes back as the tracking import.
const header = {
  en: 'Parcel|Order|Name|Company|Phone|Country|Postal code|Region|City|Line 1|Line 2|Method|Weight (g)|Carrier|Tracking number'.split(
    '|',
  ),
  ja: '荷物番号|注文番号|氏名|会社名|電話番号|国|郵便番号|都道府県|市区町村|住所1|住所2|配送方法|重量（g）|配送業者|お問い合わせ番号'.split(
    '|',
  ),
}

const nothingPacked = () =>
  conflict('NOTHING_PACKED', {
    en: 'None of these parcels is packed and may ship.',
    ja: '発送できる梱包済みの荷物がありません。',
  })
