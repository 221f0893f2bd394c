import type { Sort } from '@officina/ui/dataTableTypes.ts'
import type { FilterValue } from '@officina/ui/filters.ts'
import { useSearchParams } from 'react-router'
import { useSearch } from './useSearch.ts'

const sizes = ['10', '25', '50', '100']

/** What a list shows by itself. */
export type Usual = {
  sort: Sort
  /** Rows of a page, else 25. */
  size?: number
  /** The orders by their words in the address, where those are not `name.asc`. */
  sorts?: Readonly<Record<string, Sort>>
  /** Entries of the address that are no filter: which list is meant, and what is open beside it. */
  keeps?: readonly string[]
}

/** What a list shows, read from the address: page, size, sort and every filter. */
export type ListState = ReturnType<typeof listStateOf>
export type List = ReturnType<typeof useListState>

/** Reads the state of a list from the query of its page. `sort` is `name.asc`, a flag is `1`, dates are `key_from`, `key_to`. */
export function listStateOf(params: URLSearchParams, { sort, size = 25, sorts }: Usual) {
  const [key, order] = (params.get('sort') ?? '').split('.')
  const named = sorts?.[params.get('sort') ?? '']
  const text = (name: string, most = 100) =>
    searchText(params.get(name)).trim().slice(0, most) || undefined
  const one = (name: string) => {
    const value = params.get(name) ?? undefined
    return value && /_(from|to)$/.test(name) && !isDay(value) ? undefined : value
  }
  return {
    page: Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1),
    pageSize: Number(sizes.find((each) => each === params.get('size')) ?? size),
    sort: named ?? (key && !sorts ? sortOf(key, order) : sort),
    /** The search as it was typed. */
    q: searchText(params.get('q')),
    one,
    /** What is searched for; absent without anything. */
    text,
    many: (name: string) => params.getAll(name),
    /** Those that the contract knows: an old or mistyped link leaves out the others. */
    among<T extends string>(name: string, known: readonly T[]): T[] | undefined {
      const found = params.getAll(name).filter((each): each is T => known.includes(each as T))
      return found.length > 0 ? found : undefined
    },
    /** An id that is none filters nothing. */
    id: (name: string) => [text(name)].find((value) => value && isId.test(value)),
    flag: (name: string) => params.get(name) === '1',
    /** Whole numbers, such as prices in minor units. */
    range: (name: string) => ({
      from: numberOf(params.get(`${name}_from`)),
      to: numberOf(params.get(`${name}_to`)),
    }),
  }
}

/** The same as a hook, with the changes: a new filter or sort goes back to the first page. */
export function useListState(usual: Usual) {
  const [params] = useSearchParams()
  const search = useSearch()
  const kept = ['sort', 'size', 'page', ...(usual.keeps ?? [])]
  const filters = search.keys().filter((key) => !kept.includes(key))
  const { size = 25, keeps = [] } = usual
  return {
    ...search,
    ...listStateOf(params, usual),
    /** The filters that are set, the search among them. */
    filters,
    isFiltered: filters.length > 0,
    setPage: (next: { page: number; pageSize: number }) =>
      search.set({
        page: next.page > 1 ? `${next.page}` : undefined,
        size: next.pageSize === size ? undefined : `${next.pageSize}`,
      }),
    setSort: ({ key, order }: Sort) =>
      search.set({ page: undefined, sort: `${key}.${order.toLowerCase()}` }),
    /** Shows a record beside the list, which stays on its page. */
    open: (key: string, id: string | undefined) => search.set({ [key]: id }),
    setFilter: (key: string, value: FilterValue) =>
      search.set({ page: undefined, ...entriesOf(key, value) }),
    /** Removes search and filters, and keeps `more`. */
    clear: (more: readonly string[] = []) => {
      const gone = ['page', ...filters.filter((key) => ![...keeps, ...more].includes(key))]
      search.set(Object.fromEntries(gone.map((key) => [key, undefined])))
    },
  }
}

/** What the server searches for: at most 100 characters, none that cannot be typed. */
export const searchText = (typed: string | null | undefined) =>
  (typed ?? '').replace(/\p{Cc}/gu, '').slice(0, 100)

const sortOf = (key: string, order?: string): Sort => ({
  key,
  order: order === 'asc' ? 'ASC' : 'DESC',
})
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
const numberOf = (text: string | null) =>
  text && /^\d{1,11}$/.test(text) ? Number(text) : undefined

/** A filter as entries of the address. */
function entriesOf(key: string, value: FilterValue) {
  const [from, to] = [`${key}_from`, `${key}_to`]
  const none = { [key]: undefined, [from]: undefined, [to]: undefined }
  if (!value) return none
  if (value === true) return { ...none, [key]: '1' }
  if (typeof value === 'string') return { ...none, [key]: value }
  if ('from' in value || 'to' in value)
    return { ...none, [from]: `${value.from || ''}`, [to]: `${value.to || ''}` }
  return { ...none, [key]: value as readonly string[] }
}
