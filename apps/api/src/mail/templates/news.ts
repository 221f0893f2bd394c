import type { Mail } from '../content.ts'
import { nameText } from './words.ts'

/** News to a doctor or a patient, in the words of their author. A recall cannot be turned off. */
export const newsMail = (data: {
  name: { last: string; first: string }
  title: string
  paragraphs: string[]
  isRecall: boolean
  url: string | null
  isTest?: boolean
}): Mail => ({
  template: data.isTest ? 'news_test' : data.isRecall ? 'news_recall' : 'news',
  content: {
    en: {
      subject: data.isTest ? `[Test] ${data.title}` : data.title,
      heading: data.title,
      paragraphs: [`${nameText(data.name, 'en')},`, ...data.paragraphs],
      ...(data.url ? { button: { label: 'Read it in Officina', url: data.url } } : {}),
      after: data.isRecall ? [] : ['You can turn mails with news off in your account.'],
    },
    ja: {
      subject: data.isTest ? `【テスト】${data.title}` : data.title,
      heading: data.title,
      paragraphs: [`${nameText(data.name, 'ja')} 様`, ...data.paragraphs],
      ...(data.url ? { button: { label: 'Officinaで読む', url: data.url } } : {}),
      after: data.isRecall
        ? []
        : ['お知らせメールの受信は、アカウント画面でいつでも停止できます。'],
    },
  },
})
