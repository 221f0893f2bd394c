import { addressLines } from '@officina/shared/addressLines'
import { beforeDiscount } from '@officina/shared/amounts'
import { packText } from '@officina/shared/dosage/units'
import { formatCountry, formatDate, formatMoney, formatName } from '@officina/shared/format'
import { hasReceipt } from '@officina/shared/receipts'
import type { Content } from 'pdfmake/interfaces.js'
import type { DoctorCtx, Locale, PatientCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { and, eq, getTableColumns } from '../../db/sql.ts'
import { pdfFacts, pdfHeading, pdfTable, pdfTotals } from '../../pdf/document.ts'
import { renderPdf } from '../platform/brand.ts'
import { companyText, supportText } from '../platform/company.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { inPracticesOf } from '../practices.ts'
import { getWholeOrderOfDoctor } from './forDoctor.ts'
import { getOrderOfPatient } from './forPatient.ts'
import { sumsOf } from './sums.ts'

/** The receipt of one's own order, in the asked language. */
export async function receiptPdf(ctx: PatientCtx, orderId: string, locale: Locale) {
  const order = await getOrderOfPatient(ctx, orderId)
  const { name, company, vat_number: vat } = order.address
  const to = [company, name, ...addressLines(order.address, locale), vat && words[locale].vat(vat)]
    .filter(Boolean)
    .join('\n')
  return renderReceipt(ctx, order, to, locale)
}

/** The receipt of a patient's order for their doctor: the name and the city, no street. The read is audited. */
export async function receiptPdfForDoctor(ctx: DoctorCtx, orderId: string, locale: Locale) {
  const order = await getWholeOrderOfDoctor(ctx, orderId)
  const { city, region, country } = order.address
  const place =
    locale === 'ja' && country === 'JP'
      ? `${region}${city}`
      : [city, region, formatCountry(country, locale)].filter(Boolean).join(', ')
  const to = [formatName(order.patient, locale), place].join('\n')
  return renderReceipt(ctx, order, to, locale)
}

type Receipted = Pick<
  Awaited<ReturnType<typeof getOrderOfPatient>>,
  | 'id'
  | 'number'
  | 'placed_at'
  | 'placed_by'
  | 'payment_method'
  | 'payment_state'
  | 'currency'
  | 'reverse_charge'
> & {
  lines: {
    title: string
    brand: string
    variant_title: string
    quantity: number
    unit_price: number
    discount: number
    line_total: number
    /** What was ordered before operations changed it with the doctor's consent. */
    replaces?: string | null
  }[]
}

async function renderReceipt(
  ctx: PatientCtx | DoctorCtx,
  order: Receipted,
  to: string,
  locale: Locale,
) {
  const isAsked = and(eq(orders.id, order.id), inPracticesOf(ctx.actor, orders))
  const [found] = await ctx.db
    .select({ kept: orders, clinic: doctors.clinicName })
    .from(orders)
    .innerJoin(doctors, eq(doctors.id, orders.doctorId))
    .where(isAsked)
  if (!found) throw new Error('the order is gone')
  const { kept, clinic } = found
  const lines = await ctx.db
    .select(getTableColumns(orderLines))
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isAsked)
  const t = words[locale]
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  const sums = sumsOf(kept, lines, (await getShopSettings(ctx))['tax.standard_bp'])
  const content: Content[] = [
    {
      columns: [
        pdfFacts(
          [
            [t.seller, await companyText(ctx, locale, kept.companySnapshot)],
            [t.questions, (await supportText(ctx, kept.companySnapshot)).replace(', ', '\n')],
          ],
          70,
        ),
        pdfFacts(
          [
            [t.order, order.number],
            [t.placed, formatDate(order.placed_at, locale, ctx.config.timeZone)],
            ...(order.placed_by ? [[t.by, t.onBehalf(order.placed_by)] as [string, string]] : []),
            [t.payment, `${t.methods[order.payment_method]} · ${t.states[order.payment_state]}`],
            [
              t.paidOn,
              kept.paidAt && formatDate(kept.paidAt.toISOString(), locale, ctx.config.timeZone),
            ],
            [t.to, to],
          ],
          70,
        ),
      ],
      columnGap: 20,
    },
    pdfHeading(t.items),
    pdfTable(
      [t.product, t.quantity, t.price, t.amount],
      order.lines.map((line) => [
        {
          stack: [
            line.title,
            {
              text: [line.brand, packText(line.variant_title, locale)].filter(Boolean).join(' · '),
              style: 'small',
            },
            ...(line.replaces ? [{ text: t.replaces(line.replaces), style: 'small' }] : []),
          ],
        },
        String(line.quantity),
        money(line.unit_price),
        money(beforeDiscount(line)),
      ]),
      { widths: ['*', 50, 80, 80], right: [1, 2, 3] },
    ),
    pdfTotals(
      sums.map(({ label, amount }) => [label[locale === 'en' ? 0 : 1], money(amount)]),
      sums.findIndex(({ isTotal }) => isTotal),
    ),
    ...(order.reverse_charge ? [{ text: t.reverseCharge, margin: [0, 12, 0, 0] } as Content] : []),
  ]
  return {
    content: await renderPdf(ctx, {
      locale,
      // before it is paid nothing has been received
      title: hasReceipt(order.payment_state) ? t.title : t.statement,
      subtitle: order.number,
      footer: clinic,
      createdAt: ctx.clock.now(),
      content,
    }),
    filename: `${order.number}.pdf`,
  }
}

