import Box from '@mui/material/Box'
import { formatNumber, formatPercent } from '@officina/shared/format'
import { StatCard } from '@officina/ui/facts'
import { RichText } from '@officina/ui/RichText'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useParams } from 'react-router'
import { RecordActions } from '../../schema/Actions.tsx'
import { SchemaCreate } from '../../schema/SchemaCreate.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { NEW } from '../recordPath.ts'
import { type News, newsActions } from './actions.ts'
import { BodyInput } from './BodyInput.tsx'
import { Preview } from './Preview.tsx'
import { Readers } from './Readers.tsx'

/** News: the editor, how they look, who has read them, and their steps. */
export default function NewsPage() {
  const { id = '' } = useParams()
  const t = useText(messages)
  if (id === NEW) return <SchemaCreate resource="news" inputs={inputs} />
  return (
    <SchemaDetail
      resource="news"
      id={id}
      inputs={inputs}
      values={{ body_markdown: (news) => <RichText html={news.body_html} /> }}
      editable={(news) => news.actions.includes('edit')}
      actions={(news) => <RecordActions actions={newsActions} record={news} />}
      header={(news) => <Figures news={news} />}
      tabs={[
        { key: 'preview', label: t.preview, render: (news) => <Preview news={news} /> },
        { key: 'readers', label: t.readers, render: (news) => <Readers news={news} /> },
      ]}
    />
  )
}

const inputs = { body_markdown: BodyInput }

function Figures({ news }: { news: News }) {
  const t = useText(messages)
  const locale = useLocale()
  if (news.sent_count === 0) return null
  const number = (value: number) => formatNumber(value, locale)
  return (
    <Box sx={figures}>
      <StatCard label={t.sent} value={number(news.sent_count)} />
      <StatCard
        label={t.read}
        value={number(news.read_count)}
        note={news.read_rate === null ? undefined : formatPercent(news.read_rate, locale)}
      />
      {news.requires_ack && (
        <StatCard
          label={t.acknowledged}
          value={number(news.acknowledged_count)}
          note={t.open(Math.max(0, news.sent_count - news.acknowledged_count))}
        />
      )}
    </Box>
  )
}

const figures = {
  display: 'grid',
  gap: 3,
  mb: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
}

const messages = defineMessages({
  preview: ['Preview', 'プレビュー'],
  readers: ['Readers', '閲覧状況'],
  sent: ['Sent to', '配信数'],
  read: ['Read by', '既読'],
  acknowledged: ['Acknowledged by', '確認済み'],
  open: (n: number) => [`${n} still open`, `未確認${n}名`],
})
