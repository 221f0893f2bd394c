import { defineMessages } from '@officina/ui/text'

/** A mail without words here goes by its subject. */
export const mailMessages = defineMessages({
  title: ['Mails to the patient', '患者さんへのメール'],
  none: ['No mail was sent yet.', '送信したメールはまだありません。'],
  more: ['Show more', 'さらに表示'],
  advice: {
    bounced: [
      'It came back. Check the address with the patient.',
      '届きませんでした。アドレスを患者さんにご確認ください。',
    ],
    failed: ['The mail server did not take it.', 'メールサーバーが受け付けませんでした。'],
  },
  kinds: {
    'patient-invitation': ['Invitation', '招待'],
    'patient-invitation-reminder': ['Invitation, reminder', '招待（リマインド）'],
    questionnaire_sent: ['Questionnaire', '問診票'],
    questionnaire_reminder: ['Questionnaire, reminder', '問診票（リマインド）'],
    recipe_issued: ['New recipe', '新しいレシピ'],
    recipe_reminder: ['Recipe, reminder', 'レシピ（リマインド）'],
    recipe_expiring: ['Recipe expires soon', 'レシピの有効期限のお知らせ'],
    recipe_held: ['Recipe paused', 'レシピの一時停止'],
    recipe_resumed: ['Recipe continues', 'レシピの再開'],
    refill_due: ['Time to refill', '追加購入のご案内'],
    back_in_stock: ['Back in stock', '再入荷のお知らせ'],
    request_decided: ['Answer to a request', 'リクエストへの回答'],
    request_expiring: ['Request expires soon', 'リクエストの期限のお知らせ'],
    order_placed: ['Order placed', 'ご注文の確認'],
    order_shipped: ['Parcel shipped', '発送のお知らせ'],
    order_delivered: ['Parcel delivered', 'お届け完了'],
    order_cancelled: ['Order cancelled', 'ご注文のキャンセル'],
    order_refunded: ['Refund', '返金のお知らせ'],
    order_product_changed: ['Product of an order changed', 'ご注文商品の変更'],
    backorder_cancelled: ['Back-order cancelled', '入荷待ち商品のキャンセル'],
    cancel_declined: ['Order is not cancelled', 'キャンセル不可のお知らせ'],
    payment_due: ['Payment needed', 'お支払いのお願い'],
    receipt: ['Receipt', '領収書'],
    about_order: ['About an order', 'ご注文について'],
    about_shipment: ['About a parcel', 'お荷物について'],
    return_decided: ['Answer to a return', '返品への回答'],
    product_report_answered: ['Answer to a report', 'ご報告への回答'],
  },
})
