import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { listQuery } from '@officina/client/list'
import type { components } from '@officina/openapi/schema'
import { formatNumber } from '@officina/shared/format'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { type Pager, Pagination } from '@officina/ui/Pagination'
import { Refreshing } from '@officina/ui/Refreshing'
import { StatusChip } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { Colon, defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepRows, listQ } from '../../providers/queries.ts'

type Import = components['schemas']['ProductImport']
type Line = components['schemas']['ProductImportLine']
type Which = 'all' | 'changes' | 'errors'

const outcomes = {
  all: {},
  changes: { outcome: ['new', 'changed'] },
  errors: { outcome: ['refused'] },
}

/** What becomes of each row of a file, some at a time: the cells that change, or what is wrong with them. */
export function ImportLines({ record }: { record: Import }) {
  const t = useText(messages)
  const locale = useLocale()
  const [which, setWhich] = useState<Which>('all')
  const [page, setPage] = useState({ page: 1, pageSize: 25 })
  const counts = {
    all: record.total,
    changes: record.added + record.changed,
    errors: record.failed,
  }
  if (!record.rows_kept) return <p>{t.gone}</p>
  const choose = (next: Which | null) => {
    if (!next) return
    setWhich(next)
    setPage({ ...page, page: 1 })
  }
  return (
    <Box component="section" aria-label={t.rows} sx={{ mb: 6 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={which}
        aria-label={t.show}
        onChange={(_, next) => choose(next)}
        sx={{ mb: 3 }}
      >
        {(['all', 'changes', 'errors'] as const).map((each) => (
          <ToggleButton key={each} value={each}>
            {t[each](formatNumber(counts[each], locale))}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Rows record={record} which={which} pager={{ ...page, setPage }} />
    </Box>
  )
}

function Rows({ record, which, pager }: { record: Import; which: Which; pager: Pager }) {
  const t = useText(messages)
  const { page, pageSize } = pager
  const query = listQuery({ page, perPage: pageSize, filter: outcomes[which] })
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...listQ('/api/admin/product-imports/{productImportId}/lines', {
      params: { path: { productImportId: record.id }, query: query as never },
    }),
    placeholderData: keepRows,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={5} />
  if (data.data.length === 0)
    return <EmptyState title={{ all: t.gone, changes: t.noChanges, errors: t.noErrors }[which]} />
  return (
    <Refreshing when={isPlaceholderData}>
      <DataTable<Line>
        label={t.rows}
        columns={columnsOf(t)}
        rows={data.data}
        rowKey={(row) => String(row.line)}
      />
      <Pagination pager={pager} rows={data} />
    </Refreshing>
  )
}

type Words = Record<'line' | 'sku' | 'outcome' | 'new' | 'same', string>

const columnsOf = (t: Words): Column<Line>[] => [
  { key: 'sku', header: t.sku, render: (row) => row.label || '–' },
  { key: 'line', header: t.line, render: (row) => row.line },
  { key: 'outcome', header: t.outcome, render: (row) => <Outcome row={row} t={t} /> },
]

function Outcome({ row, t }: { row: Line; t: Words }) {
  if (row.outcome === 'same') return <Box sx={{ color: 'text.secondary' }}>{t.same}</Box>
  if (row.outcome === 'new')
    return (
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <StatusChip tone="good">{t.new}</StatusChip> {row.message}
      </Box>
    )
  const lines =
    row.outcome === 'refused'
      ? row.errors.map(({ field, label, message }) => (
          <Box key={field} sx={{ color: 'error.main' }}>
            {label}
            <Colon />
            {message}
          </Box>
        ))
      : row.changes.map(({ field, label, before, after }) => (
          <div key={field}>
            {label}
            <Colon />
            <s style={{ opacity: 0.8 }}>{shortened(before)}</s> → <b>{shortened(after)}</b>
          </div>
        ))
  // one element, which the card of a phone puts beside its header
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {row.message}
      {lines}
    </Box>
  )
}

const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text || '–')

const messages = defineMessages({
  rows: ['Rows of the file', 'ファイルの行'],
  show: ['Rows shown', '表示する行'],
  all: (n: string) => [`All (${n})`, `すべて（${n}）`],
  changes: (n: string) => [`Changes (${n})`, `変更（${n}）`],
  errors: (n: string) => [`Errors (${n})`, `エラー（${n}）`],
  noChanges: ['No rows with changes', '変更される行はありません'],
  noErrors: ['No rows with errors', 'エラーのある行はありません'],
  gone: [
    'Rows are kept for 7 days after the last step. Those of this file were removed.',
    'ファイルの行は最後の操作から7日間保存されます。このファイルの行は削除されました。',
  ],
  line: ['Line', '行'],
  sku: ['SKU', '品番'],
  outcome: ['Result', '結果'],
  new: ['New', '新規'],
  same: ['No changes', '変更なし'],
})
