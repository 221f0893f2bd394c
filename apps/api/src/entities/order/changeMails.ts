import type { DosageLine } from '@officina/shared/dosage/line'
import type { DoseBasis } from '@officina/shared/dosage/substitute'
import type { Config } from '../../config.ts'
import type { Locale } from '../../context.ts'
import { type Fact, inBoth, mail, type Pair } from '../../mail/content.ts'
import { dateText } from '../../mail/words.ts'
import { formatMoney, moneyInBoth } from '../money.ts'
import { dosageSentence } from '../recipe/dosage.ts'
import { type OfOrder, showOrder } from './mails.ts'
import type { Standing } from './settleReceived.ts'

/** To operations: a patient asks to cancel after the window. What the patient wrote stays in the console. */
export function cancelAskedMail(config: Config, d: { id: string; number: string }) {
  const url = `${config.publicUrl}/admins/orders/detail/${d.id}`
  return mail('admin_cancel_requested', {
    subject: [`Cancellation requested: order ${d.number}`, `キャンセルの依頼（${d.number}）`],
    heading: ['A patient asks to cancel an order', '患者からキャンセルの依頼があります'],
    text: [
      'Cancel the order or decline the request before it ships. We email the patient your answer.',
      '発送前に、注文をキャンセルするか、依頼をお断りしてください。患者には結果がメールで通知されます。',
    ],
    facts: [[['Order', '注文番号'], d.number]],
    button: [['View order', '注文を見る'], url],
  })
}

type Declined = OfOrder & { reason: string }

/** To the patient: the order goes on. */
export function cancelDeclinedMail(config: Config, d: Declined) {
  return mail('cancel_declined', {
    subject: [
      `Your order ${d.number} could not be cancelled`,
      `ご注文のキャンセルについて（${d.number}）`,
    ],
    heading: ['We could not cancel your order', 'ご注文をキャンセルできませんでした'],
    text: [
      [
        `Dear ${d.name}, your order is already being prepared in our warehouse, so it can no longer be cancelled.`,
        d.reason,
        'You can return unopened products after delivery: open the order and choose “Return items”.',
      ],
      [
        `${d.name} 様`,
        'ご注文の準備が進んでいるため、このままお届けいたします。',
        d.reason,
        '未開封の商品は、到着後にご注文の画面から返品を申請できます。',
      ],
    ],
    button: showOrder(config, d.id),
  })
}

type Changed = OfOrder & {
  before: Pair
  after: Pair
  /** How the new product is taken, where it is one of a recipe. */
  dose: { dosage: DosageLine; basis: DoseBasis } | undefined
  total: number
  paidBack: number
  standing: Standing
  /** Account for what is still due; empty when nothing is to be transferred. */
  transferTo: string
  currency: string
}

/** Of a part-paid order what has come and what is missing, and where that is transferred to. */
function dueFacts({ standing, transferTo, currency }: Changed | Cancelled): Fact[] {
  const { received, due } = standing
  const isPart = received > 0 && due > 0
  return [
    isPart && [['Received', 'ご入金額'], moneyInBoth(received, currency)],
    isPart && [['Still to pay', '残りのお支払い額'], moneyInBoth(due, currency)],
    due > 0 && transferTo !== '' && [['Transfer to', 'お振込先'], transferTo],
  ]
}

const basisWords = {
  amount: {
    en: 'This gives the same amount of each active ingredient.',
    ja: '有効成分の量は変わりません。',
  },
  label: {
    en: 'This is the dose on its label. Ask your doctor if you are not sure.',
    ja: 'この商品の表示の用量です。ご不明な場合は担当医にご相談ください。',
  },
  recipe: {
    en: 'This is the dose your doctor wrote for the original product. Ask your doctor before you use this one.',
    ja: '元の商品の用量です。ご使用の前に担当医にご確認ください。',
  },
}

