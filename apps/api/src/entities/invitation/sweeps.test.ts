import { beforeEach, expect, it } from 'vitest'
import { tokens } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { invitations, patients } from '../../db/schema/patient.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { sql } from '../../db/sql.ts'
import { newId, sha256 } from '../../ids.ts'
import { applicationForm } from '../../testing/applications.ts'
import { asDoctor } from '../../testing/fixtures.ts'
import { start, useClinic } from '../../testing/harness.ts'
import { linkTo, mailsTo, tokenOf } from '../../testing/mails.ts'
import { audit } from '../audit.ts'
import { remindInvitations } from './sweeps.ts'

const t = await useClinic()
beforeEach(() => t.clock.set(start))

const hour = 3_600_000
const day = 24 * hour
let count = 0
const invite = async () => {
  const doctor = await asDoctor(t)
  const email = `swept${++count}@example.org`
  const { data } = await doctor.browser.post('/api/doctor/invitation', {
    last_name: 'Brown',
    first_name: 'Ana',
    email,
  })
  return { patientId: data.id as string, doctor }
}
const sentTo = async (patientId: string) =>
  (await t.rows(mails, { patientId })).map((mail) => ({
    template: mail.template,
    secret: /token=([\w-]+)/.exec(mail.text)?.[1] ?? '',
  }))
const invitationOf = (patientId: string) => t.row(invitations, { patientId })

it('reminds on day 3 and day 10 with a link that replaces the first and ends on the same day', async () => {
  const { patientId } = await invite()
  const first = await invitationOf(patientId)
  await t.advance(3 * day - hour)
  expect(await sentTo(patientId)).toHaveLength(1)
  await t.advance(2 * hour)
  await t.advance(hour)
  const [original, reminder, ...more] = await sentTo(patientId)
  expect([reminder?.template, more]).toEqual(['patient-invitation-reminder', []])
  const stateOf = (secret = '') => t.row(tokens, { tokenHash: sha256(secret) })
  expect((await stateOf(original?.secret)).revokedAt).not.toBeNull()
  expect(await stateOf(reminder?.secret)).toMatchObject({
    revokedAt: null,
    expiresAt: first.expiresAt,
  })
  await t.advance(7 * day)
  await t.advance(hour)
  expect(await sentTo(patientId)).toHaveLength(3)
  await t.advance(4 * day)
  expect(await sentTo(patientId)).toHaveLength(3)
  expect((await invitationOf(patientId)).status).toBe('expired')
  const rows = await t.rows(auditLog, { patientId })
  expect(rows.map((row) => row.action)).toContain('invitation.expire')
})

it('is silent in quiet hours, right after the link was opened, and for doctors who are not approved', async () => {
  const { patientId, doctor } = await invite()
  await t.advance(3 * day + 13 * hour)
  expect(await sentTo(patientId)).toHaveLength(1)
  await t.change(
    invitations,
    { patientId },
    {
      status: 'opened',
      openedAt: new Date(t.clock.now().getTime() + 10 * hour),
    },
  )
  await t.advance(11 * hour)
  expect(await sentTo(patientId)).toHaveLength(1)
  await t.change(doctors, doctor.id, { status: 'suspended' })
  await t.advance(2 * hour)
  expect(await sentTo(patientId)).toHaveLength(1)
  await t.change(doctors, doctor.id, { status: 'approved' })
  await t.advance(0)
  expect(await sentTo(patientId)).toHaveLength(2)
})

it('reminds nobody of an invitation that wrong dates of birth have locked', async () => {
  const { patientId } = await invite()
  await t.change(patients, patientId, { birthDate: '1990-04-12', birthDateTries: 3 })
  await t.advance(4 * day)
  expect(await sentTo(patientId)).toHaveLength(1)
})

it('reminds the others of those whom nobody can remind', async () => {
  const people = [await invite(), await invite(), await invite()]
  const odd = { patientId: people[1]?.patientId ?? '' }
  const { expiresAt } = await invitationOf(odd.patientId)
  await t.change(invitations, odd, { expiresAt: sql`'infinity'` })
  t.clock.advance(4 * day)
  await remindInvitations(t.ctx)
  const sent = await Promise.all(people.map(({ patientId }) => sentTo(patientId)))
  expect(sent.map((mails) => mails.length)).toEqual([2, 1, 2])
  await t.change(invitations, odd, { expiresAt })
})

it('sends one reminder when two processes sweep at once', async () => {
  const { patientId } = await invite()
  t.clock.advance(4 * day)
  await Promise.all([t.advance(0), t.advance(0), t.advance(0)])
  expect(await sentTo(patientId)).toHaveLength(2)
})

it.each([
  ['email_submitted', 5, 7],
  ['needs_info', 53, 60],
] as const)('lapses %s, reminded on day %i, on day %i', async (status, remindOn, endOn) => {
  const id = newId()
  await t.add(doctors, {
    id,
    number: `D-L${status}`,
    email: `${status}@example.org`,
    status,
    createdAt: t.clock.now(),
    updatedAt: t.clock.now(),
  })
  const templates = async () => (await t.rows(mails, { doctorId: id })).map((mail) => mail.template)
  const repeated = 'doctor.needs_info_reminder'
  const mailed = async () => (await templates()).filter((template) => template !== repeated)
  const statusNow = async () => (await t.row(doctors, id)).status
  await t.advance(remindOn * day)
  expect(await mailed()).toEqual([])
  await t.advance(hour)
  await t.advance(hour)
  expect(await mailed()).toEqual(['doctor-application-lapsing'])
  expect(await statusNow()).toBe(status)
  await t.advance((endOn - remindOn) * day)
  expect(await statusNow()).toBe('lapsed')
  expect(await mailed()).toHaveLength(1)
  const repeats = (await templates()).filter((template) => template === repeated)
  expect(repeats).toHaveLength(status === 'needs_info' ? 1 : 0)
})

it('repeats a question once, whatever the reviewers write down meanwhile', async () => {
  const asked = { status: 'needs_info', statusReasonText: 'Which school?' } as const
  const doctor = await asDoctor(t, { ...asked, updatedAt: t.clock.now() })
  const after = { status: asked.status }
  await audit(t.ctx, { action: 'doctor.request_info', objectId: doctor.id, after })
  await t.advance(8 * day)
  await t.change(doctors, doctor.id, { internalNote: 'Called', updatedAt: t.clock.now() })
  await t.advance(8 * day)
  expect(await mailsTo(t, doctor.email, 'doctor.needs_info_reminder')).toHaveLength(1)
})

it('lapses no application before the link that was asked for last, and reminds in its language', async () => {
  const email = 'nihon@example.org'
  const ask = async () => {
    const inJapanese = { headers: { 'accept-language': 'ja' } }
    await t.browser().post('/api/doctor/registration', { email }, inJapanese)
    await t.drain()
  }
  await ask()
  await t.advance(5 * day + hour)
  expect((await mailsTo(t, email))[0]?.subject).toBe('申請の期限が近づいています')
  await t.advance(2 * day - 2 * hour)
  await ask()
  const token = tokenOf(await linkTo(t, email))
  await t.advance(3 * hour)
  const applied = await t.browser().post('/api/doctor/me', applicationForm(token))
  expect(applied.refusal).toEqual([201, undefined])
})
