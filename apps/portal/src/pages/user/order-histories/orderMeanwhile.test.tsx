import { listQ, q } from '@officina/client/query'
import { beginPage } from '@officina/ui/newPage.ts'
import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Navigate } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { Toaster } from '../../../features/toast.tsx'
import { drawPart } from '../../../testing/part.tsx'
import { AskToCancel, CancelAnswer } from './AskToCancel.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { PayOrder } from './PayOrder.tsx'
import { usePaymentCheck } from './usePaymentCheck.ts'

afterEach(() => {
  cleanup()
  beginPage()
  vi.unstubAllGlobals()
})

const orderQuery = q('/api/patient/orders/{orderId}', { params: { path: { orderId: 'o' } } })

function Order() {
  const { data: order } = useQuery(orderQuery)
  return (
    order && (
      <>
        <CancelOrder order={order} place="panel" />
        {order.can_ask_to_cancel && <AskToCancel order={order} />}
        <CancelAnswer order={order} />
        <PayOrder order={order} />
      </>
    )
  )
}

/** The order as it is `before` and, once something was refused, `after`. */
function draw(before: object, after: object) {
  const order = { id: 'o', number: 'O-1', received: 0, cancel_until: '2026-11-30T09:00:00Z' }
  let now: object = { ...order, cancel_request: null, card_payment: null, ...before }
  drawPart([<Order key="order" />, <Toaster key="toaster" />], (_, method) => {
    if (method === 'GET') return now
    now = { ...now, ...after }
    return Response.json({ message: 'Too late.' }, { status: 409 })
  })
}
const press = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement)

it('offers to ask for what has become too late', async () => {
  draw({ can_cancel: true }, { can_cancel: false, can_ask_to_cancel: true })
  await press('Cancel order')
  await press('Cancel order')
  await screen.findByText('Too late.')
  await press('Close')
  await screen.findByRole('button', { name: 'Request cancellation' })
})

it.each(['Cancel order', 'Request cancellation'])(
  'cuts off nothing of a reason that is too long: %s',
  async (name) => {
    draw({ can_cancel: true, can_ask_to_cancel: true }, {})
    await press(name)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x'.repeat(301) } })
    await screen.findByText('Use at most 300 characters. Remove 1.')
  },
)

it('says that a request was answered before it was withdrawn', async () => {
  const request = { status: 'open', requested_at: '2026-11-30T09:00:00Z' }
  draw({ cancel_request: request }, { cancel_request: { ...request, status: 'declined' } })
  await press('Withdraw request')
  await screen.findByText('Too late.')
  await screen.findByText('The order could not be cancelled.')
})

it('offers no more to pay what was paid in another tab', async () => {
  draw({ card_payment: { methods: ['card'] } }, { card_payment: { methods: [] } })
  await press('Pay by card')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay by card' })).toBeNull())
})

function Back() {
  const { data: order } = useQuery(orderQuery)
  const rows = useQuery(listQ('/api/patient/orders')).data?.data
  usePaymentCheck(rows && order)
  return rows?.map(({ id, status }) => <p key={id}>{status}</p>)
}

it('a payment that is found out stands in the list that was read before', async () => {
  let state = 'pending'
  const order = () => ({ id: 'o', payment_method: 'card', payment_state: state, status: state })
  drawPart([<Navigate key="to" to="/?payment=done" replace />, <Back key="back" />], (path) => {
    if (path.endsWith('/check-payment')) state = 'authorized'
    return path.endsWith('/orders') ? [order()] : order()
  })
  await screen.findByText('authorized')
})
