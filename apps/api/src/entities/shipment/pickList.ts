import { dateIn } from '@officina/shared/dates/days'
import { packText } from '@officina/shared/dosage/units'
import { bracketed, listed } from '@officina/shared/format'
import { defineMessages } from '@officina/shared/messages'
import type { AdminCtx, Locale } from '../../context.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { products, stock } from '../../db/schema/product.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { asc, eq, inArray } from '../../db/sql.ts'
import { dateText } from '../../mail/words.ts'
import { pdfTable } from '../../pdf/document.ts'
import { conflict } from '../errors.ts'
import { renderPdf } from '../platform/brand.ts'
import { binOrder } from '../stock/binOrder.ts'
import { proposeLots, readLots, type Share } from '../stock/lots.ts'

/**
 * What has to be taken from the shelves for parcels that are not packed yet, in the order of the bins. Those of an order
 * that is on hold are left out: nobody may pick them, and packing as listed gives their lots to the others.
 */
export async function pickListPdf(ctx: AdminCtx, ids: string[], locale: Locale) {
  const rows = await ctx.db
    .select({
      parcel: shipments.number,
      status: shipments.status,
      order: orders.fulfilmentState,
      quantity: shipmentLines.quantity,
      snapshot: orderLines.snapshot,
      variantId: orderLines.variantId,
      id: shipmentLines.id,
      bin: stock.bin,
      cool: products.heatSensitive,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(stock, eq(stock.variantId, orderLines.variantId))
    .where(inArray(shipments.id, ids))
    .orderBy(asc(binOrder), asc(orderLines.variantId), asc(shipments.number))
  const open = rows.filter(
    (row) => ['to_pick', 'picking'].includes(row.status) && row.order !== 'on_hold',
  )
  if (open.length === 0) throw nothingToPick()
  const t = words[locale]
  const places = Map.groupBy(open, (row) => row.variantId)
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const shares = proposeLots(open, await readLots(ctx, [...places.keys()]), today)
  const content = [
    pdfTable(
      [t.bin, t.product, t.quantity, t.parcels],
      [...places.values()].map((same) => {
        const [first] = same
        if (!first) return []
        const { snapshot } = first
        const lots = Map.groupBy(
          same.flatMap((row) => shares.get(row.id) ?? []),
          (share) => share.lotId,
        )
        const total = same.reduce((units, row) => units + row.quantity, 0)
        const isSplit = lots.size > 1 || unitsOf([...lots.values()].flat()) < total
        const details = [
          `${packText(snapshot.variant_title, locale)} · ${snapshot.sku}`,
          ...[...lots.values()].map((parts) => lotText(parts, t.lot, locale)),
          first.cool && t.cool,
        ]
        return [
          { text: first.bin ?? '–', style: 'strong' },
          {
            stack: [snapshot.title, { text: details.filter(Boolean).join('\n'), style: 'small' }],
          },
          { text: String(total), style: 'strong' },
          same
            .map((row) => parcelText(row, (isSplit && shares.get(row.id)) || [], locale))
            .join('\n'),
        ]
      }),
      { widths: [60, '*', 50, 130], right: [2] },
    ),
  ]
  const document = {
    locale,
    title: t.title,
    subtitle: `${dateText(today, locale)} · ${t.count(new Set(open.map((r) => r.parcel)).size)}`,
    content,
    footer: t.title,
  }
  return { content: await renderPdf(ctx, document), filename: `pick-list-${today}.pdf` }
}

/** `Lot L2405 (May 31, 2028) × 3` */
function lotText(parts: Share[], word: string, locale: Locale): string {
  const [first] = parts
  if (!first) return ''
  const lot = `${word} ${first.lot}`
  const { expiresOn } = first
  return `${expiresOn ? bracketed(lot, dateText(expiresOn, locale), locale) : lot} × ${unitsOf(parts)}`
}

const unitsOf = (parts: Share[]) => parts.reduce((total, { quantity }) => total + quantity, 0)

/** `S-2026-000045 × 3 (L2405 × 1, L2611 × 2)`: of which lots it gets how many, where not all units are of one. */
function parcelText(
  { parcel, quantity }: { parcel: string; quantity: number },
  parts: Share[],
  locale: Locale,
): string {
  const text = `${parcel} × ${quantity}`
  const lots = parts.map((part) =>
    part.quantity === quantity ? part.lot : `${part.lot} × ${part.quantity}`,
  )
  return lots.length > 0 ? bracketed(text, listed(lots, locale), locale) : text
}

const nothingToPick = () =>
  conflict('NOTHING_TO_PICK', {
    en: 'None of these parcels is waiting to be picked.',
    ja: 'ピッキング待ちの荷物がありません。',
  })

const words = defineMessages({
  title: ['Pick list', 'ピッキングリスト'],
  bin: ['Bin', '棚番'],
  product: ['Product', '商品'],
  quantity: ['Units', '数量'],
  parcels: ['Parcels', '荷物番号'],
  lot: ['Lot', 'ロット'],
  cool: ['Keep cool', '要冷蔵'],
  count: (n: number) => [n === 1 ? '1 parcel' : `${n} parcels`, `${n}件`],
})
