import { expect, it } from 'vitest'
import { paymentBeforehand } from './PaymentPart.tsx'

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
