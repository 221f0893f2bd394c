import { matchRoutes } from 'react-router'
import { fileOf } from '../pageFiles.ts'
import { type Page, type PagePath, pages } from '../pages.ts'

const routes = Object.keys(pages).map((path) => ({ path: path as PagePath }))

/**
 * From now on the code of a page loads while the pointer or the focus is on a link to it. Its data is read by a visit
 * alone: the audit log names who has seen a patient.
 */
export function loadPagesAhead(): void {
  addEventListener('pointerover', hear, { passive: true })
  addEventListener('focusin', hear, { passive: true })
  load(document.querySelector('a:hover') ?? document.activeElement)
}

const hear = ({ target }: Event) => load(target as Element)

function load(target: Element | null): void {
  const link = target?.closest<HTMLAnchorElement>('a[href]')
  if (link?.origin !== location.origin) return
  const path = matchRoutes(routes, link.pathname)?.at(-1)?.route.path
  if (!path) return
  const { as = path }: Page = pages[path]
  // a failure is told where the page is wanted
  fileOf(as)().catch(() => undefined)
}
