import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { formatDate, formatNumber } from '@officina/shared/format'
import { PageHeader } from '@officina/ui/PageHeader'
import { StatusChip } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { AccessDenied } from '../../admin/statePages.tsx'
import { q } from '../../providers/queries.ts'
import { QuestionnaireActions } from './QuestionnaireActions.tsx'
import type { Row } from './types.ts'
import { useCreate } from './useSteps.ts'

/** All questionnaires: what doctors are offered, and what is drafted. */
export default function QuestionnaireList() {
  const t = useText(messages)
  const { permissions } = useMe()
  const isAllowed = permissions.includes('template.manage')
  const query = useQuery({ ...q('/api/admin/questionnaires'), enabled: isAllowed })
  const { create, pending } = useCreate()
  if (!isAllowed) return <AccessDenied />
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={t.subtitle}
        action={
          <Button
            variant="contained"
            startIcon={<Add />}
            aria-busy={pending || undefined}
            onClick={() => void create(null)}
          >
            {t.add}
          </Button>
        }
      />
      {query.error && !query.data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!query.data && !query.error && <ListSkeleton rows={4} />}
      <Box component="ul" aria-label={t.title} sx={list}>
        {query.data?.map((row) => (
          <QuestionnaireCard key={row.key} row={row} />
        ))}
      </Box>
    </>
  )
}

function QuestionnaireCard({ row }: { row: Row }) {
  const t = useText(messages)
  const locale = useLocale()
  const facts = [
    row.built_in ? t.builtIn : t.own,
    row.version !== null && t.version(row.version, formatDate(row.published_at ?? '', locale)),
    t.questions(row.questions),
    row.answers > 0 && t.answers(row.answers, formatNumber(row.answers, locale)),
  ].filter(Boolean)
  return (
    <Card component="li" sx={card}>
      <Box sx={{ flex: 1, minWidth: 240 }}>
        <Typography variant="h2" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
          <Link to={`/questionnaires/${row.key}`}>{row.title || t.untitled}</Link>
        </Typography>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{facts.join(' · ')}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {row.version !== null && (
            <StatusChip tone={row.offered ? 'good' : 'stopped'}>
              {row.offered ? t.offered : t.notOffered}
            </StatusChip>
          )}
          {row.draft && (
            <StatusChip tone="draft">{t.draft(formatDate(row.draft.saved_at, locale))}</StatusChip>
          )}
        </Box>
      </Box>
      <QuestionnaireActions
        of={row.key}
        title={row.title || t.untitled}
        isPublished={row.version !== null}
        isOffered={row.offered}
      />
    </Card>
  )
}

const list = { display: 'grid', gap: 3, listStyle: 'none', m: 0, p: 0, maxWidth: 960 }
const card = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, p: 5 }

const messages = defineMessages({
  title: ['Questionnaires', '問診票'],
  subtitle: [
    'What doctors can send to patients. Answers keep the version they were given with.',
    '医師が患者に送る問診票です。回答には、回答時の版がそのまま残ります。',
  ],
  add: ['Add questionnaire', '問診票を追加'],
  untitled: ['Untitled', '無題'],
  builtIn: ['Built in', '標準'],
  own: ['Your own', '自作'],
  version: (n: number, day: string) => [`version ${n}, ${day}`, `第${n}版（${day}）`],
  questions: (n: number) => [n === 1 ? '1 question' : `${n} questions`, `${n}問`],
  answers: (n: number, text: string) => [
    n === 1 ? 'sent once' : `sent ${text} times`,
    `送信 ${text}件`,
  ],
  offered: ['Offered to doctors', '提供中'],
  notOffered: ['Not offered', '提供停止中'],
  draft: (day: string) => [`Draft, ${day}`, `下書き（${day}）`],
})
