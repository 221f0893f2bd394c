import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { doctorRates, doctors } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { addresses, patients } from '../../db/schema/patient.ts'
import { recipeEvents, recipeLines, recipes } from '../../db/schema/recipe.ts'
import { repeats } from '../../db/schema/repeat.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import {
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { checkOut, fillCart, makeIssuedRecipe } from '../../testing/shop.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const product = await makeProduct(t, { title: 'Zinc' })
await makeCatalog(t, [product])

const url = (id: string) => `/api/patient/recipes/${id}`

async function withRecipe(
  line: Partial<typeof recipeLines.$inferInsert> = {},
  overrides: Partial<typeof recipes.$inferInsert> = {},
) {
  const person = await asPatient(t, doctor)
  const made = await makeIssuedRecipe(
    t,
    { doctor, patient: person },
    [{ product, line }],
    overrides,
  )
  return { person, ...made }
}

describe('who may', () => {
  it('never shows drafts and mistakes', async () => {
    const { person, recipeId } = await withRecipe()
    for (const status of ['draft', 'entered_in_error'] as const) {
      await t.change(recipes, recipeId, { status })
      expect((await person.browser.get(url(recipeId))).status).toBe(404)
      expect((await person.browser.list('/api/patient/recipes')).data).toEqual([])
    }
  })
})

