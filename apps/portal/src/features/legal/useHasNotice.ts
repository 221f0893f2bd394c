import { useLocale } from '@officina/ui/text'
import { useSyncExternalStore } from 'react'

/**
 * Whether this reader is led to the notice of Japan's commerce law: the page's HTML says to whom it is shown. HTML that
 * was made while building has no link; it comes when the page is hydrated.
 */
export function useHasNotice(): boolean {
  const readers = useSyncExternalStore(never, readersOfPage, nobody)
  const locale = useLocale()
  return readers === 'everybody' || readers === locale
}

const never = () => () => undefined
const nobody = () => ''

const readersOfPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name="officina-notice"]')?.content ?? ''
