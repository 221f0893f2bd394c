import { addDays, dateIn } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import { formatDate } from '@officina/shared/format'
import { leadDays, repeatConsent } from '@officina/shared/repeats'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { tokens } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { addresses, patients } from '../../db/schema/patient.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { products as productTable, stock, variants } from '../../db/schema/product.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { repeatPeriods, repeats } from '../../db/schema/repeat.ts'
import { and, asc, eq, ne } from '../../db/sql.ts'
import { sha256 } from '../../ids.ts'
import { isDeep } from '../../testing/deep.ts'
import {
  asAdmin,
  asDoctor,
  asPatient,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { linkTo, mailsTo, tokenOf } from '../../testing/mails.ts'
import { issueNext } from '../../testing/recipes.ts'
import { makeIssuedRecipe } from '../../testing/shop.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { DomainError } from '../errors.ts'
import { actingAs, findBuyer } from '../patient/acting.ts'
import { takenAs } from '../recipe/substitutes.ts'
import { delayRepeat, pauseByPatient, resumeRepeat, skipRepeat, stopByPatient } from './change.ts'
import { runRepeats } from './sweep.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const other = await asDoctor(t)
const zone = t.ctx.config.timeZone
const today = () => dateIn(t.clock.now(), zone)

// what other tests have turned on is not ordered as the clock moves
beforeEach(async () => {
  await t.ctx.db.update(repeats).set({ status: 'stopped' })
})

/** A fresh patient with a recipe of these products, whose lines can be ordered every day and many times. */
async function given(count = 1, line: Partial<typeof recipeLines.$inferInsert> = {}) {
  const patient = await asPatient(t, doctor)
  const products: TestProduct[] = []
  for (let i = 0; i < count; i++) products.push(await makeProduct(t, { onHand: 100_000 }))
  const expiresOn = addDays(today(), 3_000)
  const { recipeId, lineIds } = await makeIssuedRecipe(
    t,
    { doctor, patient },
    products.map((product) => ({
      product,
      line: { minDaysBetween: 0, refillsAllowed: 1_000, quantity: 3, ...line },
    })),
    { expiresOn },
  )
  return { patient, products, recipeId, lineIds, lineId: lineIds[0] ?? '' }
}

const turnOn = (who: Person, lineId: string, more: object = {}) =>
  who.browser.post('/api/patient/repeats', {
    recipe_line_id: lineId,
    quantity: 1,
    every_weeks: 4,
    payment_method: 'invoice',
    consent_version: repeatConsent.version,
    ...more,
  })
/** Sessions end while the clock moves. */
const fresh = (who: Person) => setCookiesForTest(t, 'patient', who.accountId)
const plan = async (who: Person) => (await (await fresh(who)).get('/api/patient/repeats')).data
const act = async (who: Person, id: string, step: string, body: object) =>
  (await fresh(who)).post(`/api/patient/repeats/${id}/${step}`, body)
const rowOf = async (id: string) => {
  const row = await t.row(repeats, id)
  return row
}
const ordersOf = (who: Person) =>
  t.rows(
    orders,
    and(eq(orders.patientId, who.id), ne(orders.orderState, 'cancelled')),
    asc(orders.placedAt),
    asc(orders.id),
  )
const periodsOf = (id: string) => t.rows(repeatPeriods, { repeatId: id }, asc(repeatPeriods.period))
const templates = async (who: Person) =>
  (await mailsTo(t, who.email)).map(({ template }) => template).reverse()

/** Noon of a day in the zone of the shop, and everything that repeats do then. */
async function on(day: string, atOnce?: number) {
  t.clock.set(new Date(startOfDay(day, zone).getTime() + 12 * 3_600_000))
  await runRepeats(t.ctx, atOnce)
}

/** A line of which packs for months have come a week ago. */
function supplied() {
  return {
    ...{ refillsAllowed: 9, timesOrdered: 1, lastOrderedAt: t.ago(9) },
    ...{ lastShippedAt: t.ago(8), lastDeliveredAt: t.ago(7) },
  }
}

it('ends with the last order of the recipe once that has left, not when it is cancelled', async () => {
  const { patient, lineId } = await given(1, { refillsAllowed: 0 })
  const first = addDays(today(), 10)
  const { id } = (await turnOn(patient, lineId, { first_on: first })).data
  for (const days of [-1, 0]) await on(addDays(first, days))
  const [order] = await ordersOf(patient)
  await runRepeats(t.ctx)
  expect(await rowOf(id)).toMatchObject({ status: 'active', reason: null })
  expect(await plan(patient)).toMatchObject([{ orders_left: 0, ships_on: null }])
  const gone = await (await fresh(patient)).post(`/api/patient/orders/${order?.id}/cancel`, {})
  expect(gone.status, gone.text).toBe(200)
  const next = addDays(first, 28)
  expect(await plan(patient)).toMatchObject([{ orders_left: 1, ships_on: next }])
  for (const days of [-1, 0]) await on(addDays(next, days))
  const [again] = await ordersOf(patient)
  await t.change(orderLines, { orderId: again?.id ?? '' }, { qtyShipped: 1 })
  await runRepeats(t.ctx)
  expect(await rowOf(id)).toMatchObject({ status: 'stopped', reason: 'refills_used' })
})

it('is turned on, announced, skipped by the link of a mail, ordered and stopped', async () => {
  const { patient, lineIds } = await given(2)
  const [first = '', second = ''] = lineIds
  const offer = (await patient.browser.get(`/api/patient/recipe-lines/${first}/repeat-offer`)).data
  expect(offer).toMatchObject({
    first_on: addDays(today(), 1),
    min_weeks: 2,
    max_quantity: 3,
    payment_methods: ['card', 'invoice'],
  })
  const begin = addDays(today(), 20)
  const made = await turnOn(patient, first, { first_on: begin, quantity: 2 })
  expect(made.status, made.text).toBe(201)
  const again = await patient.browser.get(`/api/patient/recipe-lines/${first}/repeat-offer`)
  expect(again.refusal).toEqual([409, 'REPEAT_EXISTS'])
  expect(made.data).toMatchObject({
    status: 'active',
    next_on: begin,
    ships_on: begin,
    quantity: 2,
    order_total: offer.order_totals[1],
  })
  expect(offer.order_totals).toHaveLength(3)
  expect(made.data.actions).toEqual(['change', 'skip', 'delay', 'pause', 'stop'])
  const row = await rowOf(made.data.id)
  expect(row).toMatchObject({
    consentVersion: repeatConsent.version,
    consentText: repeatConsent.en,
  })
  // the other comes three days later: it goes along
  const late = (await turnOn(patient, second, { first_on: addDays(begin, 3) })).data
  expect(late.ships_on).toBe(begin)
  expect((await turnOn(patient, first)).body.error_code).toBe('REPEAT_EXISTS')
  await on(addDays(begin, -8))
  expect(await templates(patient)).toEqual(['repeat_started', 'repeat_started'])
  await on(addDays(begin, -7))
  await on(addDays(begin, -6))
  await on(addDays(begin, -1))
  await runRepeats(t.ctx)
  expect(await templates(patient)).toEqual([
    'repeat_started',
    'repeat_started',
    'repeat_due',
    'repeat_due',
  ])
  const [mail] = await mailsTo(t, patient.email)
  expect(mail?.text.match(/Product \d+ × \d/g)).toHaveLength(2)

  // the link: nothing is signed in, opening changes nothing, and it is only in the mail
  const token = tokenOf(await linkTo(t, patient.email))
  const kept = await t.row(tokens, { tokenHash: sha256(token) })
  expect(kept.kind).toBe('repeat')
  let visitor = t.browser()
  await visitor.get('/sanctum/csrf-cookie')
  const open = () => visitor.post('/api/patient/repeat-link/open', { token })
  const { repeats: shown } = (await open()).data
  expect(shown).toHaveLength(2)
  // one order: what the mail says is what the page says
  const [{ order_total: sum }] = shown
  expect(shown[1].order_total).toBe(sum)
  expect(mail?.text).toMatch(/Subtotal: .*\nDelivery: .*\nTotal: /)
  expect(mail?.text).toContain(
    `\nTotal: $${(sum / 100).toFixed(2)}\nSent to: Your default address.`,
  )
  expect(await rowOf(row.id)).toMatchObject({ nextOn: begin, period: 1 })
  expect((await visitor.get('/api/patient/repeats')).status).toBe(401)
  const byLink = (action: string, more: object = {}) =>
    visitor.post('/api/patient/repeat-link/act', {
      token,
      repeat_id: row.id,
      action,
      revision: 1,
      ...more,
    })
  const stranger = await given()
  const theirs = (await turnOn(stranger.patient, stranger.lineId)).data
  expect((await byLink('stop', { repeat_id: theirs.id })).status).toBe(404)
  const skipped = await byLink('skip')
  expect(skipped.data).toMatchObject({ next_on: addDays(begin, 28), revision: 2 })
  expect((await byLink('skip')).status).toBe(409)
  expect((await byLink('delay', { revision: 2 })).faults).toEqual([422, ['until']])

  const alone = (await open()).data.repeats.find(({ id }: { id: string }) => id === late.id)
  await on(begin)
  // the second one alone was due three days later
  expect(await ordersOf(patient)).toHaveLength(0)
  await on(addDays(begin, 3))
  const [placed] = await ordersOf(patient)
  expect(placed).toMatchObject({ paymentMethod: 'invoice', itemCount: 1, placedByRole: 'patient' })
  expect(placed?.total).toBe(alone.order_total)
  expect(await periodsOf(late.id)).toMatchObject([
    { state: 'ordered', orderId: placed?.id, dueOn: addDays(begin, 3) },
  ])
  expect(await rowOf(late.id)).toMatchObject({ nextOn: addDays(begin, 31), period: 2 })
  const [confirmation] = await mailsTo(t, patient.email)
  expect(confirmation).toMatchObject({ template: 'order_placed' })
  expect(confirmation?.text).toMatch(/It was placed by your repeat\.[\s\S]*\/user\/repeats\n/)
  const logged = await t.row(auditLog, { objectId: placed?.id ?? '', action: 'order.placed' })
  expect(logged).toMatchObject({ actorRole: 'system', after: { repeat: true } })

  // four weeks on both go together; then one is stopped by the link, the other by the office
  for (const back of [7, 1, 0]) await on(addDays(begin, 28 - back))
  const [, both] = await ordersOf(patient)
  expect(both?.itemCount).toBe(3)
  const { revision } = await rowOf(row.id)
  t.clock.set(new Date(startOfDay(begin, zone).getTime() + 12 * 3_600_000))
  expect((await byLink('stop', { revision })).data).toMatchObject({
    status: 'stopped',
    reason: 'patient',
    actions: [],
  })
  expect((await mailsTo(t, patient.email))[0]?.template).toBe('repeat_stopped')
  const admin = await asAdmin(t)
  const path = `/api/admin/repeats/${late.id}/stop`
  const stop = { reason: 'The patient called.', revision: (await rowOf(late.id)).revision }
  expect((await admin.browser.post(path, { ...stop, revision: 1 })).status).toBe(409)
  expect((await admin.browser.post(path, stop)).data).toMatchObject({
    status: 'stopped',
    reason: 'admin',
    stop_note: stop.reason,
  })
  await on(addDays(begin, 400))
  expect(await ordersOf(patient)).toHaveLength(2)
  // the links have ended
  visitor = t.browser()
  await visitor.get('/sanctum/csrf-cookie')
  expect((await open()).status).toBe(410)
  expect((await byLink('stop')).status).toBe(410)
})

it('announces to everybody, few at a time, whoever has nothing to hear yet', async () => {
  const one = await given(1, supplied())
  const two = await given(1, supplied())
  const [far, near] = one.patient.id < two.patient.id ? [one, two] : [two, one]
  await turnOn(far.patient, far.lineId, { every_weeks: null })
  await turnOn(near.patient, near.lineId)
  await on(today(), 1)
  expect(await templates(far.patient)).toEqual(['repeat_started'])
  expect(await templates(near.patient)).toContain('repeat_due')
})

describe('turning on is refused', () => {
  it('for lines, terms and days that the recipe does not allow', async () => {
    const { patient, lineId, recipeId } = await given(1, { minDaysBetween: 24 })
    const code = async (more: object, line = lineId) => {
      const { status, body } = await turnOn(patient, line, more)
      return [status, body.error_code, Object.keys(body.errors ?? {})[0]]
    }
    expect(await code({ quantity: 4 })).toEqual([422, 'MAX_QTY', 'quantity'])
    expect(await code({ every_weeks: 3 })).toEqual([422, 'REFILL_TOO_SOON', 'every_weeks'])
    expect(await code({ first_on: today() })).toEqual([422, 'DATE_OUT_OF_RANGE', 'first_on'])
    // no order comes after the recipe has ended
    const end = addDays(today(), 60)
    await t.change(recipes, recipeId, { expiresOn: end })
    const offer = await patient.browser.get(`/api/patient/recipe-lines/${lineId}/repeat-offer`)
    expect(offer.data).toMatchObject({ first_on: addDays(today(), 1), last_on: end })
    const late = await turnOn(patient, lineId, { first_on: addDays(end, 1) })
    expect(late.body.errors.first_on).toEqual([
      `Choose a day from ${formatDate(addDays(today(), 1), 'en')} to ${formatDate(end, 'en')}.`,
    ])
    expect(await code({ payment_method: 'card' })).toEqual([422, 'CARD_NOT_SAVED', 'card'])
    expect(await code({ consent_version: 'old' })).toEqual([409, 'CONSENT_OUTDATED', undefined])
    const theirs = await given()
    expect(await code({}, theirs.lineId)).toEqual([404, 'NOT_FOUND', undefined])
    const text = await given(1, { dosageMode: 'text', amountMin: null, amountMax: null })
    const uncounted = await turnOn(text.patient, text.lineId, { every_weeks: null })
    expect(uncounted.body.error_code).toBe('NOT_COUNTABLE')
    // what there is lasts longer than the recipe
    await t.change(recipeLines, lineId, { lastDeliveredAt: t.clock.now() })
    expect(await code({ every_weeks: null })).toEqual([422, 'DATE_OUT_OF_RANGE', 'every_weeks'])
    expect(await code({ unit_price: 2_499 })).toEqual([409, 'PRICE_CHANGED', undefined])
    await t.change(recipes, recipeId, { status: 'cancelled' })
    expect(await code({})).toEqual([422, 'REPEAT_REFUSED', 'recipe_line_id'])
    expect(
      (await patient.browser.get(`/api/patient/recipe-lines/${lineId}/repeat-offer`)).status,
    ).toBe(422)
  })
})

describe('on the day', () => {
  /** A repeat that is due tomorrow and was announced, and what becomes of it once something has changed. */
  async function due(
    change: (of: Awaited<ReturnType<typeof given>>) => Promise<unknown>,
    line = {},
  ) {
    const all = await given(1, line)
    const { data } = await turnOn(all.patient, all.lineId)
    await on(today())
    await change(all)
    const dueOn = addDays(today(), 1)
    await on(dueOn)
    return {
      ...all,
      id: data.id as string,
      dueOn,
      row: await rowOf(data.id),
      mails: await templates(all.patient),
    }
  }
  const line = (lineId: string, set: Partial<typeof recipeLines.$inferInsert>) =>
    t.change(recipeLines, lineId, set)
  const recipe = (id: string, set: Partial<typeof recipes.$inferInsert>) =>
    t.change(recipes, id, set)
  const price = (product: TestProduct | undefined, to: number) =>
    t.change(variants, product?.variantId ?? '', { price: to })
  const suspend = (set: Partial<typeof doctors.$inferInsert>) => t.change(doctors, doctor.id, set)

  /** Two allergens are on the label; the doctor has known of the first one when overriding, not of the second. */
  async function override(of: Awaited<ReturnType<typeof given>>, allergies: string[]) {
    const reason = { code: 'ALLERGY', line: 0, reason: 'Tolerated before' }
    await recipe(of.recipeId, { issuedAt: t.ago(30), warningsOverridden: [reason] })
    await t.change(productTable, of.products[0]?.productId ?? '', { allergens: ['Fish'] })
    const said = (days: number) => ({ by: 'patient' as const, at: t.ago(days).toISOString() })
    const healthSources = { allergies: { product: said(40), fish: said(1) } }
    await t.change(patients, of.patient.id, { allergies, healthSources })
  }

  type Case = [string, Parameters<typeof due>[0], object, number]
  const cases: Case[] = [
    [
      'orders at a price that is a tenth higher',
      ({ products }) => price(products[0], 2_750),
      { status: 'active' },
      1,
    ],
    [
      'asks when it is more',
      ({ products }) => price(products[0], 2_751),
      { status: 'paused', reason: 'price' },
      0,
    ],
    [
      'waits for stock',
      ({ products }) => t.change(stock, { variantId: products[0]?.variantId ?? '' }, { onHand: 0 }),
      { status: 'active', waitsFor: 'stock' },
      0,
    ],
    [
      'pauses with the recipe',
      ({ recipeId }) => recipe(recipeId, { status: 'on_hold' }),
      { status: 'paused', reason: 'recipe_on_hold' },
      0,
    ],
    [
      'stops with the recipe',
      ({ recipeId }) => recipe(recipeId, { expiresOn: today() }),
      { status: 'stopped', reason: 'recipe_ended' },
      0,
    ],
    [
      'stops with its line',
      ({ lineId }) => line(lineId, { state: 'stopped' }),
      { status: 'stopped', reason: 'doctor' },
      0,
    ],
    [
      'stops when the refills are used',
      ({ lineId }) => line(lineId, { timesOrdered: 2, refillsAllowed: 1 }),
      { status: 'stopped', reason: 'refills_used' },
      0,
    ],
    [
      'stops when the patient has another doctor',
      ({ patient }) => t.change(patients, patient.id, { doctorId: other.id }),
      { status: 'stopped', reason: 'doctor_changed' },
      0,
    ],
    [
      'stops when the patient asks to be deleted',
      ({ patient }) => t.change(patients, patient.id, { deletionAskedAt: t.clock.now() }),
      { status: 'stopped', reason: 'account_closed' },
      0,
    ],
    [
      'does not order what an allergy speaks against',
      ({ patient }) => t.change(patients, patient.id, { allergies: ['Product'] }),
      { status: 'paused', reason: 'stop_warning' },
      0,
    ],
    [
      'checks the product that it orders, not one that was sent in its place',
      async ({ patient, products: [product], lineId }) => {
        const sent = { variantId: (await makeProduct(t)).variantId, units: 60 }
        await line(lineId, {
          takenAs: await takenAs(t.ctx, await t.row(recipeLines, lineId), sent),
        })
        const oil = { name: 'Fish oil', code: 'fish_oil', amount: 1, unit: 'g', percent_ref: null }
        await t.change(productTable, product?.productId ?? '', { ingredients: [oil] })
        await t.change(patients, patient.id, { allergies: ['Fish'] })
      },
      { status: 'paused', reason: 'stop_warning' },
      0,
    ],
    [
      'orders what the doctor has allowed in spite of an allergy',
      (of) => override(of, ['Product']),
      { status: 'active' },
      1,
    ],
    [
      'does not order what an allergy speaks against that was written down since',
      (of) => override(of, ['Product', 'Fish']),
      { status: 'paused', reason: 'stop_warning' },
      0,
    ],
    [
      'needs an address',
      ({ patient }) => t.ctx.db.delete(addresses).where(eq(addresses.patientId, patient.id)),
      { status: 'paused', reason: 'no_address' },
      0,
    ],
    [
      'needs a smaller quantity',
      ({ lineId }) => t.change(repeats, { recipeLineId: lineId }, { quantity: 9 }),
      { status: 'paused', reason: 'quantity' },
      0,
    ],
    [
      'moves to the day that the recipe allows',
      ({ lineId }) =>
        line(lineId, { timesOrdered: 1, lastOrderedAt: t.clock.now(), minDaysBetween: 10 }),
      { status: 'active', nextOn: 'in 9 days' },
      0,
    ],
  ]
  it('does what the rules say, and tells the patient', async () => {
    const all = await Promise.all(
      cases.map(async ([name, change, expected, count]) => {
        const of = await given()
        const { data } = await turnOn(of.patient, of.lineId)
        return { ...of, name, change, expected, count, id: data.id as string }
      }),
    )
    await on(today())
    for (const each of all) await each.change(each)
    await on(addDays(today(), 1))
    for (const { name, patient, id, expected, count } of all) {
      const row = await rowOf(id)
      const wanted = 'nextOn' in expected ? { ...expected, nextOn: addDays(today(), 9) } : expected
      expect(row, name).toMatchObject(wanted)
      expect(await ordersOf(patient), name).toHaveLength(count)
      const told = { paused: 'repeat_paused', stopped: 'repeat_stopped' }[row.status as string]
      const sent = await templates(patient)
      if (told) expect(sent.at(-1), name).toBe(told)
      if (row.waitsFor) expect(sent.at(-1), name).toBe('repeat_waits')
    }
  })

  it('goes on once the patient agrees, or there is stock again', async () => {
    const dearer = await due(({ products }) => price(products[0], 3_000))
    const { revision } = dearer.row
    const agree = (unit_price: number) =>
      act(dearer.patient, dearer.id, 'confirm', { revision, unit_price })
    // only to the price that was shown
    expect((await agree(2_900)).body).toMatchObject({ error_code: 'PRICE_CHANGED', price: 3_000 })
    const agreed = await agree(3_000)
    expect(agreed.data).toMatchObject({ status: 'active', price_agreed: 3_000 })
    await runRepeats(t.ctx)
    expect(await ordersOf(dearer.patient)).toHaveLength(1)
    // what was bought in the meantime is not announced for a day that the recipe does not allow
    const stocked = await due(({ products }) => price(products[0], 3_000))
    const ordered = { timesOrdered: 1, lastOrderedAt: t.clock.now() }
    await line(stocked.lineId, { ...ordered, minDaysBetween: 9 })
    const later = await act(stocked.patient, stocked.id, 'confirm', {
      revision: stocked.row.revision,
    })
    expect(later.data).toMatchObject({ status: 'active', next_on: addDays(today(), 9) })
    const short = await due(({ products }) =>
      t.change(stock, { variantId: products[0]?.variantId ?? '' }, { onHand: 0 }),
    )
    const [product] = short.products
    await t.change(stock, { variantId: product?.variantId ?? '' }, { onHand: 10 })
    await runRepeats(t.ctx)
    expect(await ordersOf(short.patient)).toHaveLength(0)
    await on(addDays(today(), 1))
    expect(await ordersOf(short.patient)).toHaveLength(1)
    expect(await rowOf(short.id)).toMatchObject({
      waitsFor: null,
      retryOn: null,
      nextOn: addDays(short.dueOn, 28),
    })
  })

  it('can be decided by the link of the mail, however long it has waited for stock', async () => {
    const short = await due(({ products }) =>
      t.change(stock, { variantId: products[0]?.variantId ?? '' }, { onHand: 0 }),
    )
    await price(short.products[0], 3_000)
    await on(addDays(short.dueOn, 20))
    expect((await templates(short.patient)).at(-1)).toBe('repeat_paused')
    const token = tokenOf(await linkTo(t, short.patient.email))
    const visitor = t.browser()
    await visitor.get('/sanctum/csrf-cookie')
    const opened = await visitor.post('/api/patient/repeat-link/open', { token })
    expect(opened.data, opened.text).toMatchObject({ repeats: [{ reason: 'price' }] })
  })

  it('follows a newer version of the recipe, and asks where the product is another one', async () => {
    let lineId = ''
    const renew = async (
      of: { patient: Person; recipeId: string },
      product: TestProduct,
      status: 'issued' | 'on_hold' = 'issued',
    ) => {
      const old = await t.row(recipes, of.recipeId)
      await recipe(of.recipeId, { status: 'superseded' })
      const next = await makeIssuedRecipe(
        t,
        { doctor, patient: of.patient },
        [{ product, line: { minDaysBetween: 0, quantity: 2 } }],
        {
          seriesId: old.seriesId,
          version: old.version + 1,
          expiresOn: addDays(today(), 300),
          status,
        },
      )
      lineId = next.lineIds[0] ?? ''
      return { patient: of.patient, recipeId: next.recipeId }
    }
    const same = await due((of) => renew(of, of.products[0] as TestProduct))
    expect(same.row).toMatchObject({ status: 'active', recipeLineId: lineId, period: 2 })
    // one that was put on hold at once keeps it, paused
    const held = await due((of) => renew(of, of.products[0] as TestProduct, 'on_hold'))
    const paused = { status: 'paused', reason: 'recipe_on_hold' }
    expect(held.row).toMatchObject({ ...paused, recipeLineId: lineId })
    const replacement = await makeProduct(t)
    const changed = await due((of) => renew(of, replacement))
    expect(changed.row).toMatchObject({
      status: 'paused',
      reason: 'product_changed',
      offeredLineId: lineId,
    })
    const [shown] = await plan(changed.patient)
    expect(shown).toMatchObject({
      offered: { unit_price: 2_500 },
      actions: ['confirm', 'change', 'stop'],
    })
    // the patient may have turned the new one on by itself
    const browser = await fresh(changed.patient)
    const own = (await turnOn({ ...changed.patient, browser }, lineId)).data
    const confirm = () =>
      act(changed.patient, changed.id, 'confirm', { revision: changed.row.revision })
    expect((await confirm()).body.error_code).toBe('REPEAT_EXISTS')
    await act(changed.patient, own.id, 'stop', { revision: own.revision })
    await confirm()
    await runRepeats(t.ctx)
    expect(await rowOf(changed.id)).toMatchObject({
      recipeLineId: lineId,
      variantId: replacement.variantId,
      period: 2,
    })
    expect(await ordersOf(changed.patient)).toHaveLength(1)
    // back to the first product before the patient has answered
    let second = { patient: changed.patient, recipeId: '' }
    const undone = await due(async (of) => {
      second = await renew(of, replacement)
    })
    await renew(second, undone.products[0] as TestProduct)
    await runRepeats(t.ctx)
    const { variantId } = undone.row
    const asked = { status: 'paused', reason: 'product_changed', recipeLineId: lineId, variantId }
    const back = await rowOf(undone.id)
    expect(back).toMatchObject({ ...asked, offeredLineId: lineId })
    const { revision } = back
    expect((await act(undone.patient, undone.id, 'confirm', { revision })).status).toBe(200)
    await runRepeats(t.ctx)
    expect(await rowOf(undone.id)).toMatchObject({ recipeLineId: lineId, variantId, period: 2 })
    // who stops it is offered nothing any more
    const refused = await due((of) => renew(of, replacement))
    await act(refused.patient, refused.id, 'stop', { revision: refused.row.revision })
    expect(await plan(refused.patient)).toMatchObject([{ status: 'stopped', offered: null }])
  })

  it('waits for nothing once it is to come before the supply runs out', async () => {
    const noStock = ({ products }: { products: TestProduct[] }) =>
      t.change(stock, { variantId: products[0]?.variantId ?? '' }, { onHand: 0 })
    const { id, patient, row, dueOn } = await due(noStock, supplied())
    expect(row).toMatchObject({ waitsFor: 'stock', nextOn: dueOn })
    const change = { revision: row.revision, every_weeks: null }
    const { data } = await (await fresh(patient)).patch(`/api/patient/repeats/${id}`, change)
    expect(data).toMatchObject({ waits_for: null, retry_on: null })
    expect(data.next_on > addDays(dueOn, 60)).toBe(true)
    await on(addDays(data.next_on, -7))
    expect((await templates(patient)).at(-1)).toBe('repeat_due')
  })

  it('is paused with the recipes of a doctor whose suspension ends them', async () => {
    const held = await due(() =>
      suspend({ status: 'suspended', honourRecipesWhenSuspended: false }),
    )
    await suspend({ status: 'approved', honourRecipesWhenSuspended: true })
    expect(held.row).toMatchObject({ status: 'paused', reason: 'recipe_on_hold' })
    expect(await ordersOf(held.patient)).toHaveLength(0)
  })

  it('announces no order of what is on hold before that goes on', async () => {
    const { patient, lineId } = await given()
    const first = addDays(today(), 10)
    await turnOn(patient, lineId, { first_on: first })
    await line(lineId, { state: 'paused' })
    await on(addDays(first, -7))
    expect(await templates(patient)).not.toContain('repeat_due')
    await line(lineId, { state: 'active' })
    await on(addDays(first, -1))
    expect(await templates(patient)).toContain('repeat_due')
  })

  it('keeps its day in a new version, whatever is counted anew, and its pause', async () => {
    const { patient, recipeId, lineId } = await given(1, supplied())
    const { data } = await turnOn(patient, lineId, { every_weeks: null })
    // three packs of 60, of which one or two are taken a day
    const nextOn = addDays(today(), 180 / 1.5 - 7 - leadDays)
    expect(data.next_on).toBe(nextOn)
    const renew = async (id: string) => {
      const browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
      return issueNext({ ...doctor, browser }, id)
    }
    const second = await renew(recipeId)
    await on(addDays(today(), 1))
    const kept = { status: 'active', nextOn, announcedOn: null }
    expect(await rowOf(data.id)).toMatchObject({ ...kept, recipeLineId: second.lines[0].id })
    expect(await templates(patient)).not.toContain('repeat_due')
    await line(second.lines[0].id, { state: 'paused' })
    const third = await renew(second.id)
    await on(addDays(today(), 1))
    expect(third.lines[0].state).toBe('paused')
    expect(await rowOf(data.id)).toMatchObject({ ...kept, recipeLineId: third.lines[0].id })
  })

  it('leaves to its own day what was announced for that, when an earlier order had to wait', async () => {
    const { patient, products, lineIds } = await given(2)
    const [first = '', second = ''] = lineIds
    const stocked = (onHand: number) =>
      t.change(stock, { variantId: products[0]?.variantId ?? '' }, { onHand })
    const begin = addDays(today(), 10)
    const own = addDays(begin, 10)
    const early = (await turnOn(patient, first, { first_on: begin })).data
    const late = (await turnOn(patient, second, { first_on: own })).data
    await on(addDays(begin, -1))
    await stocked(0)
    for (const days of [0, 3, 5]) await on(addDays(begin, days))
    const shown = (await plan(patient)).find(({ id }: { id: string }) => id === late.id)
    expect(shown.ships_on).toBe(own)
    await stocked(10)
    await on(addDays(begin, 6))
    expect(await ordersOf(patient)).toMatchObject([{ itemCount: 1 }])
    // what came late lasts longer: the next one counts from it
    expect(await rowOf(early.id)).toMatchObject({ nextOn: addDays(begin, 6 + 28), period: 2 })
    expect(await rowOf(late.id)).toMatchObject({ nextOn: own, period: 1 })
    for (const days of [9, 10]) await on(addDays(begin, days))
    expect(await ordersOf(patient)).toHaveLength(2)
    expect(await periodsOf(late.id)).toMatchObject([{ state: 'ordered', dueOn: own }])
  })

  it('promises no order after the end of the recipe', async () => {
    const { patient, lineId, recipeId } = await given()
    const begin = addDays(today(), 20)
    await turnOn(patient, lineId, { first_on: begin })
    await recipe(recipeId, { expiresOn: addDays(begin, -2) })
    for (const back of [7, 6, 2]) await on(addDays(begin, -back))
    expect(await templates(patient)).toEqual(['repeat_started', 'repeat_ending'])
    await on(addDays(begin, -1))
    expect((await templates(patient)).at(-1)).toBe('repeat_stopped')
  })

  it('orders nothing that was not announced, and nothing at night', async () => {
    const { patient, lineId } = await given()
    const { data } = await turnOn(patient, lineId)
    // nobody was told: the server was down
    const day = data.next_on
    await on(day)
    expect(await rowOf(data.id)).toMatchObject({
      nextOn: addDays(day, 1),
      announcedOn: addDays(day, 1),
    })
    t.clock.set(new Date(startOfDay(addDays(day, 1), zone).getTime() + 3_600_000))
    await runRepeats(t.ctx)
    expect(await ordersOf(patient)).toHaveLength(0)
    // nor where a shop has its own checkout by now
    t.clock.set(new Date(startOfDay(addDays(day, 1), zone).getTime() + 12 * 3_600_000))
    await runRepeats({ ...t.ctx, storefront: { ...t.ctx.storefront, kind: 'shopify' } })
    expect(await ordersOf(patient)).toHaveLength(0)
    await on(addDays(day, 1))
    expect(await ordersOf(patient)).toHaveLength(1)
  })

  it('places one order with two workers at once, and none after a stop that was first', async () => {
    const all = await given(2)
    const ids: string[] = []
    for (const id of all.lineIds) ids.push((await turnOn(all.patient, id)).data.id)
    await on(today())
    t.clock.set(new Date(startOfDay(addDays(today(), 1), zone).getTime() + 12 * 3_600_000))
    await Promise.all([runRepeats(t.ctx), runRepeats(t.ctx), runRepeats(t.ctx)])
    expect(await ordersOf(all.patient)).toHaveLength(1)
    await on(addDays(today(), 27))
    t.clock.set(new Date(startOfDay(addDays(today(), 1), zone).getTime() + 12 * 3_600_000))
    const revision = (await rowOf(ids[0] ?? '')).revision
    const [stopped] = await Promise.all([
      act(all.patient, ids[0] ?? '', 'stop', { revision }),
      runRepeats(t.ctx),
    ])
    const row = await rowOf(ids[0] ?? '')
    // whoever was first: the stop is refused by the revision that the order has raised, or nothing is ordered
    expect(row.status === 'stopped').toBe(stopped.status === 200)
    expect(await periodsOf(row.id)).toHaveLength(
      row.status === 'stopped' && row.period === 2 ? 1 : 2,
    )
  })
})

const steps = {
  skip: skipRepeat,
  pause: pauseByPatient,
  resume: resumeRepeat,
  delay: delayRepeat,
  stop: stopByPatient,
}

/** A patient whose session would have ended as the clock moved. */
async function asActor({ id }: Person) {
  const buyer = await findBuyer(t.ctx, id)
  if (!buyer) throw new Error('no patient')
  return actingAs(t.ctx, buyer)
}

it('never orders a period twice nor after the stop, skips one period, whatever happens in which order', async () => {
  const event = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        what: fc.constant('days' as const),
        n: fc.integer({ min: 1, max: 45 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        what: fc.constantFrom('skip' as const, 'pause' as const, 'resume' as const),
        n: fc.constant(0),
      }),
    },
    fc.record({ what: fc.constant('delay' as const), n: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ what: fc.constant('stop' as const), n: fc.constant(0) }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 8 }),
      fc.array(event, { minLength: 4, maxLength: 12 }),
      async (weeks, events) => {
        const { patient, lineId } = await given()
        const { id } = (await turnOn(patient, lineId, { every_weeks: weeks })).data
        let stoppedWith = -1
        for (const { what, n } of events) {
          const row = await rowOf(id)
          if (what === 'days') await on(addDays(today(), n))
          else {
            const given = { revision: row.revision, until: addDays(today(), n) }
            // what cannot be done now is refused
            await steps[what](await asActor(patient), id, given).catch((error) => {
              if (!(error instanceof DomainError)) throw error
            })
          }
          const now = await rowOf(id)
          if (what === 'skip' && now.revision > row.revision) {
            expect(now.period).toBe(row.period + 1)
            if (row.nextOn >= today()) expect(now.nextOn).toBe(addDays(row.nextOn, weeks * 7))
          }
          if (what === 'stop') stoppedWith = (await ordersOf(patient)).length
        }
        const placed = await ordersOf(patient)
        const rows = await periodsOf(id)
        const ordered = rows.filter(({ state }) => state === 'ordered')
        expect(ordered.map(({ orderId }) => orderId).sort()).toEqual(
          placed.map((each) => each.id).sort(),
        )
        expect(new Set(rows.map(({ period }) => period)).size).toBe(rows.length)
        expect(new Set(placed.map(({ placedAt }) => dateIn(placedAt, zone))).size).toBe(
          placed.length,
        )
        if (stoppedWith >= 0) expect(placed).toHaveLength(stoppedWith)
      },
    ),
    { numRuns: isDeep ? 80 : 4 },
  )
}, 600_000)
