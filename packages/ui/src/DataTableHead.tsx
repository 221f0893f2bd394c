import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { roles } from './dataTableStyles.ts'
import type { Column, Selection, Sort } from './dataTableTypes.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import { defineMessages, useText } from './text.tsx'

/** Headers, with a button and `aria-sort` where the server can sort, and "select all". */
export function DataTableHead<Row>(props: {
  columns: readonly Column<Row>[]
  keys: readonly string[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  selection: Selection | undefined
}) {
  return (
    <thead {...roles.rowgroup}>
      <tr {...roles.row}>
        {props.selection && <SelectAll selection={props.selection} keys={props.keys} />}
        {props.columns.map((column, index) => (
          <Header
            key={column.key}
            column={column}
            first={index === 0}
            sort={props.sort}
            onSort={props.onSort}
          />
        ))}
      </tr>
    </thead>
  )
}

function Header<Row>(props: {
  column: Column<Row>
  first: boolean
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}) {
  const { column, sort, onSort } = props
  const sortKey = onSort && column.sortKey
  const order = sortKey && sort?.key === sortKey ? sort.order : undefined
  const Arrow = order === 'DESC' ? ArrowDownward : ArrowUpward
  return (
    <th
      {...roles.header}
      scope="col"
      data-align={column.align}
      data-first={props.first || undefined}
      data-wide={column.wideOnly || undefined}
      aria-sort={order ? (order === 'ASC' ? 'ascending' : 'descending') : undefined}
    >
      {sortKey ? (
        <button
          type="button"
          onClick={() => onSort({ key: sortKey, order: order === 'ASC' ? 'DESC' : 'ASC' })}
        >
          {column.header}
          <Arrow aria-hidden />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

function SelectAll(props: { selection: Selection; keys: readonly string[] }) {
  const t = useText(messages)
  const { keys, onChange } = props.selection
  const chosen = props.keys.filter((key) => keys.has(key)).length
  const all = chosen > 0 && chosen === props.keys.length
  function toggle() {
    const next = new Set(keys)
    for (const key of props.keys) {
      if (all) next.delete(key)
      else next.add(key)
    }
    onChange(next)
  }
  return (
    <th {...roles.header} scope="col" data-check>
      <RowCheckbox label={t.all} checked={all} isPartly={chosen > 0 && !all} onChange={toggle} />
    </th>
  )
}

const messages = defineMessages({
  all: ['Select all rows of this page', 'このページの行をすべて選択'],
})
