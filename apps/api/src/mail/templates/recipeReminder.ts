import type { RecipeMailData } from '../../entities/recipe/mailing.ts'
import type { Mail } from '../content.ts'
import { dateText, nameText } from './words.ts'

/** To the patient: a recipe waits to be ordered. */
export const recipeReminder = (data: RecipeMailData): Mail => ({
  template: 'recipe_reminder',
  content: {
    en: {
      subject: 'Your recipe is waiting',
      heading: `${nameText(data.patientName, 'en')}, your recipe is waiting for you`,
      paragraphs: [
        `${nameText(data.doctorName, 'en')} of ${data.clinic} wrote a recipe for you that has not been ordered yet.`,
        'If you do not want to order, you can tell your doctor why on the recipe page. That helps with the next one.',
      ],
      facts: [
        ['Recipe', data.number],
        ['Valid until', dateText(data.expiresOn, 'en')],
      ],
      button: { label: 'Read my recipe', url: data.patientUrl },
    },
    ja: {
      subject: 'レシピのご確認のお願い',
      heading: `${nameText(data.patientName, 'ja')} 様、ご注文がまだのレシピがあります`,
      paragraphs: [
        `${data.clinic}の${nameText(data.doctorName, 'ja')}先生が発行したレシピが、まだ注文されていません。`,
        'ご注文されない場合は、レシピの画面から担当医に理由を伝えることができます。今後の参考になります。',
      ],
      facts: [
        ['レシピ番号', data.number],
        ['有効期限', dateText(data.expiresOn, 'ja')],
      ],
      button: { label: 'レシピを見る', url: data.patientUrl },
    },
  },
})
