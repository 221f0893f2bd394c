import { dayMs as day } from '@officina/shared/dates/days'
import { expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { orderLines } from '../../db/schema/order.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { doses, recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { asDoctor, asPatient, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { issueNext, issueRecipe, lineOf, writeRecipe } from '../../testing/recipes.ts'
import { checkOut, fillCart, makeIssuedRecipe } from '../../testing/shop.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { recordDelivered, recordShipped } from '../recipe/ordered.ts'

const t = await useClinic()
const doctor = await asDoctor(t)

const start = '2026-11-20T12:00:00Z'
type Line = Partial<typeof recipeLines.$inferInsert>

/** A patient with one product: 60 capsules, one in the morning and one in the evening, delivered now. */
async function withLine(line: Line = {}) {
  t.clock.set(start)
  const person = await asPatient(t, doctor)
  const product = await makeProduct(t)
  const made = await makeIssuedRecipe(t, { doctor, patient: person }, [
    {
      product,
      line: {
        amountMax: 1,
        frequencyCount: 2,
        timeOfDay: ['morning', 'evening'],
        timesOrdered: 1,
        lastOrderedAt: t.clock.now(),
        lastDeliveredAt: t.clock.now(),
        ...line,
      },
    },
  ])
  const lineId = made.lineIds[0] as string
  const body = { recipe_line_id: lineId, day: '2026-11-20', time: 'morning', nth: 1, taken: true }
  let { browser } = person
  return {
    person,
    product,
    lineId,
    /** A pack of it. */
    sent: { variantId: product.variantId, units: 60 },
    /** Another time, in a session of its own. */
    later: async (ms: number) => {
      t.clock.advance(ms)
      browser = await setCookiesForTest(t, 'patient', person.accountId)
    },
    recipeId: made.recipeId,
    tick: (values: object = {}) => browser.post('/api/patient/doses', { ...body, ...values }),
    say: (units_left: number | null) =>
      browser.patch(`/api/patient/supplies/${lineId}`, { units_left }),
    top: async () => (await browser.get('/api/patient/top')).data,
    left: async () => (await browser.get(`/api/patient/recipes/${made.recipeId}`)).data.lines[0],
  }
}

it('knows which products are at hand: delivered by any recipe or without one, or said to be there', async () => {
  const { person, lineId, top } = await withLine({ timesOrdered: 0, lastDeliveredAt: null })
  const product = await makeProduct(t)
  const more = await makeIssuedRecipe(t, { doctor, patient: person }, [
    { product, line: { timeOfDay: ['morning'] } },
    {
      product: await makeProduct(t),
      line: { timeOfDay: ['morning'], lastDeliveredAt: t.clock.now() },
    },
    { product: await makeProduct(t), line: { timeOfDay: ['morning'], statedAt: t.clock.now() } },
  ])
  const [inShop = '', delivered = '', stated = ''] = more.lineIds
  const atHand = async () => {
    type Dose = { recipe_line_id: string; at_hand: boolean }
    const doses: Dose[] = (await top()).days[0].slots[0].doses
    return new Map(doses.map((dose) => [dose.recipe_line_id, dose.at_hand]))
  }
  const before = new Map([
    [lineId, false],
    [inShop, false],
    [delivered, true],
    [stated, true],
  ])
  expect(await atHand()).toEqual(before)
  await checkOut(
    person,
    await fillCart(person, [{ variantId: product.variantId, recipeLineId: inShop }]),
  )
  expect(await atHand()).toEqual(before)
  const ofProduct = eq(orderLines.productId, product.productId)
  await t.change(orderLines, ofProduct, { shippedAt: t.clock.now() })
  expect(await atHand()).toEqual(before)
  await t.change(orderLines, ofProduct, { deliveredAt: t.clock.now() })
  expect(await atHand()).toEqual(before.set(inShop, true))
})

it('counts from the delivery, on its way before, and by the delivery method when nobody confirms it', async () => {
  const { lineId, left, top, later, sent } = await withLine({ lastDeliveredAt: null })
  const at = (days: number) => new Date(Date.parse(start) + days * day)
  const shippedOn = (shipped: number) =>
    inTransaction(t.ctx, (tx) =>
      recordShipped(tx, [{ recipeLineId: lineId, ...sent }], at(shipped + 4), at(shipped)),
    )
  const boxes = async () =>
    (await top()).days[0].slots[0].doses.map((dose: { at_hand: boolean }) => dose.at_hand)
  const none = { days_left: null, units_left: null, last_delivered_at: null }
  expect(await left()).toMatchObject({ ...none, coming: 'ordered' })
  await shippedOn(0)
  await later(2 * day)
  expect(await left()).toMatchObject({ ...none, coming: 'shipped' })
  expect(await boxes()).toEqual([false])
  await later(3 * day)
  const assumed = { coming: null, last_delivered_at: at(4).toISOString() }
  expect(await left()).toMatchObject({ ...assumed, days_left: 29 })
  expect(await boxes()).toEqual([true])
  // the next one adds nothing before it is there
  await shippedOn(5)
  expect(await left()).toMatchObject({ ...assumed, coming: 'shipped', days_left: 29 })
  await later(day)
  await inTransaction(t.ctx, (tx) => recordDelivered(tx, [lineId], at(5), at(6)))
  const there = { coming: null, last_delivered_at: at(6).toISOString(), days_left: 30 }
  expect(await left()).toMatchObject(there)
  // one that is lost counts no more
  await shippedOn(6)
  await inTransaction(t.ctx, (tx) => recordDelivered(tx, [lineId], at(6), null))
  await later(10 * day)
  expect(await left()).toMatchObject({ last_delivered_at: at(6).toISOString(), days_left: 20 })
})

it('counts two lines of one product each for itself', async () => {
  t.clock.set(start)
  const person = await asPatient(t, doctor)
  const product = await makeProduct(t)
  const ordered = { timesOrdered: 1, lastOrderedAt: t.clock.now() }
  const { lineIds } = await makeIssuedRecipe(t, { doctor, patient: person }, [
    { product, line: { ...ordered, timeOfDay: ['morning'] } },
    { product, line: { ...ordered, timeOfDay: ['evening'] } },
  ])
  const send = (units: number[]) =>
    inTransaction(t.ctx, (tx) => {
      const { variantId } = product
      const sent = units.map((each, i) => ({
        recipeLineId: lineIds[i] ?? '',
        variantId,
        units: each,
      }))
      return recordShipped(tx, sent, t.clock.now())
    })
  const units = async () => {
    const rows = await t.rows(recipeLines, inArray(recipeLines.id, lineIds))
    return rows.sort((a, b) => a.position - b.position).map(({ sentAs }) => sentAs?.units ?? null)
  }
  await send([60])
  expect(await units()).toEqual([60, null])
  await send([60, 120])
  expect(await units()).toEqual([60, 120])
})

it('hands each of two lines of one product on to that which is taken at the same time of day', async () => {
  t.clock.set(start)
  const person = await asPatient(t, doctor)
  const product = await makeProduct(t)
  const ordered = { timesOrdered: 1, lastOrderedAt: t.clock.now() }
  const seriesId = newId()
  const version = (number: number, times: string[]) =>
    makeIssuedRecipe(
      t,
      { doctor, patient: person },
      times.map((each) => ({ product, line: { ...ordered, timeOfDay: [each] } })),
      { seriesId, version: number },
    )
  const { lineIds: before } = await version(1, ['morning', 'evening'])
  const { lineIds: after } = await version(2, ['evening', 'morning'])
  const evening = { recipeLineId: before[1] ?? '', variantId: product.variantId, units: 60 }
  await inTransaction(t.ctx, (tx) => recordShipped(tx, [evening], t.clock.now()))
  const rows = await t.rows(recipeLines, inArray(recipeLines.id, after))
  const sent = rows.map((line) => [line.timeOfDay, line.sentAs?.units ?? null])
  expect(sent).toEqual(
    expect.arrayContaining([
      [['evening'], 60],
      [['morning'], null],
    ]),
  )
})

it('merges all recipes by time of day, care in its steps, and ticks once however often it is sent', async () => {
  const { person, lineId, tick, top } = await withLine()
  const care = (step: number): Line => ({ timeOfDay: ['evening'], step, area: ['face'] })
  const more = await makeIssuedRecipe(t, { doctor, patient: person }, [
    { product: await makeProduct(t), line: care(2) },
    { product: await makeProduct(t), line: care(1) },
    { product: await makeProduct(t), line: { timeOfDay: [], frequencyCount: 3 } },
    { product: await makeProduct(t), line: { weekdays: [6], timeOfDay: ['waking'] } },
    { product: await makeProduct(t), line: { optional: true } },
    { product: await makeProduct(t), line: { startOffsetDays: 60 } },
  ])
  const [second, first, anytime] = more.lineIds
  const shape = (of: { slots: { time: string; doses: { recipe_line_id: string }[] }[] }) =>
    of.slots.map((slot) => [slot.time, slot.doses.map((dose) => dose.recipe_line_id)])
  const [today, yesterday] = (await top()).days
  expect([today.day, yesterday.day]).toEqual(['2026-11-20', '2026-11-19'])
  expect(shape(today)).toEqual([
    ['morning', [lineId]],
    ['evening', [lineId, first, second]],
    ['anytime', [anytime, anytime, anytime]],
  ])
  const answers = await Promise.all([tick(), tick(), tick()])
  expect(answers.map(({ status, data }) => [status, data.units_left])).toEqual(
    Array(3).fill([200, 59]),
  )
  expect((await top()).days[0].slots[0].doses[0].taken).toBe(true)
  expect(await t.ctx.db.$count(doses, eq(doses.recipeLineId, lineId))).toBe(1)
  for (let i = 0; i < 2; i++) expect((await tick({ taken: false })).data.units_left).toBe(60)
  const log = await t.ctx.db
    .select({ action: auditLog.action, patientId: auditLog.patientId })
    .from(auditLog)
    .where(eq(auditLog.objectId, lineId))
    .orderBy(auditLog.at)
  expect(log).toEqual(
    ['dose.tick', 'dose.untick'].map((action) => ({ action, patientId: person.id })),
  )
})

it('has a dose for all that is prescribed, also where the times of day are fewer', async () => {
  const { top, tick } = await withLine({ frequencyCount: 3, timeOfDay: ['morning'] })
  type Slot = { time: string; doses: { of: number }[] }
  const shape = (await top()).days[0].slots.map(({ time, doses }: Slot) => [
    time,
    ...doses.map(({ of }) => of),
  ])
  expect(shape).toEqual([
    ['morning', 1],
    ['anytime', 2, 2],
  ])
  expect((await tick()).data.units_left).toBe(59)
  expect((await tick({ time: 'anytime', nth: 2 })).data.units_left).toBe(58)
})

it('follows nothing that a structured dosage has left behind in one of words', async () => {
  const { top, lineId, later } = await withLine({
    ...{ dosageMode: 'text', instructions: 'One when it itches', step: 2 },
    ...{ weekdays: [1], timeOfDay: ['bedtime'], durationDays: 5, startOffsetDays: 3 },
  })
  type Slot = { time: string; doses: { recipe_line_id: string }[] }
  const shape = async () =>
    (await top()).days[0].slots.map(({ time, doses }: Slot) => [time, doses[0]?.recipe_line_id])
  expect(await shape()).toEqual([['anytime', lineId]])
  await later(10 * day)
  expect(await shape()).toEqual([['anytime', lineId]])
})

it('keeps yesterday open to ticks when a new version was issued today', async () => {
  const { top, tick, later, person, recipeId } = await withLine()
  await later(10 * day)
  expect((await tick({ day: '2026-11-29' })).status).toBe(200)
  const browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
  const next = await issueNext({ ...doctor, browser }, recipeId)
  const [, yesterday] = (await top()).days
  type Slot = { time: string; doses: { taken: boolean; recipe_line_id: string }[] }
  const boxes = yesterday.slots.map(({ time, doses }: Slot) => [time, doses[0]?.taken])
  expect(boxes).toEqual([
    ['morning', true],
    ['evening', false],
  ])
  const [{ id }] = next.lines
  const missed = { recipe_line_id: id, day: '2026-11-29', time: 'evening' }
  expect((await tick(missed)).status).toBe(200)
  // the first version of another recipe has no day before it
  const other = await makeIssuedRecipe(
    t,
    { doctor, patient: person },
    [{ product: await makeProduct(t) }],
    { startsOn: '2026-11-30' },
  )
  const early = { recipe_line_id: other.lineIds[0], day: '2026-11-29' }
  expect((await tick(early)).status).toBe(422)
})

it('ends a course after its days, also where a refill has come for the rest of it', async () => {
  const never = { timesOrdered: 0, lastOrderedAt: null, lastDeliveredAt: null }
  const terms = { durationDays: 50, refillsAllowed: 3, minDaysBetween: 0 }
  const { person, lineId, sent, later, top } = await withLine({ ...never, ...terms })
  const packComes = async () => {
    const browser = await setCookiesForTest(t, 'patient', person.accountId)
    const who = { ...person, browser }
    const item = { variantId: sent.variantId, recipeLineId: lineId }
    const { data: order } = await checkOut(who, await fillCart(who, [item]))
    const at = { shippedAt: t.clock.now(), deliveredAt: t.clock.now() }
    await t.change(orderLines, { orderId: order.id }, { ...at, qtyShipped: 1 })
    await t.change(recipeLines, lineId, { lastDeliveredAt: t.clock.now() })
  }
  await packComes()
  await later(28 * day)
  await packComes()
  await later(20 * day)
  expect((await top()).days[0].slots).toHaveLength(2)
  await later(4 * day)
  expect((await top()).days[0].slots).toEqual([])
})

it('counts what was ticked, and as prescribed where nothing was', async () => {
  const { tick, left, later } = await withLine()
  expect(await left()).toMatchObject({ days_left: 30, units_left: 60 })
  await tick()
  expect(await left()).toMatchObject({ days_left: 29, units_left: 59 })
  await later(day)
  // the evening was not ticked: one capsule more than the dosage would leave
  expect(await left()).toMatchObject({ days_left: 29, units_left: 59 })
  expect((await tick({ time: 'evening' })).data).toMatchObject({ days_left: 29, units_left: 58 })
  await later(9 * day)
  expect(await left()).toMatchObject({ days_left: 20, units_left: 40 })
  const its = await setCookiesForTest(t, 'doctor', doctor.accountId)
  const { practice } = (await its.get('/api/doctor/top')).data
  expect(practice.renewals.some((row: { days_left: number }) => row.days_left === 20)).toBe(true)
})

it('counts from what the patient says, adds later parcels, and forgets it again', async () => {
  const { say, left, later, lineId } = await withLine()
  await later(10 * day)
  expect(await left()).toMatchObject({ days_left: 20, stated_at: null })
  expect((await say(7.5)).data).toMatchObject({ days_left: 3, units_left: 7.5 })
  await later(2 * day)
  expect(await left()).toMatchObject({ days_left: 1, units_left: 3.5 })
  await t.change(recipeLines, lineId, { lastDeliveredAt: t.clock.now() })
  expect(await left()).toMatchObject({ days_left: 31, units_left: 63.5 })
  await t.change(recipeLines, lineId, { lastDeliveredAt: new Date(start) })
  expect((await say(null)).data).toMatchObject({ days_left: 18, stated_at: null })
  expect((await say(null)).status).toBe(200)
  for (const units of [-1, 1_201, 1e9, '20']) expect((await say(units as number)).status).toBe(422)
  expect((await say(0)).data).toMatchObject({ days_left: 0, units_left: 0 })
  const log = await t.ctx.db
    .select({ action: auditLog.action, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.objectId, lineId), inArray(auditLog.objectType, ['recipe_line'])))
    .orderBy(auditLog.at)
  expect(log.map((row) => row.action).sort()).toEqual([
    'supply.state',
    'supply.state',
    'supply.take_back',
  ])
  expect(JSON.stringify(log)).not.toContain('7.5')
})

