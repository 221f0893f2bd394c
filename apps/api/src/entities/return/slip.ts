import { packText } from '@officina/shared/dosage/units'
import { defineMessages } from '@officina/shared/messages'
import type { Content } from 'pdfmake/interfaces.js'
import type { Locale, PatientCtx } from '../../context.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { returns } from '../../db/schema/return.ts'
import { and, eq } from '../../db/sql.ts'
import { barcode } from '../../pdf/barcode.ts'
import { pdfFacts, pdfHeading, pdfTable } from '../../pdf/document.ts'
import { notFound } from '../errors.ts'
import { renderPdf } from '../platform/brand.ts'
import { returnAddressOf, supportText } from '../platform/company.ts'
import { getShopSettings } from '../platform/shopSettings.ts'

/**
 * What a patient puts into the parcel with an own return, so that the warehouse knows whose it is: where it goes, the
 * order as a barcode, the products. 404 unless it is approved and not yet here.
 */
export async function returnSlipPdf(ctx: PatientCtx, id: string, locale: Locale) {
  const [found] = await ctx.db
    .select({ back: returns, order: orders })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(eq(returns.id, id), eq(returns.patientId, ctx.actor.id)))
  if (found?.back.status !== 'approved') throw notFound()
  const { back, order } = found
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const t = words[locale]
  const settings = await getShopSettings(ctx)
  const rows = back.lines.flatMap(({ order_line_id, quantity }) => {
    const line = lines.find((each) => each.id === order_line_id)
    return line ? [[described(line, locale), String(quantity)]] : []
  })
  const content: Content[] = [
    {
      columns: [
        { stack: [pdfHeading(t.to), { text: returnAddressOf(settings), fontSize: 13 }] },
        {
          stack: [await barcode(order.number, 150), { text: order.number, alignment: 'center' }],
          width: 150,
        },
      ],
      margin: [0, 0, 0, 16],
    },
    pdfFacts([
      [t.from, order.address.name],
      [t.questions, await supportText(ctx)],
    ]),
    pdfHeading(t.products),
    pdfTable([t.product, t.units], rows, { widths: ['*', 60], right: [1] }),
    { text: t.how, margin: [0, 12, 0, 0] },
  ]
  const document = {
    locale,
    title: t.title,
    subtitle: order.number,
    content,
    footer: [t.title, settings['company.name']].filter(Boolean).join(' · '),
  }
  return { content: await renderPdf(ctx, document), filename: `return-${order.number}.pdf` }
}

const described = ({ snapshot }: typeof orderLines.$inferSelect, locale: Locale) => ({
  stack: [
    snapshot.title,
    { text: `${packText(snapshot.variant_title, locale)} · ${snapshot.sku}`, style: 'small' },
  ],
})

const words = defineMessages({
  title: ['Return slip', '返品票'],
  to: ['Send to', '送付先'],
  from: ['From', 'ご返品者'],
  questions: ['Questions', 'お問い合わせ'],
  products: ['Products in this parcel', 'この荷物の商品'],
  product: ['Product', '商品'],
  units: ['Units', '数量'],
  how: [
    'Put this slip in the parcel. We refund you once we have received the products.',
    'この返品票を荷物に同封してください。商品の到着後に返金いたします。',
  ],
})
