import { ApiError } from '@officina/client/errors'
import { createQueryClient, q } from '@officina/client/query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../testing/part.tsx'
import { rereadPlan } from './calls.ts'
import { RepeatPlan } from './RepeatPlan.tsx'
import type { PatientRepeat } from './types.ts'
import { repeatWords } from './words.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const repeat = {
  ...{ id: 'r', status: 'active', reason: null, waits_for: null, offered: null, revision: 1 },
  ...{ product: { title: 'Zinc', brand: 'Own', form: 'capsule' }, variant_title: '60 capsules' },
  ...{ recipe: { label: 'Skin', doctor_name: 'Dr Own', expires_on: null, line_id: 'l' } },
  ...{ quantity: 1, unit_price: 2500, order_total: null, currency: 'USD', every_weeks: 4 },
  ...{ payment_method: 'invoice', next_on: '2026-12-01', ships_on: '2026-12-01', orders_left: 3 },
  ...{ actions: ['skip'], checkout_url: null, retry_on: null, first_on: '2026-11-28' },
} as unknown as PatientRepeat

it('is read again where it has another state by now, and says that nothing was done', async () => {
  const body = { error_code: 'REPEAT_DONE', message: 'This order has been placed already.' }
  const onChanged = vi.fn(async () => undefined)
  drawPart(
    <RepeatPlan
      repeats={[repeat]}
      send={() => Promise.reject(new ApiError({ status: 409, body }))}
      onChanged={onChanged}
      choosesPayment
    />,
    () => [],
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Skip next: Zinc' }))
  const question = await screen.findByRole('dialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Skip next' }))
  expect(await screen.findByText(body.message)).toBeTruthy()
  expect(onChanged).toHaveBeenCalledWith(repeat)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says what each order of a day comes to', async () => {
  const late = { ...repeat, id: 'late', waits_for: 'stock' as const, order_total: 4000 }
  const due = ['a', 'b'].map((id) => ({ ...repeat, id, order_total: 9000 }))
  drawPart(
    <RepeatPlan
      repeats={[late, ...due]}
      send={() => Promise.reject()}
      onChanged={async () => undefined}
      choosesPayment
    />,
    () => [],
  )
  const totals = await screen.findAllByText(/^Total if ordered today/)
  expect(totals.map(({ textContent }) => textContent?.match(/\d+\.00/)?.[0])).toEqual([
    '40.00',
    '90.00',
  ])
})

it('names no day of an order that the recipe does not have', async () => {
  const last = { ...repeat, ships_on: null, orders_left: 0 }
  drawPart(
    <RepeatPlan
      repeats={[last]}
      send={() => Promise.reject()}
      onChanged={async () => undefined}
      choosesPayment
    />,
    () => [],
  )
  const part = await screen.findByRole('region', { name: repeatWords.en.lastPlaced })
  expect(part.textContent).toContain(repeatWords.en.lastOrdered)
  expect(part.textContent).not.toContain('Dec 2026')
})

it('is asked about at home no more once it was decided', async () => {
  const client = createQueryClient()
  const { queryKey } = q('/api/patient/top')
  client.setQueryData(queryKey, {} as never)
  await rereadPlan(client)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
