import { onNewPage } from '@officina/ui/newPage.ts'
import { knownMe } from '../session/me.ts'

/** The list that a record was opened from: what it showed, in which order, and where in it one is. */
export type Browsing = {
  filter: Record<string, unknown>
  sort: { field: string; order: 'ASC' | 'DESC' }
  page: number
  perPage: number
  /** The page as it was when a record of it was last in it: an action may take the record off the list. */
  opened?: { rows: readonly { id: string; name: string }[]; total: number }
}

/** The address of the list as it was. */
export const browsingSearch = ({ filter, sort, page, perPage }: Browsing): string =>
  `?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: String(page),
    perPage: String(perPage),
  })}`

/** By administrator and resource. In memory alone: rows have names, and a filter what was searched for. */
const seen = new Map<string, Browsing>()
onNewPage(() => seen.clear())
const keyOf = (resource: string) => `${knownMe()?.id} ${resource}`

/** Remembers the list of a resource that was seen last on this page. */
export const rememberBrowsing = (resource: string, browsing: Browsing): void =>
  void seen.set(keyOf(resource), browsing)

export const recallBrowsing = (resource: string): Browsing | undefined => seen.get(keyOf(resource))
