import type { MailFacts } from './facts.ts'

/** Mails to everybody who has an account. */
export const accountMails = {
  'reset-password': {
    name: ['Password reset', 'パスワードの再設定'],
    when: ['Someone has forgotten their password', 'パスワードの再設定を依頼したとき'],
  },
  'password-changed': {
    name: ['Password changed', 'パスワードの変更'],
    when: ['A password was changed', 'パスワードが変更されたとき'],
  },
  'second-factor-changed': {
    name: ['Two-factor authentication changed', '二要素認証の変更'],
    when: [
      'A passkey or authenticator app was added or removed',
      'パスキーまたは認証アプリが追加・削除されたとき',
    ],
  },
  'account-under-attack': {
    name: ['Failed sign-ins', 'ログイン失敗のお知らせ'],
    when: ['Several sign-ins have failed', 'ログインが続けて失敗したとき'],
  },
  'new-device': {
    name: ['New sign-in', '新しい端末からのログイン'],
    when: [
      'First sign-in from a browser that was not used before',
      'これまで使用されていないブラウザーからログインしたとき',
    ],
  },
  'email-change': {
    name: ['Confirm a new address', '新しいアドレスの確認'],
    when: ['Someone asks to change an email address', 'メールアドレスの変更を依頼したとき'],
  },
  'email-change-notice': {
    name: ['Change of address requested', 'アドレス変更の受付'],
    when: ['The same request, to the old address', '同じとき、変更前のアドレスへ'],
  },
  'email-change-taken': {
    name: ['Address in use', 'アドレス登録済み'],
    when: [
      'Someone wants to use an address that is already in use',
      '登録済みのアドレスに変更しようとしたとき',
    ],
  },
  'email-changed': {
    name: ['Address changed', 'アドレスの変更'],
    when: ['An email address was changed', 'メールアドレスが変更されたとき'],
  },
  'new-terms': {
    name: ['New terms', '規約の改定'],
    when: ['A new version of a legal text is announced', '規約の新しい版を予告したとき'],
  },
  news: {
    name: ['Announcement', 'お知らせ'],
    when: ['An announcement is published by email', 'お知らせをメールでも配信したとき'],
  },
  news_recall: {
    name: ['Recall', '回収のお知らせ'],
    when: ['A recall is published', '回収のお知らせを公開したとき'],
  },
  news_test: {
    name: ['Announcement test', 'お知らせのテスト'],
    when: ['An author sends an announcement to themselves', '作成者が自分宛てに送信したとき'],
  },
  test: {
    name: ['Test email', 'テストメール'],
    when: ['Sent from this page only', 'この画面からのみ'],
  },
} as const satisfies Record<string, MailFacts>
