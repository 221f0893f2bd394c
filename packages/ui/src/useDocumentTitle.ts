import { useEffect } from 'react'

/** Sets `<title>` to `title · Officina` while the page is shown. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Officina`
  }, [title])
}
