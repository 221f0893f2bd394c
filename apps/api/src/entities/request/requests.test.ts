import { formatDate } from '@officina/shared/format'
import { expect, it } from 'vitest'
import { requests } from '../../db/schema/patient.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { products } from '../../db/schema/product.ts'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { newId } from '../../ids.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { issueNext } from '../../testing/recipes.ts'
import { questionnaireRow } from '../../testing/rows.ts'
import { makeIssuedRecipe } from '../../testing/shop.ts'
import { blank } from '../product/labelCells.ts'
import { expireRequests, remindOfRequests } from './sweeps.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)

const onceADay = {
  amount_min: 1,
  unit: 'tablet',
  frequency_count: 1,
  frequency_period: 'day',
} as const
const ask = (body: object, who = patient) => who.browser.post('/api/patient/requests', body)
const decide = (id: string, body: object, who = doctor) =>
  who.browser.post(`/api/doctor/requests/${id}/decide`, body)
const usedUp = () => ({ timesOrdered: 4, refillsAllowed: 3, lastOrderedAt: t.ago(40) })

/** A recipe of one product whose orders are used up. */
async function finished(
  line: object = usedUp(),
  overrides: object = {},
  others: Parameters<typeof makeIssuedRecipe>[2] = [],
) {
  const product = await makeProduct(t)
  const lines = [{ product, line }, ...others]
  const { recipeId, lineIds } = await makeIssuedRecipe(t, { doctor, patient }, lines, overrides)
  return { product, recipeId, lineId: lineIds[0] ?? '' }
}
const lineNow = (id: string) => t.row(recipeLines, id)
const refill = async (given: { lineId: string }, message?: string) =>
  (await ask({ kind: 'refill', recipe_line_id: given.lineId, ...(message ? { message } : {}) }))
    .data

it('is asked about an own line that cannot be ordered, once', async () => {
  const given = await finished()
  const stranger = await asPatient(t, doctor)
  const body = { kind: 'refill', recipe_line_id: given.lineId, message: 'I travel' }
  expect((await ask(body, stranger)).status).toBe(404)
  const orderable = await finished({})
  const early = await ask({ kind: 'refill', recipe_line_id: orderable.lineId })
  expect(early.body.error_code).toBe('REQUEST_NOT_NEEDED')
  expect((await ask({ kind: 'question' })).faults).toEqual([422, ['message']])
  const made = await ask(body)
  expect(made.data).toMatchObject({ kind: 'refill', status: 'open', message: 'I travel' })
  expect((await ask(body)).body.error_code).toBe('REQUEST_OPEN')
  const [mail] = await mailsTo(t, doctor.email)
  expect(mail?.template).toBe('request_received')
  expect(mail?.text).not.toContain('travel')
  expect((await stranger.browser.get('/api/patient/requests')).data).toEqual([])
  const path = `/api/patient/requests/${made.data.id}/withdraw`
  expect((await stranger.browser.post(path, { revision: 1 })).status).toBe(404)
  expect((await patient.browser.post(path, { revision: 9 })).status).toBe(409)
  expect((await patient.browser.post(path, { revision: 1 })).data.status).toBe('withdrawn')
  const late = await decide(made.data.id, { decision: 'approved', revision: 2 })
  expect(late.body.error_code).toBe('INVALID_TRANSITION')
})

it('is approved by one refill more while the recipe is in force', async () => {
  const given = await finished()
  const { id } = await refill(given, 'Please')
  const queue = async (who: Person) =>
    (await who.browser.get(`/api/doctor/requests?filter=${JSON.stringify({ open: true })}`)).data
  expect((await queue(doctor)).map((each: { id: string }) => each.id)).toContain(id)
  const other = await asDoctor(t)
  expect(await queue(other)).toEqual([])
  const approve = { decision: 'approved', revision: 1 }
  expect((await decide(id, approve, other)).status).toBe(404)
  expect((await decide(id, { ...approve, revision: 2 })).status).toBe(409)
  const done = await decide(id, approve)
  expect(done.data).toMatchObject({ status: 'approved', result_recipe_id: given.recipeId })
  expect((await lineNow(given.lineId)).refillsAllowed).toBe(4)
  const [mail] = await mailsTo(t, patient.email)
  expect(mail?.template).toBe('request_decided')
  const rows = await t.rows(auditLog, { objectId: id })
  expect(rows.map((row) => row.action)).toEqual(['request.make', 'request.approved'])
  const kept = await t.row(requests, id)
  expect(kept).toMatchObject({ decidedBy: doctor.accountId, revision: 2 })
})

