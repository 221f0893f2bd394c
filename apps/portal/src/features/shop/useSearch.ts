import { useSearchParams } from 'react-router'

/** The query of the address as a small state: what is in it can be linked to and comes back with Back. */
export function useSearch() {
  const [params, setParams] = useSearchParams()
  return {
    get: (key: string) => params.get(key) ?? '',
    all: (key: string) => params.getAll(key),
    /** Sets or (undefined, '', []) removes entries; `push` makes a step for Back. */
    set(changes: Record<string, string | readonly string[] | undefined>, push = false) {
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          for (const [key, value] of Object.entries(changes)) {
            next.delete(key)
            for (const each of [value ?? []].flat()) if (each) next.append(key, each)
          }
          return next
        },
        { replace: !push, preventScrollReset: true },
      )
    },
    /** The same address with other entries, for links. */
    href(changes: Record<string, string | undefined>): string {
      const next = new URLSearchParams(params)
      for (const [key, value] of Object.entries(changes)) {
        if (value) next.set(key, value)
        else next.delete(key)
      }
      return `?${next}`
    },
  }
}
