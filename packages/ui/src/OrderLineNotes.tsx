import {
  bracketed,
  formatDate,
  formatDateTime,
  formatMoney,
  formatPercent,
} from '@officina/shared/format'
import { defineMessages, useLocale, useText } from './text.tsx'

type Held = {
  held_by?: 'payment' | 'cancel_window' | 'office' | 'stock' | 'packing' | null
  held_until?: string | null
  restock_on?: string | null
}

/** Why a line of an order has not left yet, and when that ends; patients are addressed themselves. */
export function HoldingText({ line, toPatient = false }: { line: Held; toPatient?: boolean }) {
  const t = useText(messages)[toPatient ? 'patient' : 'others']
  const { restock } = useText(messages)
  const locale = useLocale()
  const until = line.held_until
  if (!line.held_by) return null
  if (line.held_by === 'cancel_window') return t.cancel_window(formatDateTime(until ?? '', locale))
  if (line.held_by !== 'stock') return t[line.held_by]
  return (
    <>
      {t.stock}
      {line.restock_on && ` ${restock(formatDate(line.restock_on, locale, 'UTC'))}`}
      {until && ` ${t.stockEnds(formatDate(until, locale))}`}
    </>
  )
}

type Counted = {
  reason: keyof (typeof messages)['en']['reasons']
  amount: number
  rate_bp: number
  ready_on: string | null
  statement: string | null
  covered_by_platform: boolean
}

/** Whether a line of an order counts for commission, and why or why not. */
export function CommissionText(props: { commission: Counted; currency: string }) {
  const { amount, rate_bp, ready_on, statement, reason, covered_by_platform } = props.commission
  const t = useText(messages)
  const locale = useLocale()
  const money = bracketed(
    formatMoney(amount, props.currency, locale),
    formatPercent(rate_bp, locale),
    locale,
  )
  return (
    <>
      {t.reasons[reason](money, ready_on ? formatDate(ready_on, locale) : (statement ?? ''))}
      {covered_by_platform && ` ${t.covered}`}
    </>
  )
}

const messages = defineMessages({
  restock: (day: string) => [`Expected ${day}.`, `${day}に入荷予定です。`],
  patient: {
    payment: ['Waiting for your payment.', 'ご入金をお待ちしています。'],
    office: ['On hold while our team checks it.', '担当者が確認中のため、保留しています。'],
    packing: ['We will pack and ship it next.', 'これから梱包し、発送します。'],
    cancel_window: (until: string) => [
      `Ships after ${until}, when you can no longer cancel it.`,
      `キャンセル可能な期間（${until}まで）が過ぎてから発送します。`,
    ],
    stock: [
      'Waiting for stock. The rest ships without it, and you pay for delivery once.',
      '入荷待ちです。ほかの商品は先にお届けし、送料は1回分です。',
    ],
    stockEnds: (day: string) => [
      `If it is not back by ${day}, we will cancel it and refund you.`,
      `${day}までに入荷しない場合は、キャンセルのうえ返金いたします。`,
    ],
  },
  others: {
    payment: ['Waiting for payment.', '入金を待っています。'],
    office: ['The order is on hold.', '注文は保留中です。'],
    packing: ['Ready to pack and ship.', '梱包・発送を待っています。'],
    cancel_window: (until: string) => [
      `Ships after ${until}. Until then the patient can cancel it.`,
      `患者がキャンセルできる期間（${until}まで）が過ぎてから発送します。`,
    ],
    stock: ['Waiting for stock.', '入荷を待っています。'],
    stockEnds: (day: string) => [
      `If it is not back by ${day}, it is cancelled and refunded.`,
      `${day}までに入荷しない場合は、キャンセルして返金します。`,
    ],
  },
  reasons: {
    other_doctor: () => [
      'Credited to another doctor: it was bought from their recipe.',
      '別の医師のレシピからの購入のため、その医師の手数料になります。',
    ],
    zero_rate: () => [
      'No commission: the rate was 0% when the order was placed.',
      '手数料はありません。注文時の料率が0%でした。',
    ],
    nothing_charged: () => [
      'No commission: nothing was charged.',
      '手数料はありません。請求額が0でした。',
    ],
    cancelled: () => [
      'No commission: it was cancelled before it shipped.',
      '手数料はありません。発送前にキャンセルされました。',
    ],
    not_shipped: (money: string) => [
      `Commission ${money} is posted when it ships.`,
      `手数料 ${money} は発送時に計上されます。`,
    ],
    refunded: () => ['No commission: it was refunded.', '手数料はありません。返金されました。'],
    delivery_problem: (money: string) => [
      `Commission ${money} waits until the delivery problem is solved.`,
      `手数料 ${money} は配送の問題が解決するまで保留されます。`,
    ],
    chargeback: (money: string) => [
      `Commission ${money} waits until the chargeback is decided.`,
      `手数料 ${money} はチャージバックの結果が出るまで保留されます。`,
    ],
    chargeback_lost: () => [
      'No commission: the payment was lost to a chargeback.',
      '手数料はありません。チャージバックで代金が失われました。',
    ],
    return: (money: string) => [
      `Commission ${money} waits until the return is settled.`,
      `手数料 ${money} は返品の処理が終わるまで保留されます。`,
    ],
    pending: (money: string, day: string) => [
      `Commission ${money}, ready for a statement on ${day}.`,
      `手数料 ${money}。${day}に確定します。`,
    ],
    ready: (money: string) => [
      `Commission ${money}, ready for the next statement.`,
      `手数料 ${money}。次の精算書に記載されます。`,
    ],
    on_statement: (money: string, statement: string) => [
      `Commission ${money} on statement ${statement}.`,
      `手数料 ${money}。精算書 ${statement} に記載されています。`,
    ],
    paid: (money: string, statement: string) => [
      `Commission ${money}, paid with statement ${statement}.`,
      `手数料 ${money}。精算書 ${statement} で振込済みです。`,
    ],
  },
  covered: [
    'The platform covered a refund, so it was not reduced.',
    '返金は運営が負担したため、減額されていません。',
  ],
})
