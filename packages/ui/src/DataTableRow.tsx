import {
  type ChangeEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useMemo,
} from 'react'
import { roles } from './dataTableStyles.ts'
import type { Column, DataTableProps } from './dataTableTypes.ts'
import { type LinkLike, useLink } from './link.tsx'
import { RowCheckbox } from './RowCheckbox.tsx'
import { defineMessages, useText } from './text.tsx'
import { unbroken } from './unbroken.tsx'

type RowProps<Row> = {
  row: Row
  table: DataTableProps<Row>
  /** The table as it is when something is pressed. */
  latest: RefObject<DataTableProps<Row>>
  /** Key of the row whose box was used last: with Shift all from there to here become alike. */
  lastChosen: RefObject<string | undefined>
}

/** One row, drawn again when it, its columns or its box have changed: a list is read again after each step. */
export const DataTableRow = memo(TableRow, isSameRow) as typeof TableRow

function isSameRow<Row>(before: RowProps<Row>, now: RowProps<Row>): boolean {
  const shown = ({ row, table }: RowProps<Row>) => [
    row,
    table.columns,
    table.rowHref?.(row),
    Boolean(table.onRowClick),
    table.selection?.keys.has(table.rowKey(row)),
  ]
  const was = shown(before)
  return shown(now).every((value, index) => value === was[index])
}

/** A click anywhere that is no control of its own does what the first column's link does. */
function TableRow<Row>(props: RowProps<Row>) {
  const { row, table } = props
  const t = useText(messages)
  const key = table.rowKey(row)
  const href = table.rowHref?.(row)
  const { latest } = props
  const opens = Boolean(table.onRowClick)
  const open = useMemo(
    () => (opens ? () => latest.current.onRowClick?.(row) : undefined),
    [opens, latest, row],
  )
  const selection = table.selection

  function toggle({ nativeEvent }: ChangeEvent) {
    const { selection, rows, rowKey } = props.latest.current
    const next = new Set(selection?.keys)
    const isChosen = !next.has(key)
    const keys = rows.map(rowKey)
    const [from, to] = [keys.indexOf(props.lastChosen.current ?? ''), keys.indexOf(key)]
    const isRange = (nativeEvent as unknown as MouseEvent).shiftKey && from >= 0
    const range = isRange ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [key]
    for (const each of range) isChosen ? next.add(each) : next.delete(each)
    props.lastChosen.current = key
    selection?.onChange(next)
  }

  return (
    <tr {...roles.row} data-open={href || open ? true : undefined} onClick={forward}>
      {selection && (
        <td {...roles.cell} data-check>
          <RowCheckbox
            label={t.select(table.rowName?.(row) ?? key)}
            checked={selection.keys.has(key)}
            onChange={toggle}
          />
        </td>
      )}
      <Cells row={row} columns={table.columns} href={href} open={open} />
    </tr>
  )
}

/** What a row says; to choose all rows draws their boxes alone. */
const Cells = memo(RowCells) as typeof RowCells

function RowCells<Row>(props: {
  row: Row
  columns: readonly Column<Row>[]
  href: string | undefined
  open: (() => void) | undefined
}): ReactNode {
  const Link = useLink()
  return props.columns.map((column, index) => {
    const content = column.render(props.row)
    const below = column.below?.(props.row)
    return (
      <td
        key={column.key}
        {...roles.cell}
        data-align={column.align}
        data-label={column.header}
        data-wide={column.wideOnly || undefined}
        data-named={column.named || undefined}
        data-fills={column.fills || undefined}
        data-keeps={(column.keeps && Boolean(below)) || undefined}
        data-corner={column.key === 'actions' || undefined}
        data-first={index === 0 || undefined}
        data-empty={(index > 0 && !below && isNothing(content)) || undefined}
      >
        {stacked(
          index === 0 ? main(unbroken(content), Link, props.href, props.open) : unbroken(content),
          below,
        )}
      </td>
    )
  })
}

/** Left out of the cards on phones. */
const isNothing = (content: ReactNode) => content == null || content === '' || content === '–'

/** One box, because a card's cell puts its label beside each child. */
export const stacked = (content: ReactNode, below: ReactNode) =>
  below ? (
    <div data-stacked>
      <span>{content}</span>
      {below}
    </div>
  ) : (
    content
  )

function main(
  content: ReactNode,
  Link: LinkLike,
  href: string | undefined,
  open: (() => void) | undefined,
) {
  if (href) {
    return (
      <Link to={href} className="row-main">
        {content}
      </Link>
    )
  }
  if (open) {
    return (
      <button type="button" className="row-main" onClick={open}>
        {content}
      </button>
    )
  }
  return content
}

// The link itself stays a real link (new tab, copy, keyboard); the row only widens its target.
function forward(event: MouseEvent<HTMLTableRowElement>) {
  const target = event.target as HTMLElement
  if (target.closest('a, button, input, select, label, [role="button"]')) return
  if (!event.currentTarget.contains(target) || window.getSelection()?.toString()) return
  event.currentTarget.querySelector<HTMLElement>('.row-main')?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      shiftKey: event.shiftKey,
    }),
  )
}

const messages = defineMessages({
  select: (name: string) => [`Select ${name}`, `${name}を選択`],
})
