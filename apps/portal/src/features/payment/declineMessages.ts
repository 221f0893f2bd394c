import { defineMessages } from '@officina/ui/text'

/** Why a card was not charged, and what helps: for the patient and for whoever else pays. */
export const declineMessages = defineMessages({
  insufficient_funds: [
    'The card was declined: insufficient funds. Use another card.',
    '残高不足または利用枠の超過により、カードをご利用いただけませんでした。別のカードをご利用ください。',
  ],
  expired_card: [
    'The card has expired. Use another card.',
    'カードの有効期限が切れています。別のカードをご利用ください。',
  ],
  incorrect_details: [
    'The card details were not correct. Check them and try again.',
    'カード情報に誤りがあります。ご確認のうえ、もう一度お試しください。',
  ],
  not_confirmed: [
    'The bank did not confirm the payment. Try again, or use another card.',
    'カード会社の本人認証が完了しませんでした。もう一度お試しいただくか、別のカードをご利用ください。',
  ],
  confirm_needed: [
    'The bank wants this payment to be confirmed. Continue to confirm it.',
    'カード会社による本人認証が必要です。お支払いに進んで認証を行ってください。',
  ],
  card_removed: [
    'The saved card can no longer be used. Use another card.',
    '保存済みのカードをご利用いただけませんでした。別のカードをご利用ください。',
  ],
  over_limit: [
    'The card has reached its limit. Use another card.',
    'カードの利用限度額に達しています。別のカードをご利用ください。',
  ],
  declined: [
    'The card was declined. Use another card, or ask the bank.',
    'カードをご利用いただけませんでした。別のカードをご利用いただくか、カード会社にお問い合わせください。',
  ],
})
