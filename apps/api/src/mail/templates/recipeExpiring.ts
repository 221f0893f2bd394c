import type { RecipeMailData } from '../../entities/recipe/mailing.ts'
import type { Mail } from '../content.ts'
import { dateText, nameText } from './words.ts'

/** To the patient, a week before the end. */
export const recipeExpiring = (data: RecipeMailData & { daysLeft: number }): Mail => ({
  template: 'recipe_expiring',
  content: {
    en: {
      subject: `Your recipe ends on ${dateText(data.expiresOn, 'en')}`,
      heading: `${nameText(data.patientName, 'en')}, your recipe ends soon`,
      paragraphs: [
        `You can order from recipe ${data.number} until ${dateText(data.expiresOn, 'en')}. If you still need the products after that, ask ${nameText(data.doctorName, 'en')} to renew it.`,
      ],
      button: { label: 'Read my recipe', url: data.patientUrl },
    },
    ja: {
      subject: `レシピの有効期限は${dateText(data.expiresOn, 'ja')}です`,
      heading: `${nameText(data.patientName, 'ja')} 様、レシピの有効期限が近づいています`,
      paragraphs: [
        `レシピ ${data.number} からのご注文は${dateText(data.expiresOn, 'ja')}までです。その後も必要な場合は、${nameText(data.doctorName, 'ja')}先生に更新をご相談ください。`,
      ],
      button: { label: 'レシピを見る', url: data.patientUrl },
    },
  },
})
