import { bracketed, formatDateTime } from '@officina/shared/format'
import type { Config } from '../../config.ts'
import type { Locale } from '../../context.ts'
import { type Button, inBoth, mail, type Pair } from '../../mail/content.ts'
import { formatMoney, moneyInBoth } from '../money.ts'
import { type Named, nameIn } from '../names.ts'
import type { Sum } from './sums.ts'

type OrderPlacedData = {
  number: string
  orderId: string
  patientName: string
  items: MailItem[]
  /** What they come to, with the total. */
  sums: Sum[]
  total: number
  currency: string
  /** Null when nothing can be cancelled any more. */
  cancelUntil: Date | null
  timeZone: string
  /** Where a bank transfer goes; empty for an invoice. */
  bankDetails: string
  paymentMethod: string
  /** The doctor who ordered for the patient, or a repeat. */
  placedBy: Named | 'repeat' | null
  disclosure: Record<Locale, string>
}

/** To the patient, when an order has been placed. */
export function orderPlacedMail(config: Pick<Config, 'publicUrl'>, data: OrderPlacedData) {
  const money = (amount: number, locale: string) => formatMoney(amount, data.currency, locale)
  const { cancelUntil, timeZone } = data
  const until =
    cancelUntil &&
    inBoth((locale) => bracketed(formatDateTime(cancelUntil, locale, timeZone), timeZone, locale))
  const isTransfer = data.paymentMethod === 'bank_transfer'
  const [by, whose] = placedByText(data.placedBy)
  const isByRepeat = data.placedBy === 'repeat'
  const plan = `${config.publicUrl}/user/repeats`
  return mail('order_placed', {
    subject: [`Order ${data.number} received`, `ご注文を承りました（${data.number}）`],
    heading: ['Thank you for your order', 'ご注文ありがとうございます'],
    text: [
      [
        `Dear ${data.patientName}, we have received order ${data.number}.${by}`,
        until && `You can cancel it yourself until ${until[0]}.`,
      ],
      [
        `${data.patientName} 様`,
        `${whose} ${data.number} を承りました。${until ? `${until[1]}までは、お客様ご自身でキャンセルできます。` : ''}`,
      ],
    ],
    facts: [...itemFacts(data.items, data.currency), ...sumFacts(data.sums, data.currency)],
    button: showOrder(config, data.orderId),
    after: [
      [
        isByRepeat && `To change, pause or stop the repeat: ${plan}`,
        isTransfer
          ? `Transfer ${money(data.total, 'en')} with the reference ${data.number}.\n${data.bankDetails}`
          : data.paymentMethod === 'card'
            ? 'Your card is charged when we prepare your order.'
            : 'The invoice comes with your parcel.',
        data.disclosure.en,
      ],
      [
        isByRepeat && `定期注文の変更・休止・停止：${plan}`,
        isTransfer
          ? `${money(data.total, 'ja')}を、注文番号 ${data.number} を添えてお振り込みください。\n${data.bankDetails}`
          : data.paymentMethod === 'card'
            ? 'カードへの請求は、発送の準備を始めるときに行います。'
            : '請求書は商品に同封いたします。',
        data.disclosure.ja,
      ],
    ],
  })
}

const placedByText = (placedBy: OrderPlacedData['placedBy']): Pair =>
  placedBy === null
    ? ['', 'ご注文']
    : placedBy === 'repeat'
      ? [' It was placed by your repeat.', '定期注文によるご注文']
      : [
          ` Ordered on your behalf by Dr ${nameIn(placedBy, 'en')}.`,
          `${nameIn(placedBy, 'ja')}先生による代理注文`,
        ]

/** To the doctor, when a patient has ordered and the doctor wants to know. Names no patient: a mail is read anywhere. */
export function orderPlacedDoctorMail(
  config: Config,
  data: {
    id: string
    number: string
    patientId: string
    patientNumber: string
    doctorName: string
    total: number
    currency: string
    /** The patient has paid what the doctor had put together. */
    isOnBehalf: boolean
  },
) {
  if (data.isOnBehalf) return paidForDoctorMail(config, data)
  return mail('order_placed_doctor', {
    subject: [
      `New order from a patient (${data.number})`,
      `患者さんからご注文がありました（${data.number}）`,
    ],
    heading: ['New order from a patient', '患者さんからご注文がありました'],
    text: [
      `Patient ${data.patientNumber} has placed order ${data.number} for ${formatMoney(data.total, data.currency, 'en')}.`,
      [
        `${data.doctorName} 様`,
        `患者番号 ${data.patientNumber} の方から、ご注文 ${data.number}（${formatMoney(data.total, data.currency, 'ja')}）がありました。`,
      ],
    ],
    button: [
      ['View order', 'ご注文を見る'],
      `${config.publicUrl}/doctors/patients/${data.patientId}/order-histories?id=${data.id}`,
    ],
  })
}