it('uses nothing up before the first day, but since that of the version before', async () => {
  const { recipeId, say, left, later, lineId } = await withLine()
  await t.change(recipes, recipeId, { startsOn: '2026-11-30' })
  await later(2 * day)
  expect((await say(10)).data).toMatchObject({ days_left: 5, units_left: 10 })
  await later(4 * day)
  expect(await left()).toMatchObject({ days_left: 5, units_left: 10 })
  await t.change(recipeLines, lineId, { lastDeliveredAt: t.clock.now() })
  expect(await left()).toMatchObject({ days_left: 35, units_left: 70 })
  await later(6 * day)
  expect(await left()).toMatchObject({ days_left: 33, units_left: 66 })
  const browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
  const next = await issueNext({ ...doctor, browser }, recipeId)
  expect(next.lines[0]).toMatchObject({ days_left: 33, units_left: 66 })
})

it('goes on with what is left when a new version says another dosage', async () => {
  const { recipeId, later, product } = await withLine()
  await later(10 * day)
  const browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
  const once = lineOf(product, { amount_max: 1, quantity: 1 })
  const draft = await writeRecipe(
    { ...doctor, browser },
    { mode: 'edit', recipe: recipeId },
    { lines: [once] },
  )
  const next = await issueRecipe({ ...doctor, browser }, draft)
  expect(next.lines[0]).toMatchObject({ units_left: 40, days_left: 40 })
})

