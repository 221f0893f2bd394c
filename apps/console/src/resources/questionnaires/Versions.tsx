import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatDate, formatNumber } from '@officina/shared/format'
import { draftOf } from '@officina/shared/questionnaireDraft'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { q } from '../../providers/queries.ts'
import { Preview } from './Preview.tsx'
import type { Questionnaire } from './types.ts'

/** What was published: when, by whom, how often it was sent; each can be looked at. */
export function Versions({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useText(messages)
  const locale = useLocale()
  const [shown, setShown] = useState<number>()
  const { versions, key } = questionnaire
  if (versions.length === 0) return null
  return (
    <Box component="section" aria-labelledby="questionnaire-versions" sx={{ mt: 8 }}>
      <Typography id="questionnaire-versions" variant="h2" sx={{ fontSize: '1.25rem', mb: 3 }}>
        {t.title}
      </Typography>
      <Box component="ul" sx={list}>
        {versions.map((row) => (
          <li key={row.id}>
            <div>
              {t.version(row.version)}
              {row.status === 'published' && ` · ${t.offered}`}
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {t.by(formatDate(row.published_at, locale), row.published_by ?? '')}
                {' · '}
                {t.answers(row.answers, formatNumber(row.answers, locale))}
              </Box>
            </div>
            <Button
              aria-label={t.lookAt(row.version)}
              sx={{ flexShrink: 0 }}
              onClick={() => setShown(row.version)}
            >
              {t.look}
            </Button>
          </li>
        ))}
      </Box>
      {shown !== undefined && (
        <VersionPreview of={key} version={shown} onClose={() => setShown(undefined)} />
      )}
    </Box>
  )
}

function VersionPreview(props: { of: string; version: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(
    q('/api/admin/questionnaires/{questionnaireKey}/versions/{version}', {
      params: { path: { questionnaireKey: props.of, version: props.version } },
    }),
  )
  return (
    <Preview content={data && draftOf(data)} onClose={props.onClose}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={6} />
      )}
    </Preview>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    py: 3,
    borderBottom: 1,
    borderColor: 'divider',
  },
}

const messages = defineMessages({
  title: ['Versions', '版'],
  version: (n: number) => [`Version ${n}`, `第${n}版`],
  offered: ['offered to doctors', '提供中'],
  by: (day: string, name: string) => [
    name ? `Published ${day} by ${name}` : `Published ${day}`,
    name ? `${day} 公開（${name}）` : `${day} 公開`,
  ],
  answers: (n: number, text: string) => [
    n === 0 ? 'never sent' : n === 1 ? 'sent once' : `sent ${text} times`,
    `送信 ${text}件`,
  ],
  look: ['Preview', 'プレビュー'],
  lookAt: (n: number) => [`Preview version ${n}`, `第${n}版のプレビュー`],
})
