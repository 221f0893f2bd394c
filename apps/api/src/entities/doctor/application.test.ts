import { dayMs as day } from '@officina/shared/dates/days'
import { expect, it } from 'vitest'
import { doctors } from '../../db/schema/doctor.ts'
import { asAdmin, asDoctor, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { formOf, pdf, png } from '../../testing/uploads.ts'
import { audit } from '../audit.ts'

const t = await useClinic()

const path = '/api/doctor/application'
const add = (who: Person, content = pdf, name = 'more.pdf') =>
  who.browser.post(`${path}/documents`, formOf({}, { licence_file: [{ name, content }] }))

/** What an administrator's step leaves behind. */
async function move(who: Person, change: Partial<typeof doctors.$inferInsert>): Promise<void> {
  await t.change(doctors, who.id, change)
  await audit(t.ctx, {
    action: 'doctor.update',
    objectType: 'doctor',
    objectId: who.id,
    after: { status: change.status },
  })
}

it('is the own application in every status', async () => {
  for (const status of ['applied', 'needs_info', 'approved', 'rejected', 'suspended'] as const) {
    const doctor = await asDoctor(t, { status })
    const answer = await doctor.browser.get(path)
    expect([answer.status, answer.data.status]).toEqual([200, status])
  }
})

it('opens only the fields that were asked for, needs a change, and goes back to review', async () => {
  const admin = await asAdmin(t)
  const doctor = await asDoctor(t, { status: 'applied', phone: '111111', speciality: 'other' })
  const early = await doctor.browser.patch(path, { revision: 1, phone: '+1 212 555 0199' })
  expect(early.refusal).toEqual([409, 'INVALID_TRANSITION'])
  await move(doctor, {
    status: 'needs_info',
    statusReasonText: 'Which number?',
    reopenedFields: ['phone'],
  })
  const seen = await doctor.browser.get(path)
  expect(seen.data).toMatchObject({
    status_reason: 'Which number?',
    editable_fields: ['phone'],
    can_add_documents: true,
  })
  const closed = await doctor.browser.patch(path, { revision: 1, job_title: 'Boss' })
  expect(closed.faults).toEqual([422, ['job_title']])
  const nothing = await doctor.browser.patch(path, { revision: 1, phone: '111111' })
  expect(nothing.refusal).toEqual([422, 'NOTHING_CHANGED'])
  const stale = await doctor.browser.patch(path, { revision: 9, phone: '222222' })
  expect(stale.refusal).toEqual([409, 'REVISION_CONFLICT'])
  const sent = await doctor.browser.patch(path, { revision: 1, phone: '222222' })
  expect([sent.status, sent.data.status, sent.data.phone]).toEqual([200, 'applied', '222222'])
  expect(sent.data).toMatchObject({ editable_fields: [], status_reason: null, revision: 2 })
  expect((await mailsTo(t, admin.email))[0]?.template).toBe('doctor-application-answered')
})

it('takes a new document as the answer', async () => {
  const doctor = await asDoctor(t, { status: 'needs_info', reopenedFields: ['licence_file'] })
  t.clock.advance(1_000)
  await add(doctor, png, 'old.png')
  t.clock.advance(1_000)
  await move(doctor, { status: 'needs_info' })
  t.clock.advance(1_000)
  expect((await doctor.browser.patch(path, { revision: 1 })).status).toBe(422)
  expect((await add(doctor)).status).toBe(201)
  expect((await doctor.browser.patch(path, { revision: 1 })).data.status).toBe('applied')
})

it('adds documents while under review, five in all, and gives them back to the owner only', async () => {
  const doctor = await asDoctor(t, { status: 'applied' })
  const other = await asDoctor(t, { status: 'applied' })
  const added = await add(doctor)
  expect(added.data.documents).toMatchObject([
    { filename: 'more.pdf', content_type: 'application/pdf', size: pdf.length },
  ])
  const url = `${path}/documents/${added.data.documents[0].id}`
  const file = await doctor.browser.get(url)
  expect([file.status, file.headers['x-content-type-options']]).toEqual([200, 'nosniff'])
  expect(file.raw).toEqual(pdf)
  const foreign = await other.browser.get(url)
  const missing = await other.browser.get(`${path}/documents/${other.id}`)
  expect([foreign.status, foreign.text]).toEqual([404, missing.text])
  for (let i = 0; i < 4; i++) expect((await add(doctor)).status).toBe(201)
  expect((await add(doctor)).status).toBe(422)
  // whoever is asked for a better one can send it
  t.clock.advance(1_000)
  await move(doctor, { status: 'needs_info', reopenedFields: ['licence_file'] })
  expect((await add(doctor)).status).toBe(201)
  expect((await doctor.browser.patch(path, { revision: 1 })).data.status).toBe('applied')
  const approved = await asDoctor(t)
  expect((await add(approved)).refusal).toEqual([409, 'APPLICATION_CLOSED'])
})

it('lets a rejected applicant try again after 30 days, or at once when allowed', async () => {
  const doctor = await asDoctor(t, { status: 'applied', checklist: { licence_valid: true } })
  await add(doctor)
  await move(doctor, { status: 'rejected', statusReasonText: 'Not legible' })
  const refused = await doctor.browser.patch(path, { revision: 1, phone: '333333' })
  expect(refused.refusal).toEqual([409, 'INVALID_TRANSITION'])
  expect((await doctor.browser.get(path)).data).toMatchObject({ can_reapply: false })
  t.clock.advance(30 * day)
  // the session of the fixture has ended by then
  const browser = await setCookiesForTest(t, 'doctor', doctor.accountId)
  expect((await browser.get(path)).data).toMatchObject({ can_reapply: true })
  const again = await browser.patch(path, { revision: 1, phone: '333333' })
  expect([again.status, again.data.status]).toEqual([200, 'applied'])
  // whoever decides now has checked nothing yet
  expect((await t.row(doctors, doctor.id)).checklist).toEqual({})

  const lucky = await asDoctor(t, { status: 'applied' })
  await move(lucky, { status: 'rejected', mayReapply: true })
  // as after 90 days, when the documents are deleted
  const empty = await lucky.browser.patch(path, { revision: 1 })
  expect(empty.faults).toEqual([422, ['licence_file']])
  await add(lucky)
  expect((await lucky.browser.patch(path, { revision: 1 })).data.status).toBe('applied')
})
