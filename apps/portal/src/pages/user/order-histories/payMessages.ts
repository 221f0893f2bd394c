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
  insufficient_funds: [
    'Your card was declined: insufficient funds. Use another card or payment method.',
    '残高不足または利用枠の超過により、カードをご利用いただけませんでした。別のカードまたはお支払い方法をご利用ください。',
  ],
  expired_card: [
    'Your card has expired. Use another card or payment method.',
    'カードの有効期限が切れています。別のカードまたはお支払い方法をご利用ください。',
  ],
  incorrect_details: [
    'The card details were not correct. Check them and try again.',
    'カード情報に誤りがあります。ご確認のうえ、もう一度お試しください。',
  ],
  not_confirmed: [
    'Your bank did not confirm the payment. Try again, or use another card or payment method.',
    'カード会社の本人認証が完了しませんでした。もう一度お試しいただくか、別のカードまたはお支払い方法をご利用ください。',
  ],
  confirm_needed: [
    'Your bank wants you to confirm this payment. Choose Pay by card to confirm it.',
    'カード会社による本人認証が必要です。「カードで支払う」から認証を行ってください。',
  ],
  card_removed: [
    'The saved card can no longer be used. Pay with another card or payment method.',
    '保存済みのカードをご利用いただけませんでした。別のカードまたはお支払い方法をご利用ください。',
  ],
  over_limit: [
    'Your card has reached its limit. Use another card or payment method.',
    'カードの利用限度額に達しています。別のカードまたはお支払い方法をご利用ください。',
  ],
  declined: [
    'Your card was declined. Use another card or payment method, or ask your bank.',
    'カードをご利用いただけませんでした。別のカードまたはお支払い方法をご利用いただくか、カード会社にお問い合わせください。',
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
  abandoned: [
    'It was not paid in time. You were not charged.',
    '期限までにお支払いがなかったためです。請求は発生していません。',
  ],
})
