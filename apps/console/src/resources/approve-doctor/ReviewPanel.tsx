import '@officina/openapi/resources/doctors'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Disclosure } from '@officina/ui/Disclosure'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { SidePanel } from '@officina/ui/SidePanel'
import { Status } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense } from 'react'
import { useGetList, useGetOne } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { RecordActions } from '../../schema/Actions.tsx'
import { SchemaShow } from '../../schema/SchemaShow.tsx'
import type { RecordOf } from '../../schema/spec.ts'
import { wholeRecord } from '../../schema/wholeRecord.ts'
import { decisions, doctorActions } from '../doctors/actions.ts'
import { DoctorNotices } from '../doctors/DoctorNotices.tsx'
import { Documents } from '../doctors/Documents.tsx'
import { type Review, type Reviewed, waiting } from '../doctors/doctor.ts'
import { RenewalNotice } from '../doctors/RenewalNotice.tsx'
import { MailLog } from '../MailLog.tsx'
import { recordPath } from '../recordPath.ts'
import { Assignee, ChecklistItems, progressOf, RegisterFields } from './reviewParts.tsx'
import { useReviewDraft } from './useReviewDraft.ts'

type Doctor = RecordOf<'doctors'>

/** The review beside the inbox: documents, checklist, every field, and the three decisions. */
export function ReviewPanel(props: { id: string | null; onOpen: (id: string | null) => void }) {
  // the two that wait longest: after a decision the next one is opened
  const { data: queue = [] } = useGetList<Doctor>(
    'doctors',
    {
      filter: { status: ['applied'] },
      sort: { field: 'applied_at', order: 'ASC' },
      pagination: { page: 1, perPage: 2 },
    },
    { enabled: props.id !== null },
  )
  const next = queue.find((each) => each.id !== props.id)?.id ?? null
  // what is ticked and typed belongs to one application
  return <OneReview key={props.id} {...props} next={next} />
}

function OneReview(props: {
  id: string | null
  next: string | null
  onOpen: (id: string | null) => void
}) {
  const t = useText(messages)
  const { permissions } = useMe()
  const id = props.id ?? ''
  const {
    data: doctor,
    error,
    refetch,
  } = useGetOne<Doctor>('doctors', { id, meta: wholeRecord }, { enabled: props.id !== null })
  const isOpen = doctor !== undefined && undecided.includes(doctor.status)
  const mayWrite = isOpen && permissions.includes('doctor.manage')
  const reload = () => void refetch()
  const { review, type, save, isSaved } = useReviewDraft({ id, doctor, mayWrite, onReload: reload })
  const close = () => {
    void save()
    props.onOpen(null)
  }
  function done(answer: unknown) {
    const stays =
      (answer as Doctor | undefined)?.status === 'needs_info' && doctor?.status === 'needs_info'
    if (!stays) props.onOpen(props.next)
  }
  return (
    <SidePanel
      open={props.id !== null}
      width={720}
      title={doctor ? doctor.name : t.title}
      onClose={close}
      actions={
        doctor && (
          <RecordActions
            actions={doctorActions}
            record={{ ...doctor, review } as Reviewed}
            only={decisions}
            before={save}
            onDone={done}
          />
        )
      }
    >
      {error ? (
        <ErrorState onRetry={reload} />
      ) : doctor ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
            <Status kind="doctor" value={doctor.status} />
            <span>{doctor.number}</span>
            <MuiLink component={Link} to={recordPath('doctors', doctor.id)}>
              {t.page}
            </MuiLink>
          </Box>
          <DoctorNotices doctor={doctor} />
          <RenewalNotice doctor={doctor} />
          <Assignee doctor={doctor} />
          <Typography variant="h2" sx={{ mb: 3 }}>
            {t.documents}
          </Typography>
          <Documents doctorId={doctor.id} />
          {review && mayWrite && <Checks review={review} onChange={type} isSaved={isSaved} />}
          <SchemaShow
            resource="doctors"
            record={doctor}
            groups={[
              ...(mayWrite ? [] : ['verification']),
              'person',
              'clinic',
              'licence',
              'asked',
              'internal',
            ]}
          />
          <Before doctorId={doctor.id} />
        </>
      ) : (
        <ListSkeleton rows={6} />
      )}
    </SidePanel>
  )
}

function Checks(props: {
  review: Review
  onChange: (change: Partial<Review>) => void
  isSaved: boolean
}) {
  const t = useText(messages)
  const { done, all } = progressOf(props.review)
  return (
    <Card component="section" sx={{ p: { xs: 4, sm: 6 }, mb: 5 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {t.checklist(done, all)}
      </Typography>
      <ChecklistItems
        review={props.review}
        onTick={(item, isTicked) => props.onChange({ checklist: { [item]: isTicked } })}
      />
      <RegisterFields {...props} />
      <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {props.isSaved ? t.saved : t.saves}
      </Box>
    </Card>
  )
}

/** What was decided and mailed before: earlier applications, questions and answers. */
function Before(props: { doctorId: string }) {
  const t = useText(messages)
  return (
    <>
      <Disclosure summary={t.before}>
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <RecordHistory resource="doctors" id={props.doctorId} />
        </Suspense>
      </Disclosure>
      <Disclosure summary={t.mails}>
        <MailLog of="doctors" id={props.doctorId} rows={10} />
      </Disclosure>
    </>
  )
}

const RecordHistory = lazyWithRetry(() => import('../../schema/RecordHistory.tsx'))
const undecided: readonly string[] = waiting

const messages = defineMessages({
  title: ['Application', '申請'],
  page: ['Open record', 'すべての情報を見る'],
  documents: ['Licence documents', '免許の書類'],
  checklist: (done: number, all: number) => [
    `Checklist: ${done} of ${all}`,
    `確認項目 ${all}件中${done}件`,
  ],
  saves: [
    'Saved automatically for all reviewers.',
    '入力内容は自動で保存され、ほかの審査担当者も確認できます。',
  ],
  saved: ['Review saved.', '審査の内容を保存しました。'],
  before: ['Earlier applications and decisions', 'これまでの申請と判断'],
  mails: ['Emails', 'メール'],
})
