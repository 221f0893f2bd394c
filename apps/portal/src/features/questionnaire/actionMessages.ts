import { defineMessages } from '@officina/ui/text'

export const actionMessages = defineMessages({
  name: (title: string, date: string) => [`${title} of ${date}`, `${title}（${date}）`],
  menu: (name: string) => [`Actions for ${name}`, `${name}の操作`],
  pdf: ['Save as PDF', 'PDFで保存'],
  remind: {
    verb: ['Remind', 'リマインド'],
    title: (name: string) => [`Remind the patient of ${name}?`, `${name}のリマインドを送りますか`],
    consequence: [
      'The patient gets a mail now. One reminder in three days.',
      '患者さんにメールが送信されます。3日に1回までです。',
    ],
    done: ['Reminder sent', 'リマインドを送信しました'],
  },
  withdraw: {
    verb: ['Withdraw', '取り下げる'],
    title: (name: string) => [`Withdraw ${name}?`, `${name}を取り下げますか`],
    consequence: [
      'The patient is not asked any more. What was filled in is kept here.',
      '患者さんには表示されなくなります。記入済みの内容はここに残ります。',
    ],
    done: ['Questionnaire withdrawn', '問診票を取り下げました'],
  },
  void: {
    verb: ['Mark as entered in error', '誤入力にする'],
    title: (name: string) => [`Mark ${name} as entered in error?`, `${name}を誤入力にしますか`],
    consequence: [
      'The answers stay in the history, and what they put into the record is taken back. This cannot be undone.',
      '回答は履歴に残りますが、回答から登録された内容は取り消されます。元に戻すことはできません。',
    ],
    done: ['Marked as entered in error', '誤入力にしました'],
  },
})
