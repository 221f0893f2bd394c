import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { bracketed, formatDate } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { statusOf } from '@officina/shared/status/words'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { Status, StatusChip } from '@officina/ui/StatusChip'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { ListFilters } from '../../../../../features/list/ListFilters.tsx'
import { ListPart } from '../../../../../features/list/ListPart.tsx'
import type { List } from '../../../../../features/list/useListState.ts'
import { loadPatientPage } from '../../../../../features/patient/FormerPatient.tsx'
import { PatientFrame, patientQuery } from '../../../../../features/patient/PatientFrame.tsx'
import { AnswerActions } from '../../../../../features/questionnaire/AnswerActions.tsx'
import type { AnswerSetRow } from '../../../../../features/questionnaire/types.ts'
import { useMe } from '../../../../../features/useMe.ts'
import { pathTo } from '../../../../../pathTo.ts'
import { queryClient } from '../../../../../queryClient.ts'
import { Compare } from './Compare.tsx'
import { messages } from './messages.ts'
import { answerStates, answers, submittedQuery } from './query.ts'
import { ScoreChart } from './ScoreChart.tsx'
import { SendPanel } from './SendPanel.tsx'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const patientId = params.patientId ?? ''
  answers.load(request, { patientId })
  void queryClient.prefetchQuery(submittedQuery(patientId))
  await loadPatientPage(request, patientId)
  return null
}

/** Questionnaires of a patient: what was sent, what came back, and how complaints have changed. */
export function Component() {
  const t = useText(messages)
  const { patientId = '' } = useParams()
  const { data: patient } = useSuspenseQuery(patientQuery(patientId))
  const list = answers.useList()
  const submitted = useQuery(submittedQuery(patientId)).data?.data.toReversed() ?? []
  const isApproved = useMe('doctor').status === 'approved'
  const maySend =
    isApproved && ['registered_by_doctor', 'invited', 'active'].includes(patient.status)
  const close = () => list.setFilter('panel', undefined)
  const panel = list.one('panel')
  const open = (name: string) => () => list.setFilter('panel', name)
  const actions = maySend && (
    <>
      <Button variant="contained" onClick={open('send')}>
        {t.send}
      </Button>
      <Button variant="outlined" onClick={open('together')}>
        {t.together}
      </Button>
    </>
  )
  return (
    <PatientFrame current="questionnaire">
      {submitted.length > 1 && <ScoreChart rows={submitted} />}
      <Sets list={list} mayWrite={isApproved} actions={actions} />
      {maySend && (panel === 'send' || panel === 'together') && (
        <SendPanel patient={patient} isTogether={panel === 'together'} onClose={close} />
      )}
    </PatientFrame>
  )
}

type SetsProps = {
  list: List
  mayWrite: boolean
  actions: React.ReactNode
}

/** The list below its actions and filters; while there is nothing, only what to do about it. */
function Sets({ list, mayWrite, actions }: SetsProps) {
  const t = useText(messages)
  const locale = useLocale()
  const { patientId = '' } = useParams()
  const columns = useColumns(patientId, mayWrite)
  const [keys, setKeys] = useState<Set<string>>(new Set())
  const query = answers.useRows(list, { patientId })
  if (query.data?.total === 0 && !list.isFiltered)
    return <EmptyState title={t.empty} text={t.emptyText} action={actions || undefined} />
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>{actions}</Box>
      <AnswerFilters list={list} />
      <ListPart
        query={query}
        list={list}
        nothing={<NoMatch onClear={() => list.clear()} />}
        chosen={(rows) => <Compare patientId={patientId} rows={rows} />}
        label={t.title}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => t.rowName(row.title, formatDate(row.sent_at, locale))}
        selection={{ keys, onChange: setKeys }}
        rowHref={(row) =>
          pathTo('/doctors/patients/:patientId/questionnaire/:answerId', {
            patientId,
            answerId: row.id,
          })
        }
      />
    </>
  )
}

/** State, day of sending and whether the answers were read. */
function AnswerFilters({ list }: { list: List }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <ListFilters
      list={list}
      filters={[
        {
          kind: 'multi',
          key: 'status',
          label: t.status,
          options: answerStates.map((value) => ({
            value,
            label: statusOf('questionnaire_answer', value, locale).label,
          })),
        },
        { kind: 'dates', key: 'sent', label: t.sent },
        { kind: 'toggle', key: 'unread', label: t.unread },
      ]}
    />
  )
}

function useColumns(patientId: string, mayWrite: boolean): Column<AnswerSetRow>[] {
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
      render: (row) =>
        row.unread ? (
          <StatusChip tone="attention">{t.unreadHint}</StatusChip>
        ) : (
          <Status kind="questionnaire_answer" value={row.status} />
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
          : row.scores.map((each) => scoreText(each, locale)).join(' · '),
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

const scoreText = ({ title, score, band }: AnswerSetRow['scores'][number], locale: Locale) =>
  band ? bracketed(`${title} ${score}`, band, locale) : `${title} ${score}`
