import { api } from '@officina/client/api'
import { ApiError } from '@officina/client/errors'
import { invalidate, listQ } from '@officina/client/query'
import type { QueryClient } from '@tanstack/react-query'
import type { ActionInput, PatientRepeat, RepeatAction, SendAction } from './types.ts'

export const repeatsQuery = listQ('/api/patient/repeats')

/** After a change of the plan: Home asks for what has been decided now, and an order may have been placed. */
export const rereadPlan = (client: QueryClient) =>
  Promise.all(
    ['/api/patient/repeats', '/api/patient/top', '/api/patient/orders'].map((path) =>
      invalidate(client, path),
    ),
  )

/** As the signed-in patient. */
export const sendSignedIn: SendAction = (repeat, action, input = {}) => {
  const { revision, id } = repeat
  const params = { path: { repeatId: id } }
  if (action === 'change')
    return api.patch('/api/patient/repeats/{repeatId}', { params, body: { revision, ...input } })
  if (action === 'delay')
    return api.post('/api/patient/repeats/{repeatId}/delay', {
      params,
      body: { revision, until: input.until ?? '' },
    })
  if (action === 'confirm')
    return api.post('/api/patient/repeats/{repeatId}/confirm', {
      params,
      body: { revision, unit_price: priceOf(repeat) },
    })
  return api.post(`/api/patient/repeats/{repeatId}/${action}`, { params, body: { revision } })
}

/** What was shown is so no more: a price, a text that is agreed to, or the plan itself. */
export const isOutdated = (error: unknown) => error instanceof ApiError && error.status === 409

/** The same of a plan that has another state by now, whose cards may stand elsewhere. */
export const isPlanOutdated = (error: unknown) =>
  isOutdated(error) && (error as ApiError).code !== 'PRICE_CHANGED'

/** The price that is agreed to as it is shown: of the new product, where there is one. */
const priceOf = ({ offered, unit_price }: PatientRepeat) => offered?.unit_price ?? unit_price

/** By the link of a mail, which the server still knows when its bank has sent somebody back. How it is paid stays: that takes a sign-in. */
export const sendByLink =
  (token: string | undefined): SendAction =>
  (
    repeat: PatientRepeat,
    action: RepeatAction,
    { payment_method: _, card: __, ...input }: ActionInput = {},
  ) =>
    api.post('/api/patient/repeat-link/act', {
      body: {
        token,
        repeat_id: repeat.id,
        action,
        revision: repeat.revision,
        ...input,
        ...(action === 'confirm' && { unit_price: priceOf(repeat) }),
      },
    })
