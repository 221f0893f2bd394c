import { describe, expect, it } from 'vitest'
import { admins } from '../../db/schema/account.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { desc, eq } from '../../db/sql.ts'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { linkTo, mailsTo, tokenOf } from '../../testing/mails.ts'

const t = await useClinic()
let owner = await asAdmin(t)
let second = await asAdmin(t)
const finance = await asAdmin(t, 'finance')
const support = await asAdmin(t, 'support')

const url = '/api/admin/users'
const verbs = ['change-role', 'disable', 'enable', 'resend', 'revoke', 'end-sessions'] as const
type Verb = (typeof verbs)[number]
const bodyOf = (verb: Verb, revision = 1) => ({
  revision,
  ...(verb === 'change-role' ? { admin_role: 'support' } : {}),
  ...(verb === 'change-role' || verb === 'disable' ? { reason: 'Agreed' } : {}),
})
const get = async (id: string) => (await owner.browser.get(`${url}/${id}`)).data
const run = async (verb: Verb, id: string, fields: object = {}, who = owner) => {
  const { revision = 1 } = (await get(id)) ?? {}
  return who.browser.post(`${url}/${id}/${verb}`, { ...bodyOf(verb, revision), ...fields })
}
const lastAudit = async (id: string) =>
  (
    await t.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectId, id))
      .orderBy(desc(auditLog.id))
      .limit(1)
  )[0]

let count = 0
async function invited(role = 'support') {
  const email = `new${++count}@example.org`
  const answer = await owner.browser.post(url, { email, admin_role: role })
  expect(answer.status, answer.text).toBe(201)
  return answer.data as { id: string; email: string; revision: number }
}

it.each(verbs)('%s is refused for a stale revision and for oneself', async (verb) => {
  const stale = await owner.browser.post(`${url}/${support.id}/${verb}`, bodyOf(verb, 99))
  expect(stale.refusal).toEqual([409, 'REVISION_CONFLICT'])
  expect((await run(verb, owner.id)).status).toBeOneOf([403, 409])
})

describe('invitations', () => {
  it('bring somebody in, with the role of the invitation', async () => {
    const user = await invited('content')
    expect(user).toMatchObject({
      status: 'invited',
      admin_role: 'content',
      name: user.email,
      invited_by_name: expect.stringContaining('Admin'),
      actions: ['resend', 'revoke', 'change_role'],
    })
    expect(await lastAudit(user.id)).toMatchObject({
      action: 'admin.invite',
      after: { status: 'invited', email: user.email, admin_role: 'content' },
    })
    const answer = await t.browser().post('/api/admin/me', {
      token: tokenOf(await linkTo(t, user.email)),
      name: 'Nora',
      password: 'a long enough secret 7',
      password_confirmation: 'a long enough secret 7',
    })
    expect(answer.status, answer.text).toBe(201)
    expect(await get(user.id)).toMatchObject({
      status: 'active',
      name: 'Nora',
      link_expires_at: null,
    })
    for (const verb of ['resend', 'revoke'] as const)
      expect((await run(verb, user.id)).body.error_code).toBe('NOT_INVITED')
  })

  it('go to an address once, whatever its letters, of many tries at the same time too', async () => {
    const upper = await owner.browser.post(url, {
      email: support.email.toUpperCase(),
      admin_role: 'support',
    })
    expect(upper.refusal).toEqual([422, 'EMAIL_TAKEN'])
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        owner.browser.post(url, { email: 'race@example.org', admin_role: 'support' }),
      ),
    )
    expect(tries.map((answer) => answer.status).sort()).toEqual([201, ...Array(7).fill(422)])
  })

  it('are sent again and taken back', async () => {
    const user = await invited()
    const first = tokenOf(await linkTo(t, user.email))
    expect((await run('resend', user.id)).status).toBe(200)
    expect((await mailsTo(t, user.email)).length).toBe(2)
    const verify = (token: string) => t.browser().post('/api/admin/registration/verify', { token })
    expect((await verify(first)).status).toBe(410)
    const link = tokenOf(await linkTo(t, user.email))
    expect((await verify(link)).status).toBe(200)
    const gone = await run('revoke', user.id)
    expect(gone.data).toMatchObject({ status: 'disabled', link_expires_at: null })
    expect((await verify(link)).status).toBe(410)
    const again = await owner.browser.post(url, { email: user.email, admin_role: 'finance' })
    expect(again.data).toMatchObject({ id: user.id, status: 'invited', admin_role: 'finance' })
    await run('revoke', user.id)
    const enabled = await run('enable', user.id)
    expect(enabled.data.status).toBe('invited')
    expect((await mailsTo(t, user.email)).length).toBe(4)
  })
})