/** The same when the patient has paid by the link that the doctor sent. */
const paidForDoctorMail = (
  config: Config,
  data: Omit<Parameters<typeof orderPlacedDoctorMail>[1], 'isOnBehalf'>,
) =>
  mail('order_placed_doctor', {
    subject: [
      `The order you prepared is paid (${data.number})`,
      `ご準備いただいたご注文のお支払いが完了しました（${data.number}）`,
    ],
    heading: ['The order you prepared is paid', 'お支払いが完了しました'],
    text: [
      `Patient ${data.patientNumber} has paid order ${data.number} for ${formatMoney(data.total, data.currency, 'en')}, which you placed on their behalf.`,
      [
        `${data.doctorName} 様`,
        `患者番号 ${data.patientNumber} の方が、代理でご注文いただいた ${data.number}（${formatMoney(data.total, data.currency, 'ja')}）をお支払いになりました。`,
      ],
    ],
    button: [
      ['View order', 'ご注文を見る'],
      `${config.publicUrl}/doctors/patients/${data.patientId}/order-histories?id=${data.id}`,
    ],
  })

/** To the patient, when an order has been cancelled by themselves or by the shop. */
export function orderCancelledMail(
  config: Config,
  data: {
    number: string
    orderId: string
    patientName: string
    reason: string | null
    wasPaid: boolean
    /** What transfers have brought for an order that was never paid. */
    received: number
    currency: string
  },
) {
  const part = (locale: Locale) => formatMoney(data.received, data.currency, locale)
  return mail('order_cancelled', {
    subject: [`Order ${data.number} cancelled`, `ご注文のキャンセル（${data.number}）`],
    heading: ['Your order has been cancelled', 'ご注文をキャンセルしました'],
    text: [
      [
        `Dear ${data.patientName}, order ${data.number} has been cancelled and will not ship.`,
        data.wasPaid
          ? 'We will refund your payment within 10 business days.'
          : data.received > 0
            ? `We have received ${part('en')} for it, and will return it within 10 business days.`
            : 'You do not need to pay anything.',
      ],
      [
        `${data.patientName} 様`,
        `ご注文 ${data.number} をキャンセルしました。商品は発送されません。`,
        data.wasPaid
          ? 'お支払い済みの金額は10営業日以内に返金いたします。'
          : data.received > 0
            ? `ご入金いただいた${part('ja')}は、10営業日以内に返金いたします。`
            : 'お支払いの必要はありません。',
      ],
    ],
    button: showOrder(config, data.orderId),
    facts: [data.reason && [['Reason', '理由'], data.reason]],
  })
}

/** The order that a mail is about, and its patient's name. */
export type OfOrder = { id: string; number: string; name: string }

/** To the patient: an amount of an order is given back. */
export function orderRefundedMail(
  config: Config,
  d: OfOrder & { amount: number; currency: string; reason: string },
) {
  return mail('order_refunded', {
    subject: [`Refund for order ${d.number}`, `返金のお知らせ（${d.number}）`],
    heading: ['Your refund is on its way', '返金のお手続きをしました'],
    text: [
      `Dear ${d.name}, we have refunded ${formatMoney(d.amount, d.currency, 'en')} of order ${d.number}. It arrives within 10 business days.`,
      [
        `${d.name} 様`,
        `ご注文 ${d.number} について、${formatMoney(d.amount, d.currency, 'ja')}を返金いたします。完了まで最大10営業日かかります。`,
      ],
    ],
    facts: [[['Reason', '理由'], d.reason]],
    button: showOrder(config, d.id),
  })
}

/** To the patient, once for a refund: the card did not take it, and it is paid out by hand. */
export function refundRefusedMail(
  config: Config,
  d: OfOrder & { amount: number; currency: string },
) {
  const money = (locale: Locale) => formatMoney(d.amount, d.currency, locale)
  return mail('refund_refused', {
    subject: [
      `We could not refund your card for order ${d.number}`,
      `カードに返金できませんでした（${d.number}）`,
    ],
    heading: ['We will refund you by bank transfer', '銀行振込で返金いたします'],
    text: [
      [
        `Dear ${d.name}, we tried to refund ${money('en')} of order ${d.number} to the card you paid with, but the card’s bank did not accept it.`,
        'We will pay you by bank transfer instead, and contact you if we need your bank details. Never send us card numbers by email.',
      ],
      [
        `${d.name} 様`,
        `ご注文 ${d.number} について、お支払いに使われたカードへ${money('ja')}の返金を試みましたが、カード会社に受け付けられませんでした。`,
        '代わりに銀行振込で返金いたします。お振込先の確認が必要な場合は、こちらからご連絡いたします。カード番号はメールでお送りにならないでください。',
      ],
    ],
    button: showOrder(config, d.id),
  })
}

type Due = OfOrder & {
  total: number
  currency: string
  paymentMethod: string
  details: string
}

/** To the patient: a payment did not work and is due again. */
export function paymentDueMail(config: Config, d: Due) {
  const account = d.paymentMethod === 'bank_transfer' && d.details ? d.details : undefined
  if (d.paymentMethod === 'card') return cardDueMail(config, d)
  return mail('payment_due', {
    subject: [`Payment for order ${d.number}`, `お支払いのお願い（${d.number}）`],
    heading: ['We have not received your payment', 'お支払いを確認できませんでした'],
    text: [
      `Dear ${d.name}, we have not received the payment for order ${d.number}. We ship as soon as you have paid.`,
      [
        `${d.name} 様`,
        `ご注文 ${d.number} のお支払いを確認できませんでした。ご入金の確認後に発送いたします。`,
      ],
    ],
    facts: [
      [['Amount', '金額'], moneyInBoth(d.total, d.currency)],
      account && [['Transfer to', 'お振込先'], account],
    ],
    button: showOrder(config, d.id),
  })
}

