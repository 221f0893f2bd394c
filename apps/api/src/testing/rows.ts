import { orders } from '../db/schema/order.ts'
import { questionnaires } from '../db/schema/questionnaire.ts'
import { recipes } from '../db/schema/recipe.ts'
import { newId } from '../ids.ts'
import type { TestApp } from './harness.ts'

// Single rows, without what belongs to them; each answers its id.

/** A published questionnaire without questions. */
export async function questionnaireRow(
  t: TestApp,
  overrides: Partial<typeof questionnaires.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  await t.add(questionnaires, {
    id,
    key: id,
    version: 1,
    title: { en: 'Intake', ja: '問診' },
    definition: { sections: [], questions: [] },
    status: 'published',
    ...overrides,
  })
  return id
}

/** A recipe of its first version, issued. */
export async function recipeRow(
  t: TestApp,
  overrides: Partial<typeof recipes.$inferInsert>,
): Promise<string> {
  const id = newId()
  await t.add(recipes, {
    id,
    kind: 'patient',
    seriesId: id,
    version: 1,
    status: 'issued',
    ...overrides,
  })
  return id
}

/** An order on invoice that is paid and not shipped. */
export async function orderRow(
  t: TestApp,
  {
    doctorId,
    patientId,
    ...overrides
  }: Partial<typeof orders.$inferInsert> & {
    doctorId: string
    patientId: string
  },
): Promise<string> {
  const id = newId()
  await t.add(orders, {
    id,
    number: `O-${id}`,
    doctorId,
    patientId,
    placedByRole: 'patient',
    placedById: patientId,
    source: 'recipe',
    address: {
      name: 'Ana Secret',
      phone: '0312345678',
      country: 'US',
      postal_code: '10001',
      region: 'NY',
      city: 'New York',
      line1: '1 Secret Street',
      line2: null,
    },
    shipRegion: 'US-NY',
    currency: 'USD',
    subtotal: 5_000,
    discount: 0,
    shipping: 0,
    tax: 0,
    total: 5_000,
    orderState: 'open',
    paymentState: 'paid',
    fulfilmentState: 'unfulfilled',
    method: 'standard',
    paymentMethod: 'invoice',
    cancelUntil: t.clock.now(),
    itemCount: 1,
    placedAt: t.clock.now(),
    ...overrides,
  })
  return id
}