const words = {
  en: {
    title: 'Receipt',
    statement: 'Order statement',
    seller: 'Sold by',
    order: 'Order',
    placed: 'Placed on',
    by: 'Ordered by',
    onBehalf: (doctor: string) => `Dr ${doctor}, on behalf of the patient`,
    payment: 'Payment',
    paidOn: 'Paid on',
    to: 'Sent to',
    questions: 'Questions',
    items: 'Items',
    product: 'Product',
    replaces: (product: string) => `Replaces ${product}`,
    quantity: 'Quantity',
    price: 'Price',
    amount: 'Amount',
    reverseCharge:
      'Reverse charge: the recipient of the supply is liable for the VAT (Article 196 of Directive 2006/112/EC).',
    vat: (number: string) => `VAT number ${number}`,
    methods: {
      invoice: 'Invoice',
      bank_transfer: 'Bank transfer',
      card: 'Card',
      shopify: 'Online',
    },
    states: {
      pending: 'not yet paid',
      authorized: 'authorised',
      paid: 'paid',
      partially_refunded: 'partly refunded',
      refunded: 'refunded',
      failed: 'failed',
      voided: 'cancelled',
    },
  },
  ja: {
    title: '領収書',
    statement: 'ご注文明細書',
    seller: '販売者',
    order: '注文番号',
    placed: 'ご注文日',
    by: 'ご注文者',
    onBehalf: (doctor: string) => `${doctor}先生（代理注文）`,
    payment: 'お支払い',
    paidOn: 'お支払日',
    to: 'お届け先',
    questions: 'お問い合わせ',
    items: '明細',
    product: '商品',
    replaces: (product: string) => `${product}から変更`,
    quantity: '数量',
    price: '単価',
    amount: '金額',
    reverseCharge:
      'リバースチャージ：付加価値税は購入者が申告・納付します（EU指令2006/112/EC第196条）。',
    vat: (number: string) => `VAT番号 ${number}`,
    methods: {
      invoice: '請求書払い',
      bank_transfer: '銀行振込',
      card: 'カード',
      shopify: 'オンライン決済',
    },
    states: {
      pending: '未入金',
      authorized: '承認済み',
      paid: '入金済み',
      partially_refunded: '一部返金済み',
      refunded: '返金済み',
      failed: '失敗',
      voided: '取消',
    },
  },
}
