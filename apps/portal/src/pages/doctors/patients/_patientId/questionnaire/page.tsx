import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepRows } from '@officina/client/query'
import { statusOf } from '@officina/shared/status/words'
import { FilterBar } from '@officina/ui/FilterBar'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { ListPart } from '../../../../../features/ListPart.tsx'
import { PatientFrame, patientQuery } from '../../../../../features/patient/PatientFrame.tsx'
import {
  answerStates,
  answersQuery,
  submittedQuery,
} from '../../../../../features/questionnaire/doctorAnswers.ts'
import { listStateOf, useListState } from '../../../../../features/useListState.ts'
import { useMe } from '../../../../../features/useMe.ts'
import { pathTo } from '../../../../../pathTo.ts'
import { queryClient } from '../../../../../queryClient.ts'
import { Compare } from './Compare.tsx'
import { useColumns } from './columns.tsx'
import { messages } from './messages.ts'
import { ScoreChart } from './ScoreChart.tsx'
import { SendPanel } from './SendPanel.tsx'

const defaultSort = { key: 'sent_at', order: 'DESC' } as const

export async function loader({ params, request }: LoaderFunctionArgs) {
  const patientId = params.patientId ?? ''
  const state = listStateOf(new URL(request.url).searchParams, defaultSort)
  void queryClient.prefetchQuery(answersQuery(patientId, state))
  void queryClient.prefetchQuery(submittedQuery(patientId))
  await queryClient.ensureQueryData(patientQuery(patientId))
  return null
}

/** Questionnaires of a patient: what was sent, what came back, and how complaints have changed. */
export function Component() {
  const t = useText(messages)
  const { patientId = '' } = useParams()
  const { data: patient } = useSuspenseQuery(patientQuery(patientId))
  const list = useListState(defaultSort)
  const submitted = useQuery(submittedQuery(patientId)).data?.data ?? []
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
  list: ReturnType<typeof useListState>
  mayWrite: boolean
  actions: React.ReactNode
}

/** The list below its actions and filters; while there is nothing, only what to do about it. */
function Sets({ list, mayWrite, actions }: SetsProps) {
  const t = useText(messages)
  const { patientId = '' } = useParams()
  const columns = useColumns(patientId, mayWrite)
  const [keys, setKeys] = useState<Set<string>>(new Set())
  const query = useQuery({ ...answersQuery(patientId, list), placeholderData: keepRows })
  const isFiltered = ['status', 'unread', 'sent_from', 'sent_to'].some((key) => list.one(key))
  if (query.data?.total === 0 && !isFiltered)
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
        rowName={(row) => t.rowName(row)}
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
function AnswerFilters({ list }: { list: ReturnType<typeof useListState> }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <FilterBar
      filters={[
        {
          kind: 'multi',
          key: 'status',
          label: t.status,
          value: list.many('status'),
          options: answerStates.map((value) => ({
            value,
            label: statusOf('questionnaire_answer', value, locale).label,
          })),
        },
        {
          kind: 'dates',
          key: 'sent',
          label: t.sent,
          value: { from: list.one('sent_from'), to: list.one('sent_to') },
        },
        { kind: 'toggle', key: 'unread', label: t.unread, value: list.flag('unread') },
      ]}
      onFilter={list.setFilter}
      onClear={() => list.clear()}
    />
  )
}
