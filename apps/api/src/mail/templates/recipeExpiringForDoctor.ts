import type { RecipeMailData } from '../../entities/recipe/mailing.ts'
import type { Mail } from '../content.ts'
import { dateText, nameText } from './words.ts'

/** To the doctor, 14 and 3 days before the end. */
export const recipeExpiringForDoctor = (data: RecipeMailData & { daysLeft: number }): Mail => ({
  template: 'recipe_expiring_doctor',
  content: {
    en: {
      subject: `Recipe ${data.number} ends on ${dateText(data.expiresOn, 'en')}`,
      heading: `A recipe of ${nameText(data.patientName, 'en')} ends soon`,
      paragraphs: [
        `Recipe ${data.number} ends on ${dateText(data.expiresOn, 'en')}. Renew it if the patient is to go on.`,
      ],
      button: { label: 'Open the recipe', url: data.doctorUrl },
    },
    ja: {
      subject: `レシピ ${data.number} の有効期限は${dateText(data.expiresOn, 'ja')}です`,
      heading: `${nameText(data.patientName, 'ja')} 様のレシピの有効期限が近づいています`,
      paragraphs: [
        `レシピ ${data.number} は${dateText(data.expiresOn, 'ja')}に終了します。継続される場合は更新してください。`,
      ],
      button: { label: 'レシピを開く', url: data.doctorUrl },
    },
  },
})
