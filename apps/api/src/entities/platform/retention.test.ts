import { expect, it } from 'vitest'
import { tokens } from '../../db/schema/account.ts'
import { invitations, patients } from '../../db/schema/patient.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { newId } from '../../ids.ts'
import { asAdmin, asDoctor, asPatient } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { purgeDeadLinks } from './purge.ts'
import { applyRetention } from './retention.ts'

const t = await useClinic()
const owner = await asAdmin(t, 'owner')
const root = '/api/admin/settings/retention'

it('empties old emails and ended invitations, and lists patients archived long ago', async () => {
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  const archivedAt = (days: number) =>
    asPatient(t, doctor, { status: 'archived', updatedAt: t.ago(days) })
  const old = await archivedAt(400)
  await archivedAt(300)
  await asPatient(t, doctor, {
    status: 'archived',
    updatedAt: t.ago(400),
    lastOrderAt: t.ago(10),
  })
  const mail = (days: number, status: 'sent' | 'queued' = 'sent') => ({
    ...{ template: 'test', locale: 'en' as const, recipient: 'ito@example.com' },
    ...{ subject: 'For Ito', html: '<p>Ito</p>', text: 'Ito', status, createdAt: t.ago(days) },
  })
  await t.add(mails, [mail(101), mail(99), mail(101, 'queued')])
  const invitation = (days: number, status: 'expired' | 'opened') => ({
    ...{ doctorId: doctor.id, patientId: patient.id, email: 'ito@example.com' },
    ...{ message: 'Dear Ito', status, expiresAt: t.ago(days), createdAt: t.ago(days) },
  })
  await t.add(invitations, [
    invitation(101, 'expired'),
    invitation(99, 'expired'),
    invitation(101, 'opened'),
  ])

  const listed = async () =>
    (await owner.browser.list('/api/admin/patients', { filter: { past_retention: true } })).each(
      'id',
    )
  expect(await listed()).toEqual([])
  const { revision } = (await owner.browser.get(root)).data
  const wanted = { mail_days: 100, invitation_days: 100, archived_days: 365, revision }
  const tried = await owner.browser.patch(root, { ...wanted, dry_run: true })
  expect(tried.data.notes.map(({ effect }: { effect: string | null }) => effect)).toEqual([
    'The content of 1 email would be deleted tonight.',
    'The content of 1 invitation would be deleted tonight.',
    null,
    '1 archived patient would be listed.',
  ])
  expect((await owner.browser.patch(root, wanted)).status).toBe(200)
  expect(await listed()).toEqual([old.id])

  await applyRetention(t.ctx)
  // a second night finds nothing
  await applyRetention(t.ctx)
  const kept = await t.rows(mails, { template: 'test' })
  expect(kept.map(({ subject, html }) => [subject, html])).toEqual([
    ['', ''],
    ['For Ito', '<p>Ito</p>'],
    ['For Ito', '<p>Ito</p>'],
  ])
  const asked = await t.rows(invitations)
  expect(asked.map(({ email, message }) => email && message)).toEqual(['', 'Dear Ito', 'Dear Ito'])
  const noted = await t.rows(auditLog, { action: 'setting.retention_applied' })
  expect(noted.map(({ after }) => after)).toEqual([
    { table: 'mails', rows: 1 },
    { table: 'invitations', rows: 1 },
  ])
  // nobody is removed by the clock alone
  const still = await t.row(patients, old.id)
  expect(still.status).toBe('archived')
})

it('removes links a month after they ended, but what an invitation says of its own', async () => {
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  const link = (tokenHash: string, kind: 'reset' | 'invite', days: number) => ({
    ...{ id: newId(), kind, tokenHash, role: 'patient' as const, email: 'kato@example.com' },
    ...{ expiresAt: t.ago(days), createdAt: t.ago(days + 1) },
  })
  const [old, recent, named, emptied] = [
    link('old', 'reset', 31),
    link('recent', 'reset', 29),
    link('named', 'invite', 400),
    link('emptied', 'invite', 400),
  ]
  await t.add(tokens, [old, recent, named, emptied])
  const invitation = (token: typeof named, email: string) => ({
    ...{ doctorId: doctor.id, patientId: patient.id, tokenId: token.id, email },
    ...{ status: 'expired' as const, expiresAt: token.expiresAt, createdAt: token.createdAt },
  })
  await t.add(invitations, [invitation(named, 'kato@example.com'), invitation(emptied, '')])
  await purgeDeadLinks(t.ctx)
  const left = await t.rows(tokens)
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['recent', 'named'])
})
