import { formatDateTime } from '@officina/shared/format'
import { legalTitles } from '@officina/shared/legal/titles'
import type { AgreedDocument } from '@officina/shared/legalVersions'
import type { Locale } from '../../context.ts'
import { inBoth, mail } from '../../mail/content.ts'
import { dateInBoth } from '../../mail/words.ts'

/** Says which documents change and from when. The words of the change are on their pages. */
export function newTermsMail(d: { documents: AgreedDocument[]; from: string; publicUrl: string }) {
  const [en, ja] = dateInBoth(d.from)
  const names = inBoth((locale) =>
    d.documents.map((key) => legalTitles[key][locale]).join(locale === 'en' ? ', ' : '、'),
  )
  return mail('new-terms', {
    subject: [`Our terms change on ${en}`, `規約改定のお知らせ（${ja}施行）`],
    text: [
      'We have published a new version. Until that day, the current version applies. You can read the changes and the new text now.',
      '規約を改定いたします。施行日までは現行の版が適用されます。変更点と新しい版は、すでにご覧いただけます。',
    ],
    facts: [
      [['Changes', '改定する文書'], names],
      [
        ['Applies from', '施行日'],
        [en, ja],
      ],
    ],
    button: [['Read what changes', '変更点を見る'], `${d.publicUrl}/${d.documents[0]}#announced`],
    after: [
      'From that day we ask you to accept the new version when you sign in. If you do not agree, you can ask us to close your account before then.',
      '施行日以降、ログインの際に新しい版への同意をお願いいたします。同意いただけない場合は、施行日までにアカウントの閉鎖をお申し付けください。',
    ],
  })
}

export const resetPasswordMail = ({ url }: { url: string }) =>
  mail('reset-password', {
    subject: ['Set a new password', 'パスワードの再設定'],
    text: [
      'We received a request to reset the password of this account.',
      'このメールアドレスについて、パスワード再設定のお手続きを受け付けました。',
    ],
    button: [['Set a new password', 'パスワードを再設定する'], url],
    after: [
      [
        'The link works once, for 60 minutes. A newer link replaces it.',
        'If you did not ask for this, ignore this message. Your password will not change.',
      ],
      [
        'リンクは60分間、1回限り有効です。新しいリンクを発行すると、このリンクは無効になります。',
        'お心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。',
      ],
    ],
  })

export function passwordChangedMail({ at, timeZone }: { at: Date; timeZone: string }) {
  const when = (locale: Locale) => formatDateTime(at, locale, timeZone)
  return mail('password-changed', {
    subject: ['Your password was changed', 'パスワードが変更されました'],
    text: [
      `The password of your account was changed on ${when('en')} (${timeZone}). All other sessions were signed out.`,
      `${when('ja')}（${timeZone}）にアカウントのパスワードが変更されました。ほかの端末はすべてログアウトされています。`,
    ],
    after: [
      'If this was not you, reset your password now and contact your clinic or us.',
      'お心当たりがない場合は、すぐにパスワードを再設定し、クリニックまたは運営までご連絡ください。',
    ],
  })
}

/** Says what happened and what to do. Without a link: a forged copy of this mail would have one. */
export function accountUnderAttackMail({ at, timeZone }: { at: Date; timeZone: string }) {
  const when = (locale: Locale) => formatDateTime(at, locale, timeZone)
  return mail('account-under-attack', {
    subject: ['Failed attempts to sign in to your account', 'アカウントへのログイン失敗のお知らせ'],
    text: [
      [
        `There were several failed attempts to sign in to your account, most recently on ${when('en')} (${timeZone}).`,
        'We have slowed down further attempts. You can sign in as usual in a browser you have used before. In a new one you may have to wait up to a minute.',
      ],
      [
        `お客様のアカウントへのログインが、続けて失敗しました。最後の失敗は${when('ja')}（${timeZone}）です。`,
        '現在、ログインの試行に間隔を設けています。これまでに使用したことのあるブラウザーからは、通常どおりログインできます。初めて使用するブラウザーでは、最大1分ほどお待ちいただくことがあります。',
      ],
    ],
    after: [
      [
        'If it was you, you do not need to do anything. If you forgot your password, choose “Forgot your password?” on the sign-in page.',
        'If it was not you and your password is short or used elsewhere, sign in and change it.',
      ],
      [
        'ご本人による操作の場合、お手続きは不要です。パスワードをお忘れの場合は、ログイン画面の「パスワードをお忘れですか」からお手続きください。',
        'お心当たりがない場合、パスワードが十分に長く、ほかのサービスで使用していなければ、そのままお使いいただけます。それ以外の場合は、ログインしてパスワードを変更してください。',
      ],
    ],
  })
}