it('tells the doctor how many of the doses due in a week were ticked', async () => {
  const weeksOf = async ({ id }: { id: string }) => {
    const browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
    const { data } = await browser.get(`/api/doctor/patients/${id}/adherence`)
    expect(data.weeks).toHaveLength(12)
    return data.weeks.slice(-2)
  }
  const { person, tick, later } = await withLine()
  await tick()
  expect(await weeksOf(person)).toEqual([
    { week: '2026-11-09', taken: 0, due: 0 },
    // what is due later today is not missed
    { week: '2026-11-16', taken: 1, due: 1 },
  ])
  await later(4 * day)
  expect(await weeksOf(person)).toEqual([
    { week: '2026-11-16', taken: 1, due: 6 },
    { week: '2026-11-23', taken: 0, due: 2 },
  ])
  const asNeeded = await withLine({ asNeeded: true })
  await asNeeded.tick()
  await asNeeded.later(4 * day)
  expect(await weeksOf(asNeeded.person)).toEqual([
    { week: '2026-11-16', taken: 1, due: 1 },
    { week: '2026-11-23', taken: 0, due: 0 },
  ])
  const twice = await withLine({ frequencyCount: 1 })
  await twice.later(4 * day)
  // one dose a day, at whichever of two times
  expect((await weeksOf(twice.person)).map(({ due }: { due: number }) => due)).toEqual([3, 1])
  const held = await withLine()
  const step = async (verb: string, body?: object) => {
    const browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
    const done = await browser.post(`/api/doctor/recipes/${held.recipeId}/${verb}`, body)
    expect(done.status).toBe(200)
  }
  await held.later(day)
  await step('hold', { reason: 'Until the results are there' })
  await held.later(2 * day)
  await step('resume')
  await held.later(day)
  // what was on hold was not due
  expect((await weeksOf(held.person)).map(({ due }: { due: number }) => due)).toEqual([2, 2])
  const notThere = await withLine({ lastDeliveredAt: null, timesOrdered: 0, lastOrderedAt: null })
  await notThere.later(4 * day)
  expect((await weeksOf(notThere.person)).map(({ due }: { due: number }) => due)).toEqual([0, 0])
})

