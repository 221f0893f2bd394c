import type { Locale } from '@officina/shared/locale'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import ra_en from 'ra-language-english'
import type { I18nProvider } from 'react-admin'
import { ja } from './ja.ts'

/** Words of react-admin's own parts in one language; our pages bring theirs with `defineMessages`. */
export const createI18n = (locale: Locale): I18nProvider =>
  polyglotI18nProvider(() => ({ ...messages[locale] }) as never, locale, [], {
    allowMissing: true,
    onMissingKey: (key: string, options: { _?: string }) => options._ ?? (isKey(key) ? '' : key),
  })

/** What our pages have react-admin say is a finished sentence; a key of its own that has no words stays silent. */
const isKey = (text: string) => /^(ra|resources|officina)\.[\w.-]+$/.test(text)

const messages = {
  en: {
    ...ra_en,
    officina: {
      pattern: 'The format is not right',
      uri: 'Begin with https://',
      minItems: 'Choose at least %{min}',
      unpicked: 'Choose one of the names on the list, or clear what you typed',
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
