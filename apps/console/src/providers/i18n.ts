import type { Locale } from '@officina/shared/locale'
import type { I18nProvider } from 'react-admin'

type Values = Record<string, unknown> & { _?: string; smart_count?: number }

/** Words of react-admin's own parts in one language; our pages bring theirs with `defineMessages`. */
export function createI18n(locale: Locale): I18nProvider {
  let current: string = locale
  return {
    translate: (key: string, values: Values = {}) => {
      const text = words[key]?.[locale === 'ja' ? 1 : 0] ?? values._
      return text === undefined ? (isKey(key) ? '' : key) : filled(text, values)
    },
    // the console makes a provider for each language
    changeLocale: async (next) => {
      current = next
    },
    getLocale: () => current,
  }
}

/** `%{name}` is a value; of "one |||| many" the part for `smart_count` is meant. */
function filled(text: string, values: Values): string {
  const parts = text.split('||||')
  const count = values.smart_count
  const part = count === undefined || count === 1 ? parts[0] : (parts[1] ?? parts[0])
  return (part ?? '').trim().replace(/%\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole))
}

/** What our pages have react-admin say is a finished sentence; a key of its own that has no words stays silent. */
const isKey = (text: string) => /^(ra|resources|officina)\.[\w.-]+$/.test(text)

/** What react-admin's core itself may say, and what our forms add to it. */
export const words: Readonly<Record<string, readonly [en: string, ja: string] | undefined>> = {
  'ra.action.undo': ['Undo', '元に戻す'],
  'ra.auth.auth_check_error': ['Sign in to continue.', 'ログインしてください。'],
  'ra.message.clear_array_input': ['Clear the whole list?', 'リストを空にします。よろしいですか？'],
  'ra.message.delete_content': ['Delete this %{name}?', '%{name}を削除します。よろしいですか？'],
  'ra.message.delete_title': [
    'Delete %{name} %{recordRepresentation}',
    '%{name} %{recordRepresentation}の削除',
  ],
  'ra.message.invalid_form': [
    'Check the marked fields.',
    '入力内容に誤りがあります。赤い項目をご確認ください。',
  ],
  'ra.message.select_all_limit_reached': [
    'There are too many to select them all. Only the first %{max} were selected.',
    '件数が多いため、最初の%{max}件だけを選択しました。',
  ],
  'ra.message.unsaved_changes': [
    'You have unsaved changes. Leave without saving them?',
    '保存していない変更があります。破棄して移動しますか？',
  ],
  'ra.message.update_content': [
    'Update %{name} %{recordRepresentation}? |||| Update these %{smart_count}?',
    '%{smart_count}件を更新します。よろしいですか？',
  ],
  'ra.message.update_title': [
    'Update %{name} %{recordRepresentation} |||| Update %{smart_count} %{name}',
    '%{name} %{smart_count}件の更新',
  ],
  'ra.notification.created': ['Created', '作成しました'],
  'ra.notification.data_provider_error': [
    'The data could not be loaded.',
    'データを取得できませんでした。',
  ],
  'ra.notification.deleted': [
    'Deleted |||| %{smart_count} deleted',
    '%{smart_count}件を削除しました',
  ],
  'ra.notification.http_error': [
    'The server could not be reached.',
    'サーバーと通信できませんでした。',
  ],
  'ra.notification.i18n_error': [
    'The language could not be changed.',
    '言語を切り替えられませんでした。',
  ],
  'ra.notification.item_doesnt_exist': ['Not found', '見つかりません'],
  'ra.notification.logged_out': [
    'Your session has ended. Sign in again.',
    'ログインの有効期限が切れました。もう一度ログインしてください。',
  ],
  'ra.notification.not_authorized': [
    'You do not have permission to do this.',
    'この操作を行う権限がありません。',
  ],
  'ra.notification.updated': [
    'Updated |||| %{smart_count} updated',
    '%{smart_count}件を更新しました',
  ],
  'ra.validation.email': [
    'Enter a valid email address.',
    'メールアドレスの形式で入力してください。',
  ],
  'ra.validation.maxLength': [
    'Use at most %{max} characters.',
    '%{max}文字以内で入力してください。',
  ],
  'ra.validation.maxValue': ['Enter %{max} or less.', '%{max}以下で入力してください。'],
  'ra.validation.minLength': [
    'Use at least %{min} characters.',
    '%{min}文字以上で入力してください。',
  ],
  'ra.validation.minValue': ['Enter %{min} or more.', '%{min}以上で入力してください。'],
  'ra.validation.number': ['Enter a number.', '数値で入力してください。'],
  'ra.validation.oneOf': [
    'Choose one of these: %{options}.',
    '次のいずれかを選んでください：%{options}',
  ],
  'ra.validation.regex': ['Check the format.', '形式が正しくありません。'],
  'ra.validation.required': ['Fill in this field.', '入力してください。'],
  'ra.validation.unique': ['Already in use.', 'すでに使用されています。'],
  'officina.pattern': ['Check the format.', '形式が正しくありません。'],
  'officina.uri': ['Start with https://', 'https:// から入力してください。'],
  'officina.minItems': ['Choose at least %{min}.', '%{min}件以上選んでください。'],
  'officina.unreadable': ['Enter a number such as 12.5.', '12.5 のような数値で入力してください。'],
  'officina.whole': ['Enter a whole number.', '整数で入力してください。'],
  'officina.unpicked': [
    'Choose a name from the list, or clear the field.',
    '一覧から選択するか、入力した文字を消してください。',
  ],
}