/** To the patient: another product takes the place of one they ordered. */
export function productChangedMail(config: Config, d: Changed) {
  const money = (amount: number, locale: string) => formatMoney(amount, d.currency, locale)
  const back = d.paidBack > 0
  return mail('order_product_changed', {
    subject: [
      `A product in order ${d.number} was replaced`,
      `ご注文商品の変更のお知らせ（${d.number}）`,
    ],
    heading: ['We replaced a product in your order', 'ご注文の商品を変更しました'],
    text: [
      [
        `Dear ${d.name}, a product in order ${d.number} is not available. We replaced it with one that your doctor approved.`,
        d.dose !== undefined &&
          `How to use it: ${dosageSentence(d.dose.dosage, 'en')}. ${basisWords[d.dose.basis].en}`,
        back && `We are refunding ${money(d.paidBack, 'en')}. It arrives within 10 business days.`,
      ],
      [
        `${d.name} 様`,
        `ご注文 ${d.number} の商品をお届けできないため、医師が認めた別の商品に変更いたしました。`,
        d.dose !== undefined &&
          `用法・用量：${dosageSentence(d.dose.dosage, 'ja')}。${basisWords[d.dose.basis].ja}`,
        back && `差額${money(d.paidBack, 'ja')}を返金いたします。完了まで最大10営業日かかります。`,
      ],
    ],
    facts: [
      [['Ordered', 'ご注文の商品'], d.before],
      [['Replacement', 'お届けする商品'], d.after],
      [['New total', '変更後の合計'], moneyInBoth(d.total, d.currency)],
      ...dueFacts(d),
    ],
    button: showOrder(config, d.id),
    after: [
      'If you do not want it, contact us before it ships.',
      'ご希望でない場合は、発送前にご連絡ください。',
    ],
  })
}

type Cancelled = OfOrder & {
  titles: string[]
  /** Written by the office; the same in both languages. */
  reason: string
  total: number
  standing: Standing
  /** Account for what is still due; empty when nothing is to be transferred. */
  transferTo: string
  currency: string
}

/** To the patient: products are taken out of an order that is not paid yet. */
export function linesCancelledMail(config: Config, d: Cancelled) {
  const { surplus } = d.standing
  const back = (locale: Locale) => formatMoney(surplus, d.currency, locale)
  return mail('order_lines_cancelled', {
    subject: [`Part of order ${d.number} cancelled`, `ご注文の一部キャンセル（${d.number}）`],
    heading: ['We cancelled part of your order', 'ご注文の一部をキャンセルしました'],
    text: [
      [
        `Dear ${d.name}, we removed the products below from order ${d.number}. You are not charged for them. The rest of your order is not affected.`,
        surplus > 0 && `We are refunding ${back('en')}. It arrives within 10 business days.`,
      ],
      [
        `${d.name} 様`,
        `ご注文 ${d.number} のうち、下記の商品をキャンセルいたしました。代金は請求されません。ほかの商品への影響はありません。`,
        surplus > 0 && `${back('ja')}を返金いたします。完了まで最大10営業日かかります。`,
      ],
    ],
    facts: [
      ...cancelled(d.titles),
      [['Reason', '理由'], d.reason],
      [['New total', '変更後の合計'], moneyInBoth(d.total, d.currency)],
      ...dueFacts(d),
    ],
    button: showOrder(config, d.id),
  })
}

/** To the patient: an invoice that is not paid yet is lower. */
export function invoiceLoweredMail(
  config: Config,
  d: OfOrder & { amount: number; standing: Standing; currency: string; reason: string },
) {
  const { due, surplus } = d.standing
  const money = (amount: number, locale: Locale) => formatMoney(amount, d.currency, locale)
  return mail('order_refunded', {
    subject: [`Less to pay for order ${d.number}`, `ご請求額の変更（${d.number}）`],
    heading: ['Your invoice is lower now', 'ご請求額を変更しました'],
    text: [
      [
        `Dear ${d.name}, we have taken ${money(d.amount, 'en')} off order ${d.number}. ${due > 0 ? `You now have ${money(due, 'en')} to pay.` : 'You have nothing left to pay.'}`,
        surplus > 0 &&
          `We are refunding ${money(surplus, 'en')}. It arrives within 10 business days.`,
      ],
      [
        `${d.name} 様`,
        `ご注文 ${d.number} のご請求額から${money(d.amount, 'ja')}を差し引きました。${due > 0 ? `お支払い額は${money(due, 'ja')}です。` : 'お支払いは不要です。'}`,
        surplus > 0 && `${money(surplus, 'ja')}を返金いたします。完了まで最大10営業日かかります。`,
      ],
    ],
    facts: [[['Reason', '理由'], d.reason]],
    button: showOrder(config, d.id),
  })
}

/** Why, in the words that stand in the order too. */
export const backorderReason = (days: number): Record<Locale, string> => ({
  en: `Not back in stock within ${days} days`,
  ja: `${days}日以内に入荷しなかったため`,
})

