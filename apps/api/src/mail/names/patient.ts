import type { MailFacts } from './facts.ts'

/** Mails to patients. */
export const patientMails = {
  'patient-invitation': {
    name: ['Invitation', '招待'],
    when: ['A doctor invites a patient', '医師が患者を招待したとき'],
  },
  'patient-invitation-reminder': {
    name: ['Invitation reminder', '招待のリマインダー'],
    when: [
      '3 and 10 days after an invitation that was not answered',
      '招待への回答がないまま3日後と10日後',
    ],
  },
  'patient-link-offer': {
    name: ['Invitation from another clinic', 'ほかのクリニックからの招待'],
    when: [
      'A doctor invites someone who already has an account',
      '登録済みの方を別の医師が招待したとき',
    ],
  },
  'patient-link-offer-reminder': {
    name: ['Reminder of another clinic’s invitation', 'ほかのクリニックからの招待のリマインダー'],
    when: [
      '3 and 10 days after an invitation that was not answered',
      '招待への回答がないまま3日後と10日後',
    ],
  },
  'patient-account-exists': {
    name: ['Already a patient', '登録済みのお知らせ'],
    when: [
      'A patient enters the code of a clinic they already belong to',
      '登録済みのクリニックのコードを入力したとき',
    ],
  },
  'patient-transferred': {
    name: ['New doctor', '担当医の変更'],
    when: ['A patient has moved to another doctor', '担当医が変わったとき'],
  },
  deletion_asked: {
    name: ['Deletion request received', 'データ削除の受付'],
    when: ['A patient asks to be deleted', '患者がデータの削除を依頼したとき'],
  },
  deletion_declined: {
    name: ['Deletion request declined', 'データ削除のお断り'],
    when: ['An administrator declines a deletion request', '管理者が削除の依頼を断ったとき'],
  },
  recipe_issued: {
    name: ['New recipe', '新しいレシピ'],
    when: ['A doctor issues a recipe', '医師がレシピを発行したとき'],
  },
  recipe_reminder: {
    name: ['Recipe reminder', 'レシピのリマインダー'],
    when: ['A recipe has not been ordered yet', 'レシピがまだ注文されていないとき'],
  },
  recipe_expiring: {
    name: ['Recipe expires', 'レシピの期限'],
    when: ['A week before a recipe expires', 'レシピの期限の1週間前'],
  },
  refill_due: {
    name: ['Refill due', '再購入の時期'],
    when: ['A week before products run out', '商品がなくなる1週間前'],
  },
  recipe_held: {
    name: ['Recipe paused for safety', 'レシピの一時停止'],
    when: ['An administrator pauses a recipe', '管理者がレシピを一時停止したとき'],
  },
  recipe_resumed: {
    name: ['Recipe resumed', 'レシピの再開'],
    when: ['An administrator ends the pause', '管理者が一時停止を解除したとき'],
  },
  recipe_line_changed: {
    name: ['Product in a recipe changed', 'レシピの商品の変更'],
    when: ['A doctor pauses, resumes or stops a product', '医師が商品を休止・再開・中止したとき'],
  },
  questionnaire_sent: {
    name: ['Questionnaire', '問診票'],
    when: ['A doctor sends a questionnaire', '医師が問診票を送ったとき'],
  },
  questionnaire_reminder: {
    name: ['Questionnaire reminder', '問診票のリマインダー'],
    when: ['A questionnaire is still open', '問診票が未回答のとき'],
  },
  request_decided: {
    name: ['Answer to a request', 'リクエストへの回答'],
    when: ['A doctor answers a request, or it expires', '医師が回答したとき、または期限切れのとき'],
  },
  product_report_answered: {
    name: ['Answer to a product report', '商品の報告への回答'],
    when: ['A doctor answers a report', '医師が報告に回答したとき'],
  },
  back_in_stock: {
    name: ['Back in stock', '再入荷'],
    when: [
      'A product the patient asked about can be bought again',
      '再入荷通知を希望した商品が入荷したとき',
    ],
  },
  order_placed: {
    name: ['Order received', '注文の受付'],
    when: ['A patient places an order', '患者が注文したとき'],
  },
  order_cancelled: {
    name: ['Order cancelled', '注文のキャンセル'],
    when: ['An order is cancelled', '注文がキャンセルされたとき'],
  },
  cancel_declined: {
    name: ['Cancellation declined', 'キャンセルのお断り'],
    when: ['An administrator declines to cancel an order', '管理者がキャンセルの依頼を断ったとき'],
  },
  order_product_changed: {
    name: ['Product replaced', '商品の変更'],
    when: ['A product of an order is replaced', '注文の商品を差し替えたとき'],
  },
  order_lines_cancelled: {
    name: ['Part of an order cancelled', '注文の一部キャンセル'],
    when: ['Products are removed from an unpaid order', '未払いの注文から商品をキャンセルしたとき'],
  },
  backorder_news: {
    name: ['Backorder', '入荷待ちの状況'],
    when: [
      'A product is backordered, has a new date or has arrived',
      '入荷待ち・入荷予定日の変更・入荷のとき',
    ],
  },
  backorder_cancelled: {
    name: ['Backorder cancelled', '入荷待ち商品のキャンセル'],
    when: ['A product did not arrive in time', '期限までに入荷しなかったとき'],
  },
  order_shipped: {
    name: ['Parcel shipped', '発送'],
    when: ['A parcel is shipped', '荷物を発送したとき'],
  },
  order_delivered: {
    name: ['Parcel delivered', 'お届け'],
    when: ['A parcel was delivered', '荷物が届いたとき'],
  },
  order_refunded: {
    name: ['Refund', '返金'],
    when: [
      'An amount is refunded, or taken off an invoice',
      '返金したとき、または請求額を減額したとき',
    ],
  },
  refund_refused: {
    name: ['Refund to card failed', 'カードに返金できないお知らせ'],
    when: ['The card’s bank refuses a refund', 'カード会社が返金を受け付けなかったとき'],
  },
  pay_link: {
    name: ['Order to pay', 'お支払いのご案内'],
    when: ['A doctor has prepared an order', '医師が注文を準備したとき'],
  },
  unpaid_order: {
    name: ['Unpaid order', 'お支払い未完了のお知らせ'],
    when: ['An order by card was not paid in time', 'カードでの注文が時間内に支払われなかったとき'],
  },
  payment_due: {
    name: ['Payment due', 'お支払いのお願い'],
    when: ['A payment was not received', '入金を確認できないとき'],
  },
  payment_part: {
    name: ['Part of a payment missing', 'ご入金額の不足'],
    when: ['A bank transfer is less than the order total', '振込額が注文の金額に足りないとき'],
  },
  receipt: {
    name: ['Receipt', '領収書'],
    when: ['An administrator sends the receipt', '管理者が領収書を送ったとき'],
  },
  about_order: {
    name: ['Message about an order', '注文についての連絡'],
    when: ['An administrator writes about an order', '管理者が注文について連絡するとき'],
  },
  about_shipment: {
    name: ['Message about a parcel', '荷物についての連絡'],
    when: ['An administrator writes about a parcel', '管理者が荷物について連絡するとき'],
  },
  return_decided: {
    name: ['Answer to a return', '返品への回答'],
    when: [
      'A return is approved, declined or closed',
      '返品を承認した、断った、または受付を終了したとき',
    ],
  },
  repeat_started: {
    name: ['Repeat turned on', '定期注文の開始'],
    when: ['A patient turns a product on repeat', '患者が定期注文を開始したとき'],
  },
  repeat_due: {
    name: ['Next repeat order', '次回の定期注文'],
    when: ['7 days and 1 day before an order', '注文の7日前と前日'],
  },
  repeat_ending: {
    name: ['Repeat: recipe ends first', '定期注文：レシピの期限切れ'],
    when: [
      'The recipe ends before the next order, 7 days before that',
      '次回の注文の前にレシピの有効期限が切れるとき（注文の7日前）',
    ],
  },
  repeat_paused: {
    name: ['Repeat paused or to confirm', '定期注文の休止・確認'],
    when: [
      'An order needs the patient’s agreement or cannot be placed',
      '患者の確認が必要なとき、または注文できないとき',
    ],
  },
  repeat_waits: {
    name: ['Repeat waits for stock', '定期注文の入荷待ち'],
    when: ['The product of an order that is due is out of stock', '予定日に在庫がないとき'],
  },
  repeat_declined: {
    name: ['Repeat: card declined', '定期注文：カード不承認'],
    when: ['The saved card is declined and tried again', 'カードが承認されず、再度試すとき'],
  },
  repeat_stopped: {
    name: ['Repeat ended', '定期注文の停止'],
    when: [
      'A repeat ends with its recipe, or is stopped by an administrator or from a link in an email',
      'レシピの終了、または運営かメールのリンクによる停止のとき',
    ],
  },
} as const satisfies Record<string, MailFacts>
