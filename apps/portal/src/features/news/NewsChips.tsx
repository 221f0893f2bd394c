import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'

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

/** A dot with a word for those who do not see it. */
export function UnreadDot() {
  const t = useText(messages)
  return (
    <Box
      component="span"
      role="img"
      aria-label={t.unread}
      sx={{
        display: 'inline-block',
        flexShrink: 0,
        width: 10,
        height: 10,
        borderRadius: '50%',
        bgcolor: 'primary.main',
      }}
    />
  )
}

export const messages = defineMessages({
  title: ['News', 'お知らせ'],
  unread: ['Unread', '未読'],
  pinned: ['Pinned', '固定'],
  acknowledge: ['I have read and understood this', '内容を確認しました'],
  acknowledged: (at: string) => [`You acknowledged this on ${at}.`, `${at}に確認済みです。`],
  acknowledgeDone: ['Acknowledged', '確認を記録しました'],
  toAcknowledge: ['Requires acknowledgement', '要確認'],
  dismiss: ['Dismiss', '非表示にする'],
  dismissNews: (title: string) => [`Dismiss “${title}”`, `「${title}」を非表示にする`],
  missing: ['This announcement is no longer available', 'このお知らせは表示できません'],
  missingText: [
    'It has expired or was for someone else.',
    '掲載が終了したか、対象外のお知らせです。',
  ],
  categories: {
    notice: ['Notice', 'お知らせ'],
    product: ['Product', '商品'],
    campaign: ['Campaign', 'キャンペーン'],
    maintenance: ['Maintenance', 'メンテナンス'],
    recall: ['Recall', '回収'],
  },
  none: ['No news', 'お知らせはありません'],
})
