import { beforeEach, expect, it } from 'vitest'
import { accounts, admins } from '../../db/schema/account.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { linkTo, mailsTo, tokenOf } from '../../testing/mails.ts'
import { createFirstAdmin } from './create.ts'

const t = await useClinic()
beforeEach(() => t.clock.advance(2 * hour))

const hour = 3_600_000
const password = 'keys of the pharmacy 1'
const complete = (token: string, overrides: object = {}) =>
  t.browser().post('/api/admin/me', {
    token,
    name: 'Mika Sato',
    password,
    password_confirmation: password,
    ...overrides,
  })

it('makes the first owner by command; the link sets up the account once', async () => {
  const { url } = await createFirstAdmin(t.ctx, { email: 'first@example.org' })
  expect(url).toBe((await linkTo(t, 'first@example.org')).href)
  const token = tokenOf(new URL(url))
  const seen = await t.browser().post('/api/admin/registration/verify', { token })
  expect(seen.data).toEqual({
    email: 'first@example.org',
    name: '',
    admin_role: 'owner',
    invited_by: null,
  })
  expect((await complete(token)).status).toBe(201)
  expect((await complete(token)).refusal).toEqual([410, 'TOKEN_USED'])
  const login = await t.browser().post('/api/admin/login', { email: 'first@example.org', password })
  expect([login.status, login.data.name, login.data.admin_role]).toEqual([
    200,
    'Mika Sato',
    'owner',
  ])
  await expect(createFirstAdmin(t.ctx, { email: 'FIRST@example.org' })).rejects.toMatchObject({
    code: 'ADMIN_EXISTS',
  })
})

it('makes an owner of an address that was invited as something else, and records it', async () => {
  const owner = await asAdmin(t)
  const email = 'reader@example.org'
  const invited = await owner.browser.post('/api/admin/users', { email, admin_role: 'read_only' })
  expect(invited.status).toBe(201)
  const { url } = await createFirstAdmin(t.ctx, { email })
  const token = tokenOf(new URL(url))
  const seen = await t.browser().post('/api/admin/registration/verify', { token })
  expect(seen.data).toMatchObject({ admin_role: 'owner' })
  const rows = await t.rows(auditLog, { objectId: invited.data.id })
  expect(rows.map(({ action, before, after }) => ({ action, before, after }))).toContainEqual({
    action: 'admin.change_role',
    before: { status: 'invited', admin_role: 'read_only' },
    after: { status: 'invited', admin_role: 'owner' },
  })
})

it('sends a new link only to an invited address, and answers every address alike', async () => {
  const { url } = await createFirstAdmin(t.ctx, { email: 'invited@example.org' })
  const active = await asAdmin(t)
  const answers = []
  for (const email of ['invited@example.org', active.email, 'nobody@example.org'])
    answers.push(await t.browser().post('/api/admin/registration', { email }))
  expect(new Set(answers.map((a) => `${a.status} ${a.text}`)).size).toBe(1)
  expect(await mailsTo(t, active.email)).toEqual([])
  expect(await mailsTo(t, 'nobody@example.org')).toEqual([])
  const fresh = tokenOf(await linkTo(t, 'invited@example.org'))
  const old = tokenOf(new URL(url))
  expect(fresh).not.toBe(old)
  expect((await t.browser().post('/api/admin/registration/verify', { token: old })).status).toBe(
    410,
  )
  expect((await t.browser().post('/api/admin/registration/verify', { token: fresh })).status).toBe(
    200,
  )
  expect(await t.rows(accounts, { email: 'nobody@example.org' })).toEqual([])
})

it('refuses bad fields and keeps the link; a withdrawn invitation is 410', async () => {
  const { url, accountId } = await createFirstAdmin(t.ctx, { email: 'fields@example.org' })
  const token = tokenOf(new URL(url))
  for (const [field, value] of [
    ['password', 'elevenchars'],
    ['password_confirmation', 'not the same one'],
  ] as const) {
    const answer = await complete(token, { [field]: value })
    expect([answer.status, Object.keys(answer.body.errors)[0]]).toEqual([422, field])
  }
  await t.change(admins, { accountId }, { status: 'disabled' })
  expect((await t.browser().post('/api/admin/registration/verify', { token })).status).toBe(410)
  expect((await complete(token)).status).toBe(410)
})

it('lets exactly one of fifty parallel tries win, and ends after 24 hours', async () => {
  const { url } = await createFirstAdmin(t.ctx, { email: 'race@example.org' })
  const token = tokenOf(new URL(url))
  const answers = await Promise.all(Array.from({ length: 50 }, () => complete(token)))
  expect(answers.map((a) => a.status).sort()).toEqual([
    201,
    ...Array.from({ length: 49 }, () => 410),
  ])
  const late = await createFirstAdmin(t.ctx, { email: 'late@example.org' })
  t.clock.advance(24 * hour + 1_000)
  expect((await complete(tokenOf(new URL(late.url)))).status).toBe(410)
})
