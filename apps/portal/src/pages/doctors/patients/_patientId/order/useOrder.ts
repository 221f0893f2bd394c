import type { ApiError } from '@officina/client/api'
import { type MutationMethod, type MutationPath, q, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { withQuantity } from '../../../../../features/shop/cart.ts'
import { useRefusalText } from '../../../../../features/shop/doctorProblems.ts'
import { toast } from '../../../../../features/toast.tsx'

export type Cart = components['schemas']['Cart']

/** The order that is prepared for a patient: a cart beside the patient's own. */
export const preparedOrder = '/api/doctor/patients/{patientId}/cart'
export const preparedQuery = (patientId: string) =>
  q(preparedOrder, { params: { path: { patientId } } })

/** What is read anew after an order has been placed, or sent to be paid. */
export const changedByOrder = [
  '/api/doctor/patients',
  '/api/doctor/orders',
  '/api/doctor/recipes',
  '/api/doctor/top',
] as const

const writing = ['prepared order'] as const

type CartPath<M extends MutationMethod> = Extract<
  MutationPath<M>,
  `/api/doctor/patients/{patientId}/cart${'' | `/lines${string}` | '/recipe'}`
>

/**
 * One write after the other; each answers the order as it is then, which is shown when no later one waits. A refusal is
 * told once, and it is read again.
 */
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
    onSuccess: (cart) => {
      if (client.isMutating({ mutationKey: writing }) <= 1)
        client.setQueryData(queryKey, cart as unknown as Cart)
    },
    onError: (error: ApiError) => {
      const { currency = '' } = client.getQueryData<Cart>(queryKey) ?? {}
      if (!error.handled) toast.error(refusalText(error, currency))
      void client.invalidateQueries({ queryKey })
    },
  })
}

/** The stepper of a line: the new quantity shows at once, so that quick presses count. */
export function useOrderQuantity(patientId: string, lineId: string) {
  const client = useQueryClient()
  const { queryKey } = preparedQuery(patientId)
  const { mutate } = useOrderWrite(
    patientId,
    'patch',
    '/api/doctor/patients/{patientId}/cart/lines/{lineId}',
  )
  return (quantity: number) => {
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (cart) => cart && withQuantity(cart, lineId, quantity))
    mutate({ params: { path: { patientId, lineId } }, body: { quantity } })
  }
}

/** True while the sums are not those of the server. */
export const useIsOrderBusy = (): boolean => useIsMutating({ mutationKey: writing }) > 0
