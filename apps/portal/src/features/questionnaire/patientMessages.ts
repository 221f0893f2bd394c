import { defineMessages } from '@officina/ui/text'

export const patientMessages = defineMessages({
  en: {
    title: 'Questionnaire',
    close: 'Close',
    gone: 'This questionnaire is not open any more. Ask your doctor if you have a question.',
    intro: (doctor: string) =>
      `${doctor} asks you these questions. Everything is saved as you go: you can stop and continue at any time.`,
    due: (date: string) => `Send it by ${date}.`,
    section: (n: number, of: number, title: string) => `${n}/${of} ${title}`,
    back: 'Back',
    next: 'Next',
    submit: 'Send to my doctor',
    sent: (date: string, doctor: string) =>
      `You sent these answers to ${doctor} on ${date}. Tell your doctor if something has changed.`,
    withDoctor: 'Your doctor fills this in with you.',
    mine: 'My questionnaires',
    mineNone: 'Your doctor has not sent a questionnaire yet.',
    dueShort: (date: string) => `by ${date}`,
  },
  ja: {
    title: '問診票',
    close: '閉じる',
    gone: 'この問診票は現在利用できません。ご不明な点は担当医にお問い合わせください。',
    intro: (doctor) =>
      `${doctor}先生からの問診票です。入力内容は自動で保存されますので、途中で中断しても続きから記入できます。`,
    due: (date) => `${date}までに送信してください。`,
    section: (n, of, title) => `${n}/${of} ${title}`,
    back: '戻る',
    next: '次へ',
    submit: '担当医に送信する',
    sent: (date, doctor) =>
      `${date}に${doctor}先生へ送信した内容です。変更がある場合は担当医にお伝えください。`,
    withDoctor: 'この問診票は担当医と一緒に記入します。',
    mine: '問診票',
    mineNone: '担当医からの問診票はまだありません。',
    dueShort: (date) => `期限：${date}`,
  },
})
