import { defineMessages } from '@officina/ui/text'

export const patientMessages = defineMessages({
  title: ['Questionnaire', '問診票'],
  close: ['Close', '閉じる'],
  gone: [
    'This questionnaire is closed. Ask your doctor if you have a question.',
    'この問診票は現在利用できません。ご不明な点は担当医にお問い合わせください。',
  ],
  intro: (doctor: string) => [
    `Dr ${doctor} sent you these questions. Your answers are saved as you go, so you can stop and continue at any time.`,
    `${doctor}先生からの問診票です。入力内容は自動で保存されますので、途中で中断しても続きから記入できます。`,
  ],
  due: (date: string) => [`Send it by ${date}.`, `${date}までに送信してください。`],
  submit: ['Send to my doctor', '担当医に送信する'],
  sent: (date: string, doctor: string) => [
    `You sent these answers to Dr ${doctor} on ${date}. Tell your doctor if something has changed.`,
    `${date}に${doctor}先生へ送信した内容です。変更がある場合は担当医にお伝えください。`,
  ],
  together: (date: string, doctor: string) => [
    `Dr ${doctor} filled this in with you on ${date}. Tell your doctor if something has changed.`,
    `${date}に${doctor}先生と一緒に記入した内容です。変更がある場合は担当医にお伝えください。`,
  ],
  withDoctor: ['Your doctor fills this in with you.', 'この問診票は担当医と一緒に記入します。'],
})
