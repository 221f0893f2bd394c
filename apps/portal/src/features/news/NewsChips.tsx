import type { components } from '@officina/openapi/schema'
import { StatusChip } from '@officina/ui/StatusChip'
import { useText } from '@officina/ui/text'
import { messages } from './messages.ts'

type News = components['schemas']['NewsItem']

/** What kind of message it is, and whether it waits for an answer. */
export function NewsChips({ news }: { news: News }) {
  const t = useText(messages)
  return (
    <>
      {news.pinned && <StatusChip tone="draft">{t.pinned}</StatusChip>}
      <StatusChip tone={news.category === 'recall' ? 'stopped' : 'progress'}>
        {t.categories[news.category] ?? news.category}
      </StatusChip>
      {news.requires_ack && !news.acknowledged_at && (
        <StatusChip tone="attention">{t.toAcknowledge}</StatusChip>
      )}
    </>
  )
}
