import { dayMs as day } from '@officina/shared/dates/days'
import { expect, it } from 'vitest'
import { orders } from '../../db/schema/order.ts'
import { invitations, patients } from '../../db/schema/patient.ts'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { and, eq, ne } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { asDoctor, asPatient, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { orderRow, questionnaireRow } from '../../testing/rows.ts'
import { makeIssuedRecipe } from '../../testing/shop.ts'

const t = await useClinic()
const doctor = await asDoctor(t)

const list = '/api/doctor/patients'
const names = async (filter: Record<string, unknown>, who = doctor) =>
  (await who.browser.list(list, { filter, sort: ['name', 'ASC'] })).each('last_name')

it('shows only my patients, with window and total', async () => {
  const me = await asDoctor(t)
  const other = await asDoctor(t)
  await asPatient(t, other)
  for (const lastName of ['Cole', 'Abe', 'Baker']) await asPatient(t, me, { lastName })
  await asPatient(t, me, { lastName: 'Old', status: 'archived' })
  const page = await me.browser.list(list, { sort: ['name', 'ASC'], range: [0, 1] })
  expect(page.headers['content-range']).toBe('patients 0-1/3')
  expect(page.each('last_name')).toEqual(['Abe', 'Baker'])
  expect(await names({ archived: true }, me)).toEqual(['Old'])
  expect((await me.browser.get(`${list}/counts`)).data).toEqual({
    current: 3,
    archived: 1,
    link_requested: 0,
  })
  expect((await other.browser.get(`${list}/counts`)).data.current).toBe(1)
})

it('finds by name, kana, email, phone and number; every word must match', async () => {
  const me = await asDoctor(t)
  await asPatient(t, me, {
    lastName: '髙橋',
    firstName: '花子',
    kana: 'タカハシ ハナコ',
    email: 'hana_ko@example.org',
    phone: '090-1234-5678',
    number: 'P-777001',
  })
  await asPatient(t, me, { lastName: 'Brown', firstName: 'Ana' })
  for (const q of [
    '髙橋',
    '高橋',
    'ハナコ',
    'はなこ たかはし',
    '０９０－１２３４',
    'hana_ko@',
    '1234-5678',
    'p-777001',
    '髙橋 090',
    '花子　髙橋',
  ])
    expect(await names({ q }, me), q).toEqual(['髙橋'])
  expect(await names({ q: 'brown xyz' }, me)).toEqual([])
  expect(await names({ q: '%' }, me)).toEqual([])
})

it('shows names that begin with what was typed before those that hold it, unless a sort is chosen', async () => {
  const me = await asDoctor(t)
  const people = [
    { lastName: 'Tanaka', firstName: 'Ken', updatedAt: t.ago(1) },
    { lastName: '田中', firstName: '花子', kana: 'Tanaka Hanako', updatedAt: t.ago(2) },
    { lastName: 'Brown', firstName: 'Ana', updatedAt: t.ago(3) },
    { lastName: '佐藤', firstName: '穴', kana: 'Sato Anao', updatedAt: t.ago(4) },
  ]
  for (const person of people) await asPatient(t, me, person)
  const found = async (query: object) => (await me.browser.list(list, query)).each('last_name')
  const filter = { q: 'ana', status: ['active'] }
  const all = ['Brown', '佐藤', 'Tanaka', '田中']
  expect(await found({ filter })).toEqual(all)
  expect(await found({ filter: { q: 'an' } })).toEqual(all)
  expect(await found({ filter, range: [2, 3] })).toEqual(all.slice(2))
  expect(await found({ filter: { q: 'ken ana' } })).toEqual(['Tanaka'])
  expect(await found({ filter, sort: ['updated_at', 'DESC'] })).toEqual([
    'Tanaka',
    '田中',
    'Brown',
    '佐藤',
  ])
})

it('puts patient and invitation into one status and filters by it', async () => {
  const me = await asDoctor(t)
  const invited = async (
    lastName: string,
    invitation?: Partial<typeof invitations.$inferInsert>,
  ) => {
    const { id } = await asPatient(t, me, { lastName, status: 'invited' })
    if (invitation)
      await t.add(invitations, {
        doctorId: me.id,
        patientId: id,
        email: 'a@example.org',
        status: 'pending',
        expiresAt: new Date(t.clock.now().getTime() + day),
        ...invitation,
      })
  }
  await invited('A waits', {})
  await invited('B late', { expiresAt: new Date(t.clock.now().getTime() - 1) })
  await invited('C expired', { status: 'expired' })
  await invited('D bounced', { status: 'bounced' })
  await invited('E revoked', { status: 'revoked' })
  await asPatient(t, me, { lastName: 'F asks', status: 'link_requested' })
  await asPatient(t, me, { lastName: 'G no', status: 'declined' })
  const all = await me.browser.list(list, { sort: ['name', 'ASC'] })
  expect(all.each('display_status')).toEqual([
    'invited',
    'invitation_expired',
    'invitation_expired',
    'mail_bounced',
    'registered_by_doctor',
    'link_requested',
  ])
  expect(await names({ status: ['invitation_expired', 'link_requested'] }, me)).toEqual([
    'B late',
    'C expired',
    'F asks',
  ])
})

it('shows the last recipe, the last order, renewal and answers, and filters by them', async () => {
  const me = await asDoctor(t)
  const product = await makeProduct(t)
  const withRecipe = async (lastName: string, issuedDaysAgo: number, orderedDaysAgo?: number) => {
    const patient = await asPatient(t, me, { lastName, tags: ['skin'] })
    const orderedAt = orderedDaysAgo === undefined ? null : t.ago(orderedDaysAgo)
    // 60 capsules, two a day: 30 days.
    const line = {
      amountMax: 1,
      frequencyCount: 2,
      lastOrderedAt: orderedAt,
      lastDeliveredAt: orderedAt,
    }
    await makeIssuedRecipe(t, { doctor: me, patient }, [{ product, line }], {
      issuedAt: t.ago(issuedDaysAgo),
      firstOrderedAt: orderedAt,
    })
    if (orderedAt)
      await orderRow(t, {
        number: `O-2026-${lastName}`,
        doctorId: me.id,
        patientId: patient.id,
        shipping: 400,
        total: 5_400,
        placedAt: orderedAt,
      })
    return patient
  }
  await withRecipe('A overdue', 40, 31)
  const placed = await t.row(orders, { number: 'O-2026-A overdue' })
  const voided = {
    id: newId(),
    number: 'O-2026-V',
    orderState: 'cancelled',
    placedAt: t.ago(1),
  } as const
  await t.add(orders, { ...placed, ...voided })
  await withRecipe('B soon', 40, 25)
  await withRecipe('C upcoming', 40, 18)
  await withRecipe('D on track', 40, 2)
  await withRecipe('E forgot', 8)
  await withRecipe('F new', 1)
  const answering = await asPatient(t, me, { lastName: 'G answers' })
  const questionnaireId = await questionnaireRow(t)
  await t.add(answerSets, {
    doctorId: me.id,
    patientId: answering.id,
    questionnaireId,
    status: 'submitted',
  })
  const rows = (await me.browser.list(list, { sort: ['name', 'ASC'] })).data
  expect(rows.map((row: { renewal: string }) => row.renewal)).toEqual([
    'overdue',
    'due_soon',
    'upcoming',
    'on_track',
    null,
    null,
    null,
  ])
  // one that was never placed is no last order
  expect(rows[0].last_order).toMatchObject({
    number: 'O-2026-A overdue',
    total: 5_400,
    placed_at: t.ago(31).toISOString(),
  })
  expect(rows[4].last_recipe).toMatchObject({ status: 'issued', at: t.ago(8).toISOString() })
  expect(rows[6]).toMatchObject({ questionnaire: 'new_answers', last_recipe: null })
  expect(rows[0].questionnaire).toBe('not_sent')
  expect(await names({ renewal: ['overdue', 'due_soon'] }, me)).toEqual(['A overdue', 'B soon'])
  expect(await names({ recipe_not_ordered: true }, me)).toEqual(['E forgot'])
  expect(await names({ no_order: true }, me)).toEqual(['E forgot', 'F new', 'G answers'])
  expect(await names({ no_order: false, tag: 'skin' }, me)).toHaveLength(4)
  expect(await names({ id: [answering.id] }, me)).toEqual(['G answers'])
  // a recipe and an order count as a change of the record does
  await t.change(patients, and(eq(patients.doctorId, me.id), ne(patients.id, answering.id)), {
    updatedAt: t.ago(50),
  })
  await t.change(
    patients,
    { doctorId: me.id, lastName: 'D on track' },
    {
      lastOrderAt: t.ago(2),
    },
  )
  const active = (await me.browser.list(list, { sort: ['last_activity_at', 'DESC'] })).data
  expect(
    active.slice(0, 4).map((row: { last_name: string; last_activity_at: string }) => row.last_name),
  ).toEqual(['G answers', 'F new', 'D on track', 'E forgot'])
  expect(active[1].last_activity_at).toBe(t.ago(1).toISOString())
})

it('filters by the day of adding in the business time zone', async () => {
  const me = await asDoctor(t)
  const added = (lastName: string, at: string) =>
    asPatient(t, me, { lastName, createdAt: new Date(at) })
  await added('A', '2026-10-01T00:00:00Z')
  await added('B', '2026-10-02T23:59:59Z')
  expect(await names({ created_at_gte: '2026-10-02', created_at_lte: '2026-10-02' }, me)).toEqual([
    'B',
  ])
})

it('searches through the index', async () => {
  const plan = await t.ctx.db.transaction(async (tx) => {
    await tx.execute('set local enable_seqscan = off')
    await tx.execute('set local enable_indexscan = off')
    const found = await tx.execute<{ 'QUERY PLAN': string }>(
      `explain select id from patients where search_text like '%yamada%'`,
    )
    return found.rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('patients_search')
})
