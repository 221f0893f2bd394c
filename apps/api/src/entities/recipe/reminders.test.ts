import { repeatConsent } from '@officina/shared/repeats'
import { beforeEach, expect, it } from 'vitest'
import { accounts } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { products } from '../../db/schema/product.ts'
import { recipeEvents, recipeLines, recipes } from '../../db/schema/recipe.ts'
import { repeats } from '../../db/schema/repeat.ts'
import { and, eq } from '../../db/sql.ts'
import {
  asDoctor,
  asPatient,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo, templatesTo } from '../../testing/mails.ts'
import { issueNext } from '../../testing/recipes.ts'
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
const sent = async (template: string) => (await mailsTo(t, patient.email, template)).length

const sweeps = [warnOfExpiry, remindUnordered, notifyRefillsDue]
const sortedTo = async (email: string) => (await templatesTo(t, email)).sort()

/** A line of whose 60 capsules one or two a day have been taken for 35 days. */
function runningOut() {
  const line = { refillsAllowed: 3, timesOrdered: 1, lastOrderedAt: t.ago(36) }
  return { product, line: { ...line, lastDeliveredAt: t.ago(35) } }
}

/** A recipe that ends and of which nothing was ordered, and one of which something runs out. */
async function makeAllDue(of: Person) {
  const issuedAt = t.ago(2)
  const ends = { issuedAt, expiresOn: '2026-11-25' }
  await makeIssuedRecipe(t, { doctor, patient: of }, [{ product }], ends)
  const { line } = runningOut()
  const ordered = { firstOrderedAt: line.lastOrderedAt }
  await makeIssuedRecipe(t, { doctor, patient: of }, [{ product, line }], ordered)
}

it('reminds on day 1 and day 7, never between 21 and 8', async () => {
  t.clock.set('2026-11-20T20:30:00Z')
  await makeIssuedRecipe(t, { doctor, patient }, [{ product }])
  await t.advance(day + hour)
  expect(await sent('recipe_reminder')).toBe(0)
  await t.goTo('2026-11-22T07:59:00Z')
  expect(await sent('recipe_reminder')).toBe(0)
  await t.advance(60_000)
  expect(await sent('recipe_reminder')).toBe(1)
  await t.advance(4 * day)
  expect(await sent('recipe_reminder')).toBe(1)
  await t.goTo('2026-11-27T21:30:00Z')
  expect(await sent('recipe_reminder')).toBe(1)
  await t.goTo('2026-11-28T08:00:00Z')
  expect(await sent('recipe_reminder')).toBe(2)
  await t.advance(20 * day)
  expect(await sent('recipe_reminder')).toBe(2)
})

it('keeps to the night of the patient where it is known', async () => {
  t.clock.set('2026-11-20T09:00:00Z')
  await makeIssuedRecipe(t, { doctor, patient }, [{ product }])
  await t.change(accounts, patient.accountId, { timezone: 'Asia/Tokyo' })
  // 22:00 in Tokyo
  await t.goTo('2026-11-21T13:00:00Z')
  expect(await sent('recipe_reminder')).toBe(0)
  // 8:00 in Tokyo
  await t.goTo('2026-11-21T23:00:00Z')
  expect(await sent('recipe_reminder')).toBe(1)
})

it('reminds of nothing that cannot be ordered: what is paused, and what is not sold any more', async () => {
  const gone = await makeProduct(t)
  const { lineIds } = await makeIssuedRecipe(t, { doctor, patient }, [
    { product, line: { state: 'paused' } },
    { product: gone },
  ])
  await t.change(products, gone.productId, { availability: 'discontinued' })
  await t.advance(day + hour)
  expect(await sent('recipe_reminder')).toBe(0)
  await t.change(recipeLines, lineIds[0] ?? '', { state: 'active' })
  await t.advance(0)
  expect(await sent('recipe_reminder')).toBe(1)
})

