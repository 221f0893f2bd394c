import { beforeEach, expect, it } from 'vitest'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { products } from '../../db/schema/product.ts'
import { recipes } from '../../db/schema/recipe.ts'
import {
  asDoctor,
  makeCatalog,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { linkTo, mailsTo, templatesTo, tokenOf } from '../../testing/mails.ts'
import { issueRecipe, lineOf, writeRecipe } from '../../testing/recipes.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { settleMs } from '../invitationBounds.ts'

let doctor: Person
let product: TestProduct
const t = await useClinic()
beforeEach(async () => {
  doctor = await asDoctor(t)
  product = await makeProduct(t)
  await makeCatalog(t, [product])
})

let count = 0

const makeDraft = async (): Promise<string> =>
  (await writeRecipe(doctor, {}, { label: 'Skin', lines: [lineOf(product)] })).id

async function inviteWith(draftId: string) {
  const email = `first${++count}@example.org`
  const answer = await doctor.browser.post('/api/doctor/invitation', {
    last_name: 'Brown',
    first_name: 'Ana',
    email,
    recipe_draft_id: draftId,
  })
  expect(answer.status).toBe(201)
  return { id: answer.data.id as string, email, token: tokenOf(await linkTo(t, email)) }
}

async function join(guest: { id: string; token: string }) {
  const browser = t.browser()
  await browser.post('/api/patient/invite/token', { token: guest.token })
  const done = await browser.post('/api/patient/invite/login', {
    patient_id: guest.id,
    password: 'a quiet garden 7',
    terms_version: '2026-11-01',
    privacy_version: '2026-11-01',
    health_data_accepted: true,
    disclosure_version: '2026-11-01',
  })
  expect(done.status).toBe(200)
  return browser
}

const recipe = (id: string) => t.row(recipes, id)
const waiting = async () =>
  (await doctor.browser.get('/api/doctor/top')).data.practice.needs_you.filter(
    (task: { kind: string }) => task.kind === 'recipe_not_issued',
  )

it('the draft belongs to the patient at once and is issued when the patient signs up', async () => {
  const draft = await makeDraft()
  const { revision } = await recipe(draft)
  const guest = await inviteWith(draft)
  // a window that was open on it knows of nobody yet
  const older = { revision, patient_id: null }
  const stale = await doctor.browser.patch(`/api/doctor/recipes/${draft}`, older)
  expect(stale.refusal).toEqual([409, 'REVISION_CONFLICT'])
  expect(await recipe(draft)).toMatchObject({ status: 'draft', patientId: guest.id, number: null })
  const browser = await join(guest)
  expect(await recipe(draft)).toMatchObject({
    status: 'issued',
    number: expect.stringMatching(/^R-/),
  })
  expect((await browser.get(`/api/patient/recipes/${draft}`)).data.label).toBe('Skin')
  const mails = await mailsTo(t, guest.email)
  expect(mails.map((mail) => mail.template)).toEqual(['patient-invitation'])
  expect(mails[0]?.subject).toMatch(/^Dr .* prepared a recipe for you$/)
  expect(await waiting()).toEqual([])
})

it('a draft that does not pass the checks stays one, and the doctor is told', async () => {
  const draft = await makeDraft()
  const guest = await inviteWith(draft)
  await t.change(products, product.productId, {
    ingredients: [
      { code: 'penicillin', name: 'Penicillin', amount: 1, unit: 'mg', percent_ref: null },
    ],
  })
  await t.change(patients, guest.id, { allergies: ['Penicillin'] })
  await join(guest)
  expect(await recipe(draft)).toMatchObject({ status: 'draft', patientId: guest.id, number: null })
  const patient = await t.row(patients, guest.id)
  expect(patient.status).toBe('active')
  expect(await waiting()).toMatchObject([
    { id: draft, label: 'Skin', patient: { id: guest.id }, at: t.clock.now().toISOString() },
  ])
  // nobody issues for a patient who has moved to another doctor
  await t.change(patients, guest.id, { doctorId: (await asDoctor(t)).id })
  expect(await waiting()).toEqual([])
  expect(await templatesTo(t, guest.email)).not.toContain('recipe_issued')
})

it('nothing is issued for a suspended doctor, nor twice, nor for a deleted draft', async () => {
  const [held, sent, gone] = [await makeDraft(), await makeDraft(), await makeDraft()]
  const guests = [await inviteWith(held), await inviteWith(sent), await inviteWith(gone)] as const
  const { data } = await doctor.browser.get(`/api/doctor/recipes/${sent}`)
  const issued = await issueRecipe(doctor, data)
  await doctor.browser.del(`/api/doctor/recipes/${gone}`)
  await join(guests[1])
  await join(guests[2])
  expect((await recipe(sent)).number).toBe(issued.number)
  await t.change(doctors, doctor.id, { status: 'suspended' })
  await join(guests[0])
  expect((await recipe(held)).status).toBe('draft')
})

it('a draft and words that were saved without sending go with the invitation sent later', async () => {
  const draft = await makeDraft()
  const email = `first${++count}@example.org`
  const saved = await doctor.browser.post('/api/doctor/invitation', {
    last_name: 'Brown',
    first_name: 'Ana',
    email,
    personal_message: 'See you in May.',
    recipe_draft_id: draft,
    send: false,
  })
  expect(saved.data).toMatchObject({ display_status: 'registered_by_doctor', mail_sent: false })
  const at = `/api/doctor/patients/${saved.data.id}`
  const { data: written } = await doctor.browser.get(`/api/doctor/recipes/${draft}`)
  expect(written.patient).toMatchObject({ status: 'registered_by_doctor', is_reinvited: false })
  expect((await doctor.browser.get(at)).data).toMatchObject({
    invitation: null,
    next_invitation: { message: 'See you in May.', recipe_draft: { id: draft, label: 'Skin' } },
  })
  expect(await mailsTo(t, email)).toEqual([])
  const sent = await doctor.browser.post(`${at}/invitation/resend`)
  expect(sent.data.invitation).toMatchObject({ status: 'pending', message: 'See you in May.' })
  await join({ id: saved.data.id, token: tokenOf(await linkTo(t, email)) })
  expect((await recipe(draft)).status).toBe('issued')
})

it('the draft can be chosen, changed and left out when the invitation is sent', async () => {
  const [first, second] = [await makeDraft(), await makeDraft()]
  const guest = await inviteWith(first)
  const at = `/api/doctor/patients/${guest.id}`
  const next = async () => (await doctor.browser.get(at)).data.next_invitation.recipe_draft?.id
  const resend = (body: object) => doctor.browser.post(`${at}/invitation/resend`, body)
  expect(await next()).toBe(first)
  await resend({ recipe_draft_id: second })
  expect([await next(), (await recipe(second)).patientId]).toEqual([second, guest.id])
  await resend({ personal_message: 'Again' })
  expect(await next()).toBe(second)
  const other = await inviteWith(await makeDraft())
  const refused = await doctor.browser.post(`/api/doctor/patients/${other.id}/invitation/resend`, {
    recipe_draft_id: second,
  })
  expect(refused.faults).toEqual([422, ['recipe_draft_id']])
  await resend({ recipe_draft_id: null })
  expect(await next()).toBeUndefined()
  await join({ id: guest.id, token: tokenOf(await linkTo(t, guest.email)) })
  expect((await recipe(second)).status).toBe('draft')
})

it('a recipe issued before the patient signs up goes with one more invitation', async () => {
  const email = `first${++count}@example.org`
  const guest = await doctor.browser.post('/api/doctor/invitation', {
    last_name: 'Brown',
    first_name: 'Ana',
    email,
  })
  const first = await linkTo(t, email)
  /** What the doctor was told before each. */
  const said: boolean[] = []
  const issue = async () => {
    t.clock.advance(60_000)
    const id = await makeDraft()
    const at = `/api/doctor/recipes/${id}`
    const { data } = await doctor.browser.get(at)
    const { revision, patient } = (
      await doctor.browser.patch(at, { revision: data.revision, patient_id: guest.data.id })
    ).data
    said.push(patient.is_reinvited)
    expect((await doctor.browser.post(`${at}/issue`, { revision })).status).toBe(200)
    await t.drain()
    return id
  }
  const beginning = `/api/doctor/recipe-beginning?patient_id=${guest.data.id}`
  const isReinvited = async () => (await doctor.browser.get(beginning)).data.patient.is_reinvited
  expect(await isReinvited()).toBe(true)
  // not while somebody may be signing up with the link
  await t.browser().post('/api/patient/invite/token', { token: tokenOf(first) })
  expect(await isReinvited()).toBe(false)
  t.clock.advance(settleMs)
  doctor = { ...doctor, browser: await setCookiesForTest(t, 'doctor', doctor.accountId) }
  expect(await isReinvited()).toBe(true)
  const id = await issue()
  await issue()
  expect(said).toEqual([true, false])
  const mails = await mailsTo(t, email)
  expect(mails.map((mail) => [mail.template, /prepared a recipe/.test(mail.subject)])).toEqual([
    ['patient-invitation', true],
    ['patient-invitation', false],
  ])
  const opened = (token: string) => t.browser().post('/api/patient/invite/token', { token })
  expect((await opened(tokenOf(first))).status).toBe(410)
  const browser = await join({ id: guest.data.id, token: tokenOf(await linkTo(t, email)) })
  const { data } = await browser.get('/api/patient/recipes')
  expect(data.map((recipe: { id: string }) => recipe.id)).toContain(id)
})
