import { packText } from '@officina/shared/dosage/units'
import { formatDate, formatMoney, formatName, formatPercent } from '@officina/shared/format'
import { defineMessages } from '@officina/shared/messages'
import { formatPlace } from '@officina/shared/place'
import { documentOf, hasReceipt } from '@officina/shared/receipts'
import type { Content } from 'pdfmake/interfaces.js'
import type { AdminCtx, DoctorCtx, Locale, PatientCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { pdfFacts, pdfHeading, pdfTable, pdfTotals } from '../../pdf/document.ts'
import { addressLines } from '../addressLines.ts'
import { auditOf } from '../audit.ts'
import { notFound } from '../errors.ts'
import { renderPdf } from '../platform/brand.ts'
import { companyText, supportText } from '../platform/company.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'
import { isoOf } from '../wire.ts'
import { readOwnOrder } from './forDoctor.ts'
import { findOrderOfPatient } from './forPatient.ts'
import { loadParts, type Order, type OrderLine, shownTotal } from './load.ts'
import { placedByPart } from './placedBy.ts'
import { received } from './received.ts'
import { isCharged, ratesOf, sumsOf } from './sums.ts'

type Receipted = { order: Order; lines: OrderLine[]; placedBy: string | null }
type Kind = ReturnType<typeof documentOf>

/** The receipt of one's own order, in the asked language; before it is paid, its invoice or statement. */
export const receiptPdf = async (ctx: PatientCtx, orderId: string, locale: Locale) =>
  render(ctx, await sheetForPayer(ctx, await findOrderOfPatient(ctx, orderId), locale), locale)

/** The same of any order for the office. The read is audited. */
export async function receiptPdfForAdmin(ctx: AdminCtx, orderId: string, locale: Locale) {
  const found = await findForOffice(ctx, orderId)
  await auditOf(ctx, 'order.read', orderId, found.order, { as: 'receipt' })
  return render(ctx, await sheetForPayer(ctx, found, locale), locale)
}

/** What the same says, to be printed among other papers; the caller has written down that it is read. */
export const receiptSheet = async (ctx: AdminCtx, orderId: string, locale: Locale) =>
  sheetForPayer(ctx, await findForOffice(ctx, orderId), locale)

/** The receipt of a patient's order for their doctor: the name and the city, no street. The read is audited. */
export async function receiptPdfForDoctor(ctx: DoctorCtx, orderId: string, locale: Locale) {
  const found = await readOwnOrder(ctx, orderId)
  const place = formatPlace(found.order.address, locale)
  const to = [formatName(found.patient, locale), place].join('\n')
  const kind = hasReceipt(found.order.paymentState) ? 'receipt' : 'statement'
  return render(ctx, await sheetOf(ctx, found, { to, kind }, locale), locale)
}

async function findForOffice(ctx: AdminCtx, orderId: string): Promise<Receipted> {
  const [row] = await ctx.db
    .select({ order: orders, placedBy: placedByPart })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!row) throw notFound()
  const { lines } = await loadParts(ctx, row.order)
  return { ...row, lines }
}

function sheetForPayer(ctx: PatientCtx | AdminCtx, found: Receipted, locale: Locale) {
  const { address, paymentState, paymentMethod } = found.order
  const { name, company, vat_number: vat } = address
  const to = [company, name, ...addressLines(address, locale), vat && words[locale].vat(vat)]
    .filter(Boolean)
    .join('\n')
  return sheetOf(ctx, found, { to, kind: documentOf(paymentState, paymentMethod) }, locale)
}

type Sheet = { title: string; order: Order; footer: string; content: Content[] }

async function render(ctx: PatientCtx | DoctorCtx | AdminCtx, sheet: Sheet, locale: Locale) {
  const { title, order, footer, content } = sheet
  const document = { locale, title, subtitle: order.number, footer, content }
  return { content: await renderPdf(ctx, document), filename: `${order.number}.pdf` }
}

async function sheetOf(
  ctx: PatientCtx | DoctorCtx | AdminCtx,
  { order, lines, placedBy }: Receipted,
  { to, kind }: { to: string; kind: Kind },
  locale: Locale,
): Promise<Sheet> {
  const [row] = await ctx.db
    .select({ clinic: doctors.clinicName, received, isCredited, settledAt })
    .from(orders)
    .innerJoin(doctors, eq(doctors.id, orders.doctorId))
    .where(and(eq(orders.id, order.id), eq(orders.doctorId, order.doctorId)))
  const t = words[locale]
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  const day = (at: Date) => formatDate(at.toISOString(), locale, ctx.config.timeZone)
  const paidAt = row?.settledAt ? new Date(row.settledAt) : order.paidAt
  const settings = await getShopSettings(ctx)
  const sums = sumsOf({ ...order, isCredited: row?.isCredited }, lines, settings['tax.standard_bp'])
  const rates = ratesOf(order, lines, settings['tax.standard_bp'])
  const taxName = order.taxName ?? t.tax
  const taxOf = (line: OrderLine) => t.rate(taxName, formatPercent(line.taxRateBp, locale))
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
            [t.paidOn, paidAt && day(paidAt)],
            [t.to, to],
          ],
          70,
        ),
      ],
      columnGap: 20,
    },
    pdfHeading(t.items),
    itemsTable(order, lines, (line) => rates.length > 0 && taxOf(line), locale),
    pdfTotals(
      sums.map(({ label, amount }) => [label[locale === 'en' ? 0 : 1], money(amount)]),
      sums.findIndex(({ isTotal }) => isTotal),
    ),
    pdfFacts(
      rates.map(({ rateBp, gross, tax }) => [
        t.atRate(formatPercent(rateBp, locale)),
        t.ofWhich(money(gross), taxName, money(tax)),
      ]),
    ),
    ...(order.reverseCharge ? [{ text: t.reverseCharge, margin: [0, 12, 0, 0] } as Content] : []),
    ...(kind === 'invoice' ? [howToPay(order, row?.received ?? 0, settings, locale)] : []),
  ]
  return { title: t.titles[kind], order, footer: row?.clinic ?? '', content }
}

