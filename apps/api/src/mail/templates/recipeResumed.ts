import type { RecipeMailData } from '../../entities/recipe/mailing.ts'
import type { Mail } from '../content.ts'
import { dateText, nameText } from './words.ts'

/** To the patient: the platform's hold of a recipe is over. */
export const recipeResumed = (data: RecipeMailData): Mail => ({
  template: 'recipe_resumed',
  content: {
    en: {
      subject: `Your recipe ${data.number} goes on`,
      heading: `${nameText(data.patientName, 'en')}, your recipe goes on`,
      paragraphs: ['The pause of your recipe is over. You can order from it again.'],
      facts: [
        ['Recipe', data.number],
        ['Valid until', dateText(data.expiresOn, 'en')],
      ],
      button: { label: 'Open my recipe', url: data.patientUrl },
    },
    ja: {
      subject: `レシピ ${data.number} を再開しました`,
      heading: `${nameText(data.patientName, 'ja')} 様、レシピを再開しました`,
      paragraphs: ['レシピの一時停止を解除しました。ふたたびご注文いただけます。'],
      facts: [
        ['レシピ番号', data.number],
        ['有効期限', dateText(data.expiresOn, 'ja')],
      ],
      button: { label: 'レシピを開く', url: data.patientUrl },
    },
  },
})

/** To the doctor of it. */
export const recipeResumedForDoctor = (data: RecipeMailData): Mail => ({
  template: 'recipe_resumed_doctor',
  content: {
    en: {
      subject: `Recipe ${data.number} goes on`,
      heading: `Recipe ${data.number} goes on`,
      paragraphs: [
        `The pause of recipe ${data.number} of ${nameText(data.patientName, 'en')} is over. The patient was told and can order again.`,
      ],
      button: { label: 'Open the recipe', url: data.doctorUrl },
    },
    ja: {
      subject: `レシピ ${data.number} を再開しました`,
      heading: `レシピ ${data.number} を再開しました`,
      paragraphs: [
        `${nameText(data.patientName, 'ja')} 様のレシピ ${data.number} の一時停止を解除しました。患者さんにもお知らせし、注文を再開しています。`,
      ],
      button: { label: 'レシピを開く', url: data.doctorUrl },
    },
  },
})
