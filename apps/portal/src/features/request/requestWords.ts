import { defineMessages } from '@officina/ui/text'

/** Words of requests that patients and doctors share. */
export const requestWords = defineMessages({
  kinds: {
    refill: ['Refill', '再購入'],
    product: ['Product', '商品'],
    question: ['Question', '質問'],
  },
  codes: {
    too_soon: ['Too soon', '時期が早い'],
    needs_visit: ['A visit is needed first', '先に診察が必要'],
    not_appropriate: ['Not suitable at the moment', '現在の状態に適さない'],
    discontinued: ['Discontinued', '取り扱い終了'],
    allergy: ['Allergy', 'アレルギー'],
    contact_me: ['Contact the clinic', 'クリニックへご連絡ください'],
    other: ['Another reason', 'その他'],
  },
  reason: ['Reason', '理由'],
  answer: ['Answer', '回答'],
  asked: ['Asked', 'リクエスト日'],
  waitsUntil: ['Answer by', '回答期限'],
})
