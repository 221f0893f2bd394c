import { defineMessages } from '@officina/ui/text'

/** Words of reports about products, for patients and doctors. */
export const reportWords = defineMessages({
  kinds: {
    reaction: ['Reaction to the product', '商品への反応（体調の変化）'],
    quality: ['Quality problem', '品質の問題'],
    damaged: ['Arrived damaged', '破損していた'],
    missing: ['Missing from the parcel', '入っていなかった'],
  },
  lot: ['Lot', 'ロット番号'],
  expires: ['Use by', '使用期限'],
  stopped: ['Stopped by the doctor', '担当医が使用を中止'],
  continued: ['Can still be used', '引き続き使用可'],
  open: ['Reported', '報告済み'],
  handled: ['Resolved', '対応済み'],
})
