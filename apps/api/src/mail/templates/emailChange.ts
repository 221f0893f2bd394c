import type { Mail } from '../content.ts'

/** To the new address. */
export const emailChangeMail = ({ url }: { url: string }): Mail => ({
  template: 'email-change',
  content: {
    en: {
      subject: 'Confirm your new email address',
      heading: 'Confirm your new email address',
      paragraphs: [
        'Open the link and confirm it there. From then on you sign in with this address.',
      ],
      button: { label: 'Confirm this address', url },
      after: ['The link works for 24 hours. Until then the old address stays in force.'],
    },
    ja: {
      subject: '新しいメールアドレスのご確認',
      heading: '新しいメールアドレスのご確認',
      paragraphs: [
        'リンクを開き、表示された画面で確認すると、このメールアドレスへの変更が完了します。',
      ],
      button: { label: 'メールアドレスを確認する', url },
      after: ['リンクは24時間有効です。確認が済むまでは、これまでのメールアドレスが使われます。'],
    },
  },
})

/** To the present address, when a change was asked for. */
export const emailChangeNoticeMail = ({ email }: { email: string }): Mail => ({
  template: 'email-change-notice',
  content: {
    en: {
      subject: 'A change of your email address was requested',
      heading: 'A change of your email address was requested',
      paragraphs: [
        `The new address is ${email}. Nothing changes until it is confirmed with the link sent there.`,
      ],
      after: ['If this was not you, change your password at once.'],
    },
    ja: {
      subject: 'メールアドレス変更の受付',
      heading: 'メールアドレスの変更を受け付けました',
      paragraphs: [
        `新しいメールアドレスは ${email} です。お送りしたリンクから確認が行われるまで、変更は行われません。`,
      ],
      after: ['お心当たりがない場合は、すぐにパスワードを変更してください。'],
    },
  },
})

/** To an address that somebody wanted to use but that has an account of its own. */
export const emailChangeTakenMail = (): Mail => ({
  template: 'email-change-taken',
  content: {
    en: {
      subject: 'This email address already has an account',
      heading: 'This email address already has an account',
      paragraphs: [
        'Somebody asked to use this address for another account. That is not possible while this account exists, and nothing was changed.',
      ],
    },
    ja: {
      subject: 'このメールアドレスは登録済みです',
      heading: 'このメールアドレスは登録済みです',
      paragraphs: [
        'ほかのアカウントでこのメールアドレスを使用する手続きがありましたが、すでに登録済みのため変更は行われていません。',
      ],
    },
  },
})

/** To both addresses, once the change is in force. */
export const emailChangedMail = ({ email }: { email: string }): Mail => ({
  template: 'email-changed',
  content: {
    en: {
      subject: 'Your email address was changed',
      heading: 'Your email address was changed',
      paragraphs: [`Sign in with ${email} from now on.`],
      after: ['If this was not you, tell your clinic or us at once.'],
    },
    ja: {
      subject: 'メールアドレスが変更されました',
      heading: 'メールアドレスが変更されました',
      paragraphs: [`今後は ${email} でサインインしてください。`],
      after: ['お心当たりがない場合は、すぐにクリニックまたは運営までご連絡ください。'],
    },
  },
})
