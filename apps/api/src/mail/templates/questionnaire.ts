import type { Locale } from '../../context.ts'
import type { Mail } from '../content.ts'
import { dateText, nameText } from './words.ts'

type Name = { last: string; first: string }
type QuestionnaireMailData = {
  title: Record<Locale, string>
  patient: Name
  doctor: Name
  clinic: string
  message: string | null
  dueOn: string | null
  patientUrl: string
  doctorUrl: string
}

/** To the patient: the doctor has questions. */
export const questionnaireSentMail = (data: QuestionnaireMailData): Mail => ({
  template: 'questionnaire_sent',
  content: {
    en: {
      subject: 'Your doctor has a few questions',
      heading: `${nameText(data.patient, 'en')}, your doctor has a few questions`,
      paragraphs: [
        `${nameText(data.doctor, 'en')} of ${data.clinic} sent you a questionnaire. It is saved as you go, so you can stop and continue at any time.`,
        ...messageOf(data),
      ],
      facts: factsOf(data, 'en'),
      button: { label: 'Fill in the questionnaire', url: data.patientUrl },
    },
    ja: {
      subject: '問診票のご記入のお願い',
      heading: `${nameText(data.patient, 'ja')} 様、問診票のご記入をお願いします`,
      paragraphs: [
        `${data.clinic}の${nameText(data.doctor, 'ja')}先生から問診票が届きました。入力内容は自動で保存されますので、途中で中断しても続きから記入できます。`,
        ...messageOf(data),
      ],
      facts: factsOf(data, 'ja'),
      button: { label: '問診票を記入する', url: data.patientUrl },
    },
  },
})

/** To the patient: the questions are still open. */
export const questionnaireReminderMail = (data: QuestionnaireMailData): Mail => ({
  template: 'questionnaire_reminder',
  content: {
    en: {
      subject: 'Your questionnaire is waiting',
      heading: `${nameText(data.patient, 'en')}, your questionnaire is waiting`,
      paragraphs: [
        `${nameText(data.doctor, 'en')} of ${data.clinic} is waiting for your answers. What you have filled in is kept.`,
      ],
      facts: factsOf(data, 'en'),
      button: { label: 'Fill in the questionnaire', url: data.patientUrl },
    },
    ja: {
      subject: '問診票のご記入がまだです',
      heading: `${nameText(data.patient, 'ja')} 様、問診票のご記入がまだお済みではありません`,
      paragraphs: [
        `${data.clinic}の${nameText(data.doctor, 'ja')}先生が回答をお待ちしています。途中まで記入された内容は保存されています。`,
      ],
      facts: factsOf(data, 'ja'),
      button: { label: '問診票を記入する', url: data.patientUrl },
    },
  },
})

/** To the doctor: answers have arrived. */
export const questionnaireSubmittedMail = (data: QuestionnaireMailData): Mail => ({
  template: 'questionnaire_submitted',
  content: {
    en: {
      subject: `${nameText(data.patient, 'en')} has filled in the questionnaire`,
      heading: 'New answers to a questionnaire',
      paragraphs: [`${nameText(data.patient, 'en')} has submitted “${data.title.en}”.`],
      button: { label: 'Read the answers', url: data.doctorUrl },
    },
    ja: {
      subject: `${nameText(data.patient, 'ja')} 様が問診票を提出しました`,
      heading: '問診票の新しい回答があります',
      paragraphs: [`${nameText(data.patient, 'ja')} 様が「${data.title.ja}」を提出しました。`],
      button: { label: '回答を読む', url: data.doctorUrl },
    },
  },
})

const messageOf = ({ message }: QuestionnaireMailData) => (message ? [message] : [])

function factsOf(data: QuestionnaireMailData, locale: Locale): [string, string][] {
  const t = words[locale]
  const due: [string, string][] = data.dueOn ? [[t.due, dateText(data.dueOn, locale)]] : []
  return [[t.title, data.title[locale]], ...due]
}

const words = {
  en: { title: 'Questionnaire', due: 'Due on' },
  ja: { title: '問診票', due: '期限' },
}