it('one reminder per recipe in 3 days, whoever sends it', async () => {
  const { recipeId } = await makeIssuedRecipe(t, { doctor, patient }, [{ product }])
  await t.advance(5 * day + hour)
  expect(await sent('recipe_reminder')).toBe(1)
  const browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
  const byHand = () => browser.post(`/api/doctor/recipes/${recipeId}/remind`)
  expect((await byHand()).refusal).toEqual([409, 'REMINDED_RECENTLY'])
  const other = await makeIssuedRecipe(t, { doctor, patient }, [{ product }])
  expect((await browser.post(`/api/doctor/recipes/${other.recipeId}/remind`)).status).toBe(200)
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
    lastDeliveredAt: t.ago(34),
    lastOrderedAt: t.clock.now(),
  })
  await t.goTo('2026-11-20T22:00:00Z')
  expect(await sent('refill_due')).toBe(0)
  await t.goTo('2026-11-21T09:00:00Z')
  // what is ordered already is on its way
  expect(await sent('refill_due')).toBe(0)
  await t.change(recipeLines, lineIds[0] ?? '', {
    lastOrderedAt: t.ago(36),
  })
  // what is not sold any more cannot be had again, unless something may be sent in its place
  await t.change(products, product.productId, { availability: 'discontinued' })
  await t.advance(0)
  expect(await sent('refill_due')).toBe(0)
  const other = await makeProduct(t)
  await t.change(recipeLines, lineIds[0] ?? '', { substitutes: [other.variantId] })
  await t.advance(0)
  await t.advance(day)
  expect(await sent('refill_due')).toBe(1)
})

