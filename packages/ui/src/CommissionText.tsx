import { bracketed, formatDate, formatMoney, formatPercent } from '@officina/shared/format'
import { defineMessages, Space, useLocale, useText } from './text.tsx'

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
      {covered_by_platform && (
        <>
          <Space />
          {t.covered}
        </>
      )}
    </>
  )
}

const messages = defineMessages({
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
      `手数料${money}は発送時に計上されます。`,
    ],
    refunded: () => ['No commission: it was refunded.', '手数料はありません。返金されました。'],
    delivery_problem: (money: string) => [
      `Commission ${money} waits until the delivery problem is solved.`,
      `手数料${money}は配送の問題が解決するまで保留されます。`,
    ],
    chargeback: (money: string) => [
      `Commission ${money} waits until the chargeback is decided.`,
      `手数料${money}はチャージバックの結果が出るまで保留されます。`,
    ],
    chargeback_lost: () => [
      'No commission: the payment was lost to a chargeback.',
      '手数料はありません。チャージバックが確定しました。',
    ],
    return: (money: string) => [
      `Commission ${money} waits until the return is settled.`,
      `手数料${money}は返品の処理が終わるまで保留されます。`,
    ],
    pending: (money: string, day: string) => [
      `Commission ${money}, ready for a statement on ${day}.`,
      `手数料${money}。${day}に確定します。`,
    ],
    ready: (money: string) => [
      `Commission ${money}, ready for the next statement.`,
      `手数料${money}。次の精算書に記載されます。`,
    ],
    on_statement: (money: string, statement: string) => [
      `Commission ${money} on statement ${statement}.`,
      `手数料${money}。精算書 ${statement} に記載されています。`,
    ],
    paid: (money: string, statement: string) => [
      `Commission ${money}, paid with statement ${statement}.`,
      `手数料${money}。精算書 ${statement} で振込済みです。`,
    ],
  },
  covered: [
    'The platform covered a refund, so it was not reduced.',
    '返金は運営が負担したため、減額されていません。',
  ],
})