/** The same for a card: the page of the order is where it is paid again, or in another way. */
const cardDueMail = (config: Config, d: Due) =>
  mail('payment_due', {
    subject: [`Pay order ${d.number} again`, `お支払いのお手続きのお願い（${d.number}）`],
    heading: ['Your card payment did not go through', 'カードでのお支払いが完了しませんでした'],
    text: [
      `Dear ${d.name}, your bank has not paid for order ${d.number}, and you were not charged. Pay again with this or another card, or choose another payment method. We ship as soon as you have paid.`,
      [
        `${d.name} 様`,
        `ご注文 ${d.number} のカード決済が完了しませんでした。請求は発生していません。もう一度カードでお支払いいただくか、別のお支払い方法をお選びください。お支払いの確認後に発送いたします。`,
      ],
    ],
    facts: [[['Amount', '金額'], moneyInBoth(d.total, d.currency)]],
    button: [['Pay now', 'お支払いへ進む'], orderUrl(config, d.id)],
  })

/** To the patient: less has come than the order costs. */
export function partPaidMail(config: Config, d: Due & { received: number; due: number }) {
  const before = d.total - d.due - d.received
  return mail('payment_part', {
    subject: [`Order ${d.number}: part of the payment is missing`, `ご入金額の不足（${d.number}）`],
    heading: ['Part of your payment is missing', 'ご入金額が不足しています'],
    text: [
      `Dear ${d.name}, your payment for order ${d.number} has arrived, but it is less than the order total. We ship as soon as the rest arrives.`,
      [
        `${d.name} 様`,
        `ご注文 ${d.number} のご入金を確認しましたが、金額が不足しています。残りのご入金を確認できしだい、発送いたします。`,
      ],
    ],
    facts: [
      [['Order total', 'ご注文の合計'], moneyInBoth(d.total, d.currency)],
      before > 0 && [['Received before', '前回までのご入金額'], moneyInBoth(before, d.currency)],
      [['Received', '今回のご入金額'], moneyInBoth(d.received, d.currency)],
      [['Still to pay', '残りのお支払い額'], moneyInBoth(d.due, d.currency)],
      d.details ? [['Transfer to', 'お振込先'], d.details] : undefined,
    ],
    button: showOrder(config, d.id),
  })
}

type Receipt = OfOrder & { currency: string; items: MailItem[]; sums: Sum[] }

/** To the patient: what was paid for, and where the document is. */
export function receiptMail(config: Config, r: Receipt) {
  return mail('receipt', {
    subject: [`Receipt for order ${r.number}`, `領収書のご案内（${r.number}）`],
    heading: ['Your receipt', '領収書'],
    text: [
      `Dear ${r.name}, here is your receipt. You can download it as a PDF from your order.`,
      [`${r.name} 様`, 'お支払いの内容をお知らせします。PDFはご注文の画面から取得できます。'],
    ],
    facts: [...itemFacts(r.items, r.currency), ...sumFacts(r.sums, r.currency)],
    button: showOrder(config, r.id),
  })
}

type About = OfOrder & { text: string }

/** To the patient: what an administrator writes about an order, in the words they chose. */
export function aboutOrderMail(config: Config, d: About) {
  const written = paragraphsOf(d.text)
  return mail('about_order', {
    subject: [`About your order ${d.number}`, `ご注文 ${d.number} について`],
    heading: ['About your order', 'ご注文についてのご連絡'],
    text: [
      [`Dear ${d.name},`, ...written],
      [`${d.name} 様`, ...written],
    ],
    facts: [[['Order', 'ご注文番号'], d.number]],
    button: showOrder(config, d.id),
    reply: [
      'Reply to this email and we will help you.',
      'このメールにご返信いただければ、担当者が対応いたします。',
    ],
  })
}

/** A product as a mail shows it. */
export type MailItem = { title: string; quantity: number; amount: number }

export const itemFacts = (items: MailItem[], currency: string) =>
  items.map(
    ({ title, quantity, amount }) =>
      [`${title} × ${quantity}`, moneyInBoth(amount, currency)] as const,
  )

export const sumFacts = (sums: Sum[], currency: string) =>
  sums.map(({ label, amount }) => [label, moneyInBoth(amount, currency)] as const)

/** Where the patient reads the order. */
export const orderUrl = (config: Pick<Config, 'publicUrl'>, id: string): string =>
  `${config.publicUrl}/user/order-histories?id=${id}`

export const showOrder = (config: Pick<Config, 'publicUrl'>, id: string): Button => [
  ['View order', 'ご注文を見る'],
  orderUrl(config, id),
]

/** What somebody of the office has written, as paragraphs. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
