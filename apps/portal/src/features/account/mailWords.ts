import { defineMessages } from '@officina/ui/text'

/** Mails that can be turned off, by role and name of the choice, and those that are always sent. */
export const mailWords = defineMessages({
  mails: {
    doctor: {
      order_placed: ['A patient has ordered', '患者さんからのご注文'],
      patient_activated: ['A patient has accepted the invitation', '患者さんによる招待の承認'],
      answers: ['A patient has filled in a questionnaire', '患者さんによる問診票の提出'],
      requests: ['Somebody asks for an invitation', '招待の依頼'],
      recipe_expiring: ['A recipe ends soon', 'レシピの有効期限'],
      digest: [
        'Recipes not ordered, products not available (once a day at most)',
        '未注文のレシピ・欠品の商品（1日1回まで）',
      ],
      statements: ['A statement was closed or paid', '明細書の確定とお支払い'],
      news: ['News', 'お知らせ'],
    },
    patient: {
      recipe_reminder: ['Reminder of a recipe that was not ordered', '未注文のレシピのお知らせ'],
      questionnaire_reminder: [
        'Reminder of a questionnaire to fill in',
        '未記入の問診票のお知らせ',
      ],
      refill_due: ['A product is about to run out', '商品がなくなる時期のお知らせ'],
      recipe_expiring: ['A recipe ends soon', 'レシピの有効期限'],
      deliveries: ['A parcel was sent or has arrived', '商品の発送と配達'],
      news: ['News', 'お知らせ'],
    },
  },
  alwaysSent: {
    doctor: {
      security: [
        'Security: address, password and bank details',
        'セキュリティ（メールアドレス、パスワード、振込先）',
      ],
      licence: ['Your account and licence', 'アカウントと免許'],
      payouts: ['A pay-out has failed', 'お支払いの失敗'],
    },
    patient: {
      security: ['Security: address and password', 'セキュリティ（メールアドレス、パスワード）'],
      back: ['Back in stock, where you asked for it', 'ご希望の商品の再入荷'],
      recipes: ['A new recipe from your doctor', '担当医からの新しいレシピ'],
      orders: ['Orders: placed, cancelled, refunded', 'ご注文の受付、キャンセル、返金'],
    },
  },
})