it('adds to the line that was asked about, of two of one product, also in the next version', async () => {
  const product = await makeProduct(t)
  const seriesId = newId()
  const version = (number: number, times: string[]) => {
    const lines = times.map((each) => ({ product, line: { ...usedUp(), timeOfDay: [each] } }))
    return makeIssuedRecipe(t, { doctor, patient }, lines, { seriesId, version: number })
  }
  const approve = { decision: 'approved', revision: 1 }
  const refills = async (ids: string[]) =>
    Promise.all(ids.map(async (id) => (await lineNow(id)).refillsAllowed))
  const first = await version(1, ['morning', 'evening'])
  const [morning = '', evening = ''] = first.lineIds
  const both = [await refill({ lineId: morning }, 'One'), await refill({ lineId: evening }, 'Two')]
  expect(both.map(({ status }) => status)).toEqual(['open', 'open'])
  expect((await decide(both[1].id, approve)).status).toBe(200)
  expect(await refills(first.lineIds)).toEqual([3, 4])
  await t.change(recipes, first.recipeId, { status: 'superseded' })
  const second = await version(2, ['evening', 'morning'])
  const [nextEvening = '', nextMorning = ''] = second.lineIds
  const twice = await ask({ kind: 'refill', recipe_line_id: nextMorning })
  expect(twice.body.error_code).toBe('REQUEST_OPEN')
  expect((await refill({ lineId: nextEvening })).status).toBe('open')
  expect((await decide(both[0].id, approve)).data.result_recipe_id).toBe(second.recipeId)
  expect(await refills(second.lineIds)).toEqual([3, 4])
})

it('lets that line alone be ordered early, once, where it was asked for too soon', async () => {
  const soon = { timesOrdered: 2, refillsAllowed: 3, lastOrderedAt: t.ago(2) }
  const given = await finished(soon, {}, [{ product: await makeProduct(t), line: soon }])
  const { id } = await refill(given, 'I travel')
  const done = await decide(id, { decision: 'approved', revision: 1 })
  expect(done.data, done.text).toMatchObject({ result_recipe_id: given.recipeId })
  const lines = async () =>
    (await patient.browser.get(`/api/patient/recipes/${given.recipeId}`)).data.lines
  const [early, other] = await lines()
  expect(early).toMatchObject({ refusal: null, next_order_on: null, orders_left: 2 })
  expect(other).toMatchObject({ refusal: 'REFILL_TOO_SOON', orders_left: 2 })
  const again = await ask({ kind: 'refill', recipe_line_id: given.lineId })
  expect(again.body.error_code).toBe('REQUEST_NOT_NEEDED')
  const added = { variant_id: given.product.variantId, recipe_line_id: given.lineId }
  expect((await patient.browser.post('/api/patient/cart/lines', added)).status).toBe(200)
  // a version that counts its orders keeps it
  const next = await issueNext(doctor, given.recipeId, { carry_refills: true })
  expect(next.lines).toMatchObject([{ next_order_on: null }, { next_order_on: expect.any(String) }])
  await t.change(recipeLines, next.lines[0].id, { timesOrdered: 3, lastOrderedAt: t.ago(0) })
  // that order may still be cancelled
  const third = await issueNext(doctor, next.id, { carry_refills: true })
  const lineId = third.lines[0].id
  expect(await lineNow(lineId)).toMatchObject({ timesOrdered: 3, earlyAfter: 2 })
  const asked = await refill({ lineId }, 'Again')
  expect(asked.status).toBe('open')
  // none is left and it is too soon: both are lifted
  await t.change(recipeLines, lineId, { timesOrdered: 4 })
  expect((await decide(asked.id, { decision: 'approved', revision: 1 })).status).toBe(200)
  expect(await lineNow(lineId)).toMatchObject({ refillsAllowed: 4, earlyAfter: 4 })
})

