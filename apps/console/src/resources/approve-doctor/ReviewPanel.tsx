import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Disclosure } from '@officina/ui/Disclosure'
import { SidePanel } from '@officina/ui/SidePanel'
import { Status } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useGetOne } from 'react-admin'
import { Link } from 'react-router'
import { SchemaShow } from '../../schema/SchemaShow.tsx'
import type { RecordOf } from '../../schema/spec.ts'
import { wholeRecord } from '../../schema/wholeRecord.ts'
import { DoctorActions } from '../doctors/DoctorActions.tsx'
import { DoctorNotices } from '../doctors/DoctorNotices.tsx'
import { Documents } from '../doctors/Documents.tsx'
import { RenewalNotice } from '../doctors/RenewalNotice.tsx'
import { waiting } from '../doctors/states.ts'
import { MailLog } from '../MailLog.tsx'
import { recordPath } from '../recordPath.ts'
import { Assignee } from './Assignee.tsx'
import { Checklist } from './Checklist.tsx'

type Doctor = RecordOf<'doctors'>

/** The review beside the inbox: documents, checklist, every field, and the three decisions. */
export function ReviewPanel(props: { id: string | null; onClose: () => void }) {
  const t = useText(messages)
  const { data, error, refetch } = useGetOne<Doctor>(
    'doctors',
    { id: props.id ?? '', meta: wholeRecord },
    { enabled: props.id !== null },
  )
  const doctor = data?.id === props.id ? data : undefined
  return (
    <Review
      // what is ticked belongs to one application
      key={props.id}
      doctor={doctor}
      open={props.id !== null}
      title={doctor ? doctor.name : t.title}
      failed={error ? () => void refetch() : undefined}
      onClose={props.onClose}
    />
  )
}

function Review(props: {
  doctor: Doctor | undefined
  open: boolean
  title: string
  failed: (() => void) | undefined
  onClose: () => void
}) {
  const { doctor } = props
  const t = useText(messages)
  const [ticked, setTicked] = useState<Record<string, boolean>>({})
  const checklist = { ...doctor?.checklist, ...ticked }
  return (
    <SidePanel
      open={props.open}
      width={720}
      title={props.title}
      onClose={props.onClose}
      actions={
        doctor && <DoctorActions doctor={doctor} checklist={checklist} onDone={props.onClose} />
      }
    >
      {props.failed ? (
        <ErrorState onRetry={props.failed} />
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
          {undecided.includes(doctor.status) && (
            <Checklist
              checked={checklist}
              onChange={(item, done) => setTicked({ ...ticked, [item]: done })}
            />
          )}
          <SchemaShow
            resource="doctors"
            record={doctor}
            groups={['person', 'clinic', 'licence', 'internal']}
          />
          <Before doctorId={doctor.id} />
        </>
      ) : (
        <ListSkeleton rows={6} />
      )}
    </SidePanel>
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

const RecordHistory = lazy(() => import('../../schema/RecordHistory.tsx'))
const undecided: readonly string[] = waiting

const messages = defineMessages({
  en: {
    title: 'Application',
    page: 'Whole record',
    documents: 'Licence documents',
    before: 'Earlier applications and decisions',
    mails: 'Mails',
  },
  ja: {
    title: '申請',
    page: 'すべての情報',
    documents: '免許の書類',
    before: 'これまでの申請と判断',
    mails: 'メール',
  },
})
