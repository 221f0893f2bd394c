import type { Mail } from '../content.ts'

export function passwordChangedMail({ at, timeZone }: { at: Date; timeZone: string }): Mail {
  const when = (locale: string) =>
    at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return {
    template: 'password-changed',
    content: {
      en: {
        subject: 'Your password was changed',
        heading: 'Your password was changed',
        paragraphs: [
          `The password of your account was changed on ${when('en-GB')} (${timeZone}). All other sessions were signed out.`,
        ],
        after: ['If this was not you, set a new password at once and tell your clinic or us.'],
      },
      ja: {
        subject: 'パスワードが変更されました',
        heading: 'パスワードが変更されました',
        paragraphs: [
          `${when('ja-JP')}（${timeZone}）にアカウントのパスワードが変更されました。ほかの端末はすべてサインアウトされています。`,
        ],
        after: [
          'お心当たりがない場合は、すぐにパスワードを再設定し、クリニックまたは運営までご連絡ください。',
        ],
      },
    },
  }
}
