import { defineMessages } from '@officina/ui/text'

export const actionMessages = defineMessages({
  en: {
    name: (title: string, date: string) => `${title} of ${date}`,
    menu: (name: string) => `Actions for ${name}`,
    pdf: 'Save as PDF',
    remind: {
      verb: 'Remind',
      title: (name: string) => `Remind the patient of ${name}?`,
      consequence: 'The patient gets a mail now. One reminder in three days.',
      done: 'Reminder sent',
    },
    withdraw: {
      verb: 'Withdraw',
      title: (name: string) => `Withdraw ${name}?`,
      consequence: 'The patient is not asked any more. What was filled in is kept here.',
      done: 'Questionnaire withdrawn',
    },
    void: {
      verb: 'Mark as entered in error',
      title: (name: string) => `Mark ${name} as entered in error?`,
      consequence:
        'The answers stay in the history, and what they put into the record is taken back. This cannot be undone.',
      done: 'Marked as entered in error',
    },
  },
  ja: {
    name: (title, date) => `${title}（${date}）`,
    menu: (name) => `${name}の操作`,
    pdf: 'PDFで保存',
    remind: {
      verb: 'リマインド',
      title: (name) => `${name}のリマインドを送りますか`,
      consequence: '患者さんにメールが送信されます。3日に1回までです。',
      done: 'リマインドを送信しました',
    },
    withdraw: {
      verb: '取り下げる',
      title: (name) => `${name}を取り下げますか`,
      consequence: '患者さんには表示されなくなります。記入済みの内容はここに残ります。',
      done: '問診票を取り下げました',
    },
    void: {
      verb: '誤入力にする',
      title: (name) => `${name}を誤入力にしますか`,
      consequence:
        '回答は履歴に残りますが、回答から登録された内容は取り消されます。元に戻すことはできません。',
      done: '誤入力にしました',
    },
  },
})
