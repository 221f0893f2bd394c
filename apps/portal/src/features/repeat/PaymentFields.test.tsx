import { createQueryClient, q } from '@officina/client/query'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { SavedCard } from '../shop/savedCards.ts'
import ChangeDialog from './ChangeDialog.tsx'
import { PaymentField } from './PaymentFields.tsx'
import type { PatientRepeat } from './types.ts'

afterEach(cleanup)

const visa = { id: 'v', brand: 'visa', last4: '4242', expiry: 'good' } as SavedCard
const master = { id: 'm', brand: 'mastercard', last4: '4444', expiry: 'good' } as SavedCard

function drawWith(cards: SavedCard[], element: ReactNode) {
  const client = createQueryClient()
  client.setQueryData(q('/api/patient/payment-methods').queryKey, {
    cards,
    can_save: true,
    consent_version: '1',
  })
  render(<QueryClientProvider client={client}>{element}</QueryClientProvider>)
  return screen.getByRole<HTMLSelectElement>('combobox', { name: 'Payment' })
}

/** What stands in the closed list, and what it offers. */
function shown(props: Partial<ComponentProps<typeof PaymentField>>, cards: SavedCard[]) {
  function Field() {
    const [value, setValue] = useState(props.value ?? '')
    const rest = { methods: ['card', 'invoice'] as const, error: undefined, ...props }
    return <PaymentField {...rest} value={value} onChange={setValue} />
  }
  const list = drawWith(cards, <Field />)
  return {
    now: list.selectedOptions[0]?.text,
    offered: Array.from(list.options, ({ text }) => text),
  }
}

it('shows the card that a repeat is paid with, and offers it once', () => {
  expect(shown({ now: visa }, [visa, master])).toEqual({
    now: 'Visa ending in 4242',
    offered: ['Visa ending in 4242', 'Invoice', 'Mastercard ending in 4444'],
  })
})

it('offers a card that was renewed under the same number', () => {
  const old = { ...visa, id: 'old', expiry: 'expired' } as SavedCard
  expect(shown({ now: visa }, [old, visa, master]).offered).toEqual([
    'Visa ending in 4242',
    'Invoice',
    'Visa ending in 4242',
    'Mastercard ending in 4444',
  ])
})

it('shows nothing as chosen before something is, also where there is one card only', () => {
  expect(shown({ methods: ['card'] }, [visa])).toEqual({
    now: 'Choose',
    offered: ['Choose', 'Visa ending in 4242'],
  })
})

it('offers no blank where the invoice is chosen', () => {
  expect(shown({ value: 'invoice' }, [visa])).toEqual({
    now: 'Invoice',
    offered: ['Invoice', 'Visa ending in 4242'],
  })
})

it('asks for another payment where the card was removed, before anything is sent', async () => {
  const repeat = {
    ...{ product: { title: 'Zinc' }, every_weeks: 4, quantity: 1, max_quantity: 2, min_weeks: 2 },
    ...{ can_run_out: false, status: 'paused', reason: 'card_removed', payment_method: 'card' },
    ...{ card_brand: 'visa', card_last4: '4242' },
  } as PatientRepeat
  const send = vi.fn(async () => repeat)
  const onClose = vi.fn()
  const list = drawWith(
    [master],
    <ChangeDialog repeat={repeat} send={send} choosesPayment onClose={onClose} />,
  )
  const save = screen.getByRole('button', { name: 'Save changes' })
  fireEvent.click(save)
  await screen.findByText('Choose how to pay.')
  expect([document.activeElement, send.mock.calls.length]).toEqual([list, 0])
  fireEvent.change(list, { target: { value: 'm' } })
  fireEvent.click(save)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const chosen = { quantity: 1, payment_method: 'card', card: 'm' }
  expect(send).toHaveBeenCalledWith(repeat, 'change', chosen)
})