it('renews and issues a recipe that is over, and leaves a paused one to the doctor', async () => {
  const paused = { state: 'paused', stateReason: 'surgery' } as const
  const given = await finished(usedUp(), { status: 'completed' }, [
    { product: await makeProduct(t), line: paused },
  ])
  const { id } = await refill(given, 'Please')
  const done = (await decide(id, { decision: 'approved', revision: 1 })).data
  const made = await t.row(recipes, done.result_recipe_id)
  expect(made).toMatchObject({ status: 'issued', version: 2 })
  const lines = await t.rows(recipeLines, { recipeId: done.result_recipe_id })
  expect(lines.sort((a, b) => a.position - b.position)).toMatchObject([{ state: 'active' }, paused])
  const held = await finished()
  const second = await refill(held, 'Please')
  // what the platform holds is not renewed by itself either once it has ended
  for (const status of ['on_hold', 'expired'] as const) {
    await t.change(recipes, held.recipeId, { status, heldBy: 'admin' })
    const refused = await decide(second.id, { decision: 'approved', revision: 1 })
    expect(refused.body.error_code).toBe('REQUEST_NEEDS_CHANGES')
  }
})

it('brings nothing back that a newer version has left out, or that was cancelled', async () => {
  const seriesId = newId()
  const old = await finished(usedUp(), { status: 'completed', seriesId })
  const other = { product: await makeProduct(t) }
  const of = { seriesId, version: 2 }
  const { recipeId } = await makeIssuedRecipe(t, { doctor, patient }, [other], of)
  const { id } = await refill(old, 'Please')
  const approve = (given: string) => decide(given, { decision: 'approved', revision: 1 })
  expect((await approve(id)).body.error_code).toBe('REQUEST_NEEDS_CHANGES')
  const kept = await t.row(recipes, recipeId)
  expect(kept.status).toBe('issued')
  // the draft goes on from what is in force
  const note = { note: 'Instead of it', revision: 1 }
  const done = await decide(id, { decision: 'approved_with_changes', ...note })
  const draft = await t.row(recipes, done.data.result_recipe_id)
  expect(draft).toMatchObject({ status: 'draft', version: 3, sourceRecipeId: recipeId })
  await t.change(recipes, recipeId, { status: 'cancelled' })
  const again = await refill(old, 'Please')
  expect((await approve(again.id)).body.error_code).toBe('REQUEST_NEEDS_CHANGES')
  // nor does a newer one that is over end one in force
  const going = await finished(usedUp(), { seriesId: newId() })
  const head = await t.row(recipes, going.recipeId)
  const newer = { seriesId: head.seriesId, version: 2, status: 'cancelled' } as const
  await makeIssuedRecipe(t, { doctor, patient }, [{ product: going.product }], newer)
  const { id: last } = await refill(going, 'Please')
  expect((await approve(last)).data).toMatchObject({ result_recipe_id: going.recipeId })
})

it('becomes a draft where the doctor changes something, and has a code where it is declined', async () => {
  const { id } = await refill(await finished(), 'Please')
  const changes = { decision: 'approved_with_changes', revision: 1 }
  expect((await decide(id, changes)).faults).toEqual([422, ['note']])
  const done = (await decide(id, { ...changes, note: 'Half the dose' })).data
  const draft = await t.row(recipes, done.result_recipe_id)
  expect(draft.status).toBe('draft')
  const own = (await patient.browser.get('/api/patient/requests')).data
  expect(own.find((each: { id: string }) => each.id === id)).toMatchObject({
    note: 'Half the dose',
    result_recipe_id: null,
  })
  const question = (await ask({ kind: 'question', message: 'Morning or evening?' })).data
  const decline = { decision: 'declined', revision: 1 }
  expect((await decide(question.id, decline)).faults).toEqual([422, ['code']])
  const no = await decide(question.id, { ...decline, code: 'needs_visit' })
  expect(no.data.decision_code).toBe('needs_visit')
  // who reads the audit log need not know of an allergy
  const told = await t.rows(auditLog, { objectId: question.id })
  expect(told.map(({ action }) => action)).toContain('request.declined')
  expect(JSON.stringify(told)).not.toContain('needs_visit')
})

it('asks for a product that needs a recipe, which is put on a draft as its label says', async () => {
  const product = await makeProduct(t)
  await makeCatalog(t, [product])
  const body = { kind: 'product', product_id: product.productId }
  expect((await ask(body)).body.error_code).toBe('REQUEST_NOT_NEEDED')
  await t.change(products, product.productId, {
    recipeOnly: true,
    labelDosage: { ...blank, ...onceADay, time_of_day: ['bedtime'] },
  })
  const { id } = (await ask(body)).data
  const done = (await decide(id, { decision: 'approved', revision: 1 })).data
  const lines = await t.rows(recipeLines, { recipeId: done.result_recipe_id })
  expect(lines).toMatchObject([
    { productId: product.productId, dosageMode: 'structured', timeOfDay: ['bedtime'] },
  ])
})

