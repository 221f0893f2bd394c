import type { Sort } from '@officina/ui/dataTableTypes.ts'
import type { FilterValue } from '@officina/ui/filters.ts'
import { useSearchParams } from 'react-router'
import { searchText } from './searchText.ts'

const sizes = ['10', '25', '50', '100']

/** What a list shows, read from the address: page, size, sort and every filter. */
export type ListState = {
  page: number
  pageSize: number
  sort: Sort
  q: string
  one: (key: string) => string | undefined
  many: (key: string) => string[]
  flag: (key: string) => boolean
}

/** Reads the state of a list from the query of its page. `sort` is `name.asc`, a flag is `1`, dates are `key_from`, `key_to`. */
export function listStateOf(params: URLSearchParams, fallback: Sort): ListState {
  const [key, order] = (params.get('sort') ?? '').split('.')
  return {
    page: Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1),
    pageSize: Number(sizes.find((size) => size === params.get('size')) ?? 25),
    sort: key ? { key, order: order === 'asc' ? 'ASC' : 'DESC' } : fallback,
    q: searchText(params.get('q') ?? ''),
    one: (name) => {
      const value = params.get(name) ?? undefined
      return value && /_(from|to)$/.test(name) && !isDay(value) ? undefined : value
    },
    many: (name) => params.getAll(name),
    flag: (name) => params.get(name) === '1',
  }
}

/** The same as a hook, with the changes: a new filter or sort goes back to the first page. */
export function useListState(fallback: Sort) {
  const [params, setParams] = useSearchParams()
  const change = (edit: (next: URLSearchParams) => void, keepPage = false) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        if (!keepPage) next.delete('page')
        edit(next)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    ...listStateOf(params, fallback),
    setPage: (next: { page: number; pageSize: number }) =>
      change((to) => {
        put(to, 'page', next.page > 1 ? `${next.page}` : undefined)
        put(to, 'size', next.pageSize === 25 ? undefined : `${next.pageSize}`)
      }, true),
    setSort: ({ key, order }: Sort) =>
      change((to) => put(to, 'sort', `${key}.${order.toLowerCase()}`)),
    /** Shows a record beside the list, which stays on its page. */
    open: (key: string, id: string | undefined) => change((to) => put(to, key, id), true),
    setFilter: (key: string, value: FilterValue) => change((to) => putFilter(to, key, value)),
    /** Removes search and filters, and keeps `except`. */
    clear: (except: readonly string[] = []) =>
      change((to) => {
        for (const key of [...new Set(to.keys())])
          if (!['sort', 'size', ...except].includes(key)) to.delete(key)
      }),
  }
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

function putFilter(to: URLSearchParams, key: string, value: FilterValue): void {
  to.delete(key)
  to.delete(`${key}_from`)
  to.delete(`${key}_to`)
  if (value === undefined || value === '' || value === false) return
  if (value === true) to.set(key, '1')
  else if (typeof value === 'string') to.set(key, value)
  else if ('from' in value || 'to' in value) {
    const range = value as { from?: string | undefined; to?: string | undefined }
    put(to, `${key}_from`, range.from)
    put(to, `${key}_to`, range.to)
  } else for (const each of value as readonly string[]) to.append(key, each)
}

function put(to: URLSearchParams, key: string, value: string | undefined): void {
  if (value) to.set(key, value)
  else to.delete(key)
}
