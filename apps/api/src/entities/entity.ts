import { type Actor, type Ctx, type InTx, inTransaction, type TxCtx } from '../context.ts'
import { and, asc, eq, type PgColumn, type PgTable, type SQL, sql } from '../db/sql.ts'
import { audit } from './audit.ts'
import type { ActionOf, AuditKind } from './auditActions.ts'
import { notFound, revisionConflict } from './errors.ts'
import { lastChangedBy } from './lastChangedBy.ts'
import { isHeld, type LockName, noteLock } from './lockOrder.ts'
import { assertTransition, type Machine, type Transition } from './machine.ts'

/** The revision that the caller has seen, where it sends one. */
export type Seen = { revision?: number | undefined }

type Table = PgTable & { id: PgColumn }
type States = Record<string, Machine<string>>
type StateOf<M> = M extends Machine<infer S> ? S : never
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
  as?: Transition<string>['who'][number]
}

/** A row that this transaction has locked: the only thing that can be written. Each write answers the next one. */
export type Locked<T extends Table, M extends States, K extends AuditKind> = Row<T, M> & {
  /** Goes to another state, if the machine lets the actor, with columns and an audit row. */
  move(to: To<M>, values?: Values<T, M>, done?: Done<K>): Promise<Locked<T, M, K>>
  /** Writes columns; the audit row is the command's unless `done` says otherwise, and null writes none. */
  save(values: Values<T, M>, done: Done<K> | null): Promise<Locked<T, M, K>>
  /** Writes an audit row about the row as it is. */
  note(done: Done<K>): Promise<void>
}

type Spec<T extends Table, M extends States, K extends AuditKind> = {
  /** Its place in the order of locks. */
  lock: LockName
  /** What the audit log calls it. */
  kind?: K
  table: T
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
  /** What every audit row says of it before and after; by itself its states, when they change. */
  facts?: (row: Row<T, M>) => Facts
}

/**
 * The one way to change a record: look it up for the actor, lock it, compare the revision that the caller has
 * seen, ask the state machine, write, raise the revision, leave an audit row.
 */
export function defineEntity<
  T extends Table,
  M extends States = Record<never, never>,
  K extends AuditKind = never,
>(spec: Spec<T, M, K>) {
  type Mine = Row<T, M>
  type Held = Locked<T, M, K>
  const { table, states = {} as M, lock: name } = spec
  const hasRevision = 'revision' in table
  const hasUpdatedAt = 'updatedAt' in table

  const rows = (ctx: Ctx, where: SQL | undefined) =>
    ctx.db
      .select()
      .from(table as PgTable)
      .where(and(spec.only, where))
      .orderBy(asc(table.id))
  const oneOf = (ctx: Ctx, id: string) => and(eq(table.id, id), spec.visible?.(ctx.actor))

  async function get(ctx: Ctx, id: string): Promise<Mine> {
    const [row] = await rows(ctx, oneOf(ctx, id))
    if (!row) throw notFound()
    return row as Mine
  }

  async function lockWhere(tx: TxCtx, where: SQL | undefined): Promise<Held[]> {
    const found = await rows(tx, where).for('update')
    return found.map((row) => hold(tx, row as Mine))
  }

  async function lock(tx: TxCtx, id: string, revision?: number, by?: ActionOf<K>): Promise<Held> {
    const [row] = await rows(tx, oneOf(tx, id)).for('update')
    if (!row) throw notFound()
    const held = hold(tx, row as Mine, by)
    const seen = held as { revision?: number; updatedAt?: Date }
    if (revision !== undefined && seen.revision !== revision)
      throw revisionConflict(
        spec.kind ? await lastChangedBy(tx, spec.kind, id) : null,
        seen.updatedAt ?? tx.clock.now(),
      )
    return held
  }

  /** A row that is locked: it was looked up so, has just been inserted, or its parent is held. */
  function hold(tx: TxCtx, row: Mine, by?: ActionOf<K>): Held {
    noteLock(tx.tx, name, idOf(row), tx.config.env === 'test')
    return withWrites(tx, row, by)
  }

  function withWrites(tx: TxCtx, row: Mine, by?: ActionOf<K>): Held {
    const log = (before: Facts | null, after: Facts | null, done: Done<K>) => {
      const action = done.action ?? by
      if (!spec.kind || !action) throw new Error(`a change of ${name} names its action`)
      return audit(tx, {
        action: `${spec.kind}.${action}` as never,
        objectType: spec.kind,
        objectId: idOf(row),
        ...spec.about?.(row),
        before,
        after,
        reason: done.reason ?? null,
      })
    }
    const write = async (values: object, done: Done<K> | null, shown = spec.facts) => {
      const [written] = await tx.db
        .update(table as PgTable)
        .set({
          ...values,
          ...(hasRevision ? { revision: sql`${table['revision' as 'id']} + 1` } : {}),
          ...(hasUpdatedAt ? { updatedAt: tx.clock.now() } : {}),
        } as never)
        .where(eq(table.id, idOf(row)))
        .returning()
      if (!written) throw notFound()
      const next = written as Mine
      if (done)
        await log(
          orNull({ ...shown?.(row), ...done.before }),
          orNull({ ...shown?.(next), ...done.after }),
          done,
        )
      return withWrites(tx, next, by)
    }
    return Object.assign(row, {
      move: (to: To<M>, values: Values<T, M> = {}, done: Done<K> = {}) => {
        const target = (typeof to === 'string' ? { status: to } : to) as Record<string, string>
        for (const [column, next] of Object.entries(target))
          if (states[column])
            assertTransition(
              states[column],
              row[column as keyof Mine] as string,
              next,
              done.as ?? tx.actor.role,
            )
        const stateFacts = (of: Mine) =>
          Object.fromEntries(
            Object.keys(target).map((column) => [snake(column), of[column as keyof Mine]]),
          )
        return write({ ...values, ...target }, done, spec.facts ?? stateFacts)
      },
      save: (values: Values<T, M>, done: Done<K> | null) => write(values, done),
      note: (done: Done<K>) => log(done.before ?? null, done.after ?? null, done),
    })
  }

  return {
    /** The record as the actor may see it; what is not theirs is not found. */
    get,
    lock,
    lockWhere,
    /** A row that this transaction has inserted. */
    inserted: hold,
    /** A row that is locked through the one it belongs to. */
    under: (tx: TxCtx, parent: { entity: LockName; id: string }, row: Mine): Held => {
      if (!isHeld(tx.tx.locks, parent.entity, parent.id))
        throw new Error(`${parent.entity} ${parent.id} is not locked`)
      return withWrites(tx, row)
    },
    /** A verb on one record: `needs` refuse in turn, then `work` changes the locked row. */
    command:
      <A extends Actor, I extends object | undefined, R>(
        action: ActionOf<K>,
        { needs = [] }: { needs?: readonly ((tx: TxCtx<A>, row: Mine) => unknown)[] },
        work: (tx: TxCtx<A>, row: Held, input: I) => Promise<R>,
      ) =>
      (ctx: Ctx<A>, id: string, ...[input]: undefined extends I ? [input?: I] : [input: I]) =>
        inTransaction(ctx, async (tx: InTx<Ctx<A>>): Promise<R> => {
          const row = await lock(tx, id, (input as Seen | undefined)?.revision, action)
          for (const need of needs) await need(tx, row)
          return work(tx, row, input as I)
        }),
  }
}

const idOf = (row: object) => (row as { id: string }).id
const orNull = (facts: Facts) => (Object.keys(facts).length > 0 ? facts : null)
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
