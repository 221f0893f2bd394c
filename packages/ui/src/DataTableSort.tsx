import Box from '@mui/material/Box'
import type { Column, Sort } from './dataTableTypes.ts'
import { PlainSelect } from './PlainSelect.tsx'
import { defineMessages, useText } from './text.tsx'

/** Sorting on phones, where the cards have no header row to click. */
export function DataTableSort<Row>(props: {
  columns: readonly Column<Row>[]
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
}) {
  const t = useText(messages)
  const { sort, onSort } = props
  const options = props.columns.flatMap(({ header, sortKey }) =>
    sortKey
      ? [
          { value: `${sortKey} ASC`, label: `${header} ↑` },
          { value: `${sortKey} DESC`, label: `${header} ↓` },
        ]
      : [],
  )
  if (!onSort || options.length === 0) return null
  // a list may begin in an order that no column shows
  const current = options.find(({ value }) => value === `${sort?.key} ${sort?.order}`)?.value
  return (
    <Box data-sort sx={{ display: { xs: 'block', sm: 'none' }, px: 4, pt: 3 }}>
      <PlainSelect
        label={t.sort}
        value={current ?? ''}
        options={current ? options : [{ value: '', label: t.sort }, ...options]}
        onChange={(value) => {
          const [key, order] = value.split(' ')
          if (key) onSort({ key, order: order === 'DESC' ? 'DESC' : 'ASC' })
        }}
      />
    </Box>
  )
}

const messages = defineMessages({
  sort: ['Sort by', '並べ替え'],
})
