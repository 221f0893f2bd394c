import { formatDateTime } from '@officina/shared/format'
import type { Config } from '../../config.ts'
import type { Locale } from '../../context.ts'
import { mail } from '../../mail/content.ts'
import { moneyInBoth } from '../money.ts'
import { type Named, nameIn } from '../names.ts'

type PayLinkMail = {
  /** The patient's name as the mail addresses it. */
  name: string
  doctor: Named
  clinic: string
  amount: number
  currency: string
  expiresAt: Date
  url: string
}

/** To the patient: their doctor has put an order together. Names no product: somebody else may pay it. */
export function payLinkMail(config: Config, data: PayLinkMail) {
  const doctor = (locale: Locale) => nameIn(data.doctor, locale)
  return mail('pay_link', {
    subject: [
      `Dr ${doctor('en')} has prepared an order for you`,
      `${doctor('ja')}先生がご注文を準備しました`,
    ],
    heading: ['Your order is ready to be paid', 'ご注文のお支払いのご案内'],
    text: [
      [
        `Dear ${data.name}, Dr ${doctor('en')} of ${data.clinic} has prepared an order for you.`,
        'Pay by card to place it. Nothing is ordered before you pay. You do not need to sign in.',
      ],
      [
        `${data.name} 様`,
        `${data.clinic}の${doctor('ja')}先生が、ご注文を準備しました。`,
        'カードでのお支払いをもって注文が確定します。それまで注文は行われません。ログインは不要です。',
      ],
    ],
    facts: factsOf(config, data),
    button: [['Pay securely', 'お支払いへ進む'], data.url],
    after: [
      `To see the products first, sign in and open your orders: ${config.publicUrl}/user/order-histories`,
      `商品の内容は、ログイン後のご注文履歴でご確認いただけます：${config.publicUrl}/user/order-histories`,
    ],
  })
}

/** To the patient, once: an order by card was not paid in time. */
export function unpaidOrderMail(config: Config, data: PayLinkMail) {
  return mail('unpaid_order', {
    subject: ['Your order is waiting for payment', 'お支払いがまだ完了していません'],
    heading: ['You have not paid yet', 'お支払いがお済みではありません'],
    text: [
      [
        `Dear ${data.name}, your order at ${data.clinic} was not paid in time, so it was not placed.`,
        'You can still pay it with this link, without signing in. Your cart is as you left it, in case you want to change something or pay in another way.',
      ],
      [
        `${data.name} 様`,
        `${data.clinic}でのご注文は、期限までにお支払いが完了しなかったため、確定しておりません。`,
        '次のリンクから、ログインせずにお支払いいただけます。内容やお支払い方法を変更される場合は、カートに商品を残してありますのでご利用ください。',
      ],
    ],
    facts: factsOf(config, data),
    button: [['Pay securely', 'お支払いへ進む'], data.url],
    after: [
      `To change the order, open your cart: ${config.publicUrl}/user/cart\nThis is the only reminder. If you no longer want the order, you do not need to do anything.`,
      `内容の変更はカートから行えます：${config.publicUrl}/user/cart\nこのご案内は一度だけお送りしています。ご不要の場合、お手続きは必要ありません。`,
    ],
  })
}

function factsOf({ timeZone }: Config, data: PayLinkMail) {
  const until = (locale: Locale) => formatDateTime(data.expiresAt, locale, timeZone)
  return [
    [['Amount', '金額'], moneyInBoth(data.amount, data.currency)] as const,
    [
      ['Valid until', '有効期限'],
      [`${until('en')} (${timeZone})`, `${until('ja')}（${timeZone}）`],
    ] as const,
  ]
}
