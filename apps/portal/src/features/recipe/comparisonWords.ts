import { defineMessages } from '@officina/ui/text'

/** Words of products side by side, which come when they are looked at. */
export const comparisonWords = defineMessages({
  en: {
    title: 'Compare products',
    form: 'Form',
    pack: 'Pack',
    dose: 'Daily dose',
    serving: 'As on the label',
    pricePerDay: 'Price per day',
    perDay: 'Ingredients per daily dose',
    perServing: 'Ingredients per serving',
    warnings: 'Warnings on the label',
    certifications: 'Certifications',
    unknown: 'depends on use',
    none: 'none',
    add: 'Add',
    addNamed: (name: string) => `Add ${name}`,
  },
  ja: {
    title: '商品を比較',
    form: '剤形',
    pack: '規格',
    dose: '1日の用量',
    serving: '製品表示のとおり',
    pricePerDay: '1日あたりの価格',
    perDay: '1日分の成分',
    perServing: '1回分の成分',
    warnings: '表示の注意事項',
    certifications: '認証',
    unknown: '使い方によります',
    none: 'なし',
    add: '追加',
    addNamed: (name: string) => `${name}を追加`,
  },
})
