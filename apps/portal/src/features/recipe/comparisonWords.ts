import { defineMessages } from '@officina/ui/text'

/** Words of products side by side, which come when they are looked at. */
export const comparisonWords = defineMessages({
  title: ['Compare products', '商品を比較'],
  form: ['Form', '剤形'],
  pack: ['Pack', '規格'],
  dose: ['Daily dose', '1日の用量'],
  serving: ['As on the label', '製品表示のとおり'],
  pricePerDay: ['Price per day', '1日あたりの価格'],
  perDay: ['Ingredients per daily dose', '1日分の成分'],
  perServing: ['Ingredients per serving', '1回分の成分'],
  warnings: ['Warnings on the label', '表示の注意事項'],
  certifications: ['Certifications', '認証'],
  unknown: ['depends on use', '使い方によります'],
  none: ['none', 'なし'],
  add: ['Add', '追加'],
  addNamed: (name: string) => [`Add ${name}`, `${name}を追加`],
})
