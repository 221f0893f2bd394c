import { carrierNames } from '@officina/shared/carriers'
import type { AdminCtx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { and, eq, or } from '../../db/sql.ts'
import { importCsv } from '../csvImport.ts'
import { invalid } from '../errors.ts'
import { type Carrier, carriers } from './carriers.ts'
import { shipShipment } from './ship.ts'

const columns = {
  number: {
    names: [
      'shipment',
      'shipment number',
      'order',
      'order number',
      '荷物番号',
      '出荷番号',
      '注文番号',
    ],
    required: true,
  },
  carrier: { names: ['carrier', '配送業者', '配送会社'], required: true },
  tracking_no: {
    names: ['tracking number', 'tracking no', 'tracking', 'お問い合わせ番号'],
    required: true,
  },
  shipped_at: { names: ['shipped at', 'shipped on', 'shipped', '発送日'], required: false },
}

/** Marks packed parcels as shipped by the carrier's list. An order's number will do when it has one packed parcel. */
export const importTracking = (ctx: AdminCtx, file: { text: string; dryRun: boolean }) =>
  importCsv(ctx, file, columns, async (tx, row) => {
    const found = await tx.db
      .select({ id: shipments.id, number: shipments.number, status: shipments.status })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(
        or(
          eq(shipments.number, row.number),
          and(eq(orders.number, row.number), eq(shipments.status, 'packed')),
        ),
      )
    const [parcel, second] = found
    if (!parcel) throw unknown()
    if (second) throw ambiguous()
    const carrier = carrierOf(row.carrier)
    if (!carrier) throw unknownCarrier()
    if (/^\d([.,]\d+)?E\+?\d+$/i.test(row.tracking_no)) throw rounded(row.tracking_no)
    if (!/^[A-Za-z0-9][A-Za-z0-9 -]{3,39}$/.test(row.tracking_no)) throw badTracking()
    const shippedAt = momentOf(row.shipped_at, tx.clock.now())
    await shipShipment(tx, parcel.id, { carrier, trackingNo: row.tracking_no, shippedAt })
    const { en, ja } = carrierNames[carrier]
    return { en: `${parcel.number}, ${en}`, ja: `${parcel.number}、${ja}` }
  })

/** A carrier by its key or its name in either language. */
function carrierOf(text: string): Carrier | undefined {
  const wanted = text.toLowerCase().replaceAll(/[\s_-]/g, '')
  return (Object.keys(carriers) as Carrier[]).find((key) =>
    [key, carrierNames[key].en, carrierNames[key].ja, carrierNames[key].en.split(' ')[0] ?? key]
      .map((name) => name.toLowerCase().replaceAll(/[\s_-]/g, ''))
      .includes(wanted),
  )
}

/** `2026-11-20` or a full instant, not in the future; empty is now. */
function momentOf(text: string, now: Date): Date {
  if (text === '') return now
  const at = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/.test(text)
    ? new Date(text.replace(' ', 'T'))
    : new Date(Number.NaN)
  if (Number.isNaN(at.getTime()) || at > now)
    throw invalid('shipped_at', 'NOT_A_DATE', {
      en: 'Enter the shipping date as 2026-11-20, not in the future.',
      ja: '発送日は 2026-11-20 の形式で、今日以前の日付を入力してください。',
    })
  return at
}

const unknown = () =>
  invalid('number', 'UNKNOWN_PARCEL', {
    en: 'There is no packed parcel with this number.',
    ja: 'この番号の梱包済みの荷物はありません。',
  })
const ambiguous = () =>
  invalid('number', 'SEVERAL_PARCELS', {
    en: 'The order has several packed parcels. Enter the parcel number.',
    ja: '梱包済みの荷物が複数あります。荷物番号を指定してください。',
  })
const unknownCarrier = () =>
  invalid('carrier', 'UNKNOWN_CARRIER', {
    en: 'This carrier does not exist.',
    ja: 'この配送業者は登録されていません。',
  })
const rounded = (text: string) =>
  invalid('tracking_no', 'ROUNDED', {
    en: `${text} was rounded by a spreadsheet. Format the column as text and enter the whole number.`,
    ja: `${text} は表計算ソフトで丸められています。列を文字列にして、番号全体を入力してください。`,
  })
const badTracking = () =>
  invalid('tracking_no', 'BAD_TRACKING', {
    en: 'Enter a tracking number of 4 to 40 letters and digits.',
    ja: 'お問い合わせ番号は4〜40文字の英数字で入力してください。',
  })
