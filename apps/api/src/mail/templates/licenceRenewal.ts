import type { Mail } from '../content.ts'
import { dateText, nameText } from './words.ts'

type Name = { last: string; first: string }

/** To the doctor: the renewed licence is wanted. Dates are `2026-11-20`. */
export const licenceRenewalAsked = (data: {
  name: Name
  expiresOn: string | null
  url: string
}): Mail => ({
  template: 'licence-renewal-asked',
  content: {
    en: {
      subject: 'Please send us your renewed licence',
      heading: `${nameText(data.name, 'en')}, we need your renewed licence`,
      paragraphs: [
        'Open your account, choose "Licence" and add the new number, its expiry date and a scan or photo.',
        'The licence on record stays in force until we have looked at the new one.',
      ],
      ...(data.expiresOn
        ? { facts: [['Licence on record valid until', dateText(data.expiresOn, 'en')]] }
        : {}),
      button: { label: 'Send the renewed licence', url: data.url },
    },
    ja: {
      subject: '更新後の免許の提出のお願い',
      heading: `${nameText(data.name, 'ja')} 様、更新後の免許をお送りください`,
      paragraphs: [
        'アカウント画面の「免許」から、新しい免許番号と有効期限、免許証の写しまたは写真をお送りください。',
        '確認が終わるまで、現在の登録内容が有効です。',
      ],
      ...(data.expiresOn
        ? { facts: [['登録中の免許の有効期限', dateText(data.expiresOn, 'ja')]] }
        : {}),
      button: { label: '更新後の免許を送る', url: data.url },
    },
  },
})

/** To the doctor: the renewed licence is in force. */
export const licenceRenewed = (data: { name: Name; expiresOn: string | null }): Mail => ({
  template: 'licence-renewed',
  content: {
    en: {
      subject: 'Your renewed licence is accepted',
      heading: `${nameText(data.name, 'en')}, your renewed licence is accepted`,
      paragraphs: ['Thank you. There is nothing else to do.'],
      ...(data.expiresOn
        ? { facts: [['Licence valid until', dateText(data.expiresOn, 'en')]] }
        : {}),
    },
    ja: {
      subject: '免許の更新を確認しました',
      heading: `${nameText(data.name, 'ja')} 様、免許の更新を確認しました`,
      paragraphs: ['ご提出ありがとうございました。これ以上のお手続きは不要です。'],
      ...(data.expiresOn ? { facts: [['免許の有効期限', dateText(data.expiresOn, 'ja')]] } : {}),
    },
  },
})

/** To the doctor: the renewed licence could not be accepted, and why. */
export const licenceRenewalDeclined = (data: {
  name: Name
  reason: string
  url: string
}): Mail => ({
  template: 'licence-renewal-declined',
  content: {
    en: {
      subject: 'Your renewed licence could not be accepted',
      heading: `${nameText(data.name, 'en')}, we could not accept your renewed licence`,
      paragraphs: ['The reason:', data.reason, 'Send it again from your account.'],
      button: { label: 'Send it again', url: data.url },
    },
    ja: {
      subject: '更新後の免許を確認できませんでした',
      heading: `${nameText(data.name, 'ja')} 様`,
      paragraphs: [
        '次の理由により、更新後の免許を確認できませんでした。',
        data.reason,
        'お手数ですが、アカウント画面からもう一度お送りください。',
      ],
      button: { label: 'もう一度送る', url: data.url },
    },
  },
})
