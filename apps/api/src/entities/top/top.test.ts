import { startOfDay } from '@officina/shared/dates/zoned'
import { expect, it } from 'vitest'
import type { DoctorActor } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { invitations, patients, requests } from '../../db/schema/patient.ts'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { newId } from '../../ids.ts'
import { asDoctor, asPatient, makeProduct, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { orderRow, questionnaireRow, recipeRow } from '../../testing/rows.ts'
import { statsOf } from './stats.ts'

const t = await useClinic()

const top = async (who: Person, period?: string) =>
  (await who.browser.get(`/api/doctor/top${period ? `?period=${period}` : ''}`)).data
let count = 0

async function order(doctor: Person, patient: Person, days: number, overrides: object = {}) {
  const people = { doctorId: doctor.id, patientId: patient.id }
  const sums = { subtotal: 5_000, discount: 500, shipping: 400, total: 4_900 }
  return orderRow(t, { ...people, ...sums, placedAt: t.ago(days), ...overrides })
}

async function issue(doctor: Person, patient: Person, days: number, overrides: object = {}) {
  const people = { doctorId: doctor.id, patientId: patient.id }
  const number = `R-2026-T${++count}`
  return recipeRow(t, { ...people, number, issuedAt: t.ago(days), ...overrides })
}

it('is for doctors of any status; without approval only the status is told', async () => {
  for (const status of ['applied', 'needs_info', 'rejected'] as const) {
    const doctor = await asDoctor(t, {
      status,
      statusReasonText: 'Which clinic?',
      appliedAt: t.ago(2),
    })
    expect(await top(doctor)).toMatchObject({
      application: { status, reason: 'Which clinic?', applied_at: t.ago(2).toISOString() },
      practice: null,
    })
  }
  const suspended = await asDoctor(t, { status: 'suspended', suspendedAt: t.ago(1) })
  expect((await top(suspended)).practice.needs_you).toEqual([])
  expect((await suspended.browser.get('/api/doctor/top?period=5')).status).toBe(422)
})

it('sums a period and the one before it, of my patients only', async () => {
  const me = await asDoctor(t)
  const other = await asDoctor(t)
  const mine = await asPatient(t, me)
  await asPatient(t, me, { status: 'invited' })
  await asPatient(t, me, { status: 'link_requested' })
  await asPatient(t, me, { status: 'archived' })
  const first = await order(me, mine, 0)
  await order(me, mine, 6.2)
  await order(me, mine, 8)
  await order(me, mine, 1, { orderState: 'cancelled' })
  await order(other, await asPatient(t, other), 0)
  await issue(me, mine, 8)
  // a recipe counts once, whatever its versions, and one by mistake never
  const seriesId = await issue(me, mine, 3, { status: 'superseded' })
  await issue(me, mine, 2, { seriesId, version: 2 })
  await issue(me, mine, 2, { status: 'entered_in_error' })
  await t.add(ledgerEntries, {
    doctorId: me.id,
    orderId: first,
    type: 'commission',
    base: 4_500,
    rateBp: 2_000,
    amount: 900,
    currency: 'USD',
    occurredAt: t.ago(0),
    createdAt: t.ago(0),
    dedupeKey: newId(),
  })
  const week = (await top(me, '7')).practice
  expect(week.stats).toEqual({
    revenue: { value: 9_000, previous: 4_500 },
    orders: { value: 2, previous: 1 },
    commission: { value: 900, previous: 0 },
    recipes_issued: { value: 1, previous: 1 },
    patients_active: 1,
    patients_total: 3,
    patients_pending: 1,
    never_ordered: 1,
  })
  const list = await me.browser.get('/api/doctor/patients/counts')
  expect(list.data).toMatchObject({ current: 3, archived: 1 })
  expect(week).toMatchObject({ rate_bp: 2_000, currency: 'USD' })
  expect((await top(me, 'today')).practice.stats.revenue).toEqual({ value: 4_500, previous: 0 })
  expect((await top(me, 'all')).practice.stats.revenue).toEqual({ value: 13_500, previous: null })
  expect(week.recent_orders).toHaveLength(4)
  expect(week.recent_orders[0]).toMatchObject({
    id: first,
    commission: 900,
    patient: { id: mine.id },
  })
  // who has gone to another doctor is not shown, and has no page here
  await t.change(patients, mine.id, { doctorId: other.id })
  expect((await top(me, '7')).practice.recent_orders).toEqual([])
})

it('compares the same hours of the clock, also before it was changed', async () => {
  const me = await asDoctor(t)
  const mine = await asPatient(t, me)
  // in New York it is seven, and was half past seven a week before
  const clock = { ...t.ctx.clock, now: () => new Date('2026-11-03T12:00:00Z') }
  await order(me, mine, 0, { placedAt: new Date('2026-10-27T11:30:00Z') })
  await order(me, mine, 0, { placedAt: new Date('2026-10-27T10:30:00Z') })
  const config = { ...t.ctx.config, timeZone: 'America/New_York' }
  const actor = { ...me, role: 'doctor' } as unknown as DoctorActor
  const { orders } = await statsOf({ ...t.ctx, actor, clock, config }, '7')
  expect(orders).toEqual({ value: 0, previous: 1 })
})

it('lists what waits, most urgent first, and leaves it out once it is done', async () => {
  const me = await asDoctor(t, { licenceExpiresOn: '2026-12-20' })
  const patient = await asPatient(t, me)
  const requestId = newId()
  await t.add(requests, {
    id: requestId,
    doctorId: me.id,
    patientId: patient.id,
    kind: 'refill',
    status: 'open',
    expiresAt: t.ago(-45),
    createdAt: t.ago(1),
  })
  await asPatient(t, me, { status: 'link_requested' })
  const invited = async (values: Partial<typeof invitations.$inferInsert>) => {
    const { id } = await asPatient(t, me, { status: 'invited' })
    await t.add(invitations, {
      doctorId: me.id,
      patientId: id,
      email: 'x@example.org',
      status: 'pending',
      expiresAt: t.ago(-10),
      createdAt: t.ago(4),
      ...values,
    })
  }
  await invited({})
  await invited({ expiresAt: t.ago(-2) })
  await invited({ status: 'bounced', bouncedAt: t.ago(1) })
  await invited({ status: 'expired', expiresAt: t.ago(1), renewalAskedAt: t.ago(0) })
  const questionnaireId = await questionnaireRow(t, { createdAt: t.ago(1) })
  await t.add(answerSets, {
    doctorId: me.id,
    patientId: patient.id,
    questionnaireId,
    status: 'submitted',
    submittedAt: t.ago(1),
  })
  await issue(me, patient, 100, { expiresOn: '2026-12-04' })
  const later = await issue(me, patient, 100, { expiresOn: '2026-12-05' })
  const { productId, variantId } = await makeProduct(t, { onHand: 0 })
  await t.add(recipeLines, {
    recipeId: later,
    position: 0,
    productId,
    variantId,
    dosageMode: 'label',
    quantity: 1,
  })
  const { practice } = await top(me)
  expect(practice.needs_you.map((task: { kind: string }) => task.kind)).toEqual([
    'licence_expiring',
    'request',
    'link_request',
    'invitation_bounced',
    'renewal_asked',
    'answers_unread',
    'invitation_expiring',
    'recipe_expiring',
    'product_at_risk',
  ])
  expect(practice.needs_you_total).toBe(9)
  // it is valid on its last day
  expect(practice.needs_you[7].at).toBe(
    startOfDay('2026-12-05', t.ctx.config.timeZone).toISOString(),
  )
  await t.change(requests, requestId, { status: 'declined' })
  await t.change(doctors, me.id, { licenceExpiresOn: '2027-06-01' })
  expect((await top(me)).practice.needs_you_total).toBe(7)
  const other = await asDoctor(t)
  expect((await top(other)).practice.needs_you).toEqual([])
  const kinds = async () =>
    (await top(me)).practice.needs_you.map((task: { kind: string }) => task.kind)
  const ofRecipes = ['recipe_expiring', 'product_at_risk']
  expect(await kinds()).toEqual(expect.arrayContaining(ofRecipes))
  // for who is archived or blocked nothing is renewed or replaced
  for (const status of ['archived', 'suspended'] as const) {
    await t.change(patients, patient.id, { status })
    for (const kind of ofRecipes) expect(await kinds()).not.toContain(kind)
  }
  // a patient who has moved is asked about nowhere
  await t.change(patients, patient.id, { status: 'active', doctorId: other.id })
  for (const kind of ['answers_unread', ...ofRecipes]) expect(await kinds()).not.toContain(kind)
})

it('shows renewals by what runs out first, and which first steps are done', async () => {
  const me = await asDoctor(t)
  expect((await top(me)).practice.checklist).toEqual({
    profile: false,
    catalogs: false,
    patient: false,
    recipe: false,
  })
  const patient = await asPatient(t, me)
  const { productId, variantId } = await makeProduct(t)
  for (const orderedDays of [5, 29]) {
    const recipeId = await issue(me, patient, 40, { label: `Ordered ${orderedDays}` })
    await t.add(recipeLines, {
      recipeId,
      position: 0,
      productId,
      variantId,
      dosageMode: 'structured',
      amountMin: 2,
      unit: 'capsule',
      frequencyCount: 1,
      frequencyPeriod: 'day',
      quantity: 1,
      lastOrderedAt: t.ago(orderedDays),
      lastDeliveredAt: t.ago(orderedDays),
    })
  }
  const { renewals, checklist } = (await top(me)).practice
  expect(renewals).toMatchObject([
    { label: 'Ordered 29', days_left: 1, renewal: 'due_soon', runs_out_on: '2026-11-21' },
    { label: 'Ordered 5', days_left: 25, renewal: 'on_track' },
  ])
  expect(checklist).toMatchObject({ patient: true, recipe: true })
  const other = await asDoctor(t)
  for (const gone of [{ status: 'archived' }, { status: 'active', doctorId: other.id }] as const) {
    await t.change(patients, patient.id, gone)
    expect((await top(me)).practice.renewals).toEqual([])
  }
})
