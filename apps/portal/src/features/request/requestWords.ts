import { defineMessages } from '@officina/ui/text'

/** Words of requests that patients and doctors share. */
export const requestWords = defineMessages({
  en: {
    kinds: { refill: 'Refill', product: 'Product', question: 'Question' },
    codes: {
      too_soon: 'Too soon',
      needs_visit: 'A visit is needed first',
      not_appropriate: 'Not right for the patient now',
      discontinued: 'No longer made',
      allergy: 'Allergy',
      contact_me: 'Please contact the clinic',
      other: 'Another reason',
    },
    reason: 'Reason',
    answer: 'Answer',
    asked: 'Asked',
    waitsUntil: 'Answer by',
  },
  ja: {
    kinds: { refill: '再注文', product: '商品', question: '質問' },
    codes: {
      too_soon: '時期が早い',
      needs_visit: '先に診察が必要',
      not_appropriate: '現在の状態に適さない',
      discontinued: '取り扱い終了',
      allergy: 'アレルギー',
      contact_me: 'クリニックへ要連絡',
      other: 'その他',
    },
    reason: '理由',
    answer: '回答',
    asked: '依頼日',
    waitsUntil: '回答期限',
  },
})
