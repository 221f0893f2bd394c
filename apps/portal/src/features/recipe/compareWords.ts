import { defineMessages } from '@officina/ui/text'

/** Words of choosing what is compared. */
export const compareWords = defineMessages({
  compare: (n: number) => [`Compare (${n})`, `比較（${n}）`],
  clear: ['Clear', '解除'],
  choose: (name: string) => [`Compare ${name}`, `${name}を比較に追加`],
  most: ['At most three products are compared.', '比較できる商品は3点までです。'],
})
