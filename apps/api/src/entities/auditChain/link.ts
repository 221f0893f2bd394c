import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { type SQL, sql } from '../../db/sql.ts'

/** The hash before the first link. */
export const origin = Buffer.alloc(32)

/** Taken by whoever adds to the chain, until the end of the transaction. */
export const chainLock = sql`731162`

export type Link = { number: number; rowId: number; content: Buffer }

/** Hash of a link: over the hash before, its number, the row's id and the row's own hash. */
export function hashOf(before: Buffer, { number, rowId, content }: Link): Buffer {
  const numbers = Buffer.alloc(16)
  numbers.writeBigInt64BE(BigInt(number))
  numbers.writeBigInt64BE(BigInt(rowId), 8)
  return createHash('sha256').update(before).update(numbers).update(content).digest()
}

/**
 * SHA-256 of a row of the audit log `a`, the same in every session and version of PostgreSQL. A field
 * without a value is left out, so a column that is added later changes nothing for the rows before it;
 * it must be named here, or changes of it go unnoticed.
 */
const contentOf = sql`sha256(convert_to(jsonb_strip_nulls(jsonb_build_object(
  'id', a.id, 'at', (extract(epoch from a.at) * 1000)::bigint, 'actor_role', a.actor_role,
  'actor_id', a.actor_id, 'on_behalf_of', a.on_behalf_of, 'action', a.action,
  'object_type', a.object_type, 'object_id', a.object_id, 'doctor_id', a.doctor_id,
  'patient_id', a.patient_id, 'before', a.before::text, 'after', a.after::text, 'reason', a.reason,
  'ip', a.ip, 'user_agent', a.user_agent, 'request_id', a.request_id, 'session', a.session))::text, 'UTF8'))`

/** Hash of the row with an id and a time, by the index of its month; `offset 0` keeps the planner from reading all of them. */
export const rowOf = (id: SQL, at: SQL): SQL =>
  sql`select ${contentOf} as content from audit_log a where a.id = ${id} and a.at = ${at} offset 0`

export type Seal = { at: Date; number: number; hash: Buffer; retiredBefore: string | null }

/** Signature of a seal, which also covers the one before: a seal that was taken out is missed. */
export const signatureOf = (secretKey: string, seal: Seal, before: string | null): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secretKey, '', 'officina audit seals', 32)))
    .update(
      JSON.stringify([
        before,
        seal.at.toISOString(),
        seal.number,
        seal.hash.toString('hex'),
        seal.retiredBefore,
      ]),
    )
    .digest('hex')
