import { createQueryClient, q } from '@officina/client/query'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { SavedCard } from '../shop/savedCards.ts'
import { PaymentField } from './PaymentFields.tsx'

afterEach(cleanup)

const visa = { id: 'v', brand: 'visa', last4: '4242', expiry: 'good' } as SavedCard
const master = { id: 'm', brand: 'mastercard', last4: '4444', expiry: 'good' } as SavedCard

/** What stands in the closed list, and what it offers. */
function shown(props: Partial<ComponentProps<typeof PaymentField>>, cards: SavedCard[]) {
  const client = createQueryClient()
  client.setQueryData(q('/api/patient/payment-methods').queryKey, {
    cards,
    can_save: true,
    consent_version: '1',
  })
  function Field() {
    const [value, setValue] = useState(props.value ?? '')
    const rest = { methods: ['card', 'invoice'] as const, error: undefined, ...props }
    return <PaymentField {...rest} value={value} onChange={setValue} />
  }
  render(
    <QueryClientProvider client={client}>
      <Field />
    </QueryClientProvider>,
  )
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Payment' })
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
