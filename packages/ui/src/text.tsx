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
import { PlainSelect } from './PlainSelect.tsx'

type Messages = { [key: string]: string | ((...args: never[]) => string) | Messages }
type SameShape<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : SameShape<T[K]>
}

/** The words of one page or component. A key missing or superfluous in `ja` is a type error. */
export function defineMessages<T extends Messages>(messages: {
  en: T
  ja: NoInfer<SameShape<T>>
}): Record<Locale, SameShape<T>> {
  return messages as unknown as Record<Locale, SameShape<T>>
}

/** The words in the reader's language: `const t = useText(messages)`, then `t.title`, `t.count(3)`. */
export function useText<T>(messages: Record<Locale, T>): T {
  return messages[useLocale()]
}

export function useLocale(): Locale {
  return useContext(LocaleContext).locale
}

export function useSetLocale(): (locale: Locale) => void {
  return useContext(LocaleContext).setLocale
}

/**
 * Keeps the language: stored choice, else the browser's. Sets `<html lang>`.
 * `onChange` tells the app (to save the choice to the profile).
 */
export function LocaleProvider(props: {
  initial?: Locale
  onChange?: (locale: Locale) => void
  children: ReactNode
}) {
  const { onChange } = props
  const [locale, setState] = useState<Locale>(() => props.initial ?? initialLocale())
  useLayoutEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  const setLocale = useCallback(
    (next: Locale) => {
      // before the page is drawn in it: `errorText` reads it there
      document.documentElement.lang = next
      setState(next)
      store(next)
      onChange?.(next)
    },
    [onChange],
  )
  const value = useMemo(() => ({ locale, setLocale }), [locale, setLocale])
  return <LocaleContext value={value}>{props.children}</LocaleContext>
}

/** A part in a language of its own, whatever the reader has chosen for the rest. */
export function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const value = useMemo(() => ({ locale, setLocale: () => {} }), [locale])
  return (
    <LocaleContext value={value}>
      <div lang={locale}>{children}</div>
    </LocaleContext>
  )
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

const storageKey = 'officina-locale'
const LocaleContext = createContext<{ locale: Locale; setLocale: (locale: Locale) => void }>({
  locale: 'en',
  setLocale: () => undefined,
})

/** Stored choice, else the first browser language that we speak, else English. */
export function initialLocale(): Locale {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored === 'en' || stored === 'ja') return stored
  } catch {
    // Storage may be blocked; the browser's language still helps.
  }
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase()
    if (language === 'en' || language === 'ja') return language
  }
  return 'en'
}

function store(locale: Locale) {
  try {
    localStorage.setItem(storageKey, locale)
  } catch {
    // A blocked storage only means that the choice lasts for this visit.
  }
}
