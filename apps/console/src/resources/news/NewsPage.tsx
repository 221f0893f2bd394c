import '@officina/openapi/resources/news'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { formatNumber, formatPercent } from '@officina/shared/format'
import { StatCard } from '@officina/ui/facts'
import { RichText } from '@officina/ui/RichText'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useParams } from 'react-router'
import { SchemaCreate } from '../../schema/SchemaCreate.tsx'
import { SchemaDetail } from '../../schema/SchemaDetail.tsx'
import { Section } from '../../schema/Section.tsx'
import { specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'
import { NEW } from '../recordPath.ts'
import { type News, newsActions } from './actions.ts'
import { BodyInput } from './BodyInput.tsx'
import { Readers } from './Readers.tsx'

/** News: the editor, how they look, who has read them, and their steps. */
export default function NewsPage() {
  const { id = '' } = useParams()
  const t = useText(messages)
  if (id === NEW) return <SchemaCreate resource="news" inputs={inputs} />
  return (
    <SchemaDetail
      resource="news"
      inputs={inputs}
      values={{ body_markdown: (news) => <RichText html={news.body_html} /> }}
      editable={(news) => news.actions.includes('edit')}
      actions={newsActions}
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
  const isBack = news.status === 'draft' || news.status === 'scheduled'
  return (
    <>
      {isBack && <Box sx={{ mb: 3, color: 'text.secondary' }}>{t.before}</Box>}
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
    </>
  )
}

/** The news as a doctor and as a patient see them, in the list and opened. */
function Preview({ news }: { news: News }) {
  const t = useText(messages)
  const roles = (['doctors', 'patients'] as const).filter(
    (role) => news.audience === 'both' || news.audience === role,
  )
  return (
    <Box sx={columns}>
      {roles.map((role) => (
        <Section key={role} aria-label={t[role]} title={t[role]}>
          {news.channels.includes('in_app') ? <AsSeen news={news} /> : t.mailOnly}
        </Section>
      ))}
    </Box>
  )
}

function AsSeen({ news }: { news: News }) {
  const t = useText(messages)
  const locale = useLocale()
  const field = specOf('news').fields.category
  return (
    <>
      <Card sx={{ p: 4, mb: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{news.title}</Box>
          {news.pinned && <StatusChip tone="draft">{t.pinned}</StatusChip>}
          {field && (
            <StatusChip tone={news.category === 'recall' ? 'stopped' : 'progress'}>
              {valueLabel(field, news.category, locale)}
            </StatusChip>
          )}
        </Box>
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{news.excerpt}</Box>
      </Card>
      <Card sx={{ p: 5 }}>
        <Typography variant="h3" sx={{ fontSize: '1.25rem', mb: 3 }}>
          {news.title}
        </Typography>
        <RichText html={news.body_html} />
        {news.requires_ack && <Box sx={{ mt: 4, color: 'text.secondary' }}>{t.ack}</Box>}
      </Card>
    </>
  )
}

const figures = {
  display: 'grid',
  gap: 3,
  mb: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
}

const columns = {
  display: 'grid',
  gap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}

const messages = defineMessages({
  preview: ['Preview', 'プレビュー'],
  readers: ['Readers', '閲覧状況'],
  sent: ['Sent to', '配信数'],
  read: ['Read by', '既読'],
  acknowledged: ['Acknowledged by', '確認済み'],
  before: [
    'These figures are from before the announcement was unpublished. Once it is published again, everyone has to read it again.',
    '公開を取り下げる前の状況です。再度公開すると、全員が未読に戻ります。',
  ],
  open: (n: number) => [`${n} outstanding`, `未確認${n}名`],
  doctors: ['As a doctor sees it', '医師の表示'],
  patients: ['As a patient sees it', '患者の表示'],
  mailOnly: [
    'Sent by email only. Send a test email to see it.',
    'メールのみで配信されます。テストメールでご確認ください。',
  ],
  pinned: ['Pinned', '固定'],
  ack: [
    'Readers are asked to acknowledge it below the text.',
    '本文の下に「確認しました」ボタンが表示されます。',
  ],
})
