import type { components } from '@officina/openapi/schema'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { repeatsQuery } from '../../../features/repeat/calls.ts'
import { turnOnWords } from '../../../features/repeat/words.ts'
import { askMessages } from '../../../features/request/askMessages.ts'
import { messages } from './messages.ts'
import { RecipeLine } from './RecipeLine.tsx'
import { costOf } from './substitutesOf.ts'

type Line = components['schemas']['PatientRecipe']['lines'][number]

const line = {
  ...{ id: 'line', product_id: 'zinc', state: 'active', last_ordered_at: null, days_left: null },
  ...{ product: { title: 'Zinc', brand: 'Northfield', form: 'capsule', availability: 'in_stock' } },
  ...{ variant_title: '60 capsules', units_per_pack: 60, pack_unit: 'capsule', price_now: 2_500 },
  ...{ dosage_mode: 'label', instructions: '', rationale: '', optional: false, taken: null },
  ...{ quantity: 1, orders_left: 3, next_order_on: null, coming: null, substitute_packs: [] },
  ...{ refusal: null, in_cart: 0, refill_due: false },
} as unknown as Line

afterEach(() => vi.useRealTimers())

function shown(over: object, canAsk = true, me = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(repeatsQuery.queryKey, {
    data: [],
    total: 0,
    estimated: false,
    range: undefined,
  })
  const rest = { currency: 'USD', isCurrent: true, canAsk, choice: undefined }
  const element = <RecipeLine line={{ ...line, ...over }} {...rest} />
  const router = createMemoryRouter([{ id: 'patient', path: '*', loader: () => null, element }], {
    hydrationData: { loaderData: { patient: { me } } },
  })
  const { container } = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const buttons = screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'))
  return { text: container.textContent, buttons }
}

const ask = askMessages.en.askAbout('Zinc')
const repeat = turnOnWords.en.openOf('Zinc')

it.each([
  ['today’s', true, [ask, repeat]],
  ['a former', false, []],
])('of %s doctor offers what that one can still do', (_, canAsk, buttons) => {
  expect(shown({ refusal: 'REFILL_TOO_SOON' }, canAsk).buttons).toEqual(buttons)
})

it('says what can be had in the place of a product that is not sold any more', () => {
  const pack = (title: string, availability: string) => ({ title, availability })
  const packs = [pack('Zinc drops', 'in_stock'), pack('Zinc syrup', 'out_of_stock')]
  const product = { ...line.product, availability: 'discontinued' as const }
  const { text, buttons } = shown({ product, substitute_packs: packs })
  expect(text).toContain(messages.en.instead(['Zinc drops']))
  expect(buttons).toEqual([])
})

it('costs what its own packs do, or as many of the substitute as last as long', () => {
  const pack = { price: 900, quantity: 4, availability: 'in_stock' }
  const packs = { quantity: 2, substitute_packs: [pack] as Line['substitute_packs'] }
  expect(costOf({ ...line, ...packs })).toBe(5_000)
  const product = { ...line.product, availability: 'discontinued' as const }
  expect(costOf({ ...line, ...packs, product })).toBe(3_600)
})

it.each([
  ['UTC', true],
  ['Asia/Tokyo', false],
])(
  'says from which day it can be ordered until that day has come in the shop: %s',
  (zone, isSaid) => {
    vi.useFakeTimers({ now: new Date('2026-12-04T20:00:00Z'), toFake: ['Date'] })
    const { text } = shown({ next_order_on: '2026-12-05' }, true, { time_zone: zone })
    expect(text?.includes('next order from 5 Dec 2026')).toBe(isSaid)
  },
)
