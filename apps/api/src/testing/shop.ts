import { running } from '@officina/shared/recipe'
import { recipeLines, recipes } from '../db/schema/recipe.ts'
import { newId } from '../ids.ts'
import type { Person, TestProduct } from './fixtures.ts'
import type { TestApp } from './harness.ts'

type TestRecipe = { recipeId: string; lineIds: string[] }

type LineOverrides = Partial<typeof recipeLines.$inferInsert>

/** A recipe as a patient has it: issued, one line per product, one pack each, three refills. */
export async function makeIssuedRecipe(
  t: TestApp,
  { doctor, patient }: { doctor: { id: string }; patient: { id: string } },
  lines: { product: TestProduct; line?: LineOverrides }[],
  overrides: Partial<typeof recipes.$inferInsert> = {},
): Promise<TestRecipe> {
  const recipeId = newId()
  const now = t.clock.now()
  await t.add(recipes, {
    id: recipeId,
    kind: 'patient',
    number: `R-T-${recipeId.slice(-6)}`,
    seriesId: newId(),
    version: 1,
    doctorId: doctor.id,
    patientId: patient.id,
    label: 'Skin, first 3 months',
    title: 'Skin',
    message: 'Take them with breakfast.',
    ...running,
    startsOn: '2026-10-01',
    expiresOn: '2027-05-01',
    issuedAt: now,
    ...overrides,
  })
  const lineIds: string[] = []
  for (const [position, { product, line }] of lines.entries()) {
    const id = newId()
    lineIds.push(id)
    await t.add(recipeLines, {
      id,
      recipeId,
      doctorId: doctor.id,
      position,
      productId: product.productId,
      variantId: product.variantId,
      dosageMode: 'structured',
      amountMin: 1,
      amountMax: 2,
      unit: 'capsule',
      frequencyCount: 1,
      frequencyPeriod: 'day',
      timeOfDay: ['morning'],
      meal: 'with',
      quantity: 1,
      minDaysBetween: 24,
      ...line,
    })
  }
  return { recipeId, lineIds }
}

/** Puts a variant into the cart and chooses delivery and payment; answers the cart. */
export async function fillCart(
  person: Person,
  items: { variantId: string; quantity?: number; recipeLineId?: string }[],
  payment: 'invoice' | 'card' = 'invoice',
  card: { card_id?: string; card_consent?: string } = {},
) {
  for (const item of items) {
    const added = await person.browser.post('/api/patient/cart/lines', {
      variant_id: item.variantId,
      quantity: item.quantity ?? 1,
      ...(item.recipeLineId ? { recipe_line_id: item.recipeLineId } : {}),
    })
    if (added.status !== 200) throw new Error(`not added: ${added.text}`)
  }
  const chosen = await person.browser.patch('/api/patient/cart', {
    method: 'standard',
    payment_method: payment,
    ...card,
  })
  if (chosen.status !== 200) throw new Error(`not chosen: ${chosen.text}`)
  return chosen.data
}

/** Orders what is in the cart. */
export const checkOut = (person: Person, cart: { total: number; revision: number }, key?: string) =>
  person.browser.post(
    '/api/patient/cart/checkout',
    { expected_total: cart.total, revision: cart.revision },
    { key },
  )
