import { beforeEach, expect, it } from 'vitest'
import { accounts } from '../../db/schema/account.ts'
import { recipeEvents, recipeLines } from '../../db/schema/recipe.ts'
import { and, eq } from '../../db/sql.ts'
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
import { putShopSetting } from '../platform/shopSettings.ts'
import { notifyRefillsDue, remindUnordered, warnOfExpiry } from './sweeps.ts'

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

it('tells of each line that runs out once, three days after another reminder, and of no course that ends', async () => {
  const ago = (days: number) => new Date(t.clock.now().getTime() - days * day)
  // 60 capsules, of which one or two are taken a day: 40 days
  const since = (days: number) => ({
    timesOrdered: 1,
    lastOrderedAt: ago(days + 1),
    lastDeliveredAt: ago(days),
  })
  const titles = ['Runs out first', 'Runs out next', 'Course of 30 days', 'In own words']
  const products: TestProduct[] = []
  for (const title of titles) products.push(await makeProduct(t, { title }))
  const [first, next, course, words] = products as [
    TestProduct,
    TestProduct,
    TestProduct,
    TestProduct,
  ]
  // the length has stayed when the dosage was put into words; by its refills it is used up in 4 days
  const inWords = { dosageMode: 'text', instructions: 'One when it itches', durationDays: 5 } as const
  await makeIssuedRecipe(
    t,
    { doctor, patient },
    [
      { product: first, line: since(34) },
      { product: next, line: since(32) },
      { product: course, line: { ...since(34), durationDays: 30 } },
      { product: words, line: { ...since(20), ...inWords } },
    ],
    { firstOrderedAt: ago(35), startsOn: '2026-10-01' },
  )
  const told = async () =>
    (await mailsTo(t, patient.email))
      .filter(({ template }) => template === 'refill_due')
      .map(({ text }) => titles.map((title) => text.includes(title)))
      .reverse()
  await t.advance(0)
  expect(await told()).toEqual([[true, false, false, true]])
  await t.advance(2 * day)
  expect(await told()).toHaveLength(1)
  await t.advance(day)
  await t.advance(4 * day)
  expect(await told()).toEqual([
    [true, false, false, true],
    [true, true, false, true],
  ])
})

it('does not tell again of what a new version goes on with, and tells in time where reminders are rare', async () => {
  await putShopSetting(t.ctx, 'recipe.reminder_gap_days', 14)
  const ago = (days: number) => new Date(t.clock.now().getTime() - days * day)
  const since = (days: number) => ({
    refillsAllowed: 3,
    timesOrdered: 1,
    lastOrderedAt: ago(days + 1),
    lastDeliveredAt: ago(days),
  })
  const later = await makeProduct(t, { title: 'Runs out later' })
  const { recipeId } = await makeIssuedRecipe(t, { doctor, patient }, [
    { product, line: since(36) },
    { product: later, line: since(30) },
  ])
  await t.advance(0)
  expect(await sent('refill_due')).toBe(1)
  const { data: draft } = await doctor.browser.post('/api/doctor/recipes', {
    mode: 'edit',
    recipe: recipeId,
  })
  const issued = await doctor.browser.post(`/api/doctor/recipes/${draft.id}/issue`, {
    revision: draft.revision,
  })
  expect(issued.status).toBe(200)
  await t.advance(hour)
  expect(await sent('refill_due')).toBe(1)
  // the other one runs out before two weeks are over
  await t.advance(5 * day)
  expect(await sent('refill_due')).toBe(2)
  await putShopSetting(t.ctx, 'recipe.reminder_gap_days', 3)
})

it('reaches everybody, however few are done at once and whoever gets none', async () => {
  const people = [patient, await asPatient(t, doctor), await asPatient(t, doctor)]
  const now = t.clock.now().getTime()
  const [first, ...others] = people as [Person, ...Person[]]
  await t.change(accounts, first.accountId, {
    notificationPrefs: { recipe_expiring: false, recipe_reminder: false, refill_due: false },
  })
  const longAgo = { issuedAt: new Date(now - 2 * day), expiresOn: '2026-11-25' }
  for (const each of people) {
    await makeIssuedRecipe(t, { doctor, patient: each }, [{ product }], longAgo)
    const line = { lastOrderedAt: new Date(now - 36 * day), timesOrdered: 1 }
    await makeIssuedRecipe(
      t,
      { doctor, patient: each },
      [{ product, line: { ...line, lastDeliveredAt: new Date(now - 35 * day) } }],
      { firstOrderedAt: line.lastOrderedAt },
    )
  }
  for (const _ of [1, 2])
    for (const sweep of [warnOfExpiry, remindUnordered, notifyRefillsDue]) await sweep(t.ctx, 1)
  for (const { email } of others) {
    const templates = (await mailsTo(t, email)).map(({ template }) => template)
    expect(templates.sort()).toEqual(['recipe_expiring', 'recipe_reminder', 'refill_due'])
  }
  expect(await mailsTo(t, first.email)).toEqual([])
})

it('says that a patient wants no reminders, and notes none', async () => {
  await t.change(accounts, patient.accountId, { notificationPrefs: { recipe_reminder: false } })
  const { recipeId } = await makeIssuedRecipe(t, { doctor, patient }, [{ product }])
  const refused = await doctor.browser.post(`/api/doctor/recipes/${recipeId}/remind`)
  expect([refused.status, refused.body.error_code]).toEqual([409, 'MAIL_TURNED_OFF'])
  await t.advance(day + hour)
  const isReminder = and(eq(recipeEvents.recipeId, recipeId), eq(recipeEvents.event, 'reminded'))
  expect(await t.rows(recipeEvents, isReminder)).toEqual([])
  expect(await sent('recipe_reminder')).toBe(0)
})
