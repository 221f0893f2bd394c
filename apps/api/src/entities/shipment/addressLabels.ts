import { dateIn } from '@officina/shared/dates/days'
import { shownPhone } from '@officina/shared/phone'
import type { Content } from 'pdfmake/interfaces.js'
import { type AdminCtx, inTransaction, type Locale } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { asc, eq, inArray } from '../../db/sql.ts'
import { barcode } from '../../pdf/barcode.ts'
import type { PdfDocument } from '../../pdf/document.ts'
import { addressees, addressLines } from '../addressLines.ts'
import { auditOf } from '../audit.ts'
import { conflict } from '../errors.ts'
import { returnAddressOf } from '../platform/company.ts'
import { methodNames } from '../platform/shipping.ts'
import { getShopSettings } from '../platform/shopSettings.ts'

type LabelSize = 'a6' | '62mm'
type Row = { parcel: typeof shipments.$inferSelect; order: typeof orders.$inferSelect }

const inHouse = ['to_pick', 'picking', 'packed']

/**
 * A label for each parcel that has not left: to whom, from whom, how, and its number as a barcode. It says nothing of
 * what is inside. Each order gets a row in its history, since labels hold addresses.
 */
export async function addressLabelsPdf(
  ctx: AdminCtx,
  { ids, size }: { ids: string[]; size: LabelSize },
  locale: Locale,
) {
  const document = await inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .select({ parcel: shipments, order: orders })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(inArray(shipments.id, ids))
      .orderBy(asc(shipments.number))
    const wanted = rows.filter(({ parcel }) => inHouse.includes(parcel.status))
    if (wanted.length === 0) throw nothingToLabel()
    for (const { parcel, order } of wanted)
      await auditOf(tx, 'shipment.address_label', parcel.id, order)
    const settings = await getShopSettings(tx)
    const methods = await methodNames(tx)
    // what cannot be delivered comes back to the sender
    const from = returnAddressOf(settings)
    const content: Content[] = []
    for (const [i, row] of wanted.entries())
      content.push({
        stack: await labelOf(row, { from, method: methods.get(row.parcel.method), size, locale }),
        ...(i > 0 ? { pageBreak: 'before' as const } : {}),
      })
    const made: PdfDocument = {
      locale,
      title: words[locale].title,
      content,
      footer: '',
      createdAt: tx.clock.now(),
      label: sizes[size],
    }
    return made
  })
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  return { content: await ctx.compute.pdf(document), filename: `labels-${today}.pdf` }
}

/** Width and height in millimetres. */
const sizes = { a6: { width: 105, height: 148 }, '62mm': { width: 62, height: 100 } }

async function labelOf(
  { parcel, order: { address } }: Row,
  given: { from: string; method: string | undefined; size: LabelSize; locale: Locale },
): Promise<Content[]> {
  const t = words[given.locale]
  const isSmall = given.size === '62mm'
  const lines = addressLines(address, given.locale).join('\n')
  return [
    { text: given.from, fontSize: isSmall ? 6.5 : 8, margin: [0, 0, 0, isSmall ? 6 : 14] },
    { text: t.to, style: 'label', fontSize: 7 },
    { text: addressees(address).join('\n'), bold: true, fontSize: isSmall ? 11 : 15 },
    { text: lines, fontSize: isSmall ? 9.5 : 13 },
    {
      text: shownPhone(address.phone, address.country),
      fontSize: isSmall ? 8 : 10,
      margin: [0, 2, 0, isSmall ? 8 : 20],
    },
    { text: given.method ?? parcel.method, bold: true, fontSize: isSmall ? 8 : 10 },
    await barcode(parcel.number, isSmall ? 150 : 240),
    { text: parcel.number, fontSize: isSmall ? 8 : 10, alignment: 'center' },
  ]
}

const nothingToLabel = () =>
  conflict('NOTHING_TO_LABEL', {
    en: 'All of these parcels have already shipped.',
    ja: '選択した荷物はすべて発送済みです。',
  })

const words = {
  en: { title: 'Address labels', to: 'To' },
  ja: { title: '宛名ラベル', to: 'お届け先' },
}
