import { useEffect, useLayoutEffect } from 'react'
import { onNewPage } from './newPage.ts'
import { mainId } from './SkipLink.tsx'

let lastPath: string | undefined
let wentBack = false
/** How far each entry of the history was scrolled, by the router's key of it. */
const left = new Map<string, number>()

onNewPage(() => {
  lastPath = undefined
  wentBack = false
  left.clear()
})

if (typeof addEventListener === 'function') {
  // the browser would scroll the page that is still there
  history.scrollRestoration = 'manual'
  addEventListener('scroll', () => left.set(entry(), scrollY), { passive: true })
  addEventListener('popstate', () => {
    wentBack = true
  })
  // a page that is loaded again is the browser's to scroll
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}

const entry = (): string => (history.state as { key?: string } | null)?.key ?? ''

/**
 * A page that is entered begins at its top and announces its heading; one that somebody goes back to stands
 * where it was left. `path` changes with the page; the first page is the browser's own.
 */
export function usePagePlace(path: string | undefined): void {
  useLayoutEffect(() => {
    if (path === undefined || lastPath === undefined || path === lastPath) return
    const top = wentBack ? (left.get(entry()) ?? 0) : 0
    wentBack = false
    return scrollWhenHighEnough(top)
  }, [path])
  useEffect(() => {
    if (path === undefined || path === lastPath) return
    const isFirst = lastPath === undefined
    lastPath = path
    if (isFirst) return
    const main = document.getElementById(mainId)
    const heading = main?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    const target = heading ?? main
    target?.focus({ preventScroll: true })
  }, [path])
}

const patienceMs = 3_000
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Scrolls now and, while what is still to come makes the page higher, until it is there or somebody moves. */
function scrollWhenHighEnough(top: number): (() => void) | undefined {
  scrollTo(0, top)
  if (scrollY >= top || typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(() => {
    scrollTo(0, top)
    if (scrollY >= top) stop()
  })
  const timer = setTimeout(stop, patienceMs)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const move of ownMoves) removeEventListener(move, stop)
  }
  for (const move of ownMoves) addEventListener(move, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
