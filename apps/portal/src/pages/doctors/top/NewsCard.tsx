import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { listQ, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { lazyPart } from '@officina/ui/lazyPart'
import { CardSkeleton } from '@officina/ui/skeletons'
import { useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '../../../features/Loaded.tsx'
import { useSearch } from '../../../features/list/useSearch.ts'
import { messages, NewsChips, UnreadDot } from '../../../features/news/NewsChips.tsx'
import { Panel, Quiet } from '../../../features/Panel.tsx'
import { toast } from '../../../features/toast.tsx'
import { dividedRows } from './dividedRows.ts'

const NewsPanel = lazyPart(() => import('../../../features/news/NewsPanel.tsx'))

type News = components['schemas']['NewsItem']

export const newsQuery = listQ('/api/doctor/news', {
  params: { query: { range: [0, 19], filter: { dismissed: false } } },
})

/** News that were not taken off: what is unread comes first. `?news=` opens one at the side. */
export function NewsCard() {
  const t = useText(messages)
  const search = useSearch()
  const id = search.get('news')
  const query = useQuery(newsQuery)
  return (
    <Panel title={t.title}>
      <Loaded query={query} skeleton={<CardSkeleton cards={1} />}>
        {({ data }) => {
          const shown = [...data].sort((a, b) => order(a) - order(b)).slice(0, 5)
          if (shown.length === 0) return <Quiet>{t.none}</Quiet>
          return (
            <Box component="ul" sx={list}>
              {shown.map((news) => (
                <Row key={news.id} news={news} href={search.href({ news: news.id })} />
              ))}
            </Box>
          )
        }}
      </Loaded>
      {id && <NewsPanel of="doctor" id={id} onClose={() => search.set({ news: undefined })} />}
    </Panel>
  )
}

// pinned news stay above the rest of their kind, as the list has them
const order = (news: News) => (news.read_at ? 1 : 0)

function Row({ news, href }: { news: News; href: string }) {
  return (
    <li>
      <div className="news-text">
        <div className="news-title">
          {!news.read_at && <UnreadDot />}
          <Link to={href} preventScrollReset style={{ fontWeight: news.read_at ? 400 : 600 }}>
            {news.title}
          </Link>
        </div>
        <div className="news-facts">
          <NewsChips news={news} />
          <div className="news-date">
            <DateText value={news.published_at} />
          </div>
        </div>
      </div>
      {(!news.requires_ack || news.acknowledged_at) && <Dismiss news={news} />}
    </li>
  )
}

function Dismiss({ news }: { news: News }) {
  const t = useText(messages)
  const dismiss = useApiMutation('post', '/api/doctor/news/{newsId}/dismiss', {
    invalidates: ['/api/doctor/news'],
    onError: toast.failed,
  })
  return (
    <IconButton
      size="small"
      aria-label={t.dismissNews(news.title)}
      onClick={() => dismiss.mutate({ params: { path: { newsId: news.id } } })}
    >
      <Close fontSize="small" />
    </IconButton>
  )
}

const list = {
  ...dividedRows({ alignItems: 'flex-start', gap: 2, py: 3 }),
  '& .news-text': { flex: 1, minWidth: 0 },
  '& .news-title': { display: 'flex', alignItems: 'baseline', gap: 2 },
  '& .news-title > a': { overflowWrap: 'anywhere' },
  '& .news-facts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 },
  '& .news-date': { fontSize: '0.875rem', color: 'text.secondary' },
}