/** After the first sign-in from a browser that never opened the account before. */
export function newDeviceMail(d: {
  at: Date
  timeZone: string
  device: { browser: string; system: string } | undefined
  url: string
}) {
  const when = (locale: Locale) => formatDateTime(d.at, locale, d.timeZone)
  return mail('new-device', {
    subject: ['New sign-in to your account', '新しい端末からのログイン'],
    text: [
      'Your account was opened in a browser that we have not seen before.',
      'これまでに使用されたことのないブラウザーから、アカウントへのログインがありました。',
    ],
    facts: [
      [
        ['Time', '日時'],
        [`${when('en')} (${d.timeZone})`, `${when('ja')}（${d.timeZone}）`],
      ],
      [
        ['Browser', 'ブラウザー'],
        d.device
          ? [
              `${d.device.browser} on ${d.device.system}`,
              `${d.device.browser}（${d.device.system}）`,
            ]
          : ['Unknown', '不明'],
      ],
    ],
    button: [['This was not me: change password', '心当たりがないのでパスワードを変更する'], d.url],
    after: [
      'If it was you, you do not need to do anything.',
      'ご本人によるログインの場合、お手続きは不要です。',
    ],
  })
}

/** To the new address. */
export const emailChangeMail = ({ url }: { url: string }) =>
  mail('email-change', {
    subject: ['Confirm your new email address', '新しいメールアドレスのご確認'],
    text: [
      'Open the link to confirm this address. From then on, sign in with it.',
      'リンクを開き、表示された画面で確認すると、このメールアドレスへの変更が完了します。',
    ],
    button: [['Confirm this address', 'メールアドレスを確認する'], url],
    after: [
      'The link works for 24 hours. Until you confirm, sign in with your old address.',
      'リンクは24時間有効です。確認が済むまでは、これまでのメールアドレスが使われます。',
    ],
  })

/** To the present address, when a change was asked for. */
export const emailChangeNoticeMail = ({ email }: { email: string }) =>
  mail('email-change-notice', {
    subject: ['Request to change your email address', 'メールアドレス変更の受付'],
    heading: ['Request to change your email address', 'メールアドレスの変更を受け付けました'],
    text: [
      `The new address is ${email}. Nothing changes until it is confirmed with the link we sent there.`,
      `新しいメールアドレスは ${email} です。お送りしたリンクから確認が行われるまで、変更は行われません。`,
    ],
    after: [
      'If this was not you, change your password now.',
      'お心当たりがない場合は、すぐにパスワードを変更してください。',
    ],
  })

/** To an address that somebody wanted to use but that is another account's, or another patient's at their clinic. */
export const emailChangeTakenMail = ({ isAtClinic }: { isAtClinic: boolean }) =>
  mail('email-change-taken', {
    subject: isAtClinic
      ? ['This email address is already in use', 'このメールアドレスは登録済みです']
      : ['This email address already has an account', 'このメールアドレスは登録済みです'],
    text: isAtClinic
      ? [
          'A patient tried to use this address for their account. Their clinic already has it for another patient, so nothing was changed.',
          '患者様のアカウントにこのメールアドレスを使用する手続きがありましたが、クリニックで別の患者様のメールアドレスとして登録されているため、変更は行われていません。',
        ]
      : [
          'Someone tried to use this address for another account. It is already in use, so nothing was changed.',
          'ほかのアカウントでこのメールアドレスを使用する手続きがありましたが、すでに登録済みのため変更は行われていません。',
        ],
    after: isAtClinic && [
      'If this was you, ask the clinic to correct its records, then change your address again.',
      'お心当たりがある場合は、クリニックに登録内容の修正をご依頼のうえ、もう一度変更のお手続きをしてください。',
    ],
  })

/** To both addresses, once the change is in force. */
export const emailChangedMail = ({ email }: { email: string }) =>
  mail('email-changed', {
    subject: ['Your email address was changed', 'メールアドレスが変更されました'],
    text: [`Sign in with ${email} from now on.`, `今後は ${email} でログインしてください。`],
    after: [
      'If this was not you, contact your clinic or us now.',
      'お心当たりがない場合は、すぐにクリニックまたは運営までご連絡ください。',
    ],
  })
