import { dateIn } from '@officina/shared/dates/days'
import { packText } from '@officina/shared/dosage/units'
import { defineMessages } from '@officina/shared/messages'
import { shownPhone } from '@officina/shared/phone'
import type { Content } from 'pdfmake/interfaces.js'
import { type AdminCtx, inTransaction, type Locale } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { and, asc, inArray, ne, or } from '../../db/sql.ts'
import { dateText } from '../../mail/words.ts'
import { barcode } from '../../pdf/barcode.ts'
import { pdfFacts, pdfHeading, pdfTable } from '../../pdf/document.ts'
import { addressees, addressLines } from '../addressLines.ts'
import { auditOf } from '../audit.ts'
import { conflict } from '../errors.ts'
import { loadParts, type Order, type OrderLine, type Parcel } from '../order/load.ts'
import { receiptSheet } from '../order/receipt.ts'
import { type Paper, renderPdf } from '../platform/brand.ts'
import { returnAddressOf, supportText } from '../platform/company.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'
import { dosageSentence } from '../recipe/dosage.ts'
import { dosageOf, loadPacks, substituteFor } from '../recipe/substitutes.ts'

type Wanted = { ids: string[]; orderIds: string[] }
type Slip = {
  order: Order
  parcel: Parcel
  lines: OrderLine[]
  dosage: Map<string, string>
  /** What is enclosed besides, where the order is paid so. */
  invoice: { title: string; content: Content[] } | null
}

/**
 * A page for every parcel: what is in the box, and how the doctor wants it taken. No prices: a box may
 * be a present. The invoice of an order that is paid so follows the slip of its first parcel. Each order in it
 * gets a row in its history, since the sheet holds health data.
 */
export async function packingSlipsPdf(ctx: AdminCtx, wanted: Wanted, locale: Locale) {
  const { document, filename } = await readSlips(ctx, wanted, locale)
  return { content: await renderPdf(ctx, document), filename }
}

const readSlips = (ctx: AdminCtx, { ids, orderIds }: Wanted, locale: Locale) =>
  inTransaction(ctx, async (tx) => {
    const wanted = await tx.db
      .select({ id: shipments.id, orderId: shipments.orderId })
      .from(shipments)
      .where(
        and(
          or(inArray(shipments.id, ids), inArray(shipments.orderId, orderIds)),
          ne(shipments.status, 'cancelled'),
        ),
      )
      .orderBy(asc(shipments.number))
    if (wanted.length === 0) throw nothingToPrint()
    const found = await tx.db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...new Set(wanted.map((row) => row.orderId))]))
    const slips: Slip[] = []
    for (const { id, orderId } of wanted) {
      const order = found.find((each) => each.id === orderId)
      if (!order) continue
      const { lines, parcels } = await loadParts(tx, order)
      const parcel = parcels.find((each) => each.id === id)
      if (!parcel) continue
      const isInvoiced = order.paymentMethod === 'invoice' && parcel === parcels.find(isOwn)
      const invoice = isInvoiced ? await receiptSheet(tx, order.id, locale) : null
      slips.push({ order, parcel, lines, dosage: await dosagesOf(tx, lines, locale), invoice })
    }
    for (const order of found) await auditOf(tx, 'order.packing_slip', order.id, order)
    const today = dateIn(tx.clock.now(), tx.config.timeZone)
    const t = words[locale]
    const settings = await getShopSettings(tx)
    const document: Paper = {
      locale,
      title: t.title,
      subtitle: dateText(today, locale),
      content: (
        await Promise.all(slips.map((slip, i) => slipOf(slip, i, locale, settings)))
      ).flat(),
      footer: [t.title, settings['company.name'], await supportText(tx)]
        .filter(Boolean)
        .join(' · '),
    }
    return { document, filename: `packing-slips-${today}.pdf` }
  })

/** Not one that was given up, nor one that goes in place of another. */
const isOwn = ({ status, reshipmentOf }: Parcel): boolean =>
  status !== 'cancelled' && reshipmentOf === null

