import { useSearchParams } from 'react-router'

type Changes = Record<string, string | readonly string[] | undefined>

/** The query of the address as a small state: what is in it can be linked to and comes back with Back. */
export function useSearch() {
  const [params, setParams] = useSearchParams()
  return {
    get: (key: string) => params.get(key) ?? '',
    keys: () => [...new Set(params.keys())],
    /** Sets or (undefined, '', []) removes entries; `push` makes a step for Back. */
    set(changes: Changes, push = false) {
      setParams((old) => changed(old, changes), { replace: !push, preventScrollReset: true })
    },
    /** The same address with other entries, for links. */
    href: (changes: Changes) => `?${changed(params, changes)}`,
  }
}

function changed(old: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(old)
  for (const [key, value] of Object.entries(changes)) {
    next.delete(key)
    for (const each of [value ?? []].flat()) if (each) next.append(key, each)
  }
  return next
}
