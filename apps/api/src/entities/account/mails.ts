import { formatDateTime, listed } from '@officina/shared/format'
import { legalTitles } from '@officina/shared/legal/titles'
import type { AgreedDocument } from '@officina/shared/legalVersions'
import type { Locale } from '../../context.ts'
import { inBoth, mail, type Pair } from '../../mail/content.ts'
import { dateInBoth } from '../../mail/words.ts'

/** Says which documents change and from when. The words of the change are on their pages. */
export function newTermsMail(d: { documents: AgreedDocument[]; from: string; publicUrl: string }) {
  const [en, ja] = dateInBoth(d.from)
  const names = inBoth((locale) =>
    listed(
      d.documents.map((key) => legalTitles[key][locale]),
      locale,
    ),
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

/** `passkeys`: how many the account has. They outlast the password, so whoever did not add them must learn of them. */
export function passwordChangedMail(d: { at: Date; timeZone: string; passkeys: number }) {
  const when = (locale: Locale) => formatDateTime(d.at, locale, d.timeZone)
  const hasSome = d.passkeys > 0
  return mail('password-changed', {
    subject: ['Your password was changed', 'パスワードが変更されました'],
    text: [
      [
        `The password of your account was changed on ${when('en')} (${d.timeZone}). All other sessions were signed out.`,
        hasSome &&
          `Your account has ${d.passkeys} ${d.passkeys === 1 ? 'passkey. It still signs' : 'passkeys. They still sign'} in without the password. Remove any passkey that you do not know.`,
      ],
      [
        `${when('ja')}（${d.timeZone}）にアカウントのパスワードが変更されました。ほかの端末はすべてログアウトされています。`,
        hasSome &&
          `アカウントにはパスキーが${d.passkeys}個登録されており、引き続きパスワードなしでログインできます。お心当たりのないパスキーは削除してください。`,
      ],
    ],
    after: [
      'If this was not you, reset your password now and contact your clinic or us.',
      'お心当たりがない場合は、すぐにパスワードを再設定し、クリニックまたは運営までご連絡ください。',
    ],
  })
}

/** What can be changed besides the password in how an account is signed in to. */
export type FactorChange =
  | 'passkey_added'
  | 'passkey_removed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_reset'

/** Without a link, as the mail about failed attempts. */
export function factorChangedMail(d: { change: FactorChange; at: Date; timeZone: string }) {
  const { subject, text } = factorChanges[d.change]
  const when = (locale: Locale) => formatDateTime(d.at, locale, d.timeZone)
  return mail('second-factor-changed', {
    subject,
    text: text(`${when('en')} (${d.timeZone})`, `${when('ja')}（${d.timeZone}）`),
    after:
      d.change === 'second_factor_reset'
        ? [
            'If you did not ask for this, contact your clinic or us now.',
            'お心当たりがない場合は、すぐにクリニックまたは運営までご連絡ください。',
          ]
        : [
            'If this was not you, change your password now, remove every passkey that you do not know, and contact your clinic or us.',
            'お心当たりがない場合は、すぐにパスワードを変更し、見覚えのないパスキーを削除のうえ、クリニックまたは運営までご連絡ください。',
          ],
  })
}

const factorChanges: Record<
  FactorChange,
  { subject: Pair; text: (en: string, ja: string) => Pair }
> = {
  passkey_added: {
    subject: ['A passkey was added to your account', 'パスキーが追加されました'],
    text: (en, ja) => [
      `The passkey was added on ${en}. It signs in to your account without the password.`,
      `${ja}にパスキーが追加されました。このパスキーを使うと、パスワードなしでアカウントにログインできます。`,
    ],
  },
  passkey_removed: {
    subject: ['A passkey was removed from your account', 'パスキーが削除されました'],
    text: (en, ja) => [
      `The passkey was removed on ${en}. It no longer signs in to your account.`,
      `${ja}にパスキーが削除されました。このパスキーではログインできなくなりました。`,
    ],
  },
  second_factor_on: {
    subject: ['Your authenticator app was set up', '認証アプリが設定されました'],
    text: (en, ja) => [
      `The authenticator app was set up on ${en}. Signing in with the password now takes a code from the app.`,
      `${ja}に認証アプリが設定されました。今後パスワードでログインする際は、アプリのコードも入力してください。`,
    ],
  },
  second_factor_off: {
    subject: ['Your authenticator app was turned off', '認証アプリが無効になりました'],
    text: (en, ja) => [
      `The authenticator app was turned off on ${en}. Its codes are no longer asked for.`,
      `${ja}に認証アプリが無効になりました。今後、アプリのコードの入力は不要です。`,
    ],
  },
  second_factor_reset: {
    subject: ['Your two-factor authentication was reset', '二要素認証がリセットされました'],
    text: (en, ja) => [
      `An administrator reset it on ${en}. Your authenticator app, passkeys, recovery codes and trusted browsers were removed, and all sessions were signed out. Sign in with your password and set it up again.`,
      `${ja}に、運営が二要素認証をリセットしました。認証アプリ、パスキー、回復コード、信頼済みブラウザーはすべて削除され、すべての端末からログアウトされています。パスワードでログインし、もう一度設定してください。`,
    ],
  },
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
      `新しいメールアドレスは ${email} です。このアドレスにお送りしたリンクで確認が完了するまで、メールアドレスは変更されません。`,
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
    text: [
      `Sign in with ${email} from now on. Links in earlier emails no longer work.`,
      `今後は ${email} でログインしてください。これまでのメールのリンクは使えなくなりました。`,
    ],
    after: [
      'If this was not you, contact your clinic or us now.',
      'お心当たりがない場合は、すぐにクリニックまたは運営までご連絡ください。',
    ],
  })
