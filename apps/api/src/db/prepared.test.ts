import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { pgCode } from '../context.ts'
import { loggedError } from '../log.ts'
import { createDb, type Db } from './client.ts'
import { prepared } from './prepared.ts'
import { rowOf } from './rowsOf.ts'
import { doctors } from './schema/doctor.ts'
import { settings } from './schema/platform.ts'
import { DrizzleQueryError, eq, sql } from './sql.ts'

const at = '2026-11-29 08:00:00+00'
const key = sql.placeholder('key')

type Asked = { execute(values?: Record<string, unknown>): Promise<object> }

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
  {
    kind: 'of text',
    rows: [[1]],
    make: (db: Db) => ({
      execute: async () => (await db.execute(sql`select ${1} where ${at} <> ''`)).rows,
    }),
  },
])('a statement $kind is asked and read as drizzle does', async ({ rows, make }) => {
  const asked: unknown[] = []
  const client = {
    query: async (config: { text: string; rowMode?: string }, values: unknown[]) => {
      asked.push([config.text, config.rowMode, values])
      return { rows }
    },
  }
  const own = await make(drizzle(client as never)).execute({ key: 'tax.rate' })
  expect(await make(createDb(client as never)).execute({ key: 'tax.rate' })).toEqual(own)
  expect(asked[1]).toEqual(asked[0])
  expect(own).toMatchObject({ length: rows.length })
})

it('what fails says its statement and the cause, and the log no values', async () => {
  const cause = Object.assign(new Error('secret'), { code: '23505' })
  const client = { query: () => Promise.reject(cause) } as never
  const make = (db: Db) => db.select().from(settings).where(eq(settings.key, key)).prepare('')
  const errorOf = (asked: Asked) =>
    asked.execute({ key: 'secret' }).catch((error: unknown) => error)
  const [own, error] = [await errorOf(make(drizzle(client))), await errorOf(make(createDb(client)))]
  expect(error).toBeInstanceOf(DrizzleQueryError)
  expect({ ...(error as object) }).toEqual({ ...(own as object) })
  expect(pgCode(error)).toBe('23505')
  const logged = loggedError(error)
  expect(logged).toMatchObject({
    query: expect.stringContaining('"settings"'),
    cause: { code: '23505' },
  })
  expect(JSON.stringify(logged)).not.toContain('secret')
})

it('a value that is not given is refused', async () => {
  const db = createDb({ query: async () => ({ rows: [] }) } as never)
  const find = prepared((db) => db.select().from(settings).where(eq(settings.key, key)).prepare(''))
  await expect(find(db).execute()).rejects.toThrow('key')
})
