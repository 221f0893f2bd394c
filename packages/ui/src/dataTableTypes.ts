import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  header: string
  render: (row: Row) => ReactNode
  /** Said beneath, outside the link of a first column. */
  below?: (row: Row) => ReactNode
  /** On a phone's card of two lines the first that is `below` begins the second one: no name pushes it out. */
  keeps?: boolean
  align?: 'right'
  /** Name of the field the server sorts by; makes the header a button. */
  sortKey?: string
  /**
   * Gives way first: not on the cards of phones, nor in a list of one line a row below 1200 px. `tablet` gives
   * way on phones alone, `desktop` already below 1440 px.
   */
  wideOnly?: boolean | 'tablet' | 'desktop'
  /** On a phone's card of two lines a value says nothing without its header. */
  named?: boolean
  /** On a phone's card of two lines it takes what the others leave, and ends in an ellipsis. */
  fills?: boolean
}
export type Sort = { key: string; order: 'ASC' | 'DESC' }
export type Selection = { keys: ReadonlySet<string>; onChange: (keys: Set<string>) => void }

export type DataTableProps<Row> = {
  /** What the table holds, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Words for one row, for its checkbox. */
  rowName?: (row: Row) => string
  /** The row's page; the first column becomes the link and the whole row can be clicked. */
  rowHref?: (row: Row) => string | undefined
  /** For rows that open a drawer: the first column becomes a button. */
  onRowClick?: (row: Row) => void
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  selection?: Selection
  /** Values of the totals row by column key. */
  totals?: Record<string, ReactNode> | undefined
  /** For lists: rows of one line, cut where a value is too long; on phones cards of two lines and one chip. */
  oneLine?: boolean
}
