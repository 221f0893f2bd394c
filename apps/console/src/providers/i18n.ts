import type { Locale } from '@officina/shared/locale'
import ra_en from 'ra-language-english'
import type { I18nProvider, TranslationMessages } from 'react-admin'

type Values = Record<string, unknown> & { _?: string; smart_count?: number }

/** Words of react-admin's own parts in one language; our pages bring theirs with `defineMessages`. */
export function createI18n(locale: Locale): I18nProvider {
  let current: string = locale
  return {
    translate: (key: string, values: Values = {}) => {
      const text = phraseOf(messages[locale], key) ?? values._
      return text === undefined ? (isKey(key) ? '' : key) : filled(text, values)
    },
    // the console makes a provider for each language
    changeLocale: async (next) => {
      current = next
    },
    getLocale: () => current,
  }
}

function phraseOf(words: object, key: string): string | undefined {
  let found: unknown = words
  for (const part of key.split('.'))
    found =
      typeof found === 'object' && found && Object.hasOwn(found, part)
        ? (found as Record<string, unknown>)[part]
        : undefined
  return typeof found === 'string' ? found : undefined
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

/** react-admin's own words in Japanese; a missing key is a type error. */
export const ja: TranslationMessages = {
  ra: {
    action: {
      add_filter: '条件を追加',
      add: '追加',
      back: '戻る',
      bulk_actions: '%{smart_count}件を選択中',
      cancel: 'キャンセル',
      clear_array_input: 'リストを空にする',
      clear_input_value: '値を消去',
      clone: '複製',
      confirm: '確定',
      create: '作成',
      create_item: '%{item}を作成',
      delete: '削除',
      edit: '編集',
      export: '書き出し',
      list: '一覧',
      refresh: '更新',
      remove_filter: 'この条件を外す',
      remove_all_filters: 'すべての条件を外す',
      remove: '外す',
      reset: '元に戻す',
      save: '保存',
      search: '検索',
      search_columns: '項目を検索',
      select_all: 'すべて選択',
      select_all_button: 'すべて選択',
      select_row: 'この行を選択',
      show: '表示',
      sort: '並べ替え',
      undo: '取り消す',
      unselect: '選択を解除',
      expand: '開く',
      close: '閉じる',
      open_menu: 'メニューを開く',
      close_menu: 'メニューを閉じる',
      update: '更新',
      move_up: '上へ',
      move_down: '下へ',
      open: '開く',
      toggle_theme: '配色を切り替える',
      select_columns: '表示項目',
      update_application: '再読み込み',
    },
    boolean: { true: 'はい', false: 'いいえ', null: ' ' },
    page: {
      create: '%{name}の作成',
      dashboard: 'ダッシュボード',
      edit: '%{name} %{recordRepresentation}',
      error: '問題が発生しました',
      list: '%{name}',
      loading: '読み込み中',
      not_found: 'ページが見つかりません',
      show: '%{name} %{recordRepresentation}',
      empty: '%{name}はまだありません。',
      invite: '追加しますか。',
      access_denied: '権限がありません',
      authentication_error: '認証エラー',
    },
    input: {
      file: {
        upload_several: 'ファイルをドロップするか、クリックして選んでください。',
        upload_single: 'ファイルをドロップするか、クリックして選んでください。',
      },
      image: {
        upload_several: '画像をドロップするか、クリックして選んでください。',
        upload_single: '画像をドロップするか、クリックして選んでください。',
      },
      references: {
        all_missing: '関連する記録が見つかりません。',
        many_missing: '関連する記録の一部が見つかりません。',
        single_missing: '関連する記録が見つかりません。',
      },
      password: { toggle_visible: 'パスワードを隠す', toggle_hidden: 'パスワードを表示' },
    },
    message: {
      about: '概要',
      access_denied: 'このページを開く権限がありません',
      are_you_sure: 'よろしいですか。',
      authentication_error: '認証サーバーがエラーを返したため、確認できませんでした。',
      auth_error: 'ログインの確認中にエラーが発生しました。',
      bulk_delete_content: '%{smart_count}件を削除します。よろしいですか。',
      bulk_delete_title: '%{name} %{smart_count}件の削除',
      bulk_update_content: '%{smart_count}件を更新します。よろしいですか。',
      bulk_update_title: '%{name} %{smart_count}件の更新',
      clear_array_input: 'リストを空にします。よろしいですか。',
      delete_content: '%{name}を削除します。よろしいですか。',
      delete_title: '%{name} %{recordRepresentation}の削除',
      details: '詳細',
      error: 'エラーのため、操作を完了できませんでした。',
      invalid_form: '入力内容に誤りがあります。赤い項目をご確認ください。',
      loading: 'お待ちください',
      no: 'いいえ',
      not_found: 'アドレスが間違っているか、リンクが古い可能性があります。',
      select_all_limit_reached: '件数が多いため、最初の%{max}件だけを選択しました。',
      unsaved_changes: '保存していない変更があります。破棄して移動しますか。',
      yes: 'はい',
      placeholder_data_warning: '通信エラーのため、表示を更新できませんでした。',
    },
    navigation: {
      clear_filters: '絞り込みを解除',
      no_filtered_results: '条件に当てはまる%{name}はありません。',
      no_results: '%{name}はありません',
      no_more_results: '%{page}ページ目はありません。前のページをご覧ください。',
      page_out_of_boundaries: '%{page}ページ目はありません',
      page_out_from_end: 'これより後のページはありません',
      page_out_from_begin: 'これより前のページはありません',
      page_range_info: '%{total}件中 %{offsetBegin}〜%{offsetEnd}件',
      partial_page_range_info: '%{offsetBegin}〜%{offsetEnd}件',
      current_page: '%{page}ページ',
      page: '%{page}ページへ',
      first: '最初のページへ',
      last: '最後のページへ',
      next: '次のページへ',
      previous: '前のページへ',
      page_rows_per_page: '表示件数：',
      skip_nav: '本文へ移動',
    },
    sort: { sort_by: '%{field_lower_first}の%{order}で並べ替え', ASC: '昇順', DESC: '降順' },
    auth: {
      auth_check_error: 'ログインしてください',
      user_menu: 'アカウント',
      username: 'ユーザー名',
      password: 'パスワード',
      email: 'メールアドレス',
      sign_in: 'ログイン',
      sign_in_error: 'ログインできませんでした。もう一度お試しください',
      logout: 'ログアウト',
    },
    notification: {
      updated: '%{smart_count}件を更新しました',
      created: '作成しました',
      deleted: '%{smart_count}件を削除しました',
      bad_item: '内容に誤りがあります',
      item_doesnt_exist: '見つかりません',
      http_error: 'サーバーと通信できませんでした',
      data_provider_error: 'データを取得できませんでした。',
      i18n_error: '言語を切り替えられませんでした',
      canceled: '取り消しました',
      logged_out: 'ログインの有効期限が切れました。もう一度ログインしてください。',
      not_authorized: 'この操作を行う権限がありません。',
      application_update_available: '新しいバージョンがあります。',
      offline: 'オフラインのため、データを取得できません。',
    },
    validation: {
      required: '入力してください',
      minLength: '%{min}文字以上で入力してください',
      maxLength: '%{max}文字以内で入力してください',
      minValue: '%{min}以上で入力してください',
      maxValue: '%{max}以下で入力してください',
      number: '数値で入力してください',
      email: 'メールアドレスの形式で入力してください',
      oneOf: '次のいずれかを選んでください：%{options}',
      regex: '形式が正しくありません',
      unique: 'すでに使用されています',
    },
    saved_queries: {
      label: '保存した条件',
      query_name: '名前',
      new_label: '現在の条件を保存…',
      new_dialog_title: '条件の保存',
      remove_label: '保存した条件を削除',
      remove_label_with_name: '条件「%{name}」を削除',
      remove_dialog_title: '保存した条件を削除しますか。',
      remove_message: 'この条件を一覧から削除します。よろしいですか。',
      help: '一覧を絞り込んでから、条件を保存してください',
    },
    guesser: {
      empty: { title: '表示するデータがありません', message: 'データの取得元をご確認ください' },
    },
    configurable: {
      customize: 'カスタマイズ',
      configureMode: 'このページの設定',
      inspector: {
        title: '設定',
        content: '設定する部分にカーソルを合わせてください',
        reset: '設定を元に戻す',
        hideAll: 'すべて隠す',
        showAll: 'すべて表示',
      },
      Datagrid: { title: '表', unlabeled: '名前のない列 %{column}' },
      SimpleForm: { title: 'フォーム', unlabeled: '名前のない入力欄 %{input}' },
      SimpleList: {
        title: '一覧',
        primaryText: '1行目',
        secondaryText: '2行目',
        tertiaryText: '3行目',
      },
    },
  },
}

const messages = {
  en: {
    ra: {
      ...ra_en.ra,
      message: { ...ra_en.ra.message, invalid_form: 'Check the marked fields.' },
    },
    officina: {
      pattern: 'Check the format',
      uri: 'Start with https://',
      minItems: 'Choose at least %{min}',
      unpicked: 'Choose a name from the list, or clear the field',
    },
  },
  ja: {
    ...ja,
    officina: {
      pattern: '形式が正しくありません',
      uri: 'https:// から入力してください',
      minItems: '%{min}件以上選んでください',
      unpicked: '一覧から選択するか、入力した文字を消してください',
    },
  },
}