describe('my recipes', () => {
  it('are current or past', async () => {
    const { person, recipeId } = await withRecipe()
    const paused = await makeIssuedRecipe(t, { doctor, patient: person }, [{ product }], {
      status: 'on_hold',
    })
    const over = await makeIssuedRecipe(t, { doctor, patient: person }, [{ product }], {
      expiresOn: '2026-11-19',
    })
    const ended = await makeIssuedRecipe(t, { doctor, patient: person }, [{ product }], {
      status: 'cancelled',
      label: 'Sleep',
    })
    const ids = async (filter: object) =>
      (await person.browser.list('/api/patient/recipes', { filter: { ...filter } }))
        .each('id')
        .sort()
    expect(await ids({ tab: 'current' })).toEqual([recipeId, paused.recipeId].sort())
    expect(await ids({ tab: 'past' })).toEqual([over.recipeId, ended.recipeId].sort())
    expect(await ids({ label: 'Sleep' })).toEqual([ended.recipeId])
    expect(await ids({ id: [recipeId] })).toEqual([recipeId])
    const page = await person.browser.list('/api/patient/recipes', { range: [0, 1] })
    expect(page.headers['content-range']).toBe('recipes 0-1/4')
    expect(page.data[0]).not.toHaveProperty('lines')
  })

  it('tell why one was ended, and nothing of what the doctor noted', async () => {
    const { person, recipeId } = await withRecipe()
    const note = 'Blood results of next week'
    await t.change(recipes, recipeId, {
      status: 'cancelled',
      endReasonCode: 'side_effect',
      endReasonText: note,
      holdReason: note,
      internalNote: note,
    })
    const answer = await person.browser.get(url(recipeId))
    expect(answer.data.end_reason_code).toBe('side_effect')
    expect(answer.text).not.toContain(note)
  })

  it('begin with what the doctor wrote: without the marks of Markdown, with every sign', async () => {
    const { person, recipeId } = await withRecipe()
    const message = '**Important**: stop if fever > 39 (#2, a_b).\n\n- 2 * 3 drops\n\n> by `mouth`'
    await t.change(recipes, recipeId, { message })
    expect((await person.browser.get(url(recipeId))).data.message_excerpt).toBe(
      'Important: stop if fever > 39 (#2, a_b). • 2 * 3 drops by mouth',
    )
  })

  it('say of the clinic’s interest what is so: the terms’ sentence, the doctor’s own, or nothing earned', async () => {
    const doctor = await asDoctor(t)
    const person = await asPatient(t, doctor)
    const { recipeId } = await makeIssuedRecipe(t, { doctor, patient: person }, [{ product }])
    const said = async () => {
      const places = [
        (await person.browser.get(url(recipeId))).data,
        (await doctor.browser.get(`/api/doctor/recipes/${recipeId}`)).data,
        (await doctor.browser.get('/api/doctor/recipe-beginning')).data,
        (await person.browser.get('/api/patient/cart')).data,
      ]
      return [...new Set(places.map(({ disclosure }) => disclosure))]
    }
    const terms = await readFile(
      new URL('../../../../../packages/shared/src/legal/terms-of-service.en.md', import.meta.url),
      'utf8',
    )
    const [standard = '', ...others] = await said()
    expect(others).toEqual([])
    expect(terms).toContain(standard)
    const set = (values: Partial<typeof doctors.$inferInsert>) =>
      t.change(doctors, doctor.id, values)
    await set({ disclosureText: 'We earn 20% on this.' })
    expect(await said()).toEqual(['We earn 20% on this.'])
    await set({ zeroCommission: true })
    expect(await said()).toEqual([expect.stringContaining('earns nothing')])
    await set({ zeroCommission: false })
    const rates = eq(doctorRates.doctorId, doctor.id)
    await t.change(doctorRates, rates, { rateBp: 0 })
    expect(await said()).toEqual([expect.stringContaining('earns nothing')])
  })

  it('note their first opening for the doctor, once', async () => {
    const { person, recipeId } = await withRecipe()
    const first = await person.browser.get(url(recipeId))
    expect(first.data).toMatchObject({
      is_new: true,
      can_order: true,
      of_former_doctor: false,
      ordered_count: 0,
      lines_count: 1,
      message_excerpt: 'Take them with breakfast.',
      lines: [
        { product: { title: 'Zinc' }, refusal: null, in_cart: 0, orders_left: 4, days_left: null },
      ],
    })
    expect(first.data.disclosure).toContain('commission')
    expect(first.data).not.toHaveProperty('internal_note')
    expect((await person.browser.get(url(recipeId))).data.is_new).toBe(false)
    const events = await t.rows(recipeEvents, { recipeId })
    expect(events.map((event) => event.event)).toEqual(['viewed'])
  })

  it('say why a line cannot be ordered, and what is in the cart', async () => {
    const { person, recipeId, lineIds } = await withRecipe({
      timesOrdered: 1,
      lastOrderedAt: t.ago(10),
    })
    const soon = await person.browser.get(url(recipeId))
    expect(soon.data).toMatchObject({
      can_order: false,
      ordered_count: 1,
      lines: [{ refusal: 'REFILL_TOO_SOON', next_order_on: '2026-12-04' }],
    })
    await t.change(recipeLines, lineIds[0] ?? '', { lastOrderedAt: t.ago(30) })
    await fillCart(person, [{ variantId: product.variantId, recipeLineId: lineIds[0] ?? '' }])
    expect((await person.browser.get(url(recipeId))).data.lines[0]).toMatchObject({
      refusal: null,
      in_cart: 1,
    })
    // the shop is that of the patient's own doctor, whoever wrote the recipe
    const own = await asDoctor(t)
    await t.change(patients, person.id, { doctorId: own.id })
    const suspended = { status: 'suspended', honourRecipesWhenSuspended: false } as const
    await t.change(doctors, own.id, suspended)
    const lines = [{ refusal: 'RECIPE_ON_HOLD', refill_due: false }]
    expect((await person.browser.get(url(recipeId))).data).toMatchObject({
      can_order: false,
      lines,
    })
    await t.change(doctors, own.id, { honourRecipesWhenSuspended: true })
    expect((await person.browser.get(url(recipeId))).data.can_order).toBe(true)
  })

  it('are printed in both languages', async () => {
    const { person, recipeId } = await withRecipe()
    for (const locale of ['en', 'ja']) {
      const answer = await person.browser.get(`${url(recipeId)}/pdf?locale=${locale}`)
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect((await person.browser.get(`${url(recipeId)}/pdf?locale=fr`)).status).toBe(422)
  })
})

describe('what a new version changed', () => {
  type Lines = Parameters<typeof makeIssuedRecipe>[2]
  type Version = { lines: Lines } & Partial<typeof recipes.$inferInsert>

  /** Versions of one course, each of which replaces the one before. */
  async function course(...versions: Version[]) {
    const doctor = await asDoctor(t)
    const person = await asPatient(t, doctor)
    const seriesId = newId()
    const made: Awaited<ReturnType<typeof makeIssuedRecipe>>[] = []
    for (const [n, { lines, ...values }] of versions.entries()) {
      const head = { seriesId, version: n + 1, ...values }
      made.push(await makeIssuedRecipe(t, { doctor, patient: person }, lines, head))
      const before = made[n - 1]
      if (before)
        await t.change(recipes, before.recipeId, {
          status: 'superseded',
          supersededBy: made[n]?.recipeId ?? null,
        })
    }
    const changes = async (n: number) =>
      (await person.browser.get(url(made[n - 1]?.recipeId ?? ''))).data.changes
    return { person, made, changes }
  }

  it('is each product that was added, changed or removed, with what it said before', async () => {
    const [iron, iodine] = [
      await makeProduct(t, { title: 'Iron' }),
      await makeProduct(t, { title: 'Iodine' }),
    ]
    const { made, changes, person } = await course(
      { lines: [{ product, line: { rationale: 'For sleep' } }, { product: iron }] },
      {
        title: 'Calm skin',
        message: 'Other words',
        startsOn: '2026-11-03',
        expiresOn: '2027-06-01',
        lines: [
          { product: iodine },
          {
            product,
            line: { amountMin: 2, amountMax: 2, quantity: 2, rationale: 'For the skin' },
          },
        ],
      },
    )
    expect(await changes(1)).toBeNull()
    const [added, changed] = made[1]?.lineIds ?? []
    expect(await changes(2)).toEqual({
      version: 1,
      parts: ['title', 'message', 'expires_on'],
      before: {
        title: 'Skin',
        label: 'Skin, first 3 months',
        starts_on: '2026-10-01',
        expires_on: '2027-05-01',
      },
      lines: [
        { change: 'added', line_id: added, title: 'Iodine', parts: [], before: null },
        {
          change: 'changed',
          line_id: changed,
          title: 'Zinc',
          parts: ['dosage', 'rationale', 'quantity'],
          before: expect.objectContaining({
            amount_min: 1,
            amount_max: 2,
            quantity: 1,
            rationale: 'For sleep',
          }),
        },
        {
          change: 'removed',
          line_id: null,
          title: 'Iron',
          parts: [],
          before: expect.objectContaining({ variant_title: '60 capsules' }),
        },
      ],
    })
    // it stays when the recipe is answered again, and does not go with lists
    const told = await person.browser.post(`${url(made[1]?.recipeId ?? '')}/not-buying`, {
      reason: 'price',
    })
    expect(told.data.changes.lines).toHaveLength(3)
    const { data } = await person.browser.get('/api/patient/top')
    expect(data.recipes[0]).not.toHaveProperty('changes')
  })

  it('is nothing where patients read the same, and leaves out what was stopped before', async () => {
    const iron = await makeProduct(t, { title: 'Iron' })
    const { changes } = await course(
      {
        lines: [
          { product },
          { product: iron, line: { state: 'stopped', stateReason: 'side_effect' } },
        ],
      },
      {
        lines: [{ product, line: { substitutes: [iron.variantId] } }],
        internalNote: 'Other words',
      },
      { lines: [{ product: iron }, { product }], startsOn: '2027-01-01' },
    )
    expect(await changes(2)).toMatchObject({ version: 1, parts: [], lines: [] })
    // it begins later than on the day it was issued
    expect((await changes(3)).parts).toEqual(['starts_on'])
    expect((await changes(3)).lines).toMatchObject([{ change: 'added', title: 'Iron' }])
  })

  it('counts from the version the patient has, past one that was a mistake, and never from one beside it', async () => {
    const { made, changes, person } = await course(
      { lines: [{ product }] },
      { lines: [{ product, line: { quantity: 2 } }] },
      { lines: [{ product, line: { quantity: 3 } }] },
    )
    const [one, two, three] = made.map(({ recipeId }) => recipeId)
    if (!one || !two || !three) throw new Error('not made')
    await t.change(recipes, three, { status: 'entered_in_error' })
    expect((await person.browser.get(url(two))).data.superseded_by).toBeNull()
    await t.change(recipes, three, { status: 'issued' })
    expect(await changes(3)).toMatchObject({ version: 2, lines: [{ before: { quantity: 2 } }] })
    await t.change(recipes, two, { status: 'entered_in_error', supersededBy: null })
    expect((await person.browser.get(url(one))).data.superseded_by).toBe(three)
    expect(await changes(3)).toMatchObject({ version: 1, lines: [{ before: { quantity: 1 } }] })
    await t.change(recipes, one, { status: 'issued', supersededBy: null })
    expect(await changes(3)).toBeNull()
    await t.change(recipes, one, { status: 'superseded', supersededBy: three })
    const other = await asPatient(t, doctor)
    await t.change(recipes, one, { patientId: other.id })
    expect((await person.browser.get(url(three))).data.changes).toBeNull()
  })
})

describe('the first page', () => {
  const top = async (person: Person) => (await person.browser.get('/api/patient/top')).data

  it('is quiet for a new patient whose profile is complete', async () => {
    const person = await asPatient(t, doctor, {
      phone: '212 555 0142',
      birthDate: '1990-04-12',
      noKnownAllergies: true,
    })
    expect(await top(person)).toMatchObject({
      doctor: { clinic_name: 'Test Clinic' },
      tasks: [],
      recipes: [],
      deliveries: [],
    })
  })

  it('puts what is to be done in order', async () => {
    const { person, recipeId, lineIds } = await withRecipe({
      timesOrdered: 1,
      lastOrderedAt: t.ago(38),
      lastDeliveredAt: t.ago(38),
    })
    await t.change(recipeLines, lineIds[0] ?? '', { amountMin: 1, amountMax: 2 })
    await fillCart(person, [product])
    await person.browser.patch('/api/patient/cart', { payment_method: 'bank_transfer' })
    const cart = (await person.browser.get('/api/patient/cart')).data
    const { data: order } = await checkOut(person, cart)
    await t.add(shipments, {
      number: 'S-T-1',
      doctorId: doctor.id,
      orderId: order.id,
      status: 'exception',
      method: 'standard',
    })
    await t.ctx.db.delete(addresses).where(eq(addresses.patientId, person.id))
    const page = await top(person)
    expect(page.tasks.map((task: { kind: string }) => task.kind)).toEqual([
      'new_recipe',
      'payment_needed',
      'delivery_problem',
      'refill_due',
      'profile_incomplete',
    ])
    expect(page.tasks[1]).toMatchObject({
      order_id: order.id,
      label: order.number,
      amount: order.total,
    })
    expect(page.tasks[3]).toMatchObject({ recipe_id: recipeId, label: 'Zinc' })
    expect(page.tasks[4].missing).toEqual(['address', 'phone', 'birth_date', 'allergies'])
    expect(page.recipes).toMatchObject([{ id: recipeId, lines: [{ product: { title: 'Zinc' } }] }])
  })

  it('asks for no refill of a course that is over by then, nor of what is ordered by itself', async () => {
    const person = await asPatient(t, doctor)
    const since = { timesOrdered: 1, lastOrderedAt: t.ago(38), lastDeliveredAt: t.ago(38) }
    const titles = ['Goes on', 'Course of 30 days', 'On repeat'] as const
    const products = await Promise.all(titles.map((title) => makeProduct(t, { title })))
    const { lineIds } = await makeIssuedRecipe(
      t,
      { doctor, patient: person },
      products.map((each, i) => ({
        product: each,
        line: { ...since, durationDays: i === 1 ? 30 : null },
      })),
      { startsOn: '2026-10-01' },
    )
    const repeatId = newId()
    await t.add(repeats, {
      ...{ id: repeatId, doctorId: doctor.id, patientId: person.id, status: 'active' },
      ...{ recipeLineId: lineIds[2] ?? '', variantId: products[2]?.variantId ?? '', quantity: 1 },
      ...{ paymentMethod: 'invoice', nextOn: '2026-11-23', priceAgreed: 2_500 },
      ...{ consentVersion: '1', consentText: 'Yes', consentedAt: t.clock.now() },
    })
    const due = async () =>
      (await top(person)).tasks
        .filter(({ kind }: { kind: string }) => kind === 'refill_due')
        .map(({ label }: { label: string }) => label)
    expect(await due()).toEqual(['Goes on'])
    await t.change(repeats, repeatId, { status: 'paused', reason: 'patient' })
    expect(await due()).toEqual(['Goes on', 'On repeat'])
    const longAgo = { lastOrderedAt: t.ago(50), lastDeliveredAt: t.ago(50) }
    for (const id of lineIds) await t.change(recipeLines, id, longAgo)
    expect(await due()).toEqual(['Goes on', 'On repeat'])
  })

  it('follows deliveries to the door, and forgets them after a week', async () => {
    const person = await asPatient(t, doctor)
    const { data: order } = await checkOut(person, await fillCart(person, [product]))
    const step = async (set: Partial<typeof orders.$inferInsert>) => {
      await t.change(orders, order.id, set)
      return (await top(person)).deliveries.map((each: { step: string }) => each.step)
    }
    expect(await step({ releasedAt: null })).toEqual(['ordered'])
    expect(await step({ fulfilmentState: 'shipped' })).toEqual(['shipped'])
    expect(await step({ fulfilmentState: 'delivered', deliveredAt: t.ago(1) })).toEqual([
      'delivered',
    ])
    expect(await step({ deliveredAt: t.ago(8) })).toEqual([])
  })
})

describe('why it is not bought', () => {
  it('is told to the doctor, the last word counts, and only of a recipe in force', async () => {
    const { person, recipeId } = await withRecipe()
    const tell = (body: object) => person.browser.post(`${url(recipeId)}/not-buying`, body)
    expect((await person.browser.get(url(recipeId))).data.not_buying).toBeNull()
    expect((await tell({ reason: 'other', note: ' ' })).faults).toEqual([422, ['note']])
    expect((await tell({ reason: 'price' })).data.not_buying).toBe('price')
    t.clock.advance(1_000)
    const again = await tell({ reason: 'other', note: 'Next: month' })
    expect(again.data.not_buying).toBe('other')
    const { data } = await doctor.browser.get(`/api/doctor/recipes/${recipeId}`)
    const told = data.events.filter((event: { event: string }) => event.event === 'not_buying')
    expect(told).toMatchObject([
      { reason_code: 'other', reason: 'Next: month' },
      { reason_code: 'price', reason: null },
    ])
    const found = await doctor.browser.list('/api/doctor/recipe-histories', {
      filter: { event: ['not_buying'] },
    })
    expect(found.data).toHaveLength(2)
    await t.change(recipes, recipeId, { status: 'cancelled' })
    expect((await tell({ reason: 'price' })).status).toBe(404)
  })
})
