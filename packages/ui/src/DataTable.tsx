import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { DataTableHead } from './DataTableHead.tsx'
import { DataTableRow } from './DataTableRow.tsx'
import { DataTableSort } from './DataTableSort.tsx'
import { dataTableStyles, oneLineStyles, roles, scrollingFrame } from './dataTableStyles.ts'
import type { DataTableProps } from './dataTableTypes.ts'

/** A plain table on wide screens; below 600 px each row is a card with its headers as labels. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(frame)
  const lastChosen = useRef<string>(undefined)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  return (
    <Card
      ref={frame}
      sx={scrolls ? scrollingFrame : { overflow: 'clip' }}
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': props.label })}
    >
      <DataTableSort {...props} />
      <Box
        component="table"
        {...roles.table}
        aria-label={props.label}
        sx={props.oneLine ? oneLineStyles : dataTableStyles}
        {...(props.oneLine && { onMouseOver: showWhole, onFocus: showWhole })}
      >
        <DataTableHead
          columns={props.columns}
          sort={props.sort}
          onSort={props.onSort}
          selection={props.selection}
          keys={props.rows.map(props.rowKey)}
        />
        <tbody {...roles.rowgroup}>
          {props.rows.map((row) => (
            <DataTableRow
              key={props.rowKey(row)}
              row={row}
              table={props}
              latest={latest}
              lastChosen={lastChosen}
            />
          ))}
        </tbody>
        {props.totals && <Totals {...props} totals={props.totals} />}
      </Box>
    </Card>
  )
}

/** A truncated value is shown in full while the pointer or the focus is on it. */
function showWhole(event: SyntheticEvent) {
  const cell = (event.target as Element).closest('td')
  if (!cell || cell.title) return
  const isCut = [cell, ...cell.querySelectorAll('*')].some(
    (box) =>
      box.clientWidth > 0 &&
      (box.scrollWidth > box.clientWidth || box.scrollHeight > 1.5 * box.clientHeight),
  )
  if (isCut) cell.title = cell.innerText
}

/** True while the content is wider than its frame: then the keyboard must be able to scroll it. */
function useScrolls(frame: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const check = () => setScrolls(element.scrollWidth > element.clientWidth + 1)
    const observer = new ResizeObserver(check)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [frame])
  return scrolls
}

function Totals<Row>(props: DataTableProps<Row> & { totals: Record<string, ReactNode> }) {
  return (
    <tfoot {...roles.rowgroup}>
      <tr {...roles.row}>
        {props.selection && <td {...roles.cell} />}
        {props.columns.map((column, index) => (
          <td
            key={column.key}
            {...roles.cell}
            data-align={column.align}
            data-first={index === 0 || undefined}
            data-label={column.header}
            data-wide={column.wideOnly || undefined}
            data-empty={props.totals[column.key] === undefined || undefined}
          >
            {props.totals[column.key]}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
