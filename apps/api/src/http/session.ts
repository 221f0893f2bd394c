import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Ctx, Guard } from '../context.ts'
import { inTransaction } from '../context.ts'
import { accounts, type SessionData, sessionLogins, sessions } from '../db/schema/account.ts'
import { and, eq } from '../db/sql.ts'
import { idleMsOf } from '../entities/account/sessions.ts'
import { newId, newSecret, sha256 } from '../ids.ts'
import { isSecure, keptFor } from './cookie.ts'
import type { SessionRow } from './sessionCache.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export type Login = { accountId: string; guard: Guard }
type HeldLogin = Login & { remember: boolean; expiresAt: Date; provedAt?: Date }

/** A browser's session as one request sees it. Only the hash of `id` is stored. */
export type Session = {
  id: string
  hash: string
  data: SessionData
  logins: Partial<Record<Guard, HeldLogin>>
  /** Its cookies are due to be sent anew, so that they slide with the session. */
  isCookieDue?: boolean
  /** People already read for this session, by guard. */
  actors?: Map<string, Actor>
}

export const cookieNames = (secure: boolean) => ({
  session: secure ? '__Host-officina_session' : 'officina_session',
  csrf: 'XSRF-TOKEN',
})

/** The CSRF token is derived from the session's secret id: bound to it, and renewed with it. */
export const csrfTokenOf = (sessionId: string): string =>
  createHmac('sha256', sessionId).update('csrf').digest('base64url')

export function csrfMatches(session: Session | undefined, header: unknown): boolean {
  if (!session || typeof header !== 'string' || header.length > 200) return false
  const expected = Buffer.from(csrfTokenOf(session.id))
  const given = Buffer.from(header)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** What a session's cookie is stored as; asked several times in a call. */
export function hashOf(request: FastifyRequest, cookie: string): string {
  request.cookieHash ??= sha256(cookie)
  return request.cookieHash
}

/**
 * Loads the session of the cookie; an unknown id is never adopted. A call slides the idle time of its own role alone
 * (`presence`), at most once a minute: whoever works in one area of the apps is not there in the others.
 */
export async function loadSession(
  ctx: Ctx,
  request: FastifyRequest,
  presence: Guard | undefined,
): Promise<Session | undefined> {
  const cookie = request.cookies[cookieNames(isSecure(ctx)).session]
  if (!cookie || !/^[A-Za-z0-9_-]{43}$/.test(cookie)) return undefined
  const hash = hashOf(request, cookie)
  const entry =
    ctx.sessions.get(hash) ?? (await ctx.sessions.read(hash, () => readSession(ctx, hash)))
  const [first] = entry?.rows ?? []
  if (!entry || !first) return undefined
  const now = ctx.clock.now()
  const session: Session = { id: cookie, hash, data: first.data, logins: {}, actors: entry.actors }
  for (const row of entry.rows) {
    if (
      !row.guard ||
      !row.account_id ||
      !row.login_seen ||
      !row.expires_at ||
      now >= row.expires_at
    )
      continue
    const guard = row.guard as Guard
    if (now.getTime() - row.login_seen.getTime() >= idleMsOf(ctx, guard, row.remember ?? false))
      continue
    const remember = row.remember ?? false
    session.logins[guard] = {
      accountId: row.account_id,
      guard,
      remember,
      expiresAt: row.expires_at,
      ...(row.proved_at && { provedAt: row.proved_at }),
    }
  }
  const sinceSeen = (at: Date) => now.getTime() - at.getTime()
  const unseen = sinceSeen(first.last_seen_at)
  if (
    Object.keys(session.logins).length === 0 &&
    unseen > Math.max(14 * day, ctx.security().rememberMs)
  )
    return undefined
  if (unseen > minute) {
    await ctx.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.idHash, hash))
    const isNewHour = hourOf(first.last_seen_at) !== hourOf(now)
    session.isCookieDue = isNewHour && keptSeconds(ctx, session) !== undefined
    for (const row of entry.rows) row.last_seen_at = now
  }
  const own =
    presence && session.logins[presence] && entry.rows.find((row) => row.guard === presence)
  if (own?.login_seen && sinceSeen(own.login_seen) > minute) {
    await ctx.db
      .update(sessionLogins)
      .set({ lastSeenAt: now })
      .where(and(eq(sessionLogins.sessionHash, hash), eq(sessionLogins.guard, own.guard as Guard)))
    own.login_seen = now
  }
  return session
}

export const sessionQuery = `
  select s.data, s.last_seen_at, l.guard, l.account_id, l.remember, l.last_seen_at as login_seen, l.expires_at, l.proved_at
  from sessions s left join session_logins l on l.session_hash = s.id_hash where s.id_hash = $1`

async function readSession(ctx: Ctx, hash: string) {
  const { rows } = await ctx.pool.query<SessionRow>({
    name: 'session',
    text: sessionQuery,
    values: [hash],
  })
  return rows
}

