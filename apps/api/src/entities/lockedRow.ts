import type { Actor, Guard, TxCtx } from '../context.ts'
import { rowOf } from '../db/rowsOf.ts'
import { eq, inArray, type PgColumn, type PgTable, type SQL, sql } from '../db/sql.ts'
import { audit } from './audit.ts'
import type { ActionOf, AuditKind } from './auditActions.ts'
import { notFound, revisionConflict } from './errors.ts'
import { lastChangedBy } from './lastChangedBy.ts'
import type { LockName } from './lockOrder.ts'
import { assertTransition, type Machine, type Transition } from './machine.ts'

export type Table = PgTable
export type States = Record<string, Machine<string>>
type StateOf<M> = M extends Machine<infer S> ? S : never
type Who = Transition<string>['who'][number]
type Facts = Record<string, unknown>

/** A row whose states are those of its machines. */
export type Row<T extends Table, M extends States> = Omit<T['$inferSelect'], keyof M> & {
  [C in keyof M]: StateOf<M[C]>
}
type Given<V> = { [C in keyof V]?: V[C] | SQL | undefined }
/** Columns that a command writes; states are moved, the others belong to the entity. */
type Values<T extends Table, M extends States> = Given<
  Omit<T['$inferInsert'], keyof M | 'id' | 'revision' | 'updatedAt'>
>
/** Where a row goes: its status, or those of its several states that change. */
type To<M extends States> = 'status' extends keyof M
  ? StateOf<M['status']>
  : { [C in keyof M]?: StateOf<M[C]> }

/** What the log says of a change. The action is the command's where none is given. */
export type Done<K extends AuditKind> = {
  action?: ActionOf<K>
  reason?: string | null | undefined
  before?: Facts
  after?: Facts
  /** Whose step it is where the actor only set it off. */
  as?: Who | Record<string, Who>
  /** Who does it where nobody is signed in yet: they have just shown who they are. */
  by?: { role: Guard; accountId: string }
  /** The states follow from other records; nobody chose them, so the machine is not asked. */
  follows?: boolean
  /** The log says it of another record. */
  isLoggedElsewhere?: boolean
}

/** What `move` is given. */
export type Move<T extends Table, M extends States, K extends AuditKind> = [
  to: To<M>,
  values?: Values<T, M>,
  done?: Done<K>,
]

/** A row that this transaction has locked: the only thing that can be written. Each write answers the next one. */
export type Locked<T extends Table, M extends States, K extends AuditKind> = Row<T, M> & {
  /** Goes to another state, if the machine lets the actor, with columns and an audit row. */
  move(to: To<M>, values?: Values<T, M>, done?: Done<K>): Promise<Locked<T, M, K>>
  /** Writes columns; the audit row is the command's unless `done` says otherwise, and null writes none. */
  save(values: Values<T, M>, done: Done<K> | null): Promise<Locked<T, M, K>>
  /** Writes what is no part of the record (when it was read, reminded, ordered): no next revision, no audit row. */
  mark(values: Values<T, M> & { updatedAt?: Date }): Promise<void>
  /** 409 REVISION_CONFLICT unless it is the revision that the caller has seen; undefined: any is. */
  assertSeen(revision: number | undefined): Promise<void>
  /** Writes an audit row about the row as it is. */
  log(done: Done<K>): Promise<void>
}

export type Spec<T extends Table, M extends States, K extends AuditKind> = {
  /** Its place in the order of locks. */
  lock: LockName
  /** What the audit log calls it. */
  kind?: K
  /** Under which it is found there, where that is not its kind. */
  objectType?: string
  table: T
  /** Its primary key where that is not `id`. */
  key?: keyof T['$inferSelect'] & string
  /** Of a table that holds several kinds of records: those of this one. */
  only?: SQL
  states?: M
  /** Rows that an actor may know of; undefined: all. What is not among them is not found. */
  visible?: (actor: Actor) => SQL | undefined
  /** Whose record it is, for the log. */
  about?: (row: Row<T, M>) => {
    objectId?: string
    doctorId?: string | null
    patientId?: string | null
  }
  /** When it was last changed, of a table that does not keep it. */
  changedAt?: (row: Row<T, M>) => Date
  /** Who has changed it since it was read, for a conflict; by itself the last administrator in the log. */
  changedBy?: (tx: TxCtx, row: Row<T, M>) => string | null | Promise<string | null>
  /** What every audit row says of it before and after; by itself its states, when they change. */
  facts?: (row: Row<T, M>) => Facts
}

