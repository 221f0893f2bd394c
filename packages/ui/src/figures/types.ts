/** Figures as the contract has them. */
export type Sums = {
  orders: number | null
  units: number
  revenue: number
  tax: number | null
  discount: number
  refunds: number
  commission: number | null
  patients: number | null
  new_patients: number | null
  recipes: number | null
  due: number | null
  covered: number | null
}
export type Row = {
  id: string | null
  name: string
  brand?: string
  orders: number | null
  units: number
  revenue: number
  revenue_before: number
}
export type Funnel = {
  issued: number
  ordered: number
  repeated: number
  median_days: number | null
}
export type Figures = {
  currency: string
  from: string
  to: string
  by: 'day' | 'week' | 'month'
  compare: 'previous' | 'year'
  compared_from: string
  compared_to: string
  refreshed_at: string | null
  totals: Sums
  previous: Sums
  points: { start: string; now: Sums; before: Sums }[]
  products: Row[]
  brands: Row[]
  categories: Row[]
  regions: Row[]
  funnel: Funnel
  previous_funnel: Funnel
  delays: { from: number; to: number | null; recipes: number }[]
  stock_outs: { id: string; name: string; days: number; is_out: boolean }[]
}
export type Table =
  | 'days'
  | 'products'
  | 'brands'
  | 'categories'
  | 'regions'
  | 'recipes'
  | 'stock_outs'

/** What the page of an app gives: addresses of the same page, and the file of a table. */
export type FiguresPage = {
  /** The page's address with some of its choices changed; undefined takes one away. */
  hrefOf: (change: Record<string, string | undefined>) => string
  onCsv: (table: Table) => void
  measure: string | null
}
