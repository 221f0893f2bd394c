import { listQuery } from '@officina/client/list'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { FilterBar } from '@officina/ui/FilterBar'
import { Pagination } from '@officina/ui/Pagination'
import { Refreshing } from '@officina/ui/Refreshing'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepRows, type ListRow, listQ } from '../../providers/queries.ts'
import type { News } from './actions.ts'

type Reader = ListRow<'/api/admin/news/{newsId}/readers'>
type State = 'read' | 'not_read' | 'acknowledged' | 'not_acknowledged'
type Shown = { page: number; pageSize: number; q: string; state: State | undefined }

/** The people the news are for; at first those who have not acknowledged them. */
export function Readers({ news }: { news: News }) {
  const t = useText(messages)
  const [shown, setShown] = useState<Shown>({
    page: 1,
    pageSize: 25,
    q: '',
    state: news.requires_ack ? 'not_acknowledged' : undefined,
  })
  const states: State[] = [
    ...(news.requires_ack ? (['not_acknowledged', 'acknowledged'] as const) : []),
    'not_read',
    'read',
  ]
  return (
    <>
      <FilterBar
        search={{
          value: shown.q,
          onChange: (q) => setShown({ ...shown, q, page: 1 }),
          label: t.search,
        }}
        filters={[
          {
            kind: 'select',
            key: 'state',
            label: t.state,
            options: states.map((value) => ({ value, label: t[value] })),
            value: shown.state ?? '',
          },
        ]}
        onFilter={(_, value) =>
          setShown({ ...shown, state: (value || undefined) as State | undefined, page: 1 })
        }
        onClear={() => setShown({ ...shown, q: '', state: undefined, page: 1 })}
      />
      <Rows news={news} shown={shown} onChange={setShown} />
    </>
  )
}

function Rows(props: { news: News; shown: Shown; onChange: (shown: Shown) => void }) {
  const { news, shown } = props
  const t = useText(messages)
  const columns = useColumns(news)
  const query = listQuery<'id', { q?: string; state?: State }>({
    page: shown.page,
    perPage: shown.pageSize,
    filter: { ...(shown.q ? { q: shown.q } : {}), ...(shown.state ? { state: shown.state } : {}) },
  })
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...listQ('/api/admin/news/{newsId}/readers', {
      params: { path: { newsId: news.id }, query: query as never },
    }),
    placeholderData: keepRows,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={5} />
  // of a page whose people have gone the pagination leads to the last one
  if (data.total === 0) return <EmptyState title={t.nobody} />
  return (
    <Refreshing when={isPlaceholderData}>
      <DataTable<Reader>
        label={t.readers}
        columns={columns}
        rows={data.data}
        rowKey={(row) => row.id}
      />
      <Pagination
        pager={{ ...shown, setPage: (next) => props.onChange({ ...shown, ...next }) }}
        rows={data}
      />
    </Refreshing>
  )
}

function useColumns(news: News): Column<Reader>[] {
  const t = useText(messages)
  const moment = (key: 'emailed_at' | 'read_at' | 'acknowledged_at'): Column<Reader> => ({
    key,
    header: t[key],
    render: (row) => (row[key] ? <DateText value={row[key]} time /> : '–'),
  })
  return [
    { key: 'number', header: t.number, render: (row) => row.number },
    { key: 'name', header: t.name, render: (row) => row.name ?? '–' },
    { key: 'role', header: t.role, render: (row) => t[row.role] },
    ...(news.channels.includes('email') ? [moment('emailed_at')] : []),
    moment('read_at'),
    ...(news.requires_ack ? [moment('acknowledged_at')] : []),
  ]
}

const messages = defineMessages({
  readers: ['Readers', '閲覧状況'],
  search: ['Number or name', '番号または氏名'],
  state: ['Status', '状態'],
  read: ['Read', '既読'],
  not_read: ['Not read', '未読'],
  acknowledged: ['Acknowledged', '確認済み'],
  not_acknowledged: ['Not acknowledged', '未確認'],
  nobody: ['No readers found', '該当者はいません'],
  number: ['Number', '番号'],
  name: ['Name', '氏名'],
  role: ['Role', '種類'],
  doctor: ['Doctor', '医師'],
  patient: ['Patient', '患者'],
  emailed_at: ['Emailed', 'メール送信'],
  read_at: ['Read', '既読日時'],
  acknowledged_at: ['Acknowledged', '確認日時'],
})
