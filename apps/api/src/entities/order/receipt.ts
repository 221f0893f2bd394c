import { addressLines } from '@officina/shared/addressLines'
import { packText } from '@officina/shared/dosage/units'
import { formatCountry, formatDate, formatMoney, formatName } from '@officina/shared/format'
import { hasReceipt } from '@officina/shared/receipts'
import type { Content } from 'pdfmake/interfaces.js'
import type { DoctorCtx, Locale, PatientCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { pdfFacts, pdfHeading, pdfTable, pdfTotals } from '../../pdf/document.ts'
import { renderPdf } from '../platform/brand.ts'
import { companyText, supportText } from '../platform/company.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { readOwnOrder } from './forDoctor.ts'
import { findOrderOfPatient } from './forPatient.ts'
import { shownTotal } from './load.ts'
import { isCharged, sumsOf } from './sums.ts'

/** The receipt of one's own order, in the asked language. */
export async function receiptPdf(ctx: PatientCtx, orderId: string, locale: Locale) {
  const found = await findOrderOfPatient(ctx, orderId)
  const { address } = found.order
  const { name, company, vat_number: vat } = address
  const to = [company, name, ...addressLines(address, locale), vat && words[locale].vat(vat)]
    .filter(Boolean)
    .join('\n')
  return renderReceipt(ctx, found, to, locale)
}

/** The receipt of a patient's order for their doctor: the name and the city, no street. The read is audited. */
export async function receiptPdfForDoctor(ctx: DoctorCtx, orderId: string, locale: Locale) {
  const found = await readOwnOrder(ctx, orderId)
  const { city, region, country } = found.order.address
  const place =
    locale === 'ja' && country === 'JP'
      ? `${region}${city}`
      : [city, region, formatCountry(country, locale)].filter(Boolean).join(', ')
  const to = [formatName(found.patient, locale), place].join('\n')
  return renderReceipt(ctx, found, to, locale)
}

type Receipted = Pick<
  Awaited<ReturnType<typeof findOrderOfPatient>>,
  'order' | 'lines' | 'placedBy'
>

async function renderReceipt(
  ctx: PatientCtx | DoctorCtx,
  { order, lines, placedBy }: Receipted,
  to: string,
  locale: Locale,
) {
  const [doctor] = await ctx.db
    .select({ clinic: doctors.clinicName })
    .from(doctors)
    .where(eq(doctors.id, order.doctorId))
  const t = words[locale]
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  const day = (at: Date) => formatDate(at.toISOString(), locale, ctx.config.timeZone)
  const sums = sumsOf(order, lines, (await getShopSettings(ctx))['tax.standard_bp'])
  const content: Content[] = [
    {
      columns: [
        pdfFacts(
          [
            [t.seller, await companyText(ctx, locale, order.companySnapshot)],
            [t.questions, (await supportText(ctx, order.companySnapshot)).replace(', ', '\n')],
          ],
          70,
        ),
        pdfFacts(
          [
            [t.order, order.number],
            [t.placed, day(order.placedAt)],
            ...(placedBy ? [[t.by, t.onBehalf(placedBy)] as [string, string]] : []),
            [t.payment, `${t.methods[order.paymentMethod]} · ${t.states[order.paymentState]}`],
            [t.paidOn, order.paidAt && day(order.paidAt)],
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
      lines.filter(isCharged).map((line) => [
        { stack: productOf(line, locale) },
        String(line.qtyOrdered),
        money(line.unitPrice),
        money(shownTotal(order, line) + line.discount),
      ]),
      { widths: ['*', 50, 80, 80], right: [1, 2, 3] },
    ),
    pdfTotals(
      sums.map(({ label, amount }) => [label[locale === 'en' ? 0 : 1], money(amount)]),
      sums.findIndex(({ isTotal }) => isTotal),
    ),
    ...(order.reverseCharge ? [{ text: t.reverseCharge, margin: [0, 12, 0, 0] } as Content] : []),
  ]
  return {
    content: await renderPdf(ctx, {
      locale,
      // before it is paid nothing has been received
      title: hasReceipt(order.paymentState) ? t.title : t.statement,
      subtitle: order.number,
      footer: doctor?.clinic ?? '',
      createdAt: ctx.clock.now(),
      content,
    }),
    filename: `${order.number}.pdf`,
  }
}

function productOf({ snapshot }: Receipted['lines'][number], locale: Locale) {
  const { title, brand, variant_title, replaces } = snapshot
  const pack = [brand, packText(variant_title, locale)].filter(Boolean).join(' · ')
  return [
    title,
    { text: pack, style: 'small' },
    // what was ordered before operations changed it with the doctor's consent
    ...(replaces ? [{ text: words[locale].replaces(replaces), style: 'small' }] : []),
  ]
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
