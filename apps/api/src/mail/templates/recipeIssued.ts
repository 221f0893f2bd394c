import type { Locale } from '../../context.ts'
import type { RecipeMailData } from '../../entities/recipe/mailing.ts'
import type { Mail } from '../content.ts'
import { dateText, nameText } from './words.ts'

/** To the patient: a recipe was issued. Says nothing of what is in it. */
export const recipeIssued = (
  data: RecipeMailData & { lines: number; disclosure: Record<Locale, string> },
): Mail => ({
  template: 'recipe_issued',
  content: {
    en: {
      subject: 'Your doctor has sent you a recipe',
      heading: `${nameText(data.patientName, 'en')}, your recipe is ready`,
      paragraphs: [
        `${nameText(data.doctorName, 'en')} of ${data.clinic} has written a recipe for you with ${data.lines} ${data.lines === 1 ? 'product' : 'products'}. Sign in to read how to take them and to order.`,
      ],
      facts: [
        ['Recipe', data.number],
        ['Valid until', dateText(data.expiresOn, 'en')],
      ],
      button: { label: 'Read my recipe', url: data.patientUrl },
      after: [data.disclosure.en],
    },
    ja: {
      subject: '担当医からレシピが届きました',
      heading: `${nameText(data.patientName, 'ja')} 様、レシピが届きました`,
      paragraphs: [
        `${data.clinic}の${nameText(data.doctorName, 'ja')}先生が、${data.lines}点の商品のレシピを発行しました。サインインして、使い方のご確認とご注文をお願いいたします。`,
      ],
      facts: [
        ['レシピ番号', data.number],
        ['有効期限', dateText(data.expiresOn, 'ja')],
      ],
      button: { label: 'レシピを見る', url: data.patientUrl },
      after: [data.disclosure.ja],
    },
  },
})
