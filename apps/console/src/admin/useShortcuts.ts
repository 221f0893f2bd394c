import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { useNavigate } from 'react-router'
import { may } from '../providers/authProvider.ts'
import { definitions } from '../resources/registry.ts'
import { useMe } from './MeContext.ts'

/** Second key after `g`. */
const goKeys: Readonly<Record<string, string>> = {
  a: 'approve-doctor',
  e: 'registered-doctors',
  d: 'doctors',
  p: 'patients',
  r: 'recipes',
  o: 'orders',
  l: 'logistics',
  s: 'settlements',
  n: 'news',
  u: 'users',
  h: 'audit',
}
const chordMs = 1_000

/** Keys that are no words can be switched off: who dictates would press them unknowingly. */
export const useShortcutsOn = () => useStore('shortcuts', true)

/** The pages that exist and that the administrator may open, by key. */
export function useGoKeys(): [key: string, name: string][] {
  const me = useMe()
  return Object.entries(goKeys).filter(([, name]) => {
    return definitions.some((definition) => definition.name === name) && may(me, name, 'list')
  })
}

/** `/` or Ctrl+K search, `?` help, `g` and a letter a page, `j` and `k` the rows of a list. */
export function useShortcuts(open: (what: 'search' | 'help') => void): void {
  const navigate = useNavigate()
  const pages = useGoKeys()
  const [on] = useShortcutsOn()
  useEffect(() => {
    let chordAt = 0
    function onKey(event: KeyboardEvent) {
      // a field has a use of its own for it
      if (event.defaultPrevented) return
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        open('search')
        return
      }
      if (!on || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const page = pages.find(([key]) => key === event.key)?.[1]
      if (page && Date.now() - chordAt < chordMs) {
        chordAt = 0
        void navigate(`/${page}`)
      } else if (event.key === 'g') chordAt = Date.now()
      else if (event.key === '/') open('search')
      else if (event.key === '?') open('help')
      else if (event.key === 'j' || event.key === 'k') moveRow(event.key === 'j' ? 1 : -1)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate, open, pages, on])
}

/** Somebody types, or a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : undefined
  return Boolean(
    element?.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]') ||
      document.querySelector('[role=dialog], [role=menu]'),
  )
}

function moveRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.row-main')]
  const here = rows.indexOf(document.activeElement as HTMLElement)
  const next = here < 0 ? (by > 0 ? 0 : rows.length - 1) : here + by
  rows[next]?.focus()
}
