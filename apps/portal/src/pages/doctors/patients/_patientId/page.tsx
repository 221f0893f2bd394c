import Box from '@mui/material/Box'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
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
import { PersonCard } from './PersonCard.tsx'
import { RecentOrders } from './RecentOrders.tsx'
import { ReportPanel } from './ReportPanel.tsx'

const EditPanel = lazy(() => import('./EditPanel.tsx').then((m) => ({ default: m.EditPanel })))

export async function loader({ params }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(patientQuery(params.patientId ?? ''))
  return null
}

export function Component() {
  const { patientId = '' } = useParams()
  const { data: patient } = useSuspenseQuery(patientQuery(patientId))
  const [params, setParams] = useSearchParams()
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
      <ReportPanel
        id={params.get('report') ?? ''}
        isReadOnly={isReadOnly}
        onClose={() => setParams({}, { replace: true })}
      />
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
