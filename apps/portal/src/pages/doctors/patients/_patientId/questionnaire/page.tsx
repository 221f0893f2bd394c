import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepRows } from '@officina/client/query'
import { DataTable } from '@officina/ui/DataTable'
import { Pagination } from '@officina/ui/Pagination'
import { Refreshing } from '@officina/ui/Refreshing'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState, NoMatch } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { PatientFrame, patientQuery } from '../../../../../features/patient/PatientFrame.tsx'
import {
  answersQuery,
  submittedQuery,
} from '../../../../../features/questionnaire/doctorAnswers.ts'
import { listStateOf, useListState } from '../../../../../features/useListState.ts'
import { useMe } from '../../../../../features/useMe.ts'
import { queryClient } from '../../../../../queryClient.ts'
import { AnswerFilters } from './AnswerFilters.tsx'
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
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...answersQuery(patientId, list),
    placeholderData: keepRows,
  })
  const head = (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>{actions}</Box>
      <AnswerFilters list={list} />
    </>
  )
  if (error || !data)
    return (
      <>
        {head}
        {error ? (
          <ErrorState error={error} referenceId={error.requestId} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </>
    )
  const isFiltered = ['status', 'unread', 'sent_from', 'sent_to'].some((key) => list.one(key))
  if (data.total === 0 && !isFiltered)
    return <EmptyState title={t.empty} text={t.emptyText} action={actions || undefined} />
  if (data.total === 0)
    return (
      <>
        {head}
        <NoMatch onClear={() => list.clear()} />
      </>
    )
  const chosen = data.data.filter((row) => keys.has(row.id))
  return (
    <>
      {head}
      <Refreshing when={isPlaceholderData}>
        <Compare patientId={patientId} rows={chosen} />
        <DataTable
          label={t.title}
          columns={columns}
          rows={data.data}
          rowKey={(row) => row.id}
          rowName={(row) => t.rowName(row)}
          selection={{ keys, onChange: setKeys }}
          rowHref={(row) => `/doctors/patients/${patientId}/questionnaire/${row.id}`}
          sort={list.sort}
          onSort={list.setSort}
        />
        <Pagination
          page={list.page}
          pageSize={list.pageSize}
          total={data.total}
          shown={data.data.length}
          estimated={data.estimated}
          onChange={list.setPage}
        />
      </Refreshing>
    </>
  )
}
