import { describe, expect, it } from 'vitest'
import { itIsAMachine } from '../../testing/machines.ts'
import { cartMachine } from '../cart/entity.ts'
import { allowedFrom } from '../machine.ts'
import {
  fulfilmentMachine,
  lineMachine,
  orderMachine,
  paymentMachine,
  shipmentMachine,
} from './entity.ts'

describe('machines of the shop', () => {
  itIsAMachine(orderMachine, ['archived', 'cancelled'])
  itIsAMachine(paymentMachine, ['voided', 'refunded'])
  itIsAMachine(fulfilmentMachine, [])
  itIsAMachine(lineMachine, ['cancelled', 'refunded'])
  itIsAMachine(shipmentMachine, ['delivered', 'cancelled', 'refunded'])
  itIsAMachine(cartMachine, ['ordered', 'expired'])
})

describe('who may do what', () => {
  it('lets a patient cancel an open order and nothing of what is already packed', () => {
    expect(allowedFrom(orderMachine, 'open', 'patient')).toEqual(['cancelled'])
    expect(allowedFrom(lineMachine, 'packed', 'patient')).toEqual([])
    expect(allowedFrom(lineMachine, 'reserved', 'patient')).toEqual(['cancelled'])
  })

  it('keeps payments from patients and doctors', () => {
    for (const actor of ['patient', 'doctor'] as const)
      expect(allowedFrom(paymentMachine, 'pending', actor)).toEqual(['voided'])
    expect(allowedFrom(paymentMachine, 'paid', 'patient')).toEqual([])
  })
})