it('is approved at once by a rule: same dose, recent visit, no new flag, not too often', async () => {
  const rules = { refill: true, visit_months: 12, refills: 1 }
  expect((await doctor.browser.patch('/api/doctor/request-rules', rules)).data).toEqual(rules)
  const safe = await finished(usedUp(), { status: 'completed' })
  const done = await refill(safe)
  expect(done).toMatchObject({ status: 'approved', automatic: true })
  const [, row] = await t.rows(auditLog, { objectId: done.id }, auditLog.at)
  expect(row).toMatchObject({ action: 'request.approved', actorRole: 'system' })
  const cautions = async (id: string) =>
    (await doctor.browser.get(`/api/doctor/requests?filter=${JSON.stringify({ id: [id] })}`))
      .data[0].cautions
  await t.change(recipeLines, { recipeId: done.result_recipe_id }, usedUp())
  const renewed = await t.row(recipeLines, { recipeId: done.result_recipe_id })
  const again = await refill({ lineId: renewed.id })
  expect(again.status).toBe('open')
  expect(await cautions(again.id)).toEqual(['rule_used_up'])
  const soon = await refill(await finished({ ...usedUp(), lastOrderedAt: t.ago(2) }))
  expect(await cautions(soon.id)).toEqual(['too_soon'])
  expect((await refill(await finished(), 'With a word of mine')).status).toBe('open')
  const allergic = await finished(usedUp(), { issuedAt: t.ago(1) })
  const told = await patient.browser.patch('/api/patient/me', { revision: 1, allergies: ['Soy'] })
  expect(told.status, told.text).toBe(200)
  const warned = await refill(allergic)
  expect(await cautions(warned.id)).toEqual(['new_flag'])
  const questionnaireId = await questionnaireRow(t)
  const now = t.clock.now()
  await t.add(answerSets, {
    doctorId: doctor.id,
    patientId: patient.id,
    questionnaireId,
    status: 'submitted',
    flags: ['allergy'],
    submittedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  const flagged = await refill(await finished())
  expect(await cautions(flagged.id)).toEqual(['new_flag'])
})

it('is repeated to the doctor a week before its end and then ends', async () => {
  const { id } = (await ask({ kind: 'question', message: 'Still?' })).data
  const rowNow = () => t.row(requests, id)
  await t.change(requests, id, { expiresAt: t.ago(-6) })
  await remindOfRequests(t.ctx)
  expect((await rowNow()).remindedAt).not.toBeNull()
  const [mail] = await mailsTo(t, doctor.email)
  expect(mail).toMatchObject({ template: 'request_expiring' })
  // the shop sets how long before
  expect(mail?.subject).toContain(formatDate(t.ago(-6), 'en', t.ctx.config.timeZone))
  await t.change(requests, id, { expiresAt: t.ago(1) })
  await expireRequests(t.ctx)
  expect((await rowNow()).status).toBe('expired')
  expect((await mailsTo(t, patient.email))[0]?.template).toBe('request_decided')
})

it('ends when its patient is archived, whoever does it, and the patient is not mailed', async () => {
  const owner = await asAdmin(t)
  const ways = [
    (id: string) => doctor.browser.post(`/api/doctor/patients/${id}/archive`, {}),
    (id: string) =>
      owner.browser.post(`/api/admin/patients/${id}/archive`, { reason: 'Gone', revision: 1 }),
  ]
  for (const archive of ways) {
    const who = await asPatient(t, doctor)
    const { id } = (await ask({ kind: 'question', message: 'Still?' }, who)).data
    expect((await archive(who.id)).status).toBe(200)
    const { revision } = await t.row(requests, id)
    const answer = { decision: 'approved', note: 'Yes', revision }
    expect((await decide(id, answer)).refusal).toEqual([409, 'INVALID_TRANSITION'])
    await t.change(requests, id, { expiresAt: t.ago(1) })
    await expireRequests(t.ctx)
    expect((await t.row(requests, id)).status).toBe('withdrawn')
    expect(await mailsTo(t, who.email)).toEqual([])
  }
})
