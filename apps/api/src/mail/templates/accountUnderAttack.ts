import type { Mail } from '../content.ts'

/** Says what happened and what to do. Without a link: a forged copy of this mail would have one. */
export function accountUnderAttackMail({ at, timeZone }: { at: Date; timeZone: string }): Mail {
  const when = (locale: string) =>
    at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return {
    template: 'account-under-attack',
    content: {
      en: {
        subject: 'Failed sign-ins to your account',
        heading: 'Failed sign-ins to your account',
        paragraphs: [
          `Somebody tried to sign in to your account several times and failed, last on ${when('en-GB')} (${timeZone}).`,
          'We now let in new tries more slowly. On a browser you have used before, you can sign in as usual. On a new one you may have to wait up to a minute.',
        ],
        after: [
          'If it was you, there is nothing to do. If you forgot your password, choose “Forgot your password?” on the sign-in page.',
          'If it was not you, keep your password only if it is long and you use it nowhere else. Otherwise sign in and change it.',
        ],
      },
      ja: {
        subject: 'サインインの失敗がありました',
        heading: 'サインインの失敗がありました',
        paragraphs: [
          `お客様のアカウントへのサインインが、続けて失敗しました。最後の失敗は${when('ja-JP')}（${timeZone}）です。`,
          '現在、サインインの試行に間隔を設けています。これまでに使用したことのあるブラウザーからは、通常どおりサインインできます。初めて使用するブラウザーでは、最大1分ほどお待ちいただくことがあります。',
        ],
        after: [
          'ご本人による操作の場合、お手続きは不要です。パスワードをお忘れの場合は、サインイン画面の「パスワードをお忘れですか」からお手続きください。',
          'お心当たりがない場合、パスワードが十分に長く、ほかのサービスで使用していなければ、そのままお使いいただけます。それ以外の場合は、サインインしてパスワードを変更してください。',
        ],
      },
    },
  }
}
