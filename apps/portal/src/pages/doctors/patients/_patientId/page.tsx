import Box from '@mui/material/Box'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { PatientFrame, patientQuery } from '../../../../features/patient/PatientFrame.tsx'
import { useMe } from '../../../../features/useMe.ts'
import { queryClient } from '../../../../queryClient.ts'
import { ActiveRecipes } from './ActiveRecipes.tsx'
import { Files } from './Files.tsx'
import { History } from './History.tsx'
import { InvitationCard } from './InvitationCard.tsx'
import { Mails } from './Mails.tsx'
import { Notes } from './Notes.tsx'
import {
  filesQuery,
  mailsQuery,
  notesQuery,
  ordersQuery,
  shownAtFirst,
  timelineQuery,
} from './overview.ts'
import { PersonCard } from './PersonCard.tsx'
import { RecentOrders } from './RecentOrders.tsx'

const ReportPanel = lazyWithRetry(() =>
  import('./ReportPanel.tsx').then((m) => ({ default: m.ReportPanel })),
)
const EditPanel = lazyWithRetry(() =>
  import('./EditPanel.tsx').then((m) => ({ default: m.EditPanel })),
)

export async function loader({ params }: LoaderFunctionArgs) {
  const id = params.patientId ?? ''
  // beside the patient, not after it
  void queryClient.prefetchQuery(ordersQuery(id))
  void queryClient.prefetchQuery(notesQuery(id, shownAtFirst.notes))
  void queryClient.prefetchQuery(filesQuery(id))
  void queryClient.prefetchQuery(mailsQuery(id, shownAtFirst.mails))
  void queryClient.prefetchQuery(timelineQuery(id, shownAtFirst.timeline))
  await queryClient.ensureQueryData(patientQuery(id))
  return null
}

export function Component() {
  const { patientId = '' } = useParams()
  const { data: patient } = useSuspenseQuery(patientQuery(patientId))
  const [params, setParams] = useSearchParams()
  const report = params.get('report')
  const isReadOnly = useMe('doctor').status !== 'approved'
  return (
    <PatientFrame current="overview">
      <Box sx={columns}>
        <Box sx={stack}>
          <ActiveRecipes patient={patient} />
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
        <Suspense>
          <ReportPanel
            id={report}
            isReadOnly={isReadOnly}
            onClose={() => setParams({}, { replace: true })}
          />
        </Suspense>
      )}
      {!isReadOnly && params.get('panel') === 'edit' && (
        <Suspense>
          <EditPanel
            key={patient.revision}
            patient={patient}
            onClose={() => setParams({}, { replace: true })}
          />
        </Suspense>
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
