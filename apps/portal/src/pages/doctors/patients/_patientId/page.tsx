import Box from '@mui/material/Box'
import { formatPercent } from '@officina/shared/format'
import { formatPlace } from '@officina/shared/place'
import { FactList } from '@officina/ui/facts'
import { InView } from '@officina/ui/InView'
import { lazyPart } from '@officina/ui/lazyPart'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { PhoneText } from '@officina/ui/PhoneText'
import { Status } from '@officina/ui/StatusChip'
import { CardSkeleton } from '@officina/ui/skeletons'
import { useJoin, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { Panel } from '../../../../features/Panel.tsx'
import { loadPatientPage } from '../../../../features/patient/FormerPatient.tsx'
import { fieldMessages } from '../../../../features/patient/fields.ts'
import {
  type PatientDetail,
  PatientFrame,
  patientQuery,
} from '../../../../features/patient/PatientFrame.tsx'
import { useMe } from '../../../../features/useMe.ts'
import { queryClient } from '../../../../queryClient.ts'
import { ActiveRecipes } from './ActiveRecipes.tsx'
import { Files } from './Files.tsx'
import { History } from './History.tsx'
import { InvitationCard } from './InvitationCard.tsx'
import { Mails } from './Mails.tsx'
import { messages } from './messages.ts'
import { Notes } from './Notes.tsx'
import {
  filesQuery,
  mailsQuery,
  notesQuery,
  ordersQuery,
  shownAtFirst,
  timelineQuery,
} from './overview.ts'
import { RecentOrders } from './RecentOrders.tsx'

const Adherence = lazyWithRetry(() => import('./Adherence.tsx'), 'Adherence')
const DoctorRepeats = lazyWithRetry(
  () => import('../../../../features/repeat/DoctorRepeats.tsx'),
  'DoctorRepeats',
)
const ReportPanel = lazyPart(
  () => import('../../../../features/patient/ReportPanel.tsx'),
  'ReportPanel',
)
const EditPanel = lazyPart(() => import('./EditPanel.tsx'), 'EditPanel')

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = params.patientId ?? ''
  // first of all: a browser sends six calls at a time, and nothing is shown before this one is answered
  const loaded = loadPatientPage(request, id)
  void queryClient.prefetchQuery(ordersQuery(id))
  void queryClient.prefetchQuery(notesQuery(id, shownAtFirst.notes))
  void queryClient.prefetchQuery(filesQuery(id))
  void queryClient.prefetchQuery(mailsQuery(id, shownAtFirst.mails))
  void queryClient.prefetchQuery(timelineQuery(id, shownAtFirst.timeline))
  await loaded
  return null
}

export function Component() {
  const { patientId = '' } = useParams()
  const { data: patient } = useSuspenseQuery(patientQuery(patientId))
  const [params, setParams] = useSearchParams()
  const report = params.get('report')
  const isReadOnly = useMe('doctor').status !== 'approved'
  const t = useText(messages)
  return (
    // what is typed and shown is of this patient alone
    <PatientFrame key={patientId} current="overview">
      <Box sx={columns}>
        <Box sx={stack}>
          <ActiveRecipes patient={patient} />
          {patient.status === 'active' && (
            <Panel title={t.doses}>
              <InView height={200}>
                <Suspense fallback={<CardSkeleton cards={1} />}>
                  <Adherence patientId={patientId} />
                </Suspense>
              </InView>
            </Panel>
          )}
          {patient.status === 'active' && (
            <Panel title={t.repeats}>
              <InView height={80}>
                <Suspense fallback={<CardSkeleton cards={1} />}>
                  <DoctorRepeats patientId={patientId} />
                </Suspense>
              </InView>
            </Panel>
          )}
          <PersonCard patient={patient} />
          <RecentOrders patientId={patientId} />
        </Box>
        <Box sx={stack}>
          <InvitationCard patient={patient} />
          <Notes patientId={patientId} isReadOnly={isReadOnly} />
          <Files patientId={patientId} isReadOnly={isReadOnly} />
          <Mails patientId={patientId} />
          <History patientId={patientId} />
        </Box>
      </Box>
      {report && (
        <ReportPanel
          id={report}
          isReadOnly={isReadOnly}
          onClose={() => setParams({}, { replace: true })}
        />
      )}
      {!isReadOnly && params.get('panel') === 'edit' && (
        <EditPanel patient={patient} onClose={() => setParams({}, { replace: true })} />
      )}
    </PatientFrame>
  )
}

const columns = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
}
const stack = { display: 'grid', gap: 5, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }

/** Contact, health and terms. Of the address only the place. */
function PersonCard({ patient }: { patient: PatientDetail }) {
  const t = useText(messages)
  const words = useText(fieldMessages)
  const locale = useLocale()
  const join = useJoin()
  const place = patient.place
  const access = patient.catalog_access
    ? words.choices.catalog_access[patient.catalog_access]
    : t.yourSetting(words.choices.catalog_access[patient.doctor_catalog_access])
  return (
    <Panel title={t.person}>
      <FactList
        columns={3}
        facts={[
          { label: words.email, value: patient.email },
          { label: words.phone, value: patient.phone && <PhoneText value={patient.phone} /> },
          {
            label: t.place,
            value: place && <span title={t.placeHelp}>{formatPlace(place, locale)}</span>,
          },
          { label: words.birth_date, value: <DateText value={patient.birth_date} /> },
          { label: words.language, value: patient.language === 'ja' ? '日本語' : 'English' },
          {
            label: t.registered,
            value: patient.registered_at ? <DateText value={patient.registered_at} /> : t.notYet,
          },
          {
            label: words.allergies,
            value: patient.no_known_allergies ? t.noAllergies : join(patient.allergies),
          },
          { label: words.conditions, value: join(patient.conditions) },
          { label: words.medications, value: join(patient.medications) },
          { label: words.pregnancy, value: words.choices.pregnancy[patient.pregnancy] },
          {
            label: words.withUnit.discount_percent,
            value: formatPercent(patient.discount_percent * 100, locale),
          },
          {
            label: words.withUnit.first_order_discount_percent,
            value: formatPercent(patient.first_order_discount_percent * 100, locale),
          },
          { label: words.catalog_access, value: access },
          {
            label: t.questionnaire,
            value: <Status kind="patient_questionnaire" value={patient.questionnaire} />,
          },
          { label: t.added, value: <DateText value={patient.created_at} /> },
        ]}
      />
    </Panel>
  )
}
