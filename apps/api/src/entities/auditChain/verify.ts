import type pg from 'pg'
import type { Secrets } from '../../config.ts'
import { createDb } from '../../db/client.ts'
import { textOf } from '../../db/frozen.ts'
import { formerKeys, tiedKey } from '../../db/secret.ts'
import { sql } from '../../db/sql.ts'
import { hashOf, origin, rowOf, type Seal, signatureOf } from './link.ts'

/** A row may be without a link for so long: the longest transaction, and the job that is behind. */
const lagMinutes = 5
const page = 20_000

export type Problem = {
  kind: 'changed' | 'missing' | 'unchained' | 'broken' | 'bad_seal'
  /** The audit row; of `broken` and `bad_seal` the number of the link. */
  id: number
  /** When it was written, ISO. */
  at: string
}
export type Verified = { links: number; seals: number; head: string; problems: Problem[] }

/** A problem in words, for the person at the terminal. */
export function sentenceOf({ kind, id, at }: Problem): string {
  const when = `of ${at}`
  if (kind === 'changed') return `Audit row ${id} ${when} was changed after it was written.`
  if (kind === 'missing') return `Audit row ${id} ${when} was deleted.`
  if (kind === 'unchained')
    return `Audit row ${id} ${when} has no link in the chain: it was inserted outside the chain, or no server has run since.`
  if (kind === 'broken')
    return `The chain is broken at link ${id}: the link was changed or deleted.`
  return `The seal of link ${id} ${when} is not valid: seals or links were changed or deleted, or SECRET_KEY is different.`
}

type Row = {
  number: number
  row_id: number
  row_at: Date
  content: Buffer
  hash: Buffer
  found: Buffer | null
}
type SealRow = Seal & { id: number; signature: string; linked: Buffer | null }

/**
 * Compares every audit row with its link, every link with the one before, every seal with its link and with
 * SECRET_KEY, and looks for rows without a link. Names the first problem of each. Reads one state of the
 * database, in pages; memory stays flat.
 */
export async function verifyChain(client: pg.Client, secrets: Secrets): Promise<Verified> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const seals = await verifySeals(client, secrets)
    const chain = await walk(client, seals.retiredBefore)
    const found = [chain.problem, await findTaken(client), await findUnchained(client)]
    const problems = [...found, seals.problem].filter((each) => each !== undefined)
    return { links: chain.links, seals: seals.count, head: chain.head, problems }
  } finally {
    await client.query('rollback')
  }
}

/** Until the first link that is wrong: what follows from it says nothing new. */
async function walk(client: pg.ClientBase, retiredBefore: string | null) {
  const { sql: text } =
    textOf(sql`select c.number::float8 as number, c.row_id::float8 as row_id, c.row_at, c.content, c.hash,
      a.content as found
    from (select * from audit_chain where number > $1 order by number limit $2) c
    left join lateral (${rowOf(sql`c.row_id`, sql`c.row_at`)}) a on true order by c.number`)
  const gone = retiredBefore ? new Date(retiredBefore) : new Date(0)
  let links = 0
  let hash: Buffer = origin
  for (;;) {
    const { rows } = await client.query<Row>(text, [links, page])
    for (const row of rows) {
      const problem = problemOf(row, links, hash, gone)
      if (problem)
        return { links, head: hash.toString('hex'), problem: await told(client, problem) }
      links = row.number
      hash = row.hash
    }
    if (rows.length < page) return { links, head: hash.toString('hex'), problem: undefined }
  }
}

function problemOf(row: Row, before: number, hash: Buffer, gone: Date): Problem | undefined {
  const at = row.row_at.toISOString()
  const link = { number: row.number, rowId: row.row_id, content: row.content }
  if (row.number !== before + 1) return { kind: 'broken', id: before + 1, at }
  if (!row.found && row.row_at >= gone) return { kind: 'missing', id: row.row_id, at }
  if (row.found && !row.found.equals(row.content)) return { kind: 'changed', id: row.row_id, at }
  if (!hashOf(hash, link).equals(row.hash)) return { kind: 'broken', id: row.number, at }
  return undefined
}

/** A row that is not where its link says, but there, had its time changed. */
async function told(client: pg.ClientBase, problem: Problem): Promise<Problem> {
  if (problem.kind !== 'missing') return problem
  const { rowCount } = await client.query('select 1 from audit_log where id = $1', [problem.id])
  return rowCount ? { ...problem, kind: 'changed' } : problem
}

/** A row that was gone before it had a link: it still waits for one. */
async function findTaken(client: pg.ClientBase): Promise<Problem | undefined> {
  const { rows } = await client.query<{ id: number; at: Date }>(
    `select q.row_id::float8 as id, q.row_at as at from audit_unchained q
     where not exists (select from audit_log a where a.id = q.row_id and a.at = q.row_at)
     order by q.row_id limit 1`,
  )
  const [row] = rows
  return row && told(client, { kind: 'missing', id: row.id, at: row.at.toISOString() })
}

/** All of them are found before the first is chosen: else the planner compares row with row, hoping to end early. */
async function findUnchained(client: pg.ClientBase): Promise<Problem | undefined> {
  const { rows } = await client.query<{ id: number; at: Date }>(
    `with unchained as materialized (
       select a.id, a.at from audit_log a where a.at < now() - make_interval(mins => $1)
         and not exists (select from audit_chain c where c.row_id = a.id and c.row_at = a.at)
     ) select id::float8 as id, at from unchained order by id limit 1`,
    [lagMinutes],
  )
  const [row] = rows
  return row && { kind: 'unchained', id: row.id, at: row.at.toISOString() }
}

/** The signature of each seal, and the link it was made for. A former key has signed none after its end. */
async function verifySeals(client: pg.Client, secrets: Secrets) {
  const db = createDb(client)
  const former = await formerKeys(db, secrets)
  const keys = [{ key: await tiedKey(db, secrets), until: Number.POSITIVE_INFINITY }, ...former]
  const end = Math.max(0, ...former.map(({ until }) => until))
  const { rows } = await client.query<SealRow>(
    `select s.id::float8 as id, s.at, s.number::float8 as number, s.hash, s.retired_before::text as "retiredBefore",
       s.signature, c.hash as linked
     from audit_seals s left join audit_chain c on c.number = s.number order by s.id`,
  )
  let before: string | null = null
  let retiredBefore: string | null = null
  for (const [index, seal] of rows.entries()) {
    const previous = before
    const honest = keys.some(
      ({ key, until }) => seal.id <= until && signatureOf(key, seal, previous) === seal.signature,
    )
    // a change of keys is sealed at once: without that seal the key before could vouch for all there is
    const isCut = index === rows.length - 1 && seal.id <= end
    if (!honest || isCut || !seal.linked?.equals(seal.hash)) {
      const at = seal.at.toISOString()
      return {
        count: index,
        retiredBefore,
        problem: { kind: 'bad_seal', id: seal.number, at } as Problem,
      }
    }
    before = seal.signature
    retiredBefore = seal.retiredBefore ?? retiredBefore
  }
  return { count: rows.length, retiredBefore, problem: undefined }
}
