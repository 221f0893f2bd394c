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
  note_added: ['Wrote a note', 'メモを追加'],
  listed: ['Saw patients in a list', '一覧で患者を表示'],
  login: ['Signed in', 'サインイン'],
  login_failed: ['Could not sign in', 'サインインに失敗'],
  password_changed: ['Changed the password', 'パスワードを変更'],
  password_reset: ['Set a new password', 'パスワードを再設定'],
  reset_requested: ['Asked for a new password', 'パスワードの再設定を依頼'],
  email_changed: ['Changed the email address', 'メールアドレスを変更'],
  email_change_requested: ['Asked for another email address', 'メールアドレスの変更を依頼'],
  email_change_resent: ['Asked again to confirm the email address', '確認メールの再送を依頼'],
  email_change_cancelled: ['Kept the email address', 'メールアドレスの変更を取りやめ'],
  preferences_changed: ['Changed preferences', '設定を変更'],
  session_ended: ['Signed a device out', '端末をサインアウト'],
  other_sessions_ended: ['Signed all other devices out', 'ほかの端末をすべてサインアウト'],
}

const roles: Words = {
  admin: ['Administrator', '管理者'],
  doctor: ['Doctor', '医師'],
  patient: ['Patient', '患者'],
  visitor: ['Visitor', '訪問者'],
  system: ['System', 'システム'],
}
