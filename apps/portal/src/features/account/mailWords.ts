import { defineMessages } from '@officina/ui/text'

/** Mails that can be turned off, by role and name of the choice, and those that are always sent. */
export const mailWords = defineMessages({
  en: {
    mails: {
      doctor: {
        order_placed: 'A patient has ordered',
        patient_activated: 'A patient has accepted the invitation',
        answers: 'A patient has filled in a questionnaire',
        requests: 'Somebody asks for an invitation',
        recipe_expiring: 'A recipe ends soon',
        digest: 'Recipes not ordered, products not available (once a day at most)',
        statements: 'A statement was closed or paid',
        news: 'News',
      },
      patient: {
        recipe_reminder: 'Reminder of a recipe that was not ordered',
        questionnaire_reminder: 'Reminder of a questionnaire to fill in',
        refill_due: 'A product is about to run out',
        recipe_expiring: 'A recipe ends soon',
        deliveries: 'A parcel was sent or has arrived',
        news: 'News',
      },
    },
    alwaysSent: {
      doctor: {
        security: 'Security: address, password and bank details',
        licence: 'Your account and licence',
        payouts: 'A pay-out has failed',
      },
      patient: {
        security: 'Security: address and password',
        back: 'Back in stock, where you asked for it',
        recipes: 'A new recipe from your doctor',
        orders: 'Orders: placed, cancelled, refunded',
      },
    },
  },
  ja: {
    mails: {
      doctor: {
        order_placed: '患者さんからのご注文',
        patient_activated: '患者さんによる招待の承認',
        answers: '患者さんによる問診票の提出',
        requests: '招待の依頼',
        recipe_expiring: 'レシピの有効期限',
        digest: '未注文のレシピ・欠品の商品（1日1回まで）',
        statements: '明細書の確定とお支払い',
        news: 'お知らせ',
      },
      patient: {
        recipe_reminder: '未注文のレシピのお知らせ',
        questionnaire_reminder: '未記入の問診票のお知らせ',
        refill_due: '商品がなくなる時期のお知らせ',
        recipe_expiring: 'レシピの有効期限',
        deliveries: '商品の発送と配達',
        news: 'お知らせ',
      },
    },
    alwaysSent: {
      doctor: {
        security: 'セキュリティ（メールアドレス、パスワード、振込先）',
        licence: 'アカウントと免許',
        payouts: 'お支払いの失敗',
      },
      patient: {
        security: 'セキュリティ（メールアドレス、パスワード）',
        back: 'ご希望の商品の再入荷',
        recipes: '担当医からの新しいレシピ',
        orders: 'ご注文の受付、キャンセル、返金',
      },
    },
  },
})
