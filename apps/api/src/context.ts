import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Actor, AdminActor, DoctorActor, Locale, PatientActor, SystemActor } from './actors.ts'
import type { Clock } from './clock.ts'
import type { Compute } from './compute/port.ts'
import type { Config } from './config.ts'
import { awayOf, causesOf, isLost } from './db/away.ts'
import { createDb, type Db } from './db/client.ts'
import type { Replica } from './db/replica.ts'
import type { Passwords } from './entities/account/passwords.ts'
import type { Locks } from './entities/lockOrder.ts'
import type { PageFacts } from './entities/platform/plainFacts.ts'
import type { SecurityRules } from './entities/platform/securityDefaults.ts'
import type { Events } from './events/port.ts'
import type { Files } from './files/port.ts'
import type { SessionCache } from './http/sessionCache.ts'
import type { Jobs } from './jobs/port.ts'
import type { MailFrame } from './mail/frame.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Payments } from './payments/port.ts'
import type { Pictures } from './pictures/port.ts'
import type { Slots } from './slots.ts'
import type { Storefront } from './storefront/port.ts'
import type { TtlCache } from './ttlCache.ts'
import type { Turns } from './turns.ts'

export type {
  Actor,
  AdminActor,
  DoctorActor,
  Guard,
  Locale,
  PatientActor,
  SystemActor,
  Visitor,
} from './actors.ts'

/** Where a call comes from; goes into audit rows. */
export type Origin = {
  requestId: string
  ip: string | null
  userAgent: string | null
  locale: Locale
  /** When the call came, before anything of it was read. */
  at?: Date
  /** Beginning of the hash of the browser's session. */
  session?: string
  /** As the browser names it; not checked. */
  timeZone?: string
}

export type Ports = {
  config: Config
  pool: pg.Pool
  /** Undefined without DATABASE_READ_URL. */
  replica: Replica | undefined
  clock: Clock
  jobs: Jobs<Ctx>
  storefront: Storefront<Ctx>
  /** Undefined where nobody takes cards: in production without Stripe, and beside a shop's own checkout. */
  payments: Payments | undefined
  files: Files
  compute: Compute
  pictures: Pictures
  sessions: SessionCache
  events: Events
  cache: TtlCache
  passwords: Passwords
  turns: Turns
  /** Undefined without SMTP_URL: mails stay in the outbox. */
  mailer: Mailer | undefined
  /** What mails have around their text, by the shop's settings. */
  mailFrame: (ctx: Ctx) => Promise<MailFrame>
  /** Session lengths and tries, by the shop's settings. */
  security: () => SecurityRules
  /** What every page's HTML says of the shop, by its settings. */
  pageFacts: () => PageFacts
  /** Each holds a connection of the pool while it runs. */
  exports: Slots
  /** Open lines of server-sent events, by account. */
  eventLines: Slots
  log: FastifyBaseLogger
  /** Aborted when the server begins to stop: nobody goes on waiting. */
  stopping: AbortSignal
}

/** Passed to every verb. `db` is the pool, or the transaction when `tx` is set. */
export type Ctx<A extends Actor = Actor> = Ports & {
  actor: A
  origin: Origin
  /** Patients that this request has written audit rows about. */
  audited?: Set<string>
  db: Db
  /** Of the replica, in a call that may read what is a moment old; taken by `readingOf`. */
  reads?: pg.Pool
  tx?: Transaction
}

declare const isOpen: unique symbol
/** An open transaction; only `inTransaction` makes one. */
type Transaction = Locks & {
  readonly [isOpen]: true
  client: pg.PoolClient
  startedAt: Date
  afterCommit: (() => void | Promise<void>)[]
  /** Takes back what no database takes back: files. */
  onRollback: (() => Promise<void>)[]
}

/** A Ctx inside a transaction: what a verb that writes takes. */
export type TxCtx<A extends Actor = Actor> = InTx<Ctx<A>>
export type InTx<C extends Ctx> = C & { tx: Transaction }

export type DoctorCtx = Ctx<DoctorActor>
export type PatientCtx = Ctx<PatientActor>
export type AdminCtx = Ctx<AdminActor>
/** A doctor or a patient on what both have: address, password, sessions, preferences. */
export type AccountCtx = Ctx<DoctorActor | PatientActor>
/** Anybody who has signed in. */
export type SignedInCtx = Ctx<DoctorActor | PatientActor | AdminActor>

/** The context of a call, by whom its operation id begins with; of those of no role, any. */
export type CtxOf<Op extends string> = Op extends `admin${string}`
  ? AdminCtx
  : Op extends `doctor${string}`
    ? DoctorCtx
    : Op extends `patient${string}`
      ? PatientCtx
      : Ctx

