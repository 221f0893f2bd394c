import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { formatDate, formatDateTime, formatName } from '@officina/shared/format'
import { FactList } from '@officina/ui/facts'
import { PageHeader } from '@officina/ui/PageHeader'
import { Status } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { loadPatientPage } from '../../../../../../features/patient/FormerPatient.tsx'
import { patientQuery } from '../../../../../../features/patient/PatientFrame.tsx'
import { AnswerActions } from '../../../../../../features/questionnaire/AnswerActions.tsx'
import { answerQuery, listPath } from '../../../../../../features/questionnaire/doctorAnswers.ts'
import type { AnswerSet } from '../../../../../../features/questionnaire/types.ts'
import { useMe } from '../../../../../../features/useMe.ts'
import { pathTo } from '../../../../../../pathTo.ts'
import { queryClient } from '../../../../../../queryClient.ts'
import { AmendForm } from './AmendForm.tsx'
import { messages } from './messages.ts'
import { OpenForm } from './OpenForm.tsx'
import { ReadAnswers } from './ReadAnswers.tsx'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { patientId = '', answerId = '' } = params
  // an older copy would be refused when it is saved
  const answers = queryClient.fetchQuery({ ...answerQuery(patientId, answerId), staleTime: 0 })
  // where the patient has moved, both are not found: that the patient has is told
  answers.catch(() => {})
  await loadPatientPage(request, patientId)
  await answers
  return null
}

/** One questionnaire: filled in together while it is open, read and corrected once it is submitted. */
export function Component() {
  const t = useText(messages)
  const locale = useLocale()
  const { patientId = '', answerId = '' } = useParams()
  const { data: patient } = useSuspenseQuery(patientQuery(patientId))
  const { data: set } = useSuspenseQuery(answerQuery(patientId, answerId))
  const mayWrite = useMe('doctor').status === 'approved'
  useReadMark()
  return (
    <>
      <PageHeader
        title={set.questionnaire.title}
        chips={<Status kind="questionnaire_answer" value={set.status} />}
        subtitle={
          <Link to={pathTo('/doctors/patients/:patientId/questionnaire', { patientId })}>
            {t.of(formatName(patient, locale, { honorific: true }))}
          </Link>
        }
        action={
          <AnswerActions
            patientId={patientId}
            mayWrite={mayWrite}
            row={{ ...set, title: set.questionnaire.title }}
          />
        }
      />
      <Facts set={set} />
      <Body
        key={`${set.id} ${isOpen(set) ? 'open' : set.status}`}
        patientId={patientId}
        set={set}
        mayWrite={mayWrite}
      />
    </>
  )
}

const isOpen = ({ status }: AnswerSet) => status === 'sent' || status === 'in_progress'

function Body(props: { patientId: string; set: AnswerSet; mayWrite: boolean }) {
  const { patientId, set, mayWrite } = props
  const [isWriting, setIsWriting] = useState(isOpen(set) && set.filled_by === 'doctor')
  const client = useQueryClient()
  const path = answerQuery(patientId, set.id)
  const take = (next: AnswerSet) => client.setQueryData(path.queryKey, next)
  if (isOpen(set) && mayWrite && isWriting)
    return <OpenForm patientId={patientId} set={set} onSubmitted={take} />
  if (isOpen(set))
    return (
      <WaitingNotice set={set} mayWrite={mayWrite} onBegin={() => setIsWriting(true)}>
        <ReadAnswers patientId={patientId} set={set} />
      </WaitingNotice>
    )
  if (isWriting && mayWrite && set.allowed.includes('amended'))
    return (
      <AmendForm
        patientId={patientId}
        set={set}
        onDone={(next) => {
          setIsWriting(false)
          if (next) take(next)
        }}
      />
    )
  return (
    <ReadAnswers
      patientId={patientId}
      set={set}
      {...(mayWrite && set.allowed.includes('amended') && { onAmend: () => setIsWriting(true) })}
    />
  )
}

/** Opening the page has marked the answers as read: lists and the first page do not say "new" any more. */
function useReadMark() {
  const client = useQueryClient()
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [listPath] })
    void client.invalidateQueries({ queryKey: ['/api/doctor/patients'] })
    void client.invalidateQueries({ queryKey: ['/api/doctor/top'] })
  }, [client])
}

/** The patient has the form: the doctor looks on, or goes on with it together with the patient. */
function WaitingNotice(props: {
  set: AnswerSet
  mayWrite: boolean
  onBegin: () => void
  children: ReactNode
}) {
  const t = useText(messages)
  return (
    <>
      <Alert
        severity="info"
        sx={{ mb: 5 }}
        action={props.mayWrite && <Button onClick={props.onBegin}>{t.together}</Button>}
      >
        {props.set.status === 'sent' ? t.waiting : t.begun}
      </Alert>
      {props.children}
    </>
  )
}

/** When it was sent and by whom it was filled in, its scores, and what needs attention. */
function Facts({ set }: { set: AnswerSet }) {
  const t = useText(messages)
  const locale = useLocale()
  const time = (at: string | null) => at && formatDateTime(at, locale)
  const facts = [
    { label: t.sent, value: time(set.sent_at) },
    { label: t.due, value: set.due_on && formatDate(set.due_on, locale, 'UTC') },
    { label: t.submitted, value: time(set.submitted_at) },
    { label: t.filledBy, value: set.filled_by && t.fillers[set.filled_by] },
    { label: t.message, value: set.message },
    { label: t.reason, value: set.status_reason },
    { label: t.reminded, value: time(set.reminded_at) },
  ]
  return (
    <>
      {set.flags.length > 0 && (
        <Alert severity="error" component="section" aria-label={t.flags} sx={{ mb: 4 }}>
          {set.flags.map(({ code, label }) => (
            <div key={code}>{label}</div>
          ))}
        </Alert>
      )}
      <Card sx={{ p: 5, mb: 5 }}>
        <FactList facts={facts} columns={3} />
        {set.scores.length > 0 && (
          <section aria-label={t.scores}>
            <Box component="dl" sx={scores}>
              {set.scores.map(({ section, title, score, max, band }) => (
                <div key={section}>
                  <dt>{title}</dt>
                  <dd>
                    {t.ofMax(score, max)}
                    {band && ` · ${band}`}
                  </dd>
                </div>
              ))}
            </Box>
          </section>
        )}
      </Card>
    </>
  )
}

const scores = {
  m: 0,
  mt: 4,
  pt: 4,
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 6,
  rowGap: 1,
  // a title and a score with its meaning side by side
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 3 },
  '& dt': { color: 'text.secondary', minWidth: 'min-content', overflowWrap: 'normal' },
  '& dd': { m: 0, textAlign: 'right' },
}
