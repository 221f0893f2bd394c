import { expect, it } from 'vitest'
import { createDb } from './client.ts'
import { dialect } from './dialect.ts'
import { doctors } from './schema/doctor.ts'
import { settings } from './schema/platform.ts'
import { alias, and, eq, inArray, PgDialect, pgEnum, pgSchema, type SQL, sql } from './sql.ts'

const db = createDb({} as never)
const at = new Date(0)
const other = alias(doctors, 'other"s')
const known = db.$with('known').as(db.select({ id: doctors.id, n: sql`1`.as('n') }).from(doctors))
const few = db.select({ key: settings.key }).from(settings).where(eq(settings.key, 'a')).as('few')

const statements: Record<string, SQL> = {
  insert: db
    .insert(settings)
    .values([
      { key: 'a', value: { rate: 8 }, updatedAt: at },
      { key: sql`lower(${'B'})`, value: null, updatedAt: at, changedBy: undefined },
    ])
    .onConflictDoUpdate({ target: settings.key, set: { updatedAt: at } })
    .returning({ key: settings.key })
    .getSQL(),
  update: db
    .update(settings)
    .set({ value: sql.placeholder('value'), updatedAt: at })
    .where(and(eq(settings.key, sql.placeholder('key')), inArray(settings.key, ['a', 'b'])))
    .getSQL(),
  'a query with others inside': db
    .with(known)
    .select({ id: known.id, n: known.n, key: few.key, own: sql`${other.id}`.as('own') })
    .from(known)
    .innerJoin(few, sql`true`)
    .leftJoin(other, eq(other.id, known.id))
    .where(sql`${known.id} in ${db.select({ id: other.id }).from(other)}`)
    .orderBy(sql`n`)
    .limit(5)
    .getSQL(),
  'values of ours': sql`${1} ${'a'} ${null} ${undefined} ${at} ${[1, [2], 'c']} ${[]} ${{ a: 1 }} ${sql.param([1])} ${sql.identifier('a"b')}`,
  'what only drizzle writes': sql`${1}, ${sql`${2}`.inlineParams()}, ${pgEnum('mood', ['good'])}`,
  'a table elsewhere': sql`${1} ${pgSchema('elsewhere').table('rows', {})}`,
}

it.each(Object.entries(statements))('%s: written as drizzle does', (_, statement) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  expect(dialect.sqlToQuery(statement)).toMatchObject({ sql: text, params })
})