/** To the patient: products that did not come in are taken out of the order; `amount` is given back, 0 if nothing was paid. */
export function backorderCancelledMail(
  config: Config,
  data: OfOrder & { titles: string[]; days: number; amount: number; currency: string },
) {
  const reason = backorderReason(data.days)
  const isRefund = data.amount > 0
  return mail('backorder_cancelled', {
    subject: [`Part of order ${data.number} cancelled`, `ご注文の一部キャンセル（${data.number}）`],
    heading: ['A product did not come back in stock', '入荷しなかった商品について'],
    text: [
      [
        `Dear ${data.name}, the products below did not come back in stock within ${data.days} days, so we removed them from order ${data.number}. The rest of your order is not affected.`,
        isRefund
          ? `We are refunding ${formatMoney(data.amount, data.currency, 'en')}. It arrives within 10 business days.`
          : 'You are not charged for them.',
      ],
      [
        `${data.name} 様`,
        `ご注文 ${data.number} のうち、下記の商品は${data.days}日以内に入荷しなかったためキャンセルいたしました。ほかの商品への影響はありません。`,
        isRefund
          ? `${formatMoney(data.amount, data.currency, 'ja')}を返金いたします。完了まで最大10営業日かかります。`
          : '代金は請求されません。',
      ],
    ],
    facts: [...cancelled(data.titles), [['Reason', '理由'], reason]],
    button: showOrder(config, data.id),
  })
}

export type BackorderNews = {
  kind: 'waits' | 'moved' | 'came'
  title: string
  /** Day that stock is expected, if it is known. */
  until: string | null
  /** It is cancelled when it does not come in time. */
  ends: boolean
}

/** To the patient: products wait for stock and until when, the day has moved, or they have come in. */
export function backorderNewsMail(
  config: Config,
  d: OfOrder & { news: BackorderNews[]; days: number },
) {
  const kinds = (['came', 'moved', 'waits'] as const).filter((kind) =>
    d.news.some((each) => each.kind === kind),
  )
  const [first = 'waits'] = kinds
  const [en, ja] = newsSubjects[first]
  const ends = d.news.some((each) => each.kind !== 'came' && each.ends)
  return mail('backorder_news', {
    subject: [`${en}: order ${d.number}`, `${ja}（${d.number}）`],
    heading: newsSubjects[first],
    text: [
      [`Dear ${d.name},`, ...kinds.map((kind) => newsTexts[kind][0])],
      [`${d.name} 様`, ...kinds.map((kind) => newsTexts[kind][1])],
    ],
    facts: d.news.map(({ kind, title, until }) => [
      title,
      kind === 'came'
        ? ['In stock', '入荷済み']
        : until
          ? inBoth((locale) =>
              locale === 'en'
                ? `Expected ${dateText(until, 'en')}`
                : `${dateText(until, 'ja')} 入荷予定`,
            )
          : ['No date yet', '入荷日未定'],
    ]),
    button: showOrder(config, d.id),
    after: ends && [
      `A product that is not back in stock within ${d.days} days is cancelled and refunded.`,
      `${d.days}日以内に入荷しない商品は、キャンセルして返金いたします。`,
    ],
  })
}

const newsSubjects = {
  came: ['Back in stock', 'ご注文の商品が入荷しました'],
  moved: ['New date for your product', '入荷予定日が変わりました'],
  waits: ['A product is on backorder', '入荷待ちの商品について'],
} as const satisfies Record<BackorderNews['kind'], Pair>

const newsTexts = {
  came: [
    'A product you are waiting for is in stock. We are preparing it and will email you when it ships.',
    'お待ちいただいていた商品が入荷しました。発送の準備を進めており、発送時にあらためてお知らせします。',
  ],
  moved: [
    'The day on which a product is expected has changed.',
    'お待ちいただいている商品の入荷予定日が変わりました。',
  ],
  waits: [
    'A product you ordered is on backorder. We ship it as soon as it arrives, at no extra shipping charge. Products in stock ship now.',
    'ご注文いただいた商品の一部が入荷待ちです。入荷しだい、追加送料なしで発送いたします。在庫のある商品は先に発送いたします。',
  ],
} as const satisfies Record<BackorderNews['kind'], Pair>

const cancelled = (titles: string[]) =>
  titles.map((title) => [['Cancelled', 'キャンセル'], title] as const)
