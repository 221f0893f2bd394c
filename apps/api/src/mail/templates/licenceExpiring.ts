import type { Mail } from '../content.ts'
import { dateText, nameText } from './words.ts'

/** To the doctor: the licence ends, or has ended, and what happens then. Dates are `2026-11-20`. */
export const licenceExpiring = (data: {
  name: { last: string; first: string }
  expiresOn: string
  suspendedOn: string
  daysLeft: number
  url: string
}): Mail => ({
  template: 'licence_expiring',
  content: {
    en: {
      subject: `Your licence expires on ${dateText(data.expiresOn, 'en')}`,
      heading: `${nameText(data.name, 'en')}, your licence expires soon`,
      paragraphs: [
        `${data.daysLeft === 0 ? 'Your licence expires today.' : `Your licence expires in ${data.daysLeft === 1 ? '1 day' : `${data.daysLeft} days`}.`} Please send us the renewed copy in your account.`,
        `Without it the account is suspended on ${dateText(data.suspendedOn, 'en')}: records can still be read, but no recipes or invitations can be written.`,
      ],
      facts: [['Licence valid until', dateText(data.expiresOn, 'en')]],
      button: { label: 'Send the renewed licence', url: data.url },
    },
    ja: {
      subject: `免許の有効期限は${dateText(data.expiresOn, 'ja')}です`,
      heading: `${nameText(data.name, 'ja')} 様、免許の有効期限が近づいています`,
      paragraphs: [
        `${data.daysLeft === 0 ? '免許は本日期限を迎えます。' : `免許の有効期限まであと${data.daysLeft}日です。`}更新後の写しをアカウント画面からお送りください。`,
        `お送りいただけない場合、${dateText(data.suspendedOn, 'ja')}にアカウントを停止します。停止中は記録の閲覧のみ可能です。`,
      ],
      facts: [['免許の有効期限', dateText(data.expiresOn, 'ja')]],
      button: { label: '更新後の免許を送る', url: data.url },
    },
  },
})
