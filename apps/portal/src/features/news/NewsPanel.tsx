import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { q, useApiMutation } from '@officina/client/query'
import { formatDateTime } from '@officina/shared/format'
import { RichText } from '@officina/ui/RichText'
import { SidePanel } from '@officina/ui/SidePanel'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Loaded } from '../Loaded.tsx'
import { toast } from '../toast.tsx'
import { messages, NewsChips } from './NewsChips.tsx'

type Role = 'doctor' | 'patient'

/** A message at the side; opening it marks it as read. */
export default function NewsPanel(props: { of: Role; id: string; onClose: () => void }) {
  const { of, id } = props
  const t = useText(messages)
  const news = useQuery({
    ...q(pathOf(of), { params: { path: { newsId: id } } }),
    enabled: id !== '',
  })
  useReading(of, id, news.data?.read_at)
  return (
    <SidePanel
      open={id !== ''}
      title={news.data?.title ?? t.title}
      onClose={props.onClose}
      actions={
        news.data?.requires_ack && !news.data.acknowledged_at && <Acknowledge of={of} id={id} />
      }
    >
      <Loaded
        query={news}
        skeleton={<CardSkeleton cards={1} height={240} />}
        missing={<EmptyState title={t.missing} text={t.missingText} />}
      >
        {(data) => <Message news={data} />}
      </Loaded>
    </SidePanel>
  )
}

function Message({
  news,
}: {
  news: Parameters<typeof NewsChips>[0]['news'] & { body_html: string }
}) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 5 }}>
        <NewsChips news={news} />
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          <DateText value={news.published_at} />
        </Box>
      </Box>
      <RichText html={news.body_html} />
      {news.acknowledged_at && (
        <Box sx={{ mt: 5, color: 'text.secondary' }}>
          {t.acknowledged(formatDateTime(news.acknowledged_at, locale))}
        </Box>
      )}
    </>
  )
}

function Acknowledge({ of, id }: { of: Role; id: string }) {
  const t = useText(messages)
  const acknowledge = useApiMutation('post', `${pathOf(of)}/acknowledge`, {
    invalidates: shownBy(of),
    onSuccess: () => toast.success(t.acknowledgeDone),
    onError: toast.failed,
  })
  return (
    <Button
      variant="contained"
      aria-busy={acknowledge.isPending || undefined}
      onClick={() => acknowledge.mutate({ params: { path: { newsId: id } } })}
    >
      {t.acknowledge}
    </Button>
  )
}

function useReading(of: Role, id: string, readAt: string | null | undefined): void {
  const { mutate } = useApiMutation('post', `${pathOf(of)}/read`, { invalidates: shownBy(of) })
  useEffect(() => {
    if (id && readAt === null) mutate({ params: { path: { newsId: id } } })
  }, [id, readAt, mutate])
}

/** What shows news or their number. */
const shownBy = (of: Role) => [`/api/${of}/news`, `/api/${of}/top`]

// the calls of doctors and patients are alike
const pathOf = (of: Role) => `/api/${of}/news/{newsId}` as '/api/patient/news/{newsId}'
