import { defineMessages } from '@officina/ui/text'

/** Words of choosing what is compared. */
export const compareWords = defineMessages({
  en: {
    compare: (n: number) => `Compare (${n})`,
    clear: 'Clear',
    choose: (name: string) => `Compare ${name}`,
    most: 'At most three products are compared.',
  },
  ja: {
    compare: (n: number) => `比較（${n}）`,
    clear: '解除',
    choose: (name: string) => `${name}を比較に追加`,
    most: '比較できる商品は3点までです。',
  },
})
