import type pg from 'pg'
import type { Clock } from '../../clock.ts'
import { createDb } from '../../db/client.ts'
import {
  type TestBankCheckout,
  type TestBankMethod,
  type TestBankRefund,
  testBank,
} from '../../db/schema/testBank.ts'
import { and, desc, eq, inArray } from '../../db/sql.ts'
import { PaymentError } from '../port.ts'

type Data = { checkout: TestBankCheckout; refund: TestBankRefund; method: TestBankMethod }
type Kind = keyof Data

/** The bank's own records, shared by all processes. */
export function openBooks(pool: pg.Pool, clock: Clock) {
  const db = createDb(pool)
  const isOne = (kind: Kind, id: string) => and(eq(testBank.id, id), eq(testBank.kind, kind))
  return {
    /** The record as it is; a new one is only written where there is none. */
    async put<K extends Kind>(kind: K, id: string, data: Data[K], owner: string | null = null) {
      const row = { id, kind, data, owner, createdAt: clock.now() }
      await db.insert(testBank).values(row).onConflictDoNothing()
      return this.get(kind, id)
    },
    async get<K extends Kind>(kind: K, id: string): Promise<Data[K]> {
      const [row] = await db.select().from(testBank).where(isOne(kind, id))
      if (!row) throw new PaymentError('invalid', 'resource_missing')
      return row.data as Data[K]
    },
    async find<K extends Kind>(kind: K, id: string): Promise<Data[K] | null> {
      const [row] = await db.select().from(testBank).where(isOne(kind, id))
      return row ? (row.data as Data[K]) : null
    },
    of: (owner: string) =>
      db
        .select()
        .from(testBank)
        .where(and(eq(testBank.kind, 'method'), eq(testBank.owner, owner)))
        .orderBy(desc(testBank.createdAt)),
    removeOf: (owner: string) => db.delete(testBank).where(eq(testBank.owner, owner)),
    remove: (id: string) => db.delete(testBank).where(eq(testBank.id, id)),
    /** One at a time: `work` changes the record, or throws and nothing is changed. */
    change: <T>(id: string, work: (checkout: TestBankCheckout) => T): Promise<T> =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(testBank).where(isOne('checkout', id)).for('update')
        if (!row) throw new PaymentError('invalid', 'resource_missing')
        const data = { ...(row.data as TestBankCheckout) }
        const result = work(data)
        await tx.update(testBank).set({ data }).where(eq(testBank.id, id))
        return result
      }),
    /**
     * A refund and what it takes from the payment, together, so that a key is one refund whenever a process ends.
     * `keys` are of the attempts, newest first: one is made where none of them has gone well.
     */
    refund: (keys: string[], id: string, work: (checkout: TestBankCheckout) => TestBankRefund) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(testBank).where(isOne('checkout', id)).for('update')
        if (!row) throw new PaymentError('invalid', 'resource_missing')
        const isTried = and(inArray(testBank.id, keys), eq(testBank.kind, 'refund'))
        const tried = (await tx.select().from(testBank).where(isTried)).map(refundOf)
        const known =
          tried.find(({ data }) => data.state === 'done') ??
          tried.find((each) => each.id === keys[0])
        if (known) return known
        const checkout = { ...(row.data as TestBankCheckout) }
        const made = { id: keys[0] ?? '', data: work(checkout) }
        await tx.update(testBank).set({ data: checkout }).where(eq(testBank.id, id))
        await tx.insert(testBank).values({ ...made, kind: 'refund', createdAt: clock.now() })
        return made
      }),
  }
}

const refundOf = ({ id, data }: typeof testBank.$inferSelect) => ({
  id,
  data: data as TestBankRefund,
})

export type Books = ReturnType<typeof openBooks>
