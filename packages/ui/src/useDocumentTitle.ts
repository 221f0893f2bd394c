import { useEffect } from 'react'
import { brandName } from './brandName.ts'

/** Sets `<title>` to `title · brand` while the page is shown. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${brandName()}`
  }, [title])
}
