import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { lazyPart } from '@officina/ui/lazyPart'
import { PageHeader } from '@officina/ui/PageHeader'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { CardLink } from '../../../features/CardLink.tsx'
import { defineList } from '../../../features/list/defineList.ts'
import { ListFilters } from '../../../features/list/ListFilters.tsx'
import { LoadedRows } from '../../../features/list/LoadedRows.tsx'
import type { List } from '../../../features/list/useListState.ts'
import { NewsChips, UnreadDot, messages as words } from '../../../features/news/NewsChips.tsx'
import { toast } from '../../../features/toast.tsx'

const NewsPanel = lazyPart(() => import('../../../features/news/NewsPanel.tsx'))

export function loader({ request }: { request: Request }) {
  news.load(request)
  return null
}

/** News for me; `?id=` opens one at the side. */
export function Component() {
  const t = useText(messages)
  const list = news.useList()
  const id = list.get('id')
  return (
    <>
      <PageHeader title={t.title} action={<ReadAll />} />
      <Filters list={list} />
      <NewsList list={list} />
      {id && <NewsPanel of="patient" id={id} onClose={() => list.open('id', undefined)} />}
    </>
  )
}

function ReadAll() {
  const t = useText(messages)
  const readAll = useApiMutation('post', '/api/patient/news/read-all', {
    invalidates: ['/api/patient/news', '/api/patient/top'],
    onSuccess: () => toast.success(t.allRead),
    onError: toast.failed,
  })
  return (
    <Button
      variant="outlined"
      aria-busy={readAll.isPending || undefined}
      onClick={() => readAll.mutate({})}
    >
      {t.readAll}
    </Button>
  )
}

function Filters({ list }: { list: List }) {
  const t = useText(messages)
  const { categories: names } = useText(words)
  return (
    <ListFilters
      list={list}
      filters={[
        {
          kind: 'multi',
          key: 'category',
          label: t.category,
          options: categories.map((value) => ({ value, label: names[value] })),
        },
        { kind: 'toggle', key: 'unread', label: t.onlyUnread },
      ]}
    />
  )
}

type News = components['schemas']['NewsItem']

/** Cards, pinned first; a card opens the message at the side. */
function NewsList({ list }: { list: List }) {
  const t = useText(messages)
  return (
    <LoadedRows
      query={news.useRows(list)}
      nothing={
        list.isFiltered ? (
          <NoMatch onClear={() => list.clear()} />
        ) : (
          <EmptyState title={t.empty} text={t.emptyText} />
        )
      }
      pager={{ ...list, above: 25 }}
    >
      {(rows) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {rows.map((each) => (
            <NewsCard key={each.id} news={each} href={list.href({ id: each.id })} />
          ))}
        </Box>
      )}
    </LoadedRows>
  )
}

function NewsCard({ news, href }: { news: News; href: string }) {
  return (
    <Card component="li" sx={{ position: 'relative', p: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        {!news.read_at && <UnreadDot />}
        <CardLink
          to={href}
          preventScrollReset
          sx={{
            flex: 1,
            minWidth: 0,
            fontWeight: news.read_at ? 400 : 600,
            textDecoration: 'underline',
          }}
        >
          {news.title}
        </CardLink>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          <DateText value={news.published_at} />
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary', my: 2, overflowWrap: 'anywhere' }}>{news.excerpt}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <NewsChips news={news} />
      </Box>
    </Card>
  )
}

const categories = ['notice', 'product', 'campaign', 'maintenance', 'recall'] as const

const news = defineList('/api/patient/news', {
  sort: { key: 'published_at', order: 'DESC' },
  sortable: [],
  keeps: ['id'],
  filter: (list) => ({
    category: list.among('category', categories),
    unread: list.flag('unread') || undefined,
  }),
})

const messages = defineMessages({
  title: ['News', 'お知らせ'],
  readAll: ['Mark all as read', 'すべて既読にする'],
  allRead: ['All news marked as read', 'すべて既読にしました'],
  category: ['Category', '種類'],
  onlyUnread: ['Unread', '未読のみ'],
  empty: ['No news', 'お知らせはありません'],
  emptyText: [
    'News from your dispensary appears here.',
    '新しいお知らせがあると、ここに表示されます。',
  ],
})
