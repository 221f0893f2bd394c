import type { Mail } from '../content.ts'
import { nameText } from './words.ts'

type Data = { doctor: { last: string; first: string }; title: string; url: string }

/** To doctors who have used a template: there is a new version of it. */
export const templatePublished = (data: Data & { version: number }): Mail => ({
  template: 'template_published',
  content: {
    en: {
      subject: `New version of the template “${data.title}”`,
      heading: `${nameText(data.doctor, 'en')}, a template you use has a new version`,
      paragraphs: [
        `Version ${data.version} of “${data.title}” can be used from now on. Recipes you have issued are not changed.`,
      ],
      button: { label: 'Begin a recipe with it', url: data.url },
    },
    ja: {
      subject: `テンプレート「${data.title}」の新しい版`,
      heading: `${nameText(data.doctor, 'ja')} 先生、ご利用のテンプレートが更新されました`,
      paragraphs: [
        `「${data.title}」の第${data.version}版をご利用いただけます。発行済みのレシピは変わりません。`,
      ],
      button: { label: 'このテンプレートで作成', url: data.url },
    },
  },
})

/** To the same: it is no longer offered. */
export const templateRetired = (data: Data): Mail => ({
  template: 'template_retired',
  content: {
    en: {
      subject: `The template “${data.title}” is no longer offered`,
      heading: `${nameText(data.doctor, 'en')}, a template you used is no longer offered`,
      paragraphs: [
        `“${data.title}” can no longer be chosen for new recipes. Recipes you have issued are not changed.`,
      ],
      button: { label: 'Write a recipe', url: data.url },
    },
    ja: {
      subject: `テンプレート「${data.title}」の公開を終了しました`,
      heading: `${nameText(data.doctor, 'ja')} 先生、ご利用のテンプレートの公開を終了しました`,
      paragraphs: [
        `「${data.title}」は新しいレシピでは選択できなくなりました。発行済みのレシピは変わりません。`,
      ],
      button: { label: 'レシピを作成', url: data.url },
    },
  },
})
