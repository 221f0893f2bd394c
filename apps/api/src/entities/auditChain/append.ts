import { type Ctx, inTransaction } from '../../context.ts'
import { auditChain, auditSeals } from '../../db/schema/auditChain.ts'
import { tiedKey } from '../../db/secret.ts'
import { desc, sql } from '../../db/sql.ts'
import { chainLock, hashOf, origin, rowOf, signatureOf } from './link.ts'

const batch = 5_000

type Waiting = { row_id: number; row_at: string; content: Buffer }

/**
 * Adds every committed audit row that has no link yet to the chain. One process at a time; the others leave
 * it to that one. What waits stands in a table that is written with the row itself, so the order in which
 * rows commit, and their times, do not matter.
 */
export async function appendToChain(ctx: Ctx): Promise<void> {
  while ((await inTransaction(ctx, appendBatch)) === batch);
}

/** How many rows were taken up; none while another process is at it. */
async function appendBatch(tx: Ctx): Promise<number> {
  const { rows } = await tx.db.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${chainLock}) as mine`,
  )
  return rows[0]?.mine ? appendWaiting(tx) : 0
}

async function appendWaiting(tx: Ctx): Promise<number> {
  const { rows: waiting } = await tx.db.execute<Waiting>(sql`
    select q.row_id::float8 as row_id, q.row_at::text as row_at, a.content
    from (select * from audit_unchained order by row_id limit ${batch}) q
    cross join lateral (${rowOf(sql`q.row_id`, sql`q.row_at`)}) a order by q.row_id`)
  if (waiting.length === 0) return 0
  let { number, hash } = await headOf(tx)
  const links = waiting.map(({ row_id, row_at, content }) => {
    number += 1
    hash = hashOf(hash, { number, rowId: row_id, content })
    return { number, row_id, row_at, content: hex(content), hash: hex(hash) }
  })
  await tx.db.execute(sql`
    with links as (
      select * from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
        as l(number bigint, row_id bigint, row_at timestamptz, content text, hash text)
    ), taken as (
      delete from audit_unchained q using links l where q.row_id = l.row_id and q.row_at = l.row_at
    )
    insert into audit_chain (number, row_id, row_at, content, hash)
    select number, row_id, row_at, decode(content, 'hex'), decode(hash, 'hex') from links`)
  return waiting.length
}

const hex = (bytes: Buffer) => bytes.toString('hex')

async function headOf(tx: Ctx): Promise<{ number: number; hash: Buffer }> {
  const [head] = await tx.db
    .select({ number: auditChain.number, hash: auditChain.hash })
    .from(auditChain)
    .orderBy(desc(auditChain.number))
    .limit(1)
  return head ?? { number: 0, hash: origin }
}

/**
 * Signs the head of the chain with the key that the database is tied to, into `audit_seals` and into the log:
 * whoever may change every table still has neither the key nor the log. A head that is sealed already gets no
 * second seal, unless rows before the day `retiredBefore` (UTC) are about to be dropped.
 */
export const sealChain = (ctx: Ctx, retiredBefore: string | null = null): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${chainLock})`)
    while ((await appendWaiting(tx)) === batch);
    const head = await headOf(tx)
    const [last] = await tx.db
      .select({ number: auditSeals.number, signature: auditSeals.signature })
      .from(auditSeals)
      .orderBy(desc(auditSeals.id))
      .limit(1)
    if (head.number === (last?.number ?? 0) && !retiredBefore) return
    const seal = { at: tx.clock.now(), ...head, retiredBefore }
    const key = await tiedKey(tx.db, tx.config)
    const signature = signatureOf(key, seal, last?.signature ?? null)
    await tx.db.insert(auditSeals).values({ ...seal, signature })
    const { at, number } = seal
    tx.log.info(
      { at, number, hash: hex(head.hash), retiredBefore, signature },
      'audit chain sealed',
    )
  })
