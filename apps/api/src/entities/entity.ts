import { type Actor, type Ctx, type InTx, inTransaction, type TxCtx } from '../context.ts'
import { rowOf } from '../db/rowsOf.ts'
import { and, asc, eq, type PgColumn, type PgTable, type SQL } from '../db/sql.ts'
import type { ActionOf, AuditKind } from './auditActions.ts'
import { notFound } from './errors.ts'
import {
  idOf,
  keyOf,
  type Locked,
  lockedRow,
  type Move,
  moveAll,
  nextStamp,
  type Row,
  type Spec,
  type States,
  type Table,
} from './lockedRow.ts'
import { isHeld, type LockName, noteLock } from './lockOrder.ts'

/** The revision that the caller has seen, where it sends one. */
export type Seen = { revision?: number | undefined }

/** The same where it must. */
export type Read = { revision: number }

/** The same with a reason, which is kept. */
export type Reasoned = Read & { reason: string }

type Conditions<A extends Actor, I, Mine> = {
  may?: (tx: TxCtx<A>, input: I) => void
  needs?: readonly ((tx: TxCtx<A>, row: Mine) => unknown)[]
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
  const { table, lock: name } = spec
  const key = keyOf(spec)

  const rows = (ctx: Ctx, where: SQL | undefined) =>
    ctx.db
      .select({ row: rowOf(table) })
      .from(table as PgTable)
      .where(and(spec.only, where))
      .orderBy(asc(key))
  const oneOf = (ctx: Ctx, id: string) => and(eq(key, id), spec.visible?.(ctx.actor))

  async function get(ctx: Ctx, id: string): Promise<Mine> {
    const [found] = await rows(ctx, oneOf(ctx, id))
    if (!found) throw notFound()
    return found.row as Mine
  }

  /** `skipLocked`: those that another transaction holds are left to it. */
  async function lockWhere(
    tx: TxCtx,
    where: SQL | undefined,
    how: { skipLocked: true } | object = {},
  ): Promise<Held[]> {
    const found = await rows(tx, where).for('update', how)
    return found.map(({ row }) => hold(tx, row as Mine))
  }

  async function lock(tx: TxCtx, id: string, revision?: number, by?: ActionOf<K>): Promise<Held> {
    const [found] = await rows(tx, oneOf(tx, id)).for('update')
    if (!found) throw notFound()
    const held = hold(tx, found.row as Mine, by)
    await held.assertSeen(revision)
    return held
  }

  /** A row that is locked: it was looked up so, has just been inserted, or its parent is held. */
  function hold(tx: TxCtx, row: Mine, by?: ActionOf<K>): Held {
    noteLock(tx.tx, name, idOf(spec, row), tx.config.env === 'test')
    return lockedRow(spec, tx, row, by)
  }

  /** The rows as they were, once all of them have gone to another state: two statements, and their audit rows. */
  async function moveWhere(
    tx: TxCtx,
    where: SQL | undefined,
    move: Move<T, M, K>,
    how: { skipLocked: true } | object = {},
  ): Promise<Held[]> {
    const found = await lockWhere(tx, where, how)
    await moveAll(spec, tx, found, move)
    return found
  }

  /** The row that a unique column names, in its next revision; a new one where there is none. */
  async function upsert(
    tx: TxCtx,
    target: PgColumn,
    values: Partial<T['$inferInsert']>,
    { onInsert = {} }: { onInsert?: Partial<T['$inferInsert']> } = {},
  ): Promise<Mine> {
    const [row] = await tx.db
      .insert(table as PgTable)
      .values({ ...onInsert, ...values })
      .onConflictDoUpdate({ target, set: { ...values, ...nextStamp(table, tx) } as never })
      .returning()
    return row as Mine
  }

  return {
    /** The record as the actor may see it; what is not theirs is not found. */
    get,
    lock,
    lockWhere,
    moveWhere,
    /** `move` of locked rows with one statement. */
    moveAll: (tx: TxCtx, rows: Held[], move: Move<T, M, K>) => moveAll(spec, tx, rows, move),
    upsert,
    /** A row that this transaction has inserted. */
    inserted: hold,
    /** A row that is locked through the one it belongs to. */
    under: (tx: TxCtx, parent: { entity: LockName; id: string }, row: Mine): Held => {
      if (!isHeld(tx.tx.locks, parent.entity, parent.id))
        throw new Error(`${parent.entity} ${parent.id} is not locked`)
      return lockedRow(spec, tx, row)
    },
    /**
     * A verb on one record. `may` refuses before the record is looked up, by who asks and what is sent; `needs`
     * refuse in turn once it is locked, in words of their own; then comes the revision, and `work` changes it.
     */
    command:
      <A extends Actor, I extends object | undefined, R>(
        action: ActionOf<K>,
        { may, needs = [] }: Conditions<A, I, Mine>,
        work: (tx: TxCtx<A>, row: Held, input: I) => Promise<R>,
      ) =>
      (ctx: Ctx<A>, id: string, ...[input]: undefined extends I ? [input?: I] : [input: I]) =>
        inTransaction(ctx, async (tx: InTx<Ctx<A>>): Promise<R> => {
          may?.(tx, input as I)
          const row = await lock(tx, id, undefined, action)
          for (const need of needs) await need(tx, row)
          await row.assertSeen((input as Seen | undefined)?.revision)
          return work(tx, row, input as I)
        }),
  }
}
