import type { ApiError } from '@officina/client/api'
import { type MutationMethod, type MutationPath, q, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useRefusalText } from '../../../../../features/shop/doctorProblems.ts'
import { toast } from '../../../../../features/toast.tsx'

export type Cart = components['schemas']['Cart']

/** The order that is prepared for a patient: a cart beside the patient's own. */
export const preparedQuery = (patientId: string) =>
  q('/api/doctor/patients/{patientId}/cart', { params: { path: { patientId } } })

const writing = ['prepared order'] as const

type CartPath<M extends MutationMethod> = Extract<
  MutationPath<M>,
  `/api/doctor/patients/{patientId}/cart${'' | `/lines${string}` | '/recipe'}`
>

/** One write after the other; each answers the order as it is then. A refusal is told once, and it is read again. */
export function useOrderWrite<M extends MutationMethod, Path extends CartPath<M>>(
  patientId: string,
  method: M,
  path: Path,
) {
  const client = useQueryClient()
  const { queryKey } = preparedQuery(patientId)
  const refusalText = useRefusalText()
  return useApiMutation(method, path, {
    scope: { id: 'prepared order' },
    networkMode: 'online',
    mutationKey: writing,
    onSuccess: (cart) => client.setQueryData(queryKey, cart as unknown as Cart),
    onError: (error: ApiError) => {
      const { currency = '' } = client.getQueryData<Cart>(queryKey) ?? {}
      if (!error.handled) toast.error(refusalText(error, currency))
      void client.invalidateQueries({ queryKey })
    },
  })
}

/** True while the sums are not those of the server. */
export const useIsOrderBusy = (): boolean => useIsMutating({ mutationKey: writing }) > 0
