import type { RecipeMailData } from '../../entities/recipe/mailing.ts'
import type { Mail } from '../content.ts'
import { nameText } from './words.ts'

/** To the patient, a week before products run out. */
export const refillDue = (data: RecipeMailData & { products: string[] }): Mail => ({
  template: 'refill_due',
  content: {
    en: {
      subject: 'Time to think of a refill',
      heading: `${nameText(data.patientName, 'en')}, something will run out soon`,
      paragraphs: [
        'By your dosage, these products will run out within a week:',
        data.products.join('\n'),
      ],
      button: { label: 'Order again', url: data.patientUrl },
      after: ['Still have enough? Tell us on the recipe page how much is left.'],
    },
    ja: {
      subject: 'そろそろ補充の時期です',
      heading: `${nameText(data.patientName, 'ja')} 様、まもなくなくなる商品があります`,
      paragraphs: [
        '用法・用量から計算すると、次の商品は1週間以内になくなる見込みです。',
        data.products.join('\n'),
      ],
      button: { label: '再注文する', url: data.patientUrl },
      after: ['まだ残っている場合は、レシピの画面で残量をお知らせください。'],
    },
  },
})