/** All that was refunded of the order was taken off the invoice before it was paid, whatever else came and went back. */
const isCredited = sql<boolean>`coalesce((
  select bool_and(coalesce(r.state, '') = 'credited') from refunds r
  where r.order_id = ${orders.id} and (r.lines <> '[]' or r.shipping_amount > 0)), false)`

/** When the money came, which may be days before somebody has recorded it. */
const settledAt = sql<string | null>`(select ${isoOf(sql`max(p.settled_at)`)} from payments p
  where p.order_id = ${orders.id} and p.status = 'paid'
    and (p.checkout_until is not null) = (${orders.paymentMethod} = 'card'))`

function howToPay(order: Order, received: number, settings: ShopSettings, locale: Locale): Content {
  const t = words[locale]
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  return pdfFacts([
    [t.received, received > 0 ? money(received) : null],
    [t.due, money(order.total - order.refunded - received)],
    [t.transferTo, settings['payment.bank_details']],
    [t.reference, order.number],
  ])
}

/** What was ordered. `taxOf` says at which rate each product is taxed, where that has to be said. */
function itemsTable(
  order: Order,
  lines: OrderLine[],
  taxOf: (line: OrderLine) => string | false,
  locale: Locale,
): Content {
  const t = words[locale]
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  const rows = lines.filter(isCharged).map((line) => {
    const tax = taxOf(line)
    return [
      { stack: [...productOf(line, locale), ...(tax ? [{ text: tax, style: 'small' }] : [])] },
      String(line.qtyOrdered),
      money(line.unitPrice),
      money(shownTotal(order, line) + line.discount),
    ]
  })
  return pdfTable([t.product, t.quantity, t.price, t.amount], rows, {
    widths: ['*', 50, 80, 80],
    right: [1, 2, 3],
  })
}

function productOf({ snapshot }: OrderLine, locale: Locale) {
  const { title, brand, variant_title, replaces } = snapshot
  const pack = [brand, packText(variant_title, locale)].filter(Boolean).join(' · ')
  return [
    title,
    { text: pack, style: 'small' },
    // what was ordered before operations changed it with the doctor's consent
    ...(replaces ? [{ text: words[locale].replaces(replaces), style: 'small' }] : []),
  ]
}

const words = defineMessages({
  titles: {
    receipt: ['Receipt', '領収書'],
    invoice: ['Invoice', '請求書'],
    statement: ['Order statement', 'ご注文明細書'],
  },
  seller: ['Sold by', '販売者'],
  order: ['Order', '注文番号'],
  placed: ['Placed on', 'ご注文日'],
  by: ['Ordered by', 'ご注文者'],
  onBehalf: (doctor: string) => [
    `Dr ${doctor}, on behalf of the patient`,
    `${doctor}先生（代理注文）`,
  ],
  payment: ['Payment', 'お支払い'],
  paidOn: ['Paid on', 'お支払日'],
  to: ['Sent to', 'お届け先'],
  questions: ['Questions', 'お問い合わせ'],
  items: ['Items', '明細'],
  product: ['Product', '商品'],
  replaces: (product: string) => [`Replaces ${product}`, `${product}から変更`],
  quantity: ['Quantity', '数量'],
  price: ['Price', '単価'],
  tax: ['tax', '消費税'],
  rate: (name: string, rate: string) => [`${rate} ${name}`, `${name}${rate}`],
  atRate: (rate: string) => [`Total at ${rate}`, `${rate}対象`],
  ofWhich: (gross: string, name: string, tax: string) => [
    `${gross}, of which ${name} ${tax}`,
    `${gross}（うち${name} ${tax}）`,
  ],
  amount: ['Amount', '金額'],
  received: ['Received', 'ご入金額'],
  due: ['Amount due', 'お支払い金額'],
  transferTo: ['Transfer to', 'お振込先'],
  reference: ['Reference', 'お振込時の番号'],
  reverseCharge: [
    'Reverse charge: the recipient of the supply is liable for the VAT (Article 196 of Directive 2006/112/EC).',
    'リバースチャージ：付加価値税は購入者が申告・納付します（EU指令2006/112/EC第196条）。',
  ],
  vat: (number: string) => [`VAT number ${number}`, `VAT番号 ${number}`],
  methods: {
    invoice: ['Invoice', '請求書払い'],
    bank_transfer: ['Bank transfer', '銀行振込'],
    card: ['Card', 'カード'],
    shopify: ['Online', 'オンライン決済'],
  },
  states: {
    pending: ['not yet paid', '未入金'],
    authorized: ['not charged yet', '請求前'],
    paid: ['paid', '入金済み'],
    partially_refunded: ['partly refunded', '一部返金済み'],
    refunded: ['refunded', '返金済み'],
    failed: ['not yet paid', '未入金'],
    voided: ['cancelled', '取消'],
  },
})
