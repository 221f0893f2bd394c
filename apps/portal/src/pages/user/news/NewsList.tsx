import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { keepRows } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LoadedRows } from '../../../features/LoadedRows.tsx'
import { NewsChips } from '../../../features/news/NewsChips.tsx'
import { UnreadDot } from '../../../features/news/UnreadDot.tsx'
import { useSearch } from '../../../features/shop/useSearch.ts'
import { messages } from './messages.ts'
import { newsQuery, pageOf } from './query.ts'

type News = components['schemas']['NewsItem']

/** Cards, pinned first; a card opens the message at the side. */
export function NewsList() {
  const t = useText(messages)
  const search = useSearch()
  const isFiltered = search.get('category') || search.get('unread')
  return (
    <LoadedRows
      query={useQuery({ ...newsQuery(search.all), placeholderData: keepRows })}
      nothing={
        isFiltered ? (
          <NoMatch onClear={() => search.set({ category: undefined, unread: undefined })} />
        ) : (
          <EmptyState title={t.empty} text={t.emptyText} />
        )
      }
      pager={{
        above: 25,
        page: pageOf(search.get('page')),
        pageSize: 25,
        setPage: ({ page }) => search.set({ page: String(page) }),
      }}
    >
      {(rows) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {rows.map((news) => (
            <NewsCard key={news.id} news={news} href={search.href({ id: news.id })} />
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
        <Box
          component={Link}
          to={href}
          preventScrollReset
          sx={{
            flex: 1,
            minWidth: 0,
            overflowWrap: 'anywhere',
            fontWeight: news.read_at ? 400 : 600,
            color: 'text.primary',
            // the whole card is the link
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
            '&:focus-visible': { outline: 'none' },
            '&:focus-visible::after': { outline: '2px solid var(--mui-palette-primary-main)' },
          }}
        >
          {news.title}
        </Box>
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
