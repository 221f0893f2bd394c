import type { Locale } from '@officina/shared/locale'

export const localeKey = 'officina-locale'

/** Stored choice, else the first browser language that we speak, else English. */
export function initialLocale(): Locale {
  const wanted = [stored(), ...(globalThis.navigator?.languages ?? [])]
  for (const tag of wanted) {
    const language = tag?.slice(0, 2).toLowerCase()
    if (language === 'en' || language === 'ja') return language
  }
  return 'en'
}

/** Sets `<html lang>`. Said again, it would have all styles computed anew, because some depend on `:lang()`. */
export function setPageLanguage(locale: Locale): void {
  const html = document.documentElement
  if (html.lang !== locale) html.lang = locale
}

function stored() {
  try {
    return localStorage.getItem(localeKey)
  } catch {
    // Storage may be blocked; the browser's language still helps.
    return null
  }
}