async function slipOf(
  { order, parcel, lines, dosage, invoice }: Slip,
  i: number,
  locale: Locale,
  settings: ShopSettings,
): Promise<Content[]> {
  const t = words[locale]
  const { address } = order
  const methods = settings['shipping.methods']
  const contents = parcel.lines.flatMap((content) => {
    const line = lines.find((each) => each.id === content.orderLineId)
    return line ? [{ content, line }] : []
  })
  // a line of several lots is in the box once for each
  const used = [...new Map(contents.map(({ line }) => [line.id, line])).values()].flatMap(
    (line) => {
      const how = dosage.get(line.recipeLineId ?? '')
      return how ? [[line.snapshot.title, how]] : []
    },
  )
  return [
    {
      columns: [
        pdfHeading(`${parcel.number} · ${order.number}`),
        { stack: [await barcode(parcel.number, 150)], width: 150 },
      ],
      ...(i > 0 ? { pageBreak: 'before' as const } : {}),
    },
    pdfFacts([
      [t.to, [...addressees(address), ...addressLines(address, locale)].join('\n')],
      [t.phone, shownPhone(address.phone, address.country)],
      [t.method, methods.find((each) => each.key === order.method)?.name[locale] ?? order.method],
      [t.returns, returnAddressOf(settings)],
    ]),
    pdfTable(
      [t.product, t.units, t.lot, t.useBy],
      contents.map(({ content, line }) => [
        {
          stack: [
            line.snapshot.title,
            {
              text: `${packText(line.snapshot.variant_title, locale)} · ${line.snapshot.sku}`,
              style: 'small',
            },
          ],
        },
        String(content.quantity),
        content.lot ?? '',
        content.expiresOn ? dateText(content.expiresOn, locale) : '',
      ]),
      { widths: ['*', 50, 90, 90], right: [1] },
    ),
    ...(used.length > 0
      ? [pdfHeading(t.dosage), pdfTable([t.product, t.how], used, { widths: [170, '*'] })]
      : []),
    ...(invoice
      ? [
          {
            text: `${invoice.title} · ${order.number}`,
            style: 'heading',
            pageBreak: 'before' as const,
          },
          ...invoice.content,
        ]
      : []),
  ]
}

async function dosagesOf(
  ctx: AdminCtx,
  lines: OrderLine[],
  locale: Locale,
): Promise<Map<string, string>> {
  const ids = lines.flatMap((line) => line.recipeLineId ?? [])
  if (ids.length === 0) return new Map()
  const found = await ctx.db.select().from(recipeLines).where(inArray(recipeLines.id, ids))
  const packs = await loadPacks(
    ctx,
    [...found, ...lines].map(({ variantId }) => variantId),
  )
  return new Map(
    found.map((line) => {
      const sent = lines.find(({ recipeLineId }) => recipeLineId === line.id)
      const [own, pack] = [packs.get(line.variantId), packs.get(sent?.variantId ?? '')]
      const isOther = own && pack && own !== pack
      const dosage = isOther ? substituteFor(line, own, pack).dosage : dosageOf(line)
      return [line.id, dosageSentence(dosage, locale)]
    }),
  )
}

const nothingToPrint = () =>
  conflict('NOTHING_TO_PRINT', {
    en: 'None of these parcels exists.',
    ja: '対象の荷物がありません。',
  })

const words = defineMessages({
  title: ['Packing slips', '納品書'],
  to: ['To', 'お届け先'],
  phone: ['Phone', '電話番号'],
  method: ['Delivery', '配送方法'],
  returns: ['Returns, after our approval, to', '返品先（要事前連絡）'],
  product: ['Product', '商品'],
  units: ['Units', '数量'],
  lot: ['Lot', 'ロット'],
  useBy: ['Use by', '使用期限'],
  dosage: ['How to use', 'ご使用方法'],
  how: ['Dosage', '用法・用量'],
})
