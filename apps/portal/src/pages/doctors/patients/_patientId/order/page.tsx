import { ApiError } from '@officina/client/errors'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { Loaded } from '../../../../../features/Loaded.tsx'
import { loadPatientPage } from '../../../../../features/patient/FormerPatient.tsx'
import { PatientFrame } from '../../../../../features/patient/PatientFrame.tsx'
import { useMe } from '../../../../../features/useMe.ts'
import { queryClient } from '../../../../../queryClient.ts'
import { Editor } from './Editor.tsx'
import { messages } from './messages.ts'
import { preparedQuery } from './useOrder.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const patientId = params.patientId ?? ''
  void queryClient.prefetchQuery(preparedQuery(patientId))
  await loadPatientPage(request, patientId)
  return null
}

/** An order for a patient: products of a recipe or a catalog, then a payment link or an invoice. */
export function Component() {
  const t = useText(messages)
  const { patientId = '' } = useParams()
  const order = useQuery({ ...preparedQuery(patientId), retryOnMount: false })
  const isReadOnly = useMe('doctor').status !== 'approved'
  const code = order.error instanceof ApiError ? order.error.code : undefined
  return (
    <PatientFrame current="orders">
      {isReadOnly ? (
        <EmptyState title={t.readOnly} text={t.readOnlyText} />
      ) : code === 'PATIENT_CANNOT_ORDER' ? (
        <EmptyState title={t.cannot} text={t.cannotText} />
      ) : code === 'OTHER_CHECKOUT' ? (
        <EmptyState title={t.elsewhere} text={t.elsewhereText} />
      ) : (
        <Loaded query={order} skeleton={<ListSkeleton rows={6} />}>
          {(cart) => <Editor cart={cart} patientId={patientId} />}
        </Loaded>
      )}
    </PatientFrame>
  )
}
