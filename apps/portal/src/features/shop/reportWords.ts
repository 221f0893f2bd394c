import { defineMessages } from '@officina/ui/text'

/** Words of reports about products, for patients and doctors. */
export const reportWords = defineMessages({
  en: {
    kinds: {
      reaction: 'A reaction to the product',
      quality: 'Poor quality',
      damaged: 'Arrived damaged',
      missing: 'Missing from the parcel',
    },
    lot: 'Lot',
    expires: 'Use by',
    stopped: 'Stopped by the doctor',
    continued: 'Can be used on',
    open: 'Reported',
    handled: 'Dealt with',
  },
  ja: {
    kinds: {
      reaction: '商品への反応（体調の変化）',
      quality: '品質の問題',
      damaged: '破損していた',
      missing: '入っていなかった',
    },
    lot: 'ロット番号',
    expires: '使用期限',
    stopped: '担当医が使用を中止',
    continued: '引き続き使用可',
    open: '報告済み',
    handled: '対応済み',
  },
})
