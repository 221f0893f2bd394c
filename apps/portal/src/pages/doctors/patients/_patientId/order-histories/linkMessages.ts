import { defineMessages } from '@officina/ui/text'

export const linkMessages = defineMessages({
  orderFor: ['Order for this patient', '代理注文'],
  waiting: ['Waiting for payment', 'お支払い待ち'],
  expired: ['Expired', '期限切れ'],
  until: (time: string) => [`Link valid until ${time}`, `リンクの有効期限：${time}`],
  endedAt: (time: string) => [`Link expired on ${time}`, `リンクは${time}に期限切れ`],
  started: (number: string) => [
    `payment of order ${number} has begun`,
    `注文 ${number} の支払い手続き中`,
  ],
  resend: {
    verb: ['Send again', '再送'],
    title: ['Send this payment link again?', 'お支払いリンクを再送しますか？'],
    text: [
      'The patient gets a new link for 72 hours, at current prices. The old one stops working.',
      '現在の価格で、72時間有効な新しいリンクを患者さんに送信します。以前のリンクは無効になります。',
    ],
    done: ['Payment link sent again', 'お支払いリンクを再送しました'],
  },
  withdraw: {
    verb: ['Withdraw', '取り下げる'],
    title: ['Withdraw this payment link?', 'お支払いリンクを取り下げますか？'],
    text: [
      'The link stops working at once. The patient is not notified.',
      'リンクはすぐに無効になります。患者さんには通知されません。',
    ],
    done: ['Payment link withdrawn', 'お支払いリンクを取り下げました'],
  },
})
