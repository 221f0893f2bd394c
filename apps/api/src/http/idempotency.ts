import { createHash } from 'node:crypto'
import { dayMs } from '@officina/shared/dates/days'
import { CommitUnknownError, type Ctx, inTransaction, pause } from '../context.ts'
import { idempotencyKeys } from '../db/schema/platform.ts'
import { and, eq, sql } from '../db/sql.ts'
import { conflict, invalid } from '../entities/errors.ts'
import { newId } from '../ids.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

type Once = { body: unknown; replayed: boolean }

/**
 * Runs `work` once per (account, key): the key row is in the work's own transaction. Same key and body
 * answers the first result; another body is 422; a call still in flight is 409 with Retry-After. When the
 * connection is lost over the commit the row is asked whether it has happened.
 */
export async function once(
  ctx: Ctx,
  operation: string,
  givenKey: unknown,
  body: unknown,
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<Once> {
  if (typeof givenKey !== 'string' || !uuid.test(givenKey)) {
    throw invalid('Idempotency-Key', 'IDEMPOTENCY_KEY_REQUIRED', {
      en: 'An Idempotency-Key header with a UUID is required.',
      ja: 'Idempotency-Key ヘッダーが必要です。',
    })
  }
  const key = givenKey.toLowerCase()
  const accountId = 'accountId' in ctx.actor ? ctx.actor.accountId : ''
  const bodyHash = createHash('sha256')
    .update(`${operation}\n${canonicalJson(body)}`)
    .digest('hex')
  const attempt = () =>
    inTransaction(ctx, (tx) => findOrDo(tx, { operation, key, accountId, bodyHash }, work))
  return attempt().catch(async (error: unknown) => {
    if (!(error instanceof CommitUnknownError)) throw error
    await pause(1)
    return attempt()
  })
}

type Call = { operation: string; key: string; accountId: string; bodyHash: string }

async function findOrDo(
  tx: Ctx,
  { operation, key, accountId, bodyHash }: Call,
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<Once> {
  const now = tx.clock.now()
  const row = {
    id: newId(),
    accountId,
    key,
    operation,
    bodyHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + dayMs),
  }
  if (await isNew(tx, row)) return first(tx, row.id, work)
  const lock = await tx.tx?.client.query(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free',
    [lockOf(row)],
  )
  if (!lock?.rows[0]?.free) {
    throw conflict(
      'IDEMPOTENT_CALL_IN_PROGRESS',
      {
        en: 'The same request is still being processed. Wait a moment.',
        ja: '同じ操作を処理しています。しばらくお待ちください。',
      },
      { retryAfter: 1 },
    )
  }
  const [known] = await tx.db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key)))
  if (known && known.expiresAt > now) {
    if (known.bodyHash !== bodyHash) {
      throw invalid('Idempotency-Key', 'IDEMPOTENCY_KEY_REUSED', {
        en: 'An earlier version of this has already arrived. Reload the page to see it.',
        ja: '変更前の内容がすでに届いています。ページを再読み込みしてください。',
      })
    }
    return { body: known.response, replayed: true }
  }
  if (known) await tx.db.delete(idempotencyKeys).where(eq(idempotencyKeys.id, known.id))
  await tx.db.insert(idempotencyKeys).values(row)
  return first(tx, row.id, work)
}

const lockOf = ({ accountId, key }: Pick<Call, 'accountId' | 'key'>) => `${accountId}:${key}`

/** Takes the key for this transaction, in one statement; false when it is known or another call is at it. */
async function isNew(tx: Ctx, row: typeof idempotencyKeys.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.db.execute(sql`
    insert into ${idempotencyKeys} (id, account_id, key, operation, body_hash, created_at, expires_at)
    select ${row.id}::uuid, ${row.accountId}::uuid, ${row.key}, ${row.operation}, ${row.bodyHash},
      ${row.createdAt}::timestamptz, ${row.expiresAt}::timestamptz
    where pg_try_advisory_xact_lock(hashtextextended(${lockOf(row)}, 0))
    on conflict (account_id, key) do nothing`)
  return rowCount === 1
}

/** Does the work and keeps its answer beside the key. */
async function first(tx: Ctx, id: string, work: (ctx: Ctx) => Promise<unknown>): Promise<Once> {
  const result = await work(tx)
  await tx.db
    .update(idempotencyKeys)
    .set({ status: 200, response: (result ?? null) as object })
    .where(eq(idempotencyKeys.id, id))
  return { body: result, replayed: false }
}

/** A value that was read from JSON, the keys of each object in order: the same data is the same text. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
