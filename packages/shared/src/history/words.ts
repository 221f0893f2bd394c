import type { Locale } from '../locale.ts'
import { sentence } from '../status/words.ts'
import { wordsOfCare } from './ofCare.ts'
import { wordsOfOrders } from './ofOrders.ts'
import { wordsOfPeople } from './ofPeople.ts'
import type { Words } from './types.ts'

/** An audit action in words: its own, else those of its verb, which any kind of record may have. */
export function eventText(action: string, locale: Locale): string {
  const verb = action.split('.').at(-1) ?? action
  return pick(events[action] ?? verbs[verb], locale) ?? sentence(verb)
}

/** Who did it, when the name is not known. */
export const roleText = (role: string, locale: Locale): string =>
  pick(roles[role], locale) ?? sentence(role)

/** Whether somebody wrote words for the action. */
export const hasWords = (action: string): boolean =>
  action in events || (action.split('.').at(-1) ?? '') in verbs

const pick = (words: Words[string] | undefined, locale: Locale): string | undefined =>
  words?.[locale === 'ja' ? 1 : 0]

const events: Words = { ...wordsOfOrders, ...wordsOfPeople, ...wordsOfCare }

/** What happens to records and accounts of every kind. */
const verbs: Words = {
  create: ['Created', '作成'],
  update: ['Changed the record', '内容を変更'],
  delete: ['Deleted', '削除'],
  export: ['Exported a list', '一覧を書き出し'],
  note_added: ['Added a note', 'メモを追加'],
  listed: ['Viewed patients in a list', '一覧で患者を表示'],
  login: ['Signed in', 'ログイン'],
  login_failed: ['Failed to sign in', 'ログインに失敗'],
  password_changed: ['Changed the password', 'パスワードを変更'],
  password_reset: ['Reset the password', 'パスワードを再設定'],
  reset_requested: ['Requested a password reset', 'パスワードの再設定を依頼'],
  email_changed: ['Changed the email address', 'メールアドレスを変更'],
  email_change_requested: ['Requested an email change', 'メールアドレスの変更を依頼'],
  email_change_resent: ['Resent the email confirmation', '確認メールの再送を依頼'],
  email_change_cancelled: ['Cancelled the email change', 'メールアドレスの変更を取りやめ'],
  preferences_changed: ['Changed preferences', '設定を変更'],
  session_ended: ['Signed out a device', '端末をログアウト'],
  second_factor_on: ['Turned on two-factor authentication', '二要素認証を有効化'],
  second_factor_off: ['Turned off two-factor authentication', '二要素認証を無効化'],
  recovery_codes_made: ['Created new recovery codes', '新しい回復コードを作成'],
  recovery_code_used: ['Used a recovery code', '回復コードを使用'],
  passkey_added: ['Added a passkey', 'パスキーを追加'],
  passkey_renamed: ['Renamed a passkey', 'パスキーの名前を変更'],
  passkey_removed: ['Removed a passkey', 'パスキーを削除'],
  device_trusted: ['Trusted a browser for 30 days', 'ブラウザーを30日間信頼'],
  device_untrusted: ['Removed a trusted browser', '信頼済みブラウザーを削除'],
  stepped_up: ['Confirmed that it is them', 'ご本人であることを確認'],
  new_device_told: ['Email about a new sign-in sent', '新しい端末からのログインを通知'],
  other_sessions_ended: ['Signed out all other devices', 'ほかの端末をすべてログアウト'],
}

const roles: Words = {
  admin: ['Administrator', '管理者'],
  doctor: ['Doctor', '医師'],
  patient: ['Patient', '患者'],
  visitor: ['Visitor', '訪問者'],
  system: ['System', 'システム'],
}
