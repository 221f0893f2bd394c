import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { formatNumber } from '@officina/shared/format'
import { useEffect } from 'react'
import { PlainSelect } from './PlainSelect.tsx'
import { defineMessages, useLocale, useText } from './text.tsx'
import { tabular } from './theme.ts'

const pageSizes = [10, 25, 50, 100] as const

/** `page` starts at 1. */
export type Pager = {
  page: number
  pageSize: number
  setPage: (next: { page: number; pageSize: number }) => void
}

/**
 * "26–50 of 319" with previous, next and the page size. A page behind the end (an old link, rows that have gone) asks
 * for the last one.
 */
export function Pagination(props: {
  pager: Pager
  /** Those of the page, and how many there are in all. */
  rows: { data: ArrayLike<unknown>; total: number }
  /** The total is the planner's estimate: "about 12,000". */
  estimated?: boolean
}) {
  const t = useText(messages)
  const locale = useLocale()
  const { page, pageSize, setPage } = props.pager
  const { data, total } = props.rows
  const lastPage = pageWithin(page, pageSize, total)
  // rows of the list before may stand here while the next ones load: only an empty page is left
  const isBehind = data.length === 0 && total > 0 && lastPage !== page
  useEffect(() => {
    if (isBehind) setPage({ page: lastPage, pageSize })
  })
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  const number = (value: number) => formatNumber(value, locale)
  return (
    <Box
      component="nav"
      aria-label={t.label}
      sx={{ ...tabular, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 4 }}
    >
      <PlainSelect
        label={t.size}
        value={`${pageSize}`}
        options={pageSizes.map((size) => ({ value: `${size}`, label: t.perPage(size) }))}
        onChange={(size) => setPage({ page: 1, pageSize: Number(size) })}
      />
      <Box
        aria-live="polite"
        sx={{ ml: 'auto', textAlign: 'right', fontSize: '0.875rem', color: 'text.secondary' }}
      >
        {t.range(number(first), number(last), (props.estimated ? t.about : '') + number(total))}
      </Box>
      <Box sx={{ display: 'flex' }}>
        <IconButton
          aria-label={t.previous}
          disabled={page <= 1}
          onClick={() => setPage({ page: page - 1, pageSize })}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          aria-label={t.next}
          disabled={last >= total}
          onClick={() => setPage({ page: page + 1, pageSize })}
        >
          <ChevronRight />
        </IconButton>
      </Box>
    </Box>
  )
}

/** The page itself, or the last one when it lies behind the end. */
export function pageWithin(page: number, pageSize: number, total: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / pageSize)))
}

const messages = defineMessages({
  label: ['Pages', 'ページ送り'],
  size: ['Rows per page', '表示件数'],
  perPage: (n: number) => [`${n} per page`, `${n}件ずつ`],
  range: (first: string, last: string, total: string) => [
    `${first}–${last} of ${total}`,
    `${total}件中 ${first}〜${last}件`,
  ],
  about: ['about ', '約'],
  previous: ['Previous page', '前のページ'],
  next: ['Next page', '次のページ'],
})