it('counts the weekdays of a week once', async () => {
  const { left } = await withLine({ frequencyPeriod: 'week', weekdays: [2, 5] })
  expect(await left()).toMatchObject({ days_supply: 210, days_left: 210 })
})

it.each<[string, Line]>([
  ['counted otherwise than the pack', { unit: 'drop' }],
  ['left to the label', { dosageMode: 'label' }],
])('says no day on which a dose that is %s runs out', async (_, line) => {
  const { person, left, say } = await withLine({ ...line, minDaysBetween: 0 })
  expect(await left()).toMatchObject({ days_supply: null, days_left: null, units_left: null })
  const said = await say(10)
  expect(said.refusal).toEqual([422, 'NOT_COUNTABLE'])
  const browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
  const { data } = await browser.get(`/api/doctor/patients/${person.id}`)
  expect(data.active_recipes[0].lines[0].days_left).toBeNull()
})

it('refuses other days, doses that do not exist, and lines of others', async () => {
  const { person, recipeId, lineId, tick, say } = await withLine()
  const field = async (values: object) => Object.keys((await tick(values)).body.errors)
  for (const wrong of ['2026-11-18', '2026-11-21', '2027-02-31'])
    expect(await field({ day: wrong })).toEqual(['day'])
  expect(await field({ time: 'bedtime' })).toEqual(['time'])
  expect(await field({ nth: 2 })).toEqual(['time'])
  expect((await tick({ day: '2026-11-19' })).status).toBe(200)
  const stranger = await asPatient(t, doctor)
  const body = { recipe_line_id: lineId, day: '2026-11-20', time: 'morning', nth: 1, taken: true }
  expect((await stranger.browser.post('/api/patient/doses', body)).status).toBe(404)
  const supply = `/api/patient/supplies/${lineId}`
  expect((await stranger.browser.patch(supply, { units_left: 1 })).status).toBe(404)
  await t.change(recipes, recipeId, { status: 'cancelled' })
  expect([(await tick()).status, (await say(3)).status]).toEqual([404, 404])
  expect((await person.browser.get('/api/patient/top')).data.days[0].slots).toEqual([])
})

