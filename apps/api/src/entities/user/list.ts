import type { AdminCtx } from '../../context.ts'
import { accounts, admins, sessionLogins, tokens } from '../../db/schema/account.ts'
import { alias, sql } from '../../db/sql.ts'
import { reads } from '../list.ts'
import { defineList } from '../read/list.ts'
import { isoOf } from '../wire.ts'

const inviter = alias(admins, 'inviter')
const nowOf = (ctx: AdminCtx) => sql`${ctx.clock.now().toISOString()}::timestamptz`

const hasFactor = sql`(${accounts.totpSecret} is not null or exists (select from passkeys k where k.account_id = ${accounts.id}))`

/** Administrators' accounts, by name. */
export const userList = defineList('adminListUsers', {
  table: admins,
  joins: sql`inner join ${accounts} on ${accounts.id} = ${admins.accountId}
    left join admins inviter on inviter.id = ${admins.invitedBy}`,
  columns: {
    email: accounts.email,
    name: sql`coalesce(nullif(${admins.name}, ''), ${accounts.email})`,
    two_factor: hasFactor,
    last_login_at: accounts.lastLoginAt,
    invited_by_name: sql`nullif(${inviter.name}, '')`,
    session_count: (ctx) => sql`(select count(*)::int from ${sessionLogins}
      where ${sessionLogins.accountId} = ${admins.accountId} and ${sessionLogins.guard} = 'admin'
        and ${sessionLogins.expiresAt} > ${nowOf(ctx)}
        and ${sessionLogins.lastSeenAt} > ${nowOf(ctx)} - make_interval(secs => ${ctx.security().idleMs.admin / 1_000}))`,
    link_expires_at: (ctx) => sql`(select ${isoOf(sql`max(${tokens.expiresAt})`)} from ${tokens}
      where ${tokens.accountId} = ${admins.accountId} and ${tokens.kind} = 'registration'
        and ${tokens.usedAt} is null and ${tokens.revokedAt} is null
        and ${tokens.expiresAt} > ${nowOf(ctx)})`,
    is_self: (ctx) => sql`${admins.id} = ${ctx.actor.id}`,
    actions: (ctx) => sql`case when ${admins.id} = ${ctx.actor.id} then '[]'::jsonb
      when ${admins.status} = 'invited' then '["resend", "revoke", "change_role"]'::jsonb
      when ${admins.status} = 'active' and ${hasFactor}
        then '["change_role", "end_sessions", "reset_second_factor", "disable"]'::jsonb
      when ${admins.status} = 'active' then '["change_role", "end_sessions", "disable"]'::jsonb
      else '["enable", "change_role"]'::jsonb end`,
  },
  filters: {
    q: (q) => reads(sql`${admins.name} || ' ' || ${accounts.email}`, q),
  },
  joinedFilters: ['q'],
  sort: { email: accounts.email, last_login_at: accounts.lastLoginAt },
  order: ['name', 'ASC'],
})

export const getUser = (ctx: AdminCtx, id: string) => userList.one(ctx, id)