/** Whether a login still holds, read anew and without sliding its idle time. */
export async function isSignedIn(
  ctx: Ctx,
  hash: string,
  guard: Guard,
  accountId: string,
): Promise<boolean> {
  const [login] = await ctx.db
    .select()
    .from(sessionLogins)
    .where(
      and(
        eq(sessionLogins.sessionHash, hash),
        eq(sessionLogins.guard, guard),
        eq(sessionLogins.accountId, accountId),
      ),
    )
  const now = ctx.clock.now().getTime()
  return (
    login !== undefined &&
    now < login.expiresAt.getTime() &&
    now - login.lastSeenAt.getTime() < idleMsOf(ctx, guard, login.remember)
  )
}

/** Starts an anonymous session (for the CSRF token and the invite that is being accepted). */
export async function startSession(ctx: Ctx): Promise<Session> {
  const id = newSecret()
  const now = ctx.clock.now()
  await ctx.db.insert(sessions).values({
    idHash: sha256(id),
    createdAt: now,
    lastSeenAt: now,
    ip: ctx.origin.ip,
    userAgent: ctx.origin.userAgent,
  })
  return { id, hash: sha256(id), data: {}, logins: {} }
}

/**
 * Signs an account in for one guard; the session id (and so the CSRF token) is renewed. `hasShown`: a second factor was
 * shown.
 */
export async function signIn(
  ctx: Ctx,
  session: Session | undefined,
  { hasShown = false, ...login }: Login & { hasShown?: boolean },
  remember: boolean,
): Promise<Session> {
  return inTransaction(ctx, async (tx) => {
    const fresh = session ? await rotate(tx, session) : await startSession(tx)
    const now = tx.clock.now()
    const held = {
      ...login,
      remember: remember && login.guard !== 'admin',
      expiresAt: new Date(now.getTime() + capMs(tx, login.guard, remember)),
      provedAt: now,
    }
    const row = { ...held, id: newId(), createdAt: now, lastSeenAt: now }
    await tx.db
      .insert(sessionLogins)
      .values({ ...row, sessionHash: fresh.hash })
      .onConflictDoUpdate({ target: [sessionLogins.sessionHash, sessionLogins.guard], set: row })
    if (hasShown) {
      const factorLogins = { ...fresh.data.factorLogins, [login.guard]: row.id }
      await saveSessionData(tx, fresh, { ...fresh.data, factorLogins })
    }
    await tx.db.update(accounts).set({ lastLoginAt: now }).where(eq(accounts.id, login.accountId))
    return { ...fresh, logins: { ...fresh.logins, [login.guard]: held } }
  })
}

/** Ends one guard of the session; the others stay signed in under a new session id. */
export async function signOut(ctx: Ctx, session: Session, guard: Guard): Promise<Session> {
  return inTransaction(ctx, async (tx) => {
    await tx.db
      .delete(sessionLogins)
      .where(and(eq(sessionLogins.sessionHash, session.hash), eq(sessionLogins.guard, guard)))
    const { [guard]: _ended, ...logins } = session.logins
    const fresh = await rotate(tx, { ...session, logins })
    // an invitation that was opened here is not for whoever comes next
    const { inviteTokenId, ...data } = fresh.data
    if (inviteTokenId) await saveSessionData(tx, fresh, data)
    return fresh
  })
}

export async function saveSessionData(
  ctx: Ctx,
  session: Session,
  data: Session['data'],
): Promise<void> {
  await ctx.db.update(sessions).set({ data }).where(eq(sessions.idHash, session.hash))
  session.data = data
}

/** Renews the id of a session. Where another call of the same browser has done so meanwhile, a new one begins. */
export async function rotate(ctx: Ctx, session: Session): Promise<Session> {
  const id = newSecret()
  const hash = sha256(id)
  const { rowCount } = await ctx.db
    .update(sessions)
    .set({ idHash: hash })
    .where(eq(sessions.idHash, session.hash))
  return rowCount ? { ...session, id, hash } : startSession(ctx)
}

/**
 * Sends both cookies. The browser drops them when it is closed, unless somebody asked to stay signed in: then
 * they are kept as long as that login may still be idle.
 */
export function setSessionCookies(
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
): void {
  const names = cookieNames(isSecure(ctx))
  const kept = keptFor(ctx, keptSeconds(ctx, session))
  reply.setCookie(names.session, session.id, kept)
  reply.setCookie(names.csrf, csrfTokenOf(session.id), {
    ...kept,
    httpOnly: false,
    encode: encodeURIComponent,
  })
  request.session = session
}

/** Seconds that the browser keeps the cookies when it is closed; undefined: not at all. */
function keptSeconds(ctx: Ctx, { logins }: Session): number | undefined {
  const now = ctx.clock.now().getTime()
  const left = Object.values(logins)
    .filter(({ remember }) => remember)
    .map(({ guard, expiresAt }) => Math.min(idleMsOf(ctx, guard, true), expiresAt.getTime() - now))
  return left.length > 0 ? Math.floor(Math.max(...left) / 1_000) : undefined
}

const hourOf = (at: Date): number => Math.floor(at.getTime() / hour)

function capMs(ctx: Ctx, guard: Guard, remember: boolean): number {
  const { capMs, rememberMs } = ctx.security()
  return remember && guard === 'doctor' ? rememberMs : capMs[guard]
}
