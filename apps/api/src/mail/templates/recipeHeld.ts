import type { RecipeMailData } from '../../entities/recipe/mailing.ts'
import type { Mail } from '../content.ts'
import { nameText } from './words.ts'

/** To the patient: the platform has stopped a recipe for safety. Says nothing of what is in it. */
export const recipeHeld = (data: RecipeMailData): Mail => ({
  template: 'recipe_held',
  content: {
    en: {
      subject: `Your recipe ${data.number} is paused`,
      heading: `${nameText(data.patientName, 'en')}, your recipe is paused`,
      paragraphs: [
        'We have paused your recipe for safety. Nothing can be ordered from it for now.',
        `${nameText(data.doctorName, 'en')} of ${data.clinic} knows about it. Please ask them before you change how you take your products.`,
      ],
      facts: [['Recipe', data.number]],
      button: { label: 'Open my recipe', url: data.patientUrl },
    },
    ja: {
      subject: `レシピ ${data.number} を一時停止しました`,
      heading: `${nameText(data.patientName, 'ja')} 様、レシピを一時停止しました`,
      paragraphs: [
        '安全のため、運営がレシピを一時停止しました。現在このレシピからのご注文はできません。',
        `${data.clinic}の${nameText(data.doctorName, 'ja')}先生にも連絡しています。使い方を変える前に、担当医にご相談ください。`,
      ],
      facts: [['レシピ番号', data.number]],
      button: { label: 'レシピを開く', url: data.patientUrl },
    },
  },
})

/** To the doctor of it. The reason is read after signing in. */
export const recipeHeldForDoctor = (data: RecipeMailData): Mail => ({
  template: 'recipe_held_doctor',
  content: {
    en: {
      subject: `Recipe ${data.number} was paused for safety`,
      heading: `Recipe ${data.number} was paused for safety`,
      paragraphs: [
        `We have paused recipe ${data.number} of ${nameText(data.patientName, 'en')}. The patient was told and cannot order from it. Sign in to read the reason.`,
      ],
      button: { label: 'Open the recipe', url: data.doctorUrl },
    },
    ja: {
      subject: `レシピ ${data.number} を安全のため一時停止しました`,
      heading: `レシピ ${data.number} を安全のため一時停止しました`,
      paragraphs: [
        `${nameText(data.patientName, 'ja')} 様のレシピ ${data.number} を一時停止しました。患者さんにもお知らせし、注文を停止しています。理由はサインインしてご確認ください。`,
      ],
      button: { label: 'レシピを開く', url: data.doctorUrl },
    },
  },
})
