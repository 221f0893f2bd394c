import { defineMessages } from '@officina/ui/text'

export const payMessages = defineMessages({
  confirming: ['Confirming your payment', 'お支払いを確認しています'],
  confirmingText: [
    'This usually takes a few seconds. You can close this page: we email you once your payment is confirmed.',
    '通常は数秒で完了します。このページを閉じてもかまいません。確認が済みましたらメールでお知らせします。',
  ],
  unpaid: (number: string) => [
    `Order ${number} is not paid yet`,
    `ご注文 ${number} のお支払いが済んでいません`,
  ],
  keptUntil: (time: string) => [
    `We keep your products until ${time}. After that, the order is cancelled.`,
    `商品は${time}まで確保しています。それまでにお支払いがない場合、ご注文はキャンセルされます。`,
  ],
  failed: [
    'Your card could not be charged. We ship your order once it is paid.',
    'カードへの請求ができませんでした。お支払いの確認後に発送します。',
  ],
  card: ['Pay by card', 'カードで支払う'],
  invoice: ['Pay by invoice', '請求書払いに変更'],
  bank_transfer: ['Pay by bank transfer', '銀行振込に変更'],
  opening: ['Opening the payment page', 'お支払いページを開いています'],
  cardNext: (card: string) => [
    `We charge ${card} when we prepare your order.`,
    `発送の準備を始めるときに、${card}に請求します。`,
  ],
  yourCard: ['your card', 'ご指定のカード'],
  cardEnding: (brand: string, last4: string) => [
    `${brand} ending in ${last4}`,
    `${brand}（末尾${last4}）`,
  ],
  refundPending: ['on its way to your card', 'カードへの返金手続き中'],
  refundByTransfer: ['to be paid by bank transfer', '銀行振込で返金予定'],
  refundRefused: (amount: string) => [
    `We could not refund ${amount} to your card. We will pay you by bank transfer instead, and contact you if we need your bank details.`,
    `カードに${amount}を返金できませんでした。代わりに銀行振込で返金いたします。お振込先の確認が必要な場合は、こちらからご連絡いたします。`,
  ],
  returning: (amount: string, reason: string) => [
    `We are returning a payment of ${amount} to your card. Reason: ${reason}.`,
    `${amount}のお支払いをカードへ返金しています。理由：${reason}。`,
  ],
  returned: (amount: string, reason: string) => [
    `We returned a payment of ${amount} to your card. Reason: ${reason}.`,
    `${amount}のお支払いをカードへ返金しました。理由：${reason}。`,
  ],
  abandoned: [
    'It was not paid in time. You were not charged.',
    '期限までにお支払いがなかったためです。請求は発生していません。',
  ],
})
