import { useCallback, useEffect, useRef, useState } from 'react'
import { onNewPage } from './newPage.ts'

/**
 * What was typed and not yet sent, in memory only: it may be health data. It outlives the page of the app that it
 * was typed on, and so a sign-in after the session has ended. It goes with the tab, with a sign-out and with the
 * sign-in of another account. While there is any, closing or reloading the tab asks first.
 */
const inputs = new Map<string, unknown>()
/** Dialogs that were open when their page went, with something typed in them. */
const opened = new Map<string, unknown>()
/** Who typed, by role. */
const accounts = new Map<string, string>()

onNewPage(() => {
  forgetAllInput()
  accounts.clear()
})

/**
 * What was kept under `key` when the component was mounted, and what keeps and forgets it. `key` names the form and
 * its record; without one nothing is kept.
 */
export function useKeptInput<T>(key: string | undefined) {
  const [kept] = useState(() => keptInput<T>(key))
  const keep = useCallback((value: T) => keepInput(key, value), [key])
  const forget = useCallback(() => forgetInput(key), [key])
  return { kept, keep, forget }
}

/** A state that is kept while it differs from its first value. `kept` is for a KeptNotice. */
export function useKeptState<T>(key: string | undefined, initial: T) {
  const [first] = useState(initial)
  const { kept, keep, forget } = useKeptInput<T>(key)
  const [value, setValue] = useState(kept ?? first)
  const [isKept, setKept] = useState(kept !== undefined)
  const latest = useRef(value)
  /** The next value, or what makes it of the one before: a pointer moves on before that has been drawn. */
  function set(change: T | ((old: T) => T)) {
    const next = change instanceof Function ? change(latest.current) : change
    latest.current = next
    setValue(next)
    if (JSON.stringify(next) === JSON.stringify(first)) forget()
    else keep(next)
  }
  /** Back to the first value. */
  function discard() {
    set(first)
    setKept(false)
  }
  return { value, set, forget, kept: { isKept, discard } }
}

/**
 * Which dialog of the page is open. One that was typed into when a session ended is open again when its page is:
 * `name` names the page's part and its record.
 */
export function useOpened<T>(name: string, first?: T) {
  const [open, setOpen] = useState(() => (opened.get(name) as T | undefined) ?? first)
  const shown = useRef(open)
  const before = useRef<ReadonlySet<string>>(new Set())
  const set = useCallback(
    (next: T | undefined) => {
      before.current = new Set(inputs.keys())
      shown.current = next
      // what it was sent for may have taken its place on the page before the answer closes it
      if (!isOpen(next)) opened.delete(name)
      setOpen(next)
    },
    [name],
  )
  useEffect(() => {
    opened.delete(name)
    return () => {
      const isTyped = [...inputs.keys()].some((key) => !before.current.has(key))
      if (isOpen(shown.current) && isTyped) opened.set(name, shown.current)
    }
  }, [name])
  return [open, set] as const
}

/** The first of a list is 0. */
const isOpen = (what: unknown): boolean => what === 0 || Boolean(what)

export const keptInput = <T>(key: string | undefined): T | undefined =>
  key === undefined ? undefined : (inputs.get(key) as T | undefined)

export function keepInput(key: string | undefined, value: unknown): void {
  if (key === undefined) return
  inputs.set(key, value)
  globalThis.addEventListener?.('beforeunload', ask)
}

export function forgetInput(key: string | undefined): void {
  if (key === undefined || !inputs.delete(key)) return
  if (inputs.size === 0) globalThis.removeEventListener?.('beforeunload', ask)
}

export const hasKeptInput = (): boolean => inputs.size > 0

/** After a sign-in: what another account has typed is forgotten. Answers whether there was another one. */
export function keepInputFor(role: string, accountId: string): boolean {
  const last = accounts.get(role)
  const isAnother = last !== undefined && last !== accountId
  if (isAnother) forgetAllInput()
  accounts.set(role, accountId)
  return isAnother
}

/** After a sign-out. */
export function forgetAllInput(): void {
  opened.clear()
  for (const key of [...inputs.keys()]) forgetInput(key)
}

function ask(event: Event): void {
  event.preventDefault()
}
