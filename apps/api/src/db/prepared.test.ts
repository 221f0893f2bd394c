import { expect, it } from 'vitest'
import { createDb, type Db } from './client.ts'
import { prepared } from './prepared.ts'
import { rowOf } from './rowsOf.ts'
import { doctors } from './schema/doctor.ts'
import { settings } from './schema/platform.ts'
import { eq, sql } from './sql.ts'

const at = '2026-11-29 08:00:00+00'
const key = sql.placeholder('key')

type Asked = { execute(values?: Record<string, unknown>): Promise<object[]> }

it.each<{ kind: string; rows: unknown[]; make: (db: Db) => Asked }>([
  {
    kind: 'of columns and values',
    rows: [
      ['tax.rate', at, { rate: 8 }, 7],
      ['tax.name', null, null, null],
    ],
    make: (db: Db) =>
      db
        .select({
          key: settings.key,
          at: settings.updatedAt,
          row: sql`row`.mapWith((row) => ({ read: row })),
          n: sql<number>`1`.as('n'),
        })
        .from(settings)
        .where(eq(settings.key, key))
        .prepare(''),
  },
  {
    kind: 'of tables that were joined',
    rows: [['tax.rate', null]],
    make: (db: Db) =>
      db
        .select({ settings: { key: settings.key }, doctors: { id: doctors.id } })
        .from(settings)
        .leftJoin(doctors, eq(doctors.id, key))
        .prepare(''),
  },
  {
    kind: 'of what was written',
    rows: [[{ key: 'tax.rate', updated_at: at }]],
    make: (db: Db) =>
      db
        .update(settings)
        .set({ key: sql`${key}` })
        .returning({ row: rowOf(settings) })
        .prepare(''),
  },
])('a statement $kind is asked and read as drizzle does', async ({ rows, make }) => {
  const asked: unknown[] = []
  const client = {
    query: async (config: { text: string; rowMode?: string }, values: unknown[]) => {
      asked.push([config.text, config.rowMode, values])
      return { rows }
    },
  }
  const db = createDb(client as never)
  const own = await make(db).execute({ key: 'tax.rate' })
  expect(await prepared(make)(db).execute({ key: 'tax.rate' })).toEqual(own)
  expect(asked[1]).toEqual(asked[0])
  expect(own).toHaveLength(rows.length)
})

it('a value that is not given is refused', async () => {
  const db = createDb({ query: async () => ({ rows: [] }) } as never)
  const find = prepared((db) => db.select().from(settings).where(eq(settings.key, key)).prepare(''))
  await expect(find(db).execute()).rejects.toThrow('key')
})