it('tells of each line that runs out once, three days after another reminder, and of no course that ends', async () => {
  // 60 capsules, of which one or two are taken a day: 40 days
  const since = (days: number) => ({
    timesOrdered: 1,
    lastOrderedAt: t.ago(days + 1),
    lastDeliveredAt: t.ago(days),
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
  // the length has stayed when the dosage was put into words; by its refills it is used up in 4 days, and ordered in 3
  const inWords = {
    dosageMode: 'text',
    instructions: 'One when it itches',
    durationDays: 5,
  } as const
  await makeIssuedRecipe(
    t,
    { doctor, patient },
    [
      { product: first, line: since(34) },
      { product: next, line: since(32) },
      { product: course, line: { ...since(34), durationDays: 30 } },
      { product: words, line: { ...since(20), ...inWords } },
    ],
    { firstOrderedAt: t.ago(35), startsOn: '2026-10-01' },
  )
  const told = async () =>
    (await mailsTo(t, patient.email))
      .filter(({ template }) => template === 'refill_due')
      .map(({ text }) => titles.map((title) => text.includes(title)))
      .reverse()
  await t.advance(0)
  expect(await told()).toEqual([[true, false, false, false]])
  await t.advance(2 * day)
  expect(await told()).toHaveLength(1)
  await t.advance(day)
  await t.advance(4 * day)
  expect(await told()).toEqual([
    [true, false, false, false],
    [true, true, false, true],
  ])
})

it('tells of a refill once it may be ordered', async () => {
  const early = { ...runningOut().line, minDaysBetween: 38 }
  const late = { ...early, minDaysBetween: 42 }
  const lines = [early, late].map((line) => ({ product, line }))
  await makeIssuedRecipe(t, { doctor, patient }, lines, { firstOrderedAt: t.ago(36) })
  for (const told of [0, 0, 1, 1, 1, 1, 2]) {
    await t.advance(0)
    expect(await sent('refill_due')).toBe(told)
    await t.advance(day)
  }
})

it('does not tell again of what a new version goes on with, and tells in time where reminders are rare', async () => {
  await putShopSetting(t.ctx, 'recipe.reminder_gap_days', 14)
  const since = (days: number) => ({
    refillsAllowed: 3,
    timesOrdered: 1,
    lastOrderedAt: t.ago(days + 1),
    lastDeliveredAt: t.ago(days),
  })
  const later = await makeProduct(t, { title: 'Runs out later' })
  const { recipeId } = await makeIssuedRecipe(t, { doctor, patient }, [
    { product, line: since(36) },
    { product: later, line: since(30) },
  ])
  await t.advance(0)
  expect(await sent('refill_due')).toBe(1)
  await issueNext(doctor, recipeId)
  await t.advance(hour)
  expect(await sent('refill_due')).toBe(1)
  // the other one runs out before two weeks are over
  await t.advance(5 * day)
  expect(await sent('refill_due')).toBe(2)
  await putShopSetting(t.ctx, 'recipe.reminder_gap_days', 3)
})

it('leaves to a repeat what it orders, also before it has gone on to a new version', async () => {
  const { recipeId, lineIds } = await makeIssuedRecipe(t, { doctor, patient }, [runningOut()])
  const made = await patient.browser.post('/api/patient/repeats', {
    ...{ recipe_line_id: lineIds[0], quantity: 1, every_weeks: 4, payment_method: 'invoice' },
    consent_version: repeatConsent.version,
  })
  expect(made.status, made.text).toBe(201)
  await issueNext(doctor, recipeId)
  await notifyRefillsDue(t.ctx)
  expect(await sent('refill_due')).toBe(0)
  // one that comes when nothing has been left for weeks leaves it to the patient
  await t.change(repeats, made.data.id, { nextOn: '2027-01-20' })
  await notifyRefillsDue(t.ctx)
  expect(await sent('refill_due')).toBe(1)
})

it('reaches everybody, however few are done at once and whoever gets none', async () => {
  const people = [patient, await asPatient(t, doctor), await asPatient(t, doctor)]
  const [first, ...others] = people as [Person, ...Person[]]
  await t.change(accounts, first.accountId, {
    notificationPrefs: { recipe_expiring: false, recipe_reminder: false, refill_due: false },
  })
  for (const each of people) await makeAllDue(each)
  for (const _ of [1, 2]) for (const sweep of sweeps) await sweep(t.ctx, 1)
  for (const { email } of others)
    expect(await sortedTo(email)).toEqual(['recipe_expiring', 'recipe_reminder', 'refill_due'])
  expect(await mailsTo(t, first.email)).toEqual([])
})

it('asks nobody for what a suspension or another doctor does not allow', async () => {
  const toDoctor = async () =>
    (await sortedTo(doctor.email)).filter((each) => each === 'recipe_expiring_doctor')
  const expiring = async ({ email }: Person) =>
    (await mailsTo(t, email)).find(({ template }) => template === 'recipe_expiring')?.text
  const run = async () => {
    for (const sweep of sweeps) await sweep(t.ctx)
  }
  await makeAllDue(patient)
  const suspend = (honourRecipesWhenSuspended: boolean) =>
    t.change(doctors, doctor.id, { status: 'suspended', honourRecipesWhenSuspended })
  await suspend(false)
  await run()
  expect(await mailsTo(t, patient.email)).toEqual([])
  await suspend(true)
  await run()
  const all = ['recipe_expiring', 'recipe_reminder', 'refill_due']
  expect(await sortedTo(patient.email)).toEqual(all)
  expect(await expiring(patient)).not.toContain('renew')
  const [moved, stays] = [await asPatient(t, doctor), await asPatient(t, doctor)]
  await t.change(doctors, doctor.id, { status: 'approved' })
  await makeAllDue(moved)
  await t.change(patients, moved.id, { doctorId: (await asDoctor(t)).id })
  // their own doctor is told of this recipe, though not of the first
  await t.change(patients, patient.id, { doctorId: (await asDoctor(t)).id })
  await makeAllDue(stays)
  await run()
  expect(await sortedTo(moved.email)).toEqual(all)
  expect(await expiring(moved)).not.toContain('renew')
  expect(await expiring(stays)).toContain('renew')
  expect(await toDoctor()).toHaveLength(1)
})

it('tells the doctor alone of the end of what is on hold: nobody can order from it', async () => {
  const ends = { issuedAt: t.ago(2), expiresOn: '2026-11-25', status: 'on_hold' } as const
  const { recipeId } = await makeIssuedRecipe(t, { doctor, patient }, [{ product }], ends)
  await warnOfExpiry(t.ctx)
  expect(await templatesTo(t, doctor.email)).toEqual(['recipe_expiring_doctor'])
  expect(await sent('recipe_expiring')).toBe(0)
  await t.change(recipes, recipeId, { status: 'issued' })
  await warnOfExpiry(t.ctx)
  expect(await sent('recipe_expiring')).toBe(1)
})

it('is not sent by a doctor whose patient has moved to another', async () => {
  const { recipeId } = await makeIssuedRecipe(t, { doctor, patient }, [{ product }])
  await t.change(patients, patient.id, { doctorId: (await asDoctor(t)).id })
  const post = (path: string, body?: object) =>
    doctor.browser.post(`/api/doctor/recipes/${path}`, body)
  expect((await post('remind', { ids: [recipeId] })).data).toMatchObject([{ ok: false }])
  for (const verb of ['remind', 'resend-mail'])
    expect((await post(`${recipeId}/${verb}`)).status).toBe(404)
  expect(await mailsTo(t, patient.email)).toEqual([])
})

it('says that a patient wants no reminders, and notes none', async () => {
  await t.change(accounts, patient.accountId, { notificationPrefs: { recipe_reminder: false } })
  const { recipeId } = await makeIssuedRecipe(t, { doctor, patient }, [{ product }])
  const refused = await doctor.browser.post(`/api/doctor/recipes/${recipeId}/remind`)
  expect(refused.refusal).toEqual([409, 'MAIL_TURNED_OFF'])
  await t.advance(day + hour)
  const isReminder = and(eq(recipeEvents.recipeId, recipeId), eq(recipeEvents.event, 'reminded'))
  expect(await t.rows(recipeEvents, isReminder)).toEqual([])
  expect(await sent('recipe_reminder')).toBe(0)
})
