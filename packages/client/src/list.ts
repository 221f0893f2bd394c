export type Order = 'ASC' | 'DESC'

type ListParams<Field extends string, Filter extends object> = {
  /** From 1. */
  page?: number
  /** 1 to 100, else 25. */
  perPage?: number
  sort?: { field: Field; order: Order }
  /** Entries that are undefined or '' are left out. */
  filter?: Filter
}

/** The query of the list dialect, still as values: the client writes them as JSON. `range` is zero-based and inclusive. */
export type ListQuery<Field extends string, Filter extends object> = {
  sort?: [Field, Order]
  range: [number, number]
  filter?: Filter
}

export type ContentRange = {
  unit: string
  /** Zero-based, inclusive; undefined for an empty page. */
  range: { from: number; to: number } | undefined
  /** undefined when the server does not know it (`*`). */
  total: number | undefined
}

const MAX_PER_PAGE = 100
const MAX_PAGE = 1_000_000

/** `{page: 2, perPage: 25, sort, filter}` → `{sort: ['created_at', 'DESC'], range: [25, 49], filter: {…}}`. */
export function listQuery<Field extends string = never, Filter extends object = never>({
  page,
  perPage,
  sort,
  filter,
}: ListParams<Field, Filter> = {}): ListQuery<Field, Filter> {
  const size = whole(perPage, 25, MAX_PER_PAGE)
  const from = (whole(page, 1, MAX_PAGE) - 1) * size
  const wanted = Object.entries(filter ?? {}).filter(([, v]) => v !== undefined && v !== '')
  return {
    ...(sort ? { sort: [sort.field, sort.order] } : {}),
    range: [from, from + size - 1],
    ...(wanted.length > 0 ? { filter: Object.fromEntries(wanted) as Filter } : {}),
  }
}

/** Reads `doctors 0-24/319`, `doctors * /0` (without the blank) and `doctors 0-24/*`; undefined if it is none of them. */
export function parseContentRange(header: string | null | undefined): ContentRange | undefined {
  const match = /^\s*([^\s/]+)\s+(?:(\d{1,15})-(\d{1,15})|\*)\/(\d{1,15}|\*)\s*$/.exec(header ?? '')
  if (!match) return undefined
  const [, unit = '', from, to, total] = match
  const count = total === '*' ? undefined : Number(total)
  const empty = from === undefined || count === 0 || Number(to) < Number(from)
  return { unit, range: empty ? undefined : { from: Number(from), to: Number(to) }, total: count }
}

// pages come from the address bar, so anything may stand there
function whole(value: number | undefined, otherwise: number, max: number): number {
  const number = Math.floor(Number(value ?? otherwise))
  return number >= 1 ? Math.min(number, max) : otherwise
}
