import { bigint, bigserial, customType, pgTable, primaryKey } from '../sql.ts'
import { at } from './columns.ts'
import { technical } from './dataClass.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const number = (name: string) => bigint(name, { mode: 'number' })

/** Audit rows that have no link of the chain yet. A trigger writes it beside each row, in its transaction. */
export const auditUnchained = pgTable(
  'audit_unchained',
  { rowId: number('row_id').notNull(), rowAt: at('row_at').notNull() },
  (t) => [primaryKey({ columns: [t.rowId, t.rowAt] })],
)

/** A link for each audit row, in the order they were found. Append-only. */
export const auditChain = pgTable('audit_chain', {
  /** From 1, without gaps. */
  number: number('number').primaryKey(),
  rowId: number('row_id').notNull(),
  rowAt: at('row_at').notNull(),
  /** SHA-256 of the row; what is left of it once its month is dropped. */
  content: bytes('content').notNull(),
  /** SHA-256 over the hash before, the number, the row's id and `content`. */
  hash: bytes('hash').notNull(),
})

/** The head of the chain, signed every hour. Append-only. */
export const auditSeals = pgTable('audit_seals', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: at('at').notNull(),
  number: number('number').notNull(),
  hash: bytes('hash').notNull(),
  /** Rows before this day (UTC) were dropped on purpose. */
  retiredBefore: technical.date('retired_before'),
  /** HMAC with a key of SECRET_KEY over all of it and the signature before. */
  signature: technical.text('signature').notNull(),
})