describe('roles', () => {
  it('are changed with a reason, and hold at once', async () => {
    const admin = await asAdmin(t, 'read_only')
    expect((await admin.browser.get(url)).status).toBe(403)
    const answer = await run('change-role', admin.id, { admin_role: 'owner', reason: 'Takes over' })
    expect(answer.data.admin_role).toBe('owner')
    expect((await admin.browser.get(url)).status).toBe(200)
    expect(await lastAudit(admin.id)).toMatchObject({
      action: 'admin.change_role',
      before: { admin_role: 'read_only' },
      after: { admin_role: 'owner' },
      reason: 'Takes over',
    })
    expect((await run('change-role', owner.id)).refusal).toEqual([403, 'OWN_ACCOUNT'])
    await run('change-role', admin.id)
  })
})

describe('access', () => {
  it('is taken away at once and given back', async () => {
    const admin = await asAdmin(t, 'support')
    expect((await get(admin.id)).session_count).toBe(1)
    expect((await run('disable', admin.id)).data).toMatchObject({
      status: 'disabled',
      session_count: 0,
    })
    expect((await admin.browser.get('/api/admin/me')).status).toBe(401)
    expect((await run('disable', admin.id)).refusal).toEqual([409, 'INVALID_TRANSITION'])
    expect((await run('enable', admin.id)).data.status).toBe('active')
    expect((await run('enable', admin.id)).body.error_code).toBe('INVALID_TRANSITION')
  })

  it('ends everywhere on demand', async () => {
    const admin = await asAdmin(t, 'support')
    expect((await run('end-sessions', admin.id)).data.session_count).toBe(0)
    expect((await admin.browser.get('/api/admin/me')).status).toBe(401)
    expect((await get(admin.id)).status).toBe('active')
  })

  it('stays with one owner, also when two remove each other', async () => {
    const revision = async (id: string) => (await get(id)).revision as number
    const [a, b] = await Promise.all([revision(owner.id), revision(second.id)])
    const answers = await Promise.all([
      owner.browser.post(`${url}/${second.id}/disable`, { revision: b, reason: 'x' }),
      second.browser.post(`${url}/${owner.id}/disable`, { revision: a, reason: 'x' }),
    ])
    const owners = await t.ctx.db.$count(
      t.ctx.db.select().from(admins).where(eq(admins.adminRole, 'owner')).as('o'),
    )
    expect(owners).toBeGreaterThanOrEqual(2)
    const active = (await t.rows(admins)).filter(
      (row) => row.adminRole === 'owner' && row.status === 'active',
    )
    expect(active).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const left = active[0]?.id === owner.id ? owner : second
    const gone = left === owner ? second : owner
    await t.change(admins, gone.id, { status: 'active' })
    owner = left
    second = gone
  })
})

describe('the audit log', () => {
  it('is filtered, and can be taken along', async () => {
    const path = '/api/admin/audit'
    const list = await finance.browser.list(path, {
      filter: {
        object_type: ['admin'],
        q: 'change_role',
        at_gte: '2026-11-01',
        actor_role: ['admin'],
      },
      range: [0, 9],
    })
    expect(list.status, list.text).toBe(200)
    expect(list.data[0]).toMatchObject({
      action: 'admin.change_role',
      actor_name: expect.stringContaining('Admin'),
      reason: expect.any(String),
    })
    const [row] = list.data
    expect(
      (await finance.browser.list(path, { filter: { q: row.request_id } })).data,
    ).toContainEqual(row)
    const csv = await finance.browser.get(`${path}/export`)
    expect(csv.text).toContain('Changed the role')
    expect(csv.text).not.toMatch(/admin\.change_role|[{}]/)
  })
})
