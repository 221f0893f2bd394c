import type { Locale } from '@officina/shared/locale'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { initialLocale, localeKey, setPageLanguage } from './initialLocale.ts'
import { PlainSelect } from './PlainSelect.tsx'

export { defineMessages } from '@officina/shared/messages'

/** The words in the reader's language: `const t = useText(messages)`, then `t.title`, `t.count(3)`. */
export function useText<T>(messages: Record<Locale, T>): T {
  return messages[useLocale()]
}

export function useLocale(): Locale {
  return useContext(LocaleContext).locale
}

/** Between a name and its value: `Status: Paid`, `状態：支払い済み`. */
export const Colon = () => (useLocale() === 'ja' ? '：' : ': ')

/** Between two sentences, or after a lead-in: a blank, in Japanese nothing. */
export const Space = () => (useLocale() === 'ja' ? '' : ' ')

/** Words in a row: `Zinc, Iron`, `亜鉛、鉄`. */
export function useJoin(): (words: readonly string[]) => string {
  const comma = useLocale() === 'ja' ? '、' : ', '
  return (words) => words.join(comma)
}

export function useSetLocale(): (locale: Locale) => void {
  return useContext(LocaleContext).setLocale
}

/** Sets `<html lang>` before the first component is drawn: what is asked of the server earlier is asked in it too. */
export function beginInLanguage(): void {
  setPageLanguage(initialLocale())
}

/** Keeps the language: stored choice, else the browser's. Sets `<html lang>`. */
export function LocaleProvider(props: { initial?: Locale; children: ReactNode }) {
  const [locale, setState] = useState<Locale>(() => props.initial ?? initialLocale())
  useLayoutEffect(() => setPageLanguage(locale), [locale])
  const setLocale = useCallback((next: Locale) => {
    // before the page is drawn in it: `errorText` reads it there
    setPageLanguage(next)
    setState(next)
    store(next)
  }, [])
  const value = useMemo(() => ({ locale, setLocale }), [locale, setLocale])
  return <LocaleContext value={value}>{props.children}</LocaleContext>
}

/** English / 日本語. `onChange` hears the choice of this switch, to keep it elsewhere than in the browser. */
export function LocaleSwitch(props: { onChange?: (locale: Locale) => void }) {
  const { locale, setLocale } = useContext(LocaleContext)
  return (
    <PlainSelect
      label={locale === 'ja' ? '言語' : 'Language'}
      value={locale}
      options={[
        { value: 'en', label: 'English', lang: 'en' },
        { value: 'ja', label: '日本語', lang: 'ja' },
      ]}
      onChange={(next) => {
        setLocale(next)
        props.onChange?.(next)
      }}
    />
  )
}

/** For a part in another language than the page; else `LocaleProvider`. */
export const LocaleContext = createContext<{ locale: Locale; setLocale: (locale: Locale) => void }>(
  {
    locale: 'en',
    setLocale: () => undefined,
  },
)

function store(locale: Locale) {
  try {
    localStorage.setItem(localeKey, locale)
  } catch {
    // A blocked storage only means that the choice lasts for this visit.
  }
}
