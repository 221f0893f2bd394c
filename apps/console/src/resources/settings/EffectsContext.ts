import { createContext, useContext, useSyncExternalStore } from 'react'

/** What the values that are typed would do, by field. */
type Effects = Readonly<Record<string, string | null | undefined>>

/** Apart from the form's own state: the answer of a trial draws the notes again, not the form. */
export function createEffects() {
  let current: Effects = {}
  const listeners = new Set<() => void>()
  return {
    of: (field: string) => current[field] ?? null,
    set(effects: Effects) {
      current = effects
      for (const listener of listeners) listener()
    },
    listen(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const EffectsContext = createContext(createEffects())

/** What the value that is typed into a field would do. */
export function useEffectText(field: string): string | null {
  const { of, listen } = useContext(EffectsContext)
  return useSyncExternalStore(listen, () => of(field))
}
