import { dayMs as day } from '@officina/shared/dates/days'
import { beforeEach, expect, it } from 'vitest'
import { patients } from '../../db/schema/patient.ts'
import { products, stock } from '../../db/schema/product.ts'
import { recipes } from '../../db/schema/recipe.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { makeIssuedRecipe } from '../../testing/shop.ts'
import { sendDigests } from './digest.ts'

let doctor: Person
let patient: Person
let product: TestProduct
const t = await useClinic()
beforeEach(async () => {
  t.clock.set('2026-11-20T09:00:00Z')
  doctor = await asDoctor(t)
  patient = await asPatient(t, doctor)
  product = await makeProduct(t)
})

const digests = () => mailsTo(t, doctor.email, 'doctor_digest')
const issue = (overrides: object = {}) =>
  makeIssuedRecipe(t, { doctor, patient }, [{ product }], overrides)
/** What somebody counted on the shelf. */
async function count(onHand: number) {
  const office = await asAdmin(t, 'operations')
  const row = await t.row(stock, { variantId: product.variantId })
  const change = { change: onHand - row.onHand, reason: 'Counted', revision: row.revision }
  const path = `/api/admin/stock/${product.variantId}/adjust`
  expect((await office.browser.post(path, change)).status).toBe(200)
}

it('tells once of a recipe that was not ordered for 7 days', async () => {
  const { recipeId } = await issue()
  const ordered = await issue({ firstOrderedAt: t.clock.now() })
  const moved = await asPatient(t, doctor)
  const left = await makeIssuedRecipe(t, { doctor, patient: moved }, [{ product }])
  await t.change(patients, moved.id, { doctorId: (await asDoctor(t)).id })
  await t.advance(6 * day)
  expect(await digests()).toHaveLength(0)
  await t.advance(day)
  await t.advance(day)
  const [mail, ...more] = await digests()
  expect(more).toEqual([])
  const recipe = await t.row(recipes, recipeId)
  const other = await t.row(recipes, ordered.recipeId)
  expect(mail?.text).toContain(recipe.number)
  expect(mail?.html).toContain(recipe.number)
  expect(mail?.text).not.toContain(other.number)
  const former = await t.row(recipes, left.recipeId)
  expect(mail?.text).not.toContain(former.number)
  // the patient is a number: mails to doctors carry no names of patients with their products
  expect(mail?.text).not.toContain('Patient0')
})

it('tells the next day what one mail had no room for', async () => {
  for (let i = 0; i < 52; i++) await issue()
  for (const days of [7, 1, 1]) {
    t.clock.advance(days * day)
    await sendDigests(t.ctx)
  }
  const named = (await digests()).map(({ text }) => new Set(text.match(/R-T-\w+/g)).size)
  expect(named.sort()).toEqual([2, 50])
})

it('tells of products that cannot be delivered, at most one mail a day, again after they recovered', async () => {
  await issue()
  await issue()
  for (const gone of [{ doctorId: (await asDoctor(t)).id }, { status: 'archived' }] as const) {
    const left = await asPatient(t, doctor)
    await makeIssuedRecipe(t, { doctor, patient: left }, [{ product }])
    await t.change(patients, left.id, gone)
  }
  await count(0)
  await t.advance(0)
  const title = await t.row(products, product.productId)
  expect((await digests()).map((mail) => mail.text)).toEqual([
    expect.stringMatching(new RegExp(`${title.title}[^\\n]*\\n?.*1 patient`, 's')),
  ])
  await count(5)
  await t.advance(1_000)
  await count(0)
  await t.advance(1_000)
  expect(await digests()).toHaveLength(1)
  await count(5)
  await t.advance(day)
  expect(await digests()).toHaveLength(1)
  await count(0)
  await t.advance(day)
  expect(await digests()).toHaveLength(2)
  await t.advance(day)
  expect(await digests()).toHaveLength(2)
})

it('is not sent to who turned it off, and nothing counts as told', async () => {
  const turn = (digest: boolean) =>
    doctor.browser.patch('/api/doctor/account/preferences', { notifications: { digest } })
  expect((await turn(false)).data.notifications).toMatchObject({ digest: false, news: true })
  await issue()
  await count(0)
  await t.advance(0)
  expect(await digests()).toHaveLength(0)
  await turn(true)
  await t.advance(0)
  expect(await digests()).toHaveLength(1)
})

it('keeps quiet at night, and sends one mail when two processes run at once', async () => {
  await issue()
  await count(0)
  await t.goTo('2026-11-20T22:00:00Z')
  expect(await digests()).toHaveLength(0)
  t.clock.set('2026-11-21T08:00:00Z')
  await Promise.all([t.advance(0), t.advance(0)])
  expect(await digests()).toHaveLength(1)
})
