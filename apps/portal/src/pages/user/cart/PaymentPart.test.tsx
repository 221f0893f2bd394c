import { api } from '@officina/client/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lastTimeQuery } from '../../../features/shop/cart.ts'
import { PaymentPart, paymentBeforehand } from './PaymentPart.tsx'

type Cart = Parameters<typeof paymentBeforehand>[0]

const card = (id: string, expiry: 'good' | 'soon' | 'expired' = 'good') => ({
  ...{ id, brand: 'visa', last4: id, exp_month: 12, exp_year: 2029, expiry },
})
const all: Cart = { payment_method: null, payment_methods: ['card', 'invoice'] }
const byCard = (card_id: string) => ({ payment_method: 'card', card_id })

it('chooses a saved card that is good before the patient has chosen, else the only way there is', () => {
  expect(paymentBeforehand(all, [card('1')])).toEqual(byCard('1'))
  const several = [card('1', 'expired'), card('2', 'soon'), card('3')]
  expect(paymentBeforehand(all, several)).toEqual(byCard('2'))
  expect(paymentBeforehand(all, several, card('3'))).toEqual(byCard('3'))
  expect(paymentBeforehand(all, several, card('1'))).toEqual(byCard('2'))
  // not known yet, none that is good, or chosen
  expect(paymentBeforehand(all, undefined)).toBeUndefined()
  expect(paymentBeforehand(all, [card('1', 'expired')])).toBeUndefined()
  expect(paymentBeforehand({ ...all, payment_method: 'invoice' }, [card('1')])).toBeUndefined()
  const only = (way: 'card' | 'invoice') => ({ ...all, payment_methods: [way] })
  expect(paymentBeforehand(only('card'), [])).toEqual({ payment_method: 'card' })
  expect(paymentBeforehand(only('invoice'), undefined)).toEqual({ payment_method: 'invoice' })
})

it('lets stand what the patient chose before it was known what comes first', async () => {
  const unanswered = vi.spyOn(api, 'request').mockReturnValue(new Promise(() => {}))
  const client = new QueryClient()
  const saved = { data: { cards: [card('1')] }, isPending: false, error: null }
  const props = { cart: { ...all, card_id: null }, saved, error: undefined, ref: null } as never
  render(
    <QueryClientProvider client={client}>
      <PaymentPart {...(props as Parameters<typeof PaymentPart>[0])} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('radio', { name: /Invoice/ }))
  await act(async () => {
    client.setQueryData(lastTimeQuery.queryKey, { choices: null } as never)
    // the cache tells of it in a task of its own
    await new Promise((resolve) => setTimeout(resolve))
  })
  const written = client.getMutationCache().getAll()
  expect(written.map(({ state }) => state.variables)).toEqual([
    { body: { payment_method: 'invoice' } },
  ])
  unanswered.mockRestore()
})
