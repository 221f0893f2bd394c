import { beforeEach, expect, it } from 'vitest'
import { accounts } from '../../db/schema/account.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import {
  asDoctor,
  asPatient,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { makeIssuedRecipe } from '../../testing/shop.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'

let doctor: Person
let patient: Person
let product: TestProduct
const t = await useClinic()
beforeEach(async () => {
  t.clock.set('2026-11-20T10:00:00Z')
  doctor = await asDoctor(t)
  patient = await asPatient(t, doctor)
  product = await makeProduct(t)
})

const hour = 3_600_000
const day = 24 * hour
const sent = async (template: string) =>
  (await mailsTo(t, patient.email)).filter((mail) => mail.template === template).length

it('reminds on day 1 and day 7, never between 21 and 8', async () => {
  t.clock.set('2026-11-20T20:30:00Z')
  await makeIssuedRecipe(t, { doctor, patient }, [{ product }])
  await t.advance(day + hour)
  expect(await sent('recipe_reminder')).toBe(0)
  t.clock.set('2026-11-22T07:59:00Z')
  await t.advance(0)
  expect(await sent('recipe_reminder')).toBe(0)
  await t.advance(60_000)
  expect(await sent('recipe_reminder')).toBe(1)
  await t.advance(4 * day)
  expect(await sent('recipe_reminder')).toBe(1)
  t.clock.set('2026-11-27T21:30:00Z')
  await t.advance(0)
  expect(await sent('recipe_reminder')).toBe(1)
  t.clock.set('2026-11-28T08:00:00Z')
  await t.advance(0)
  expect(await sent('recipe_reminder')).toBe(2)
  await t.advance(20 * day)
  expect(await sent('recipe_reminder')).toBe(2)
})

it('keeps to the night of the patient where it is known', async () => {
  t.clock.set('2026-11-20T09:00:00Z')
  await makeIssuedRecipe(t, { doctor, patient }, [{ product }])
  await t.change(accounts, patient.accountId, { timezone: 'Asia/Tokyo' })
  // 22:00 in Tokyo
  t.clock.set('2026-11-21T13:00:00Z')
  await t.advance(0)
  expect(await sent('recipe_reminder')).toBe(0)
  // 8:00 in Tokyo
  t.clock.set('2026-11-21T23:00:00Z')
  await t.advance(0)
  expect(await sent('recipe_reminder')).toBe(1)
})

it('one reminder per recipe in 3 days, whoever sends it', async () => {
  const { recipeId } = await makeIssuedRecipe(t, { doctor, patient }, [{ product }])
  await t.advance(5 * day + hour)
  expect(await sent('recipe_reminder')).toBe(1)
  const browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
  const byHand = () => browser.post(`/api/doctor/recipes/${recipeId}/remind`)
  const refused = await byHand()
  expect([refused.status, refused.body.error_code]).toEqual([409, 'REMINDED_RECENTLY'])
  const other = await makeIssuedRecipe(t, { doctor, patient }, [{ product }])
  const first = await browser.post(`/api/doctor/recipes/${other.recipeId}/remind`)
  expect(first.status).toBe(200)
  expect(await sent('recipe_reminder')).toBe(2)
  await t.advance(day + hour)
  expect(await sent('recipe_reminder')).toBe(2)
  await t.advance(2 * day)
  expect(await sent('recipe_reminder')).toBe(4)
})

it('tells that a refill is due once, and not at night', async () => {
  const { lineIds } = await makeIssuedRecipe(t, { doctor, patient }, [
    { product, line: { refillsAllowed: 3, timesOrdered: 1 } },
  ])
  await t.change(recipeLines, lineIds[0] ?? '', {
    lastDeliveredAt: new Date(t.clock.now().getTime() - 34 * day),
    lastOrderedAt: t.clock.now(),
  })
  t.clock.set('2026-11-20T22:00:00Z')
  await t.advance(0)
  expect(await sent('refill_due')).toBe(0)
  t.clock.set('2026-11-21T09:00:00Z')
  await t.advance(0)
  // what is ordered already is on its way
  expect(await sent('refill_due')).toBe(0)
  await t.change(recipeLines, lineIds[0] ?? '', {
    lastOrderedAt: new Date(t.clock.now().getTime() - 36 * day),
  })
  await t.advance(0)
  await t.advance(day)
  expect(await sent('refill_due')).toBe(1)
})
