import type { RecipeMailData } from '../../entities/recipe/mailing.ts'
import type { Mail } from '../content.ts'
import { nameText } from './words.ts'

/** To the doctor: the platform has marked a recipe as entered in error. The reason is read after signing in. */
export const recipeVoided = (data: RecipeMailData): Mail => ({
  template: 'recipe_voided_doctor',
  content: {
    en: {
      subject: `Recipe ${data.number} was marked as entered in error`,
      heading: `Recipe ${data.number} was marked as entered in error`,
      paragraphs: [
        `Recipe ${data.number} of ${nameText(data.patientName, 'en')} is no longer shown to the patient. Nothing had been ordered from it. Sign in to read the reason; you can copy the recipe into a new one.`,
      ],
      button: { label: 'Open the recipe', url: data.doctorUrl },
    },
    ja: {
      subject: `レシピ ${data.number} を誤発行として取り消しました`,
      heading: `レシピ ${data.number} を誤発行として取り消しました`,
      paragraphs: [
        `${nameText(data.patientName, 'ja')} 様のレシピ ${data.number} は患者さんに表示されなくなりました。注文はありませんでした。理由はサインインしてご確認ください。複製して新しいレシピを作成できます。`,
      ],
      button: { label: 'レシピを開く', url: data.doctorUrl },
    },
  },
})