export const systemOrigin: Origin = { requestId: 'system', ip: null, userAgent: null, locale: 'en' }

export const systemCtx = (ports: Ports): Ctx<SystemActor> => ({
  ...ports,
  actor: { role: 'system' },
  origin: systemOrigin,
  db: createDb(ports.pool),
})

/** For rows that are shown and nothing else: from the replica where the call may, and it is fresh. */
export const readingOf = <C extends Ctx>(ctx: C): C =>
  ctx.reads && !ctx.tx ? { ...ctx, pool: ctx.reads, db: createDb(ctx.reads) } : ctx

/**
 * Runs `work` in one transaction; joins the one that is already open. Serialization failures, deadlocks
 * and a connection lost before the commit are tried again, three times in all. `afterCommit` callbacks run
 * once the commit has happened, `onRollback` ones when the work has failed; after a commit nobody answered,
 * neither: it may have happened.
 * @throws CommitUnknownError when nobody answered the commit: the connection was lost, or the time is over.
 */
export async function inTransaction<C extends Ctx, T>(
  ctx: C,
  work: (ctx: InTx<C>) => Promise<T>,
): Promise<T> {
  if (ctx.tx) return work(ctx as InTx<C>)
  for (let attempt = 1; ; attempt++) {
    const done = await attemptOnce(ctx, work)
    if ('result' in done) return done.result
    if (attempt >= 3 || !done.mayRepeat) throw done.error
    await pause(attempt)
  }
}

/** A commit was sent and not answered: the work is done, or nothing of it is. */
export class CommitUnknownError extends Error {
  override name = 'CommitUnknownError'
}

/**
 * Another transaction has committed a change of what this one has read before it locked it: thrown inside `inTransaction`,
 * its work is done again from the beginning.
 */
export class ChangedMeanwhileError extends Error {
  override name = 'ChangedMeanwhileError'
  /** As of a serialization failure, which it is. */
  readonly code = '40001'
}

/** A short wait of random length, so that those who met do not meet again. */
export const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, 10 * attempt + Math.random() * 30))

/** `mayRepeat`: nothing of the work has happened, and it may well succeed the next time. */
type Done<T> = { result: T } | { error: unknown; mayRepeat: boolean }

async function attemptOnce<C extends Ctx, T>(
  ctx: C,
  work: (ctx: InTx<C>) => Promise<T>,
): Promise<Done<T>> {
  const client = await ctx.pool.connect()
  const afterCommit: (() => void | Promise<void>)[] = []
  const onRollback: (() => Promise<void>)[] = []
  let stage: 'open' | 'committing' | 'committed' = 'open'
  let broken: Error | undefined
  try {
    await client.query('begin')
    const startedAt = ctx.clock.now()
    const tx = { client, startedAt, locks: [], part: 0, afterCommit, onRollback } as Omit<
      Transaction,
      typeof isOpen
    > as Transaction
    const result = await work({ ...ctx, db: createDb(client), tx })
    stage = 'committing'
    const { command } = await client.query('commit')
    // PostgreSQL answers so, and not with an error, when a statement had failed and nobody looked
    if (command !== 'COMMIT')
      throw new Error(`the transaction was not committed: the database answered ${command}`)
    stage = 'committed'
    for (const callback of afterCommit) await callback()
    return { result }
  } catch (error) {
    if (stage === 'committed') throw error
    if (stage === 'committing' && awayOf(error)) {
      broken = error as Error
      throw new CommitUnknownError('no answer to a commit', { cause: error })
    }
    await client.query('rollback').catch((e: Error) => {
      broken = e
    })
    for (const takeBack of onRollback) await takeBack()
    const wasLost = isLost(error)
    // one that says it writes no more has answered the rollback, and is not used again either
    const mayRepeat =
      isContended(error) || (wasLost && (broken !== undefined || pgCode(error) === '25006'))
    if (wasLost) broken ??= error as Error
    return { error, mayRepeat }
  } finally {
    client.release(broken)
  }
}

/** The database has ended it so that others could go on; begun again, it may pass. */
export function isContended(error: unknown): boolean {
  const code = pgCode(error)
  return code === '40001' || code === '40P01'
}

/** SQLSTATE of a database error, also when Drizzle has wrapped it. */
export function pgCode(error: unknown): string | undefined {
  for (const each of causesOf(error)) {
    if ('code' in each && typeof each.code === 'string') return each.code
  }
  return undefined
}
