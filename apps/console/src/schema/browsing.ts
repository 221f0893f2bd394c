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

const keyOf = (resource: string) => `officina.browsing.${resource}`

/** Remembers the list of a resource that was seen last in this tab. */
export function rememberBrowsing(resource: string, browsing: Browsing): void {
  try {
    sessionStorage.setItem(keyOf(resource), JSON.stringify(browsing))
  } catch {
    // without a storage there is no previous and next
  }
}

export function recallBrowsing(resource: string): Browsing | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(resource))
    return text ? (JSON.parse(text) as Browsing) : undefined
  } catch {
    return undefined
  }
}
