import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type Ctx, inTransaction } from '../../context.ts'
import { createDb } from '../../db/client.ts'
import { sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { sweeps } from '../../jobs/sweeps.ts'
import { startTestApp, type TestApp, withDatabase } from '../../testing/harness.ts'
import { hold } from '../../testing/hold.ts'
import { audit } from '../audit.ts'
import { appendToChain, sealChain } from './append.ts'
import { chainLock } from './link.ts'
import { assertOwnsLog, retireMonths } from './retire.ts'
import { type Problem, verifyChain } from './verify.ts'

let t: TestApp
let owner: pg.Client
beforeEach(async () => {
  t = await startTestApp()
  owner = new pg.Client({ connectionString: t.ownerUrl })
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await t.close()
})

const write = (ctx: Ctx, verb: string) =>
  audit(ctx, { action: `${verb}.create`, objectType: 'test', objectId: newId() })
const verify = async () => {
  const { links, seals, problems } = await verifyChain(owner, t.ctx.config)
  return { links, seals, problems: problems.map(({ kind, id }: Problem) => `${kind} ${id}`) }
}
/** As somebody who owns the tables does it: past every trigger. */
const behindItsBack = async (statement: string) => {
  await owner.query('set session_replication_role = replica')
  await owner.query(statement)
  await owner.query('set session_replication_role = origin')
}
const idOf = async (verb: string): Promise<number> =>
  Number((await owner.query(`select id from audit_log where action = '${verb}.create'`)).rows[0].id)

async function threeSealed(): Promise<void> {
  for (const verb of ['a', 'b', 'c']) await write(t.ctx, verb)
  await sealChain(t.ctx)
}

describe('the chain of the audit log', () => {
  it('holds every row once, and its head is signed once', async () => {
    await threeSealed()
    await sealChain(t.ctx)
    expect(await verify()).toEqual({ links: 3, seals: 1, problems: [] })
  })

  it('is signed every hour, in the log too', async () => {
    const lines: object[] = []
    const log = { info: (line: object) => void lines.push(line) } as unknown as Ctx['log']
    await write(t.ctx, 'a')
    const hourly = sweeps.find(({ cron, name }) => name === 'audit.seal' && cron === '0 * * * *')
    await hourly?.run({ ...t.ctx, log })
    const { head, seals } = await verifyChain(owner, t.ctx.config)
    expect([seals, lines]).toMatchObject([1, [{ number: 1, hash: head }]])
  })

  it('takes up a row that commits after later ones', async () => {
    const slow = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const late = inTransaction(t.ctx, async (tx) => {
      await write(tx, 'late')
      written.resolve()
      await slow.promise
    })
    await written.promise
    await write(t.ctx, 'early')
    await appendToChain(t.ctx)
    expect(await verify()).toEqual({ links: 1, seals: 0, problems: [] })
    slow.resolve()
    await late
    await appendToChain(t.ctx)
    expect(await verify()).toEqual({ links: 2, seals: 0, problems: [] })
    expect(await idOf('late')).toBeLessThan(await idOf('early'))
  })

  it('is one chain when two processes are at it', async () => {
    for (let n = 0; n < 40; n++) await write(t.ctx, `n${n}`)
    const other = await t.ctx.pool.connect()
    await other.query('begin')
    await createDb(other).execute(sql`select pg_advisory_xact_lock(${chainLock})`)
    await appendToChain(t.ctx)
    await other.query('rollback')
    other.release()
    expect((await verify()).links).toBe(0)
    await Promise.all([1, 2, 3, 4].map(() => appendToChain(t.ctx)))
    await Promise.all([sealChain(t.ctx), appendToChain(t.ctx), sealChain(t.ctx)])
    expect(await verify()).toEqual({ links: 40, seals: 1, problems: [] })
  })

  it.each([
    ['one letter', `update audit_log set action = 'b.creatf' where action = 'b.create'`],
    ['a null in its facts', `update audit_log set after = '{"x":null}' where action = 'b.create'`],
    ['its time', `update audit_log set at = at + interval '1 second' where action = 'b.create'`],
  ])('names the row of which somebody changed %s', async (_what, statement) => {
    await threeSealed()
    const id = await idOf('b')
    await behindItsBack(statement)
    expect((await verify()).problems).toContain(`changed ${id}`)
  })

  it('covers every column', async () => {
    await threeSealed()
    const id = await idOf('b')
    const { rows: columns } = await owner.query(
      `select column_name as name, data_type as type from information_schema.columns
       where table_name = 'audit_log' and column_name not in ('id', 'at')`,
    )
    expect(columns.length).toBeGreaterThan(10)
    for (const { name, type } of columns) {
      const other = { uuid: 'gen_random_uuid()', jsonb: `'{"x":1}'` }[String(type)] ?? `'x'`
      await owner.query(`create temp table kept as select ${name} from audit_log where id = ${id}`)
      await behindItsBack(`update audit_log set ${name} = ${other} where id = ${id}`)
      expect([name, (await verify()).problems]).toEqual([name, [`changed ${id}`]])
      await behindItsBack(
        `update audit_log set ${name} = (select ${name} from kept) where id = ${id}`,
      )
      await owner.query('drop table kept')
    }
    expect((await verify()).problems).toEqual([])
  })

  it('names a row that was gone before it had a link', async () => {
    await write(t.ctx, 'a')
    const id = await idOf('a')
    await behindItsBack(`delete from audit_log where id = ${id}`)
    await appendToChain(t.ctx)
    expect((await verify()).problems).toEqual([`missing ${id}`])
  })

  it('names a row that is gone, and a row that came past it', async () => {
    await threeSealed()
    const id = await idOf('b')
    await behindItsBack(`delete from audit_log where id = ${id}`)
    await behindItsBack(`insert into audit_log (id, at, actor_role, action, object_type)
      values (99, now() - interval '1 hour', 'system', 'x.create', 'test')`)
    expect((await verify()).problems).toEqual([`missing ${id}`, 'unchained 99'])
  })

  it('waits for a young row, and for none that the job leaves out', async () => {
    await behindItsBack(`insert into audit_log (id, at, actor_role, action, object_type)
      values (98, now(), 'system', 'x.create', 'test')`)
    expect((await verify()).problems).toEqual([])
  })

  it('notices links that were taken out, put back with another hash or cut off', async () => {
    await threeSealed()
    await behindItsBack('delete from audit_chain where number = 2')
    expect((await verify()).problems).toContain('broken 2')
    await behindItsBack(
      `insert into audit_chain select 2, row_id, row_at, content, hash from audit_chain where number = 3`,
    )
    expect((await verify()).problems).toContain('broken 2')
    await behindItsBack('delete from audit_chain where number > 1')
    await behindItsBack(`delete from audit_log where action <> 'a.create'`)
    expect((await verify()).problems).toEqual(['bad_seal 3'])
  })

  it('notices a chain that was made anew without the key', async () => {
    await threeSealed()
    await behindItsBack(`update audit_log set reason = 'x' where action = 'b.create'`)
    await behindItsBack('delete from audit_chain')
    await behindItsBack('insert into audit_unchained select id, at from audit_log')
    await appendToChain(t.ctx)
    expect((await verify()).problems).toEqual(['bad_seal 3'])
    const { problems } = await verifyChain(owner, {
      secretKey: 'another key of at least thirty-two bytes',
    })
    expect(problems.map(({ kind }) => kind)).toEqual(['bad_seal'])
  })

  it('misses no seal that was taken out', async () => {
    await threeSealed()
    await write(t.ctx, 'd')
    await sealChain(t.ctx)
    await behindItsBack('delete from audit_seals where number = 3')
    expect((await verify()).problems).toEqual(['bad_seal 4'])
  })
})

describe('the months of the audit log', () => {
  it('are dropped after seven years, and the chain still holds', async () => {
    await owner.query(`select make_audit_month('2019-05-01')`)
    await owner.query(`insert into audit_log (at, actor_role, action, object_type) values
      ('2019-05-02', 'system', 'x.create', 'test'), ('2019-05-03', 'system', 'y.create', 'test')`)
    await threeSealed()
    await expect(retireMonths(t.ctx, owner, '2019-12')).rejects.toThrow('kept for 7 years')
    expect(await retireMonths(t.ctx, owner, '2019-05')).toEqual([])
    expect(await retireMonths(t.ctx, owner, '2019-06')).toEqual(['2019-05'])
    expect(await verify()).toEqual({ links: 5, seals: 2, problems: [] })
    await write(t.ctx, 'd')
    await sealChain(t.ctx)
    expect(await verify()).toEqual({ links: 6, seals: 3, problems: [] })
  })

  it('are dropped while the log is read elsewhere, and nobody who writes to it waits for that', async () => {
    await owner.query(`select make_audit_month('2019-05-01')`)
    const reader = await hold(t, 'select from audit_log where object_id = $1', newId())
    const dropped = retireMonths(t.ctx, owner, '2019-06')
    // the application does not see what connections of the owner wait for, but their locks
    const waits = sql`select from pg_locks where not granted and relation = 'audit_log'::regclass
      and database = (select oid from pg_database where datname = current_database())`
    await expect
      .poll(async () => (await t.ctx.db.execute(waits)).rows.length, {
        interval: 5,
        timeout: 20_000,
      })
      .toBe(1)
    await write(t.ctx, 'meanwhile')
    await reader.letGo()
    expect(await dropped).toEqual(['2019-05'])
  })

  it('are dropped by the owner of the tables alone, which is said first', async () => {
    await assertOwnsLog(owner)
    const server = new pg.Client({
      connectionString: withDatabase(inject('appUrl'), owner.database!),
    })
    await server.connect()
    await expect(assertOwnsLog(server).finally(() => server.end())).rejects.toThrow(
      'set DATABASE_OWNER_URL',
    )
  })

  it('are missed when nobody said that they are dropped', async () => {
    await owner.query(`select make_audit_month('2020-05-01')`)
    await owner.query(`insert into audit_log (at, actor_role, action, object_type) values
      ('2020-05-02', 'system', 'x.create', 'test')`)
    await threeSealed()
    await owner.query('drop table audit_months.m2020_05')
    expect((await verify()).problems).toEqual(['missing 1'])
  })

  it('are there ahead, and cannot be changed or entered by the application', async () => {
    const { rows } = await owner.query(
      `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where nspname = 'audit_months' and relkind = 'r' order by 1`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(4)
    await t.ctx.pool.query('select make_audit_months()')
    await write(t.ctx, 'now')
    for (const { name } of rows) {
      const statement = `delete from audit_months.${name}`
      await expect(t.ctx.pool.query(statement)).rejects.toThrow('permission denied')
      await expect(owner.query(statement)).rejects.toThrow('append-only')
      await expect(owner.query(`truncate audit_months.${name}`)).rejects.toThrow('append-only')
    }
  })

  it('made later are as closed, and a time of no month is kept too', async () => {
    await owner.query(`select make_audit_month('2031-04-01')`)
    await owner.query(`insert into audit_log (at, actor_role, action, object_type)
      values ('2031-04-30T23:59:59.999Z', 'system', 'x.create', 'test'), ('1999-01-01', 'system', 'y.create', 'test')`)
    const { rows } = await owner.query(
      'select tableoid::regclass::text as month from audit_log order by id',
    )
    expect(rows.map((row) => row.month)).toEqual(['audit_months.m2031_04', 'audit_months.rest'])
    await expect(owner.query('delete from audit_months.m2031_04')).rejects.toThrow('append-only')
    await expect(owner.query(`select make_audit_month('1999-01-01')`)).rejects.toThrow('partition')
    await appendToChain(t.ctx)
    expect((await verify()).links).toBe(2)
  })
})
