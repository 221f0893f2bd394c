import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { RichText } from '@officina/ui/RichText'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'
import type { News } from './actions.ts'

/** The news as a doctor and as a patient see them, in the list and opened. */
export function Preview({ news }: { news: News }) {
  const t = useText(messages)
  const roles = (['doctors', 'patients'] as const).filter(
    (role) => news.audience === 'both' || news.audience === role,
  )
  return (
    <Box sx={columns}>
      {roles.map((role) => (
        <section key={role} aria-label={t[role]}>
          <Typography variant="h2" sx={{ mb: 3 }}>
            {t[role]}
          </Typography>
          {news.channels.includes('in_app') ? <AsSeen news={news} /> : t.mailOnly}
        </section>
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

const columns = {
  display: 'grid',
  gap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}

const messages = defineMessages({
  doctors: ['As a doctor sees it', '医師の表示'],
  patients: ['As a patient sees it', '患者の表示'],
  mailOnly: [
    'Sent by mail only. Send a test mail to see it.',
    'メールのみで配信されます。テストメールでご確認ください。',
  ],
  pinned: ['Pinned', '固定'],
  ack: [
    'Below the text the reader is asked to acknowledge it.',
    '本文の下に「確認しました」ボタンが表示されます。',
  ],
})
