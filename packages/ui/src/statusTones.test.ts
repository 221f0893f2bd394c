import {
  type StatusKind,
  statusOf,
  statusOptions,
  statusTones,
} from '@officina/shared/status/words'
import { expect, test } from 'vitest'
import { tokens } from './tokens.ts'

// Typed from the state machines of the product, not from the table under test.
const states: Partial<Record<StatusKind, string>> = {
  doctor: 'email_submitted applied needs_info approved rejected suspended closed lapsed',
  patient:
    'registered_by_doctor invited link_requested declined active archived suspended anonymised',
  invitation: 'pending opened accepted declined expired revoked bounced',
  questionnaire: 'draft published retired',
  questionnaire_answer: 'sent in_progress submitted amended stopped entered_in_error',
  recipe:
    'draft issued on_hold superseded cancelled completed expired entered_in_error published retired active archived',
  recipe_line: 'active paused stopped',
  request: 'open approved approved_with_changes declined expired withdrawn',
  order: 'open completed archived cancelled',
  payment: 'pending authorized paid partially_refunded refunded failed voided',
  fulfilment:
    'unfulfilled in_progress partially_shipped shipped delivered on_hold partially_returned returned',
  order_line:
    'waiting reserved backordered picking packed shipped delivered cancelled return_requested returned refunded',
  return: 'requested approved declined received refunded rejected',
  shipment:
    'to_pick picking packed shipped in_transit delivered cancelled exception reshipped refunded',
  shipment_exception: 'lost damaged address refused returned',
  settlement: 'open closed carried_over approved paying paid failed void',
  commission: 'pending eligible settled paid reversed',
  news: 'draft scheduled published expired archived',
  admin: 'invited active disabled',
  availability: 'in_stock backordered out_of_stock discontinued',
  mail: 'queued sent failed bounced',
}

test.each(Object.entries(states))('%s has words for each of its states', (kind, list) => {
  const known = Object.keys(statusTones[kind as StatusKind])
  expect(list.split(' ').filter((state) => !known.includes(state))).toEqual([])
})

test('every entry has a tone of the theme and words in both languages', () => {
  const tones = Object.keys(tokens.light.tones)
  for (const entries of Object.values(statusTones)) {
    for (const [tone, en, ja] of Object.values(entries)) {
      expect(tones).toContain(tone)
      expect(en).toMatch(/^[A-Z][a-z -]+$/i)
      expect(ja).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/)
    }
  }
})

test('before it ships, doctor and patient read one word of an order', () => {
  for (const state of ['unfulfilled', 'in_progress'])
    expect(statusOf('doctor_fulfilment', state, 'en')).toEqual(
      statusOf('patient_order', 'preparing', 'en'),
    )
})

test('an unknown value reads as text in the draft tone', () => {
  expect(statusOf('order', 'awaiting_moon', 'en')).toEqual({
    tone: 'draft',
    label: 'Awaiting moon',
  })
  expect(statusOf('order', 'constructor', 'en').label).toBe('Constructor')
  expect(statusOf('order', '', 'ja')).toEqual({ tone: 'draft', label: '' })
})

test('options of a filter', () => {
  expect(statusOptions('admin', 'ja')[0]).toEqual({ value: 'invited', label: '招待中' })
  expect(statusOptions('recipe', 'en', ['on_hold'])).toEqual([
    { value: 'on_hold', label: 'On hold' },
  ])
})
