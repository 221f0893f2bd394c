import { useLocale } from '@officina/ui/text'
import { useEffect, useRef } from 'react'

/** Runs when the reader has chosen another language: some words are the server's. */
export function useOtherLanguage(run: () => void) {
  const locale = useLocale()
  const last = useRef(locale)
  useEffect(() => {
    if (last.current === locale) return
    last.current = locale
    run()
  }, [locale, run])
}