it("lives in the patient's time zone", async () => {
  const { person, tick, top, later } = await withLine()
  await later(11 * 3_600_000)
  expect((await tick({ day: '2026-11-21' })).status).toBe(422)
  const abroad = { headers: { 'x-time-zone': 'Pacific/Kiritimati' } }
  const there = await setCookiesForTest(t, 'patient', person.accountId)
  const dayThere = async (options: object) =>
    (await there.call('GET', '/api/patient/top', undefined, options)).data.days[0].day
  expect(await dayThere(abroad)).toBe('2026-11-21')
  expect(await dayThere({ headers: { 'x-time-zone': "Mars'--" } })).toBe('2026-11-20')
  await t.change(accounts, person.accountId, { timezone: 'Asia/Tokyo' })
  expect((await top()).days[0].day).toBe('2026-11-21')
  expect((await tick({ day: '2026-11-21' })).status).toBe(200)
  expect((await tick({ day: '2026-11-19' })).status).toBe(422)
})

it('prints one sheet in either language', async () => {
  const { person } = await withLine()
  for (const locale of ['en', 'ja']) {
    const pdf = await person.browser.get(`/api/patient/day/pdf?locale=${locale}`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain('schedule-2026-11-20.pdf')
    expect(pdf.text.length).toBeGreaterThan(3_000)
  }
})
