import Box from '@mui/material/Box'
import { formatDate } from '@officina/shared/format'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { AnswerActions } from '../../../../../features/questionnaire/AnswerActions.tsx'
import type { AnswerSetRow } from '../../../../../features/questionnaire/types.ts'
import { messages } from './messages.ts'

export function useColumns(patientId: string, mayWrite: boolean): Column<AnswerSetRow>[] {
  const t = useText(messages)
  const locale = useLocale()
  const date = (at: string | null) => (at ? formatDate(at, locale) : '–')
  return [
    {
      key: 'title',
      header: t.questionnaire,
      render: (row) => (
        <>
          {row.title}
          <Box component="span" sx={small}>
            {t.version(row.version)}
          </Box>
        </>
      ),
    },
    {
      key: 'sent_at',
      header: t.sent,
      sortKey: 'sent_at',
      render: (row) => (
        <>
          {date(row.sent_at)}
          {row.due_on && !row.submitted_at && (
            <Box component="span" sx={small}>
              {t.due(formatDate(row.due_on, locale, 'UTC'))}
            </Box>
          )}
        </>
      ),
    },
    {
      key: 'submitted_at',
      header: t.submitted,
      sortKey: 'submitted_at',
      render: (row) => date(row.submitted_at),
    },
    {
      key: 'status',
      header: t.status,
      render: (row) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Status kind="questionnaire_answer" value={row.status} />
          {row.unread && <StatusChip tone="attention">{t.unreadHint}</StatusChip>}
        </Box>
      ),
    },
    {
      key: 'filled_by',
      header: t.filledBy,
      render: (row) => (row.filled_by ? t.fillers[row.filled_by] : '–'),
    },
    {
      key: 'scores',
      header: t.scores,
      render: (row) =>
        row.scores.length === 0
          ? '–'
          : row.scores.map(({ title, score }) => `${title} ${score}`).join(' · '),
    },
    {
      key: 'flags',
      header: t.flags,
      align: 'right',
      render: (row) => (
        <span title={row.flags.map(({ label }) => label).join('\n')}>{row.flags.length}</span>
      ),
    },
    {
      key: 'actions',
      header: t.actions,
      render: (row) => <AnswerActions patientId={patientId} row={row} mayWrite={mayWrite} />,
    },
  ]
}

const small = { display: 'block', fontSize: '0.875rem', color: 'text.secondary' }
