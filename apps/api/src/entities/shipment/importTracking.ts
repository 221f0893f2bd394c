import { carrierNames } from '@officina/shared/carriers'
import { dateIn, isCalendarDay } from '@officina/shared/dates/days'
import { fromWallClock, startOfDay } from '@officina/shared/dates/zoned'
import { codeOfShape, plainCode } from '@officina/shared/plainCode'
import type { AdminCtx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { and, eq, inArray, or } from '../../db/sql.ts'
import { type CsvFile, importCsv } from '../csvImport.ts'
import { invalid, type Texts } from '../errors.ts'
import { type Carrier, carriers } from './carriers.ts'
import { deliverShipment } from './deliver.ts'
import { shipShipment } from './ship.ts'

const columns = {
  number: {
    names: [
      'parcel',
      'parcel number',
      'shipment',
      'shipment number',
      'number',
      'order',
      'order number',
      '荷物番号',
      '出荷番号',
      '注文番号',
    ],
    required: true,
  },
  /** The same where a file has the order's number in front of it. */
  parcel: {
    names: ['parcel', 'parcel number', 'shipment', 'shipment number', '荷物番号', '出荷番号'],
    required: false,
  },
  carrier: { names: ['carrier', '配送業者', '配送会社'], required: false },
  tracking_no: {
    names: ['tracking number', 'tracking no', 'tracking', 'お問い合わせ番号'],
    required: false,
  },
  shipped_at: { names: ['shipped at', 'shipped on', 'shipped', '発送日', '発送'], required: false },
  delivered_at: {
    names: ['delivered at', 'delivered on', 'delivered', 'お届け日', '配達日', 'お届け'],
    required: false,
  },
}

/**
 * Marks packed parcels as shipped by the carrier's list, and those with a day of delivery as delivered. An order's
 * number will do when it has one parcel that waits for that.
 */
export const importTracking = (ctx: AdminCtx, file: CsvFile) =>
  importCsv(ctx, file, columns, async (tx, row) => {
    const number = plainCode(row.parcel || row.number)
    const found = await tx.db
      .select({
        id: shipments.id,
        number: shipments.number,
        status: shipments.status,
        shippedAt: shipments.shippedAt,
        placedAt: orders.placedAt,
      })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(
        or(
          eq(shipments.number, number),
          and(
            eq(orders.number, number),
            inArray(shipments.status, row.delivered_at ? [...waiting, 'packed'] : ['packed']),
          ),
        ),
      )
    const [parcel, second] = found
    if (!parcel) throw unknown()
    if (second) throw ambiguous()
    const ships = !row.delivered_at || (parcel.status === 'packed' && row.carrier !== '')
    const now = tx.clock.now()
    const bounds = { from: parcel.placedAt, now, timeZone: tx.config.timeZone }
    const shippedAt = ships ? momentOf('shipped_at', row.shipped_at, bounds) : parcel.shippedAt
    const done: Texts[] = ships ? [await ship(tx, parcel.id, row, shippedAt ?? now)] : []
    if (row.delivered_at) {
      const deliveredAt = arrivalOf(row.delivered_at, shippedAt, bounds)
      await deliverShipment(tx, parcel.id, { deliveredAt })
      done.push({ en: 'delivered', ja: 'お届け済み' })
    }
    return {
      en: [parcel.number, ...done.map(({ en }) => en)].join(', '),
      ja: [parcel.number, ...done.map(({ ja }) => ja)].join('、'),
    }
  })

const waiting = ['shipped', 'in_transit'] as const

async function ship(
  ctx: AdminCtx,
  id: string,
  row: { carrier: string; tracking_no: string },
  shippedAt: Date,
) {
  const carrier = carrierOf(row.carrier)
  if (!carrier) throw unknownCarrier()
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(row.tracking_no)) throw rounded(row.tracking_no)
  const trackingNo = codeOfShape(row.tracking_no, /^[A-Za-z0-9][A-Za-z0-9 -]{3,39}$/)
  if (!trackingNo) throw badTracking()
  await shipShipment(ctx, id, { carrier, tracking_no: trackingNo, shippedAt })
  return carrierNames[carrier]
}

/** A day without a time is not before the parcel left on it. */
function arrivalOf(typed: string, shippedAt: Date | null, bounds: Bounds): Date {
  const at = momentOf('delivered_at', typed, bounds)
  const { timeZone } = bounds
  const isSameDay =
    !plainCode(typed).includes(':') &&
    shippedAt &&
    dateIn(shippedAt, timeZone) === dateIn(at, timeZone)
  return isSameDay && at < shippedAt ? shippedAt : at
}

/** A carrier by its key or its name in either language. */
function carrierOf(text: string): Carrier | undefined {
  const wanted = text.toLowerCase().replaceAll(/[\s_-]/g, '')
  return (Object.keys(carriers) as Carrier[]).find((key) =>
    [key, carrierNames[key].en, carrierNames[key].ja, carrierNames[key].en.split(' ')[0] ?? key]
      .map((name) => name.toLowerCase().replaceAll(/[\s_-]/g, ''))
      .includes(wanted),
  )
}

type Bounds = { from: Date; now: Date; timeZone: string }

const shape =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * `2026-11-20` or `2026/11/20`, with a time or without; one that names no offset is of the shop's clocks. Not in the
 * future, and not on a day before `from`; earlier on that day is `from` itself. Empty is now.
 */
export function momentOf(
  field: 'shipped_at' | 'delivered_at',
  typed: string,
  { from, now, timeZone }: Bounds,
): Date {
  const text = plainCode(typed)
  if (text === '') return now
  const [, year = '', month = '', day = '', time, offset] = shape.exec(text) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = time
    ? offset
      ? new Date(`${date}T${time}${offset}`)
      : fromWallClock(`${date}T${time}`, timeZone)
    : startOfDay(date, timeZone)
  if (!isCalendarDay(date) || Number.isNaN(at.getTime()) || at > now)
    throw invalid(field, 'NOT_A_DATE', {
      en: 'Enter the date as 2026-11-20, not in the future.',
      ja: '2026-11-20 の形式で、今日以前の日付を入力してください。',
    })
  if (dateIn(at, timeZone) < dateIn(from, timeZone))
    throw invalid(field, 'OUT_OF_RANGE', {
      en: 'This is before the order was placed. Check the date.',
      ja: '注文日より前の日付です。日付をご確認ください。',
    })
  return at < from ? from : at
}

const unknown = () =>
  invalid('number', 'UNKNOWN_PARCEL', {
    en: 'No parcel with this number is waiting for this step.',
    ja: 'この番号の対象となる荷物はありません。',
  })
const ambiguous = () =>
  invalid('number', 'SEVERAL_PARCELS', {
    en: 'Several parcels of this order are waiting for this step. Enter the number of one of them.',
    ja: '対象となる荷物が複数あります。そのうちの1つの番号を指定してください。',
  })
const unknownCarrier = () =>
  invalid('carrier', 'UNKNOWN_CARRIER', {
    en: 'Enter a known carrier, such as UPS.',
    ja: '登録されている名称（例：ヤマト運輸）を入力してください。',
  })
const rounded = (text: string) =>
  invalid('tracking_no', 'ROUNDED', {
    en: `${text} was rounded by a spreadsheet. Format the column as text and enter the whole number.`,
    ja: `${text} は表計算ソフトで丸められています。列を文字列にして、番号全体を入力してください。`,
  })
const badTracking = () =>
  invalid('tracking_no', 'BAD_TRACKING', {
    en: 'Enter 4 to 40 letters and digits.',
    ja: '4〜40文字の英数字で入力してください。',
  })