/** A row that is locked, with its writes. `by` is the action of the command that changes it. */
export function lockedRow<T extends Table, M extends States, K extends AuditKind>(
  spec: Spec<T, M, K>,
  tx: TxCtx,
  row: Row<T, M>,
  by?: ActionOf<K>,
): Locked<T, M, K> {
  const actionOf = ({ action = by }: Done<K>) => (action ? { action } : {})
  const write = async (values: object, done: Done<K> | null, shown = spec.facts) => {
    const [next] = await update(spec, tx, [row], values)
    if (!next) throw notFound()
    if (done) await logChange(spec, tx, [row, next], { ...done, ...actionOf(done) }, shown)
    return lockedRow(spec, tx, next, by)
  }
  return Object.assign(row, {
    move: (to: To<M>, values: Values<T, M> = {}, done: Done<K> = {}) => {
      const target = targetOf(to)
      assertMove(spec, tx, row, target, done)
      return write({ ...values, ...target }, done, spec.facts ?? statesOf(target))
    },
    save: (values: Values<T, M>, done: Done<K> | null) => write(values, done),
    mark: async (values: Values<T, M> & { updatedAt?: Date }) => {
      await tx.db
        .update(spec.table as PgTable)
        .set(values as never)
        .where(eq(keyOf(spec), idOf(spec, row)))
    },
    assertSeen: async (seen: number | undefined) => {
      const { revision, updatedAt } = row as { revision?: number; updatedAt?: Date }
      if (seen === undefined || seen === revision) return
      throw revisionConflict(
        await changedBy(spec, tx, row),
        updatedAt ?? spec.changedAt?.(row) ?? tx.clock.now(),
      )
    },
    log: (done: Done<K>) => log(spec, tx, row, { ...done, ...actionOf(done) }),
  })
}

/** `move` of several rows with one statement; all go to the same state. */
export async function moveAll<T extends Table, M extends States, K extends AuditKind>(
  spec: Spec<T, M, K>,
  tx: TxCtx,
  rows: Row<T, M>[],
  [to, values = {}, done = {}]: Move<T, M, K>,
): Promise<void> {
  if (rows.length === 0) return
  const target = targetOf(to)
  for (const row of rows) assertMove(spec, tx, row, target, done)
  const written = await update(spec, tx, rows, { ...values, ...target })
  for (const row of rows) {
    const next = written.find((each) => idOf(spec, each) === idOf(spec, row))
    if (!next) throw notFound()
    await logChange(spec, tx, [row, next], done, spec.facts ?? statesOf(target))
  }
}

const targetOf = (to: unknown) =>
  (typeof to === 'string' ? { status: to } : to) as Record<string, string>

/** What the log says of a move by itself: the states that change. */
const statesOf = (target: object) => (row: object) =>
  Object.fromEntries(Object.keys(target).map((column) => [snake(column), (row as Facts)[column]]))

function assertMove<T extends Table, M extends States, K extends AuditKind>(
  spec: Spec<T, M, K>,
  tx: TxCtx,
  row: Row<T, M>,
  target: Record<string, string>,
  { follows, as }: Done<K>,
): void {
  for (const [column, next] of follows ? [] : Object.entries(target)) {
    const who = typeof as === 'object' ? as[column] : as
    const from = row[column as keyof Row<T, M>] as string
    assertTransition(spec.states?.[column] as Machine<string>, from, next, who ?? tx.actor.role)
  }
}

async function update<T extends Table, M extends States, K extends AuditKind>(
  spec: Spec<T, M, K>,
  tx: TxCtx,
  rows: Row<T, M>[],
  values: object,
): Promise<Row<T, M>[]> {
  const table = spec.table as PgTable
  const ids = rows.map((row) => idOf(spec, row))
  const written = await tx.db
    .update(table)
    .set({ ...values, ...nextStamp(table, tx) } as never)
    .where(inArray(keyOf(spec), ids))
    .returning({ row: rowOf(table) })
  return written.map(({ row }) => row as Row<T, M>)
}

/** What each write of a row raises. */
export const nextStamp = (table: PgTable, tx: TxCtx) => ({
  ...('revision' in table ? { revision: sql`${table.revision} + 1` } : {}),
  ...('updatedAt' in table ? { updatedAt: tx.clock.now() } : {}),
})

async function logChange<T extends Table, M extends States, K extends AuditKind>(
  spec: Spec<T, M, K>,
  tx: TxCtx,
  [row, next]: [Row<T, M>, Row<T, M>],
  done: Done<K>,
  shown: Spec<T, M, K>['facts'],
): Promise<void> {
  if (done.isLoggedElsewhere) return
  const before = { ...shown?.(row), ...done.before }
  await log(spec, tx, row, { ...done, before, after: { ...shown?.(next), ...done.after } })
}

function log<T extends Table, M extends States, K extends AuditKind>(
  spec: Spec<T, M, K>,
  tx: TxCtx,
  row: Row<T, M>,
  { action, before = {}, after = {}, reason = null, by }: Done<K>,
): Promise<void> {
  // the log does not speak of records without a kind
  if (!spec.kind) return Promise.resolve()
  if (!action) throw new Error(`a change of ${spec.lock} names its action`)
  return audit(tx, {
    action: `${spec.kind}.${action}` as never,
    objectType: spec.objectType,
    objectId: idOf(spec, row),
    ...spec.about?.(row),
    before: orNull(before),
    after: orNull(after),
    reason,
    ...(by ? { by } : {}),
  })
}

async function changedBy<T extends Table, M extends States, K extends AuditKind>(
  spec: Spec<T, M, K>,
  tx: TxCtx,
  row: Row<T, M>,
): Promise<string | null> {
  if (spec.changedBy) return spec.changedBy(tx, row)
  return spec.kind ? lastChangedBy(tx, spec.kind, idOf(spec, row)) : null
}

type Keyed = { table: PgTable; key?: string }
export const keyOf = ({ table, key = 'id' }: Keyed) =>
  table[key as keyof PgTable] as unknown as PgColumn
export const idOf = ({ key = 'id' }: Keyed, row: object) =>
  (row as Record<string, string>)[key] ?? ''
const orNull = (facts: Facts) => (Object.keys(facts).length > 0 ? facts : null)
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
