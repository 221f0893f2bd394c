import type { Mail } from '../content.ts'

export const resetPasswordMail = ({ url }: { url: string }): Mail => ({
  template: 'reset-password',
  content: {
    en: {
      subject: 'Set a new password',
      heading: 'Set a new password',
      paragraphs: ['Somebody, probably you, asked to set a new password for this address.'],
      button: { label: 'Set a new password', url },
      after: [
        'The link works once and for 60 minutes. A newer link ends this one.',
        'If you did not ask for it, ignore this message. Your password stays as it is.',
      ],
    },
    ja: {
      subject: 'パスワードの再設定',
      heading: 'パスワードの再設定',
      paragraphs: ['このメールアドレスについて、パスワード再設定のお手続きを受け付けました。'],
      button: { label: 'パスワードを再設定する', url },
      after: [
        'リンクは60分間、1回限り有効です。新しいリンクを発行すると、このリンクは無効になります。',
        'お心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。',
      ],
    },
  },
})
