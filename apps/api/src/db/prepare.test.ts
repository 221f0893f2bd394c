import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ctx } from '../context.ts'
import { signatureOf } from '../entities/auditChain/link.ts'
import { createBossJobs } from '../jobs/boss.ts'
import type { Jobs } from '../jobs/port.ts'
import { withDatabase } from '../testing/harness.ts'
import { statementOn } from '../testing/statementOn.ts'
import { type OpenDatabase, openDatabase, StartError } from './embedded.ts'
import { migrate } from './migrate.ts'
import { prepare } from './prepare.ts'
import { knownMigrations } from './schemaVersion.ts'
import { assertSecret } from './secret.ts'

// a database server of its own: roles belong to all databases of one

const secretKey = 'of this installation, which is 32 bytes or more'
let dataDir: string
let cluster: OpenDatabase
let count = 0
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'officina-prepare-'))
  cluster = await openDatabase({ dataDir }, undefined, { volatile: true })
  await statementOn(cluster.ownerUrl, 'drop role officina_app')
  await statementOn(cluster.ownerUrl, "create role owner createrole login password 'owner'")
  await statementOn(cluster.ownerUrl, "create role plain_owner login password 'plain'")
})
afterAll(async () => {
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('starts on an empty database', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await newDatabase('owner')
  })

  test('at once take turns: one migrates and fills it, all come up', async () => {
    let filled = 0
    const said: string[] = []
    const fill = async (url: string) => {
      const { rows } = await statementOn(url, "select from settings where key = 'x'")
      if (rows.length > 0) return
      await statementOn(
        url,
        "insert into settings (key, value, updated_at) values ('x', '1', now())",
      )
      filled++
    }
    const start = () =>
      prepare(database, {
        env: 'development',
        secretKey,
        say: (line) => void said.push(line),
        fill,
      })
    await Promise.all([start(), start(), start()])
    expect(filled).toBe(1)
    expect(said.filter((line) => /steps? applied/.test(line))).toHaveLength(1)
    expect(said.filter((line) => line.includes('Waiting for it')).length).toBeGreaterThan(0)
  })

  test('another SECRET_KEY than that of the first start is refused, and one from before is kept from now on', async () => {
    const start = (key: string) =>
      prepare(database, { env: 'development', secretKey: key, say: () => {} })
    await start(secretKey)
    await start(secretKey)
    const other = 'another one, also of 32 bytes or more'
    await expect(start(other)).rejects.toThrow('SECRET_KEY is not that of this database')
    await expect(assertSecret(database.appUrl, { secretKey: other })).rejects.toThrow(StartError)
    await statementOn(database.ownerUrl, "delete from settings where key = 'installation.secret'")
    await assertSecret(database.appUrl, { secretKey: other })
    await start(other)
    await expect(start(secretKey)).rejects.toThrow(StartError)
  })

  test('of a database that is tied to none, another SECRET_KEY than that of its seals is refused', async () => {
    const start = (key: string) =>
      prepare(database, { env: 'development', secretKey: key, say: () => {} })
    await statementOn(database.ownerUrl, "delete from settings where key = 'installation.secret'")
    const seal = { at: new Date(0), number: 1, hash: Buffer.from('link'), retiredBefore: null }
    await statementOn(
      database.ownerUrl,
      `insert into audit_seals (at, number, hash, signature) values
        ('1970-01-01Z', 1, '\\x${seal.hash.toString('hex')}', '${signatureOf(secretKey, seal, null)}')`,
    )
    const other = 'another one, also of 32 bytes or more'
    await expect(start(other)).rejects.toThrow('SECRET_KEY is not that of this database')
    await start(secretKey)
    // as docs/operations.md says for a key that is lost
    await statementOn(
      database.ownerUrl,
      `update settings set value = '"lost"' where key = 'installation.secret'`,
    )
    await assertSecret(database.appUrl, { secretKey: other })
    await start(other)
    await expect(start(secretKey)).rejects.toThrow(StartError)
  })
})

describe('a program and a schema', () => {
  test('that it does not fit are refused in a sentence, one that only has more is left as it is', async () => {
    const database = await newDatabase('owner')
    const start = (env: 'production' | 'development' = 'development') =>
      prepare(database, { env, secretKey, say: () => {} })
    await start()
    const needs = (schema: number) =>
      statementOn(database.ownerUrl, `update schema_compatibility set compatible_from = ${schema}`)
    await needs(knownMigrations() + 1)
    await expect(start()).rejects.toThrow(
      `it needs schema ${knownMigrations() + 1}, and this one has ${knownMigrations()}. Start the newer version`,
    )
    await needs(knownMigrations())
    await start()
    await statementOn(
      database.ownerUrl,
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)",
    )
    await start()
    const { rows } = await statementOn(
      database.ownerUrl,
      'select count(*)::int as n from drizzle.__drizzle_migrations',
    )
    expect(rows).toEqual([{ n: knownMigrations() + 1 }])
    await statementOn(
      database.ownerUrl,
      'update drizzle.__drizzle_migrations set created_at = created_at - 1',
    )
    await expect(start()).rejects.toThrow('from before the first release')
  })

  test('production migrates with the owner alone', async () => {
    const empty = await newDatabase('owner')
    await expect(prepare(empty, { env: 'production', secretKey, say: () => {} })).rejects.toThrow(
      /run npm run db:migrate with DATABASE_OWNER_URL/,
    )
    expect((await statementOn(empty.ownerUrl, "select to_regclass('accounts') as t")).rows).toEqual(
      [{ t: null }],
    )
  })
})

describe('the role of the server', () => {
  test('is made with the password of DATABASE_URL, works without owning anything, and changes with it', async () => {
    const password = "it's /a+ secret%"
    const database = await newDatabase('owner', { user: 'officina_app', password })
    await prepare(database, { env: 'production', secretKey, say: () => {} })
    // a later start without the owner
    await prepare(
      { ...database, ownerUrl: database.appUrl, owner: 'same' },
      { env: 'production', secretKey, say: () => {} },
    )
    await expect(migrate(database.appUrl)).rejects.toThrow(
      /permission denied.*set DATABASE_OWNER_URL to the role that owns the tables/,
    )
    const refused = [
      "update audit_log set action = 'x'",
      'delete from audit_log',
      'alter table audit_log disable trigger all',
      'drop table audit_log',
      'update schema_compatibility set compatible_from = 0',
      'create table mine ()',
    ]
    for (const statement of refused)
      await expect(statementOn(database.appUrl, statement), statement).rejects.toThrow(
        /permission denied|must be owner/,
      )
    const jobs: Jobs<Ctx> = createBossJobs(database.appUrl, { work: false })
    await jobs.start({ log: { error: () => {} } } as never)
    await jobs.stop()
    const changed = urlWith(database.appUrl, { user: 'officina_app', password: 'another' })
    await expect(statementOn(changed, 'select 1')).rejects.toThrow(/password/)
    await prepare({ ...database, appUrl: changed }, { env: 'production', secretKey, say: () => {} })
    expect((await statementOn(changed, 'select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('another one becomes a member of it', async () => {
    await statementOn(cluster.ownerUrl, "create role web login password 'web'")
    const database = await newDatabase('owner', { user: 'web', password: 'web' })
    await prepare(database, { env: 'production', secretKey, say: () => {} })
    expect((await statementOn(database.appUrl, 'select from orders')).rows).toEqual([])
    await expect(statementOn(database.appUrl, 'delete from audit_log')).rejects.toThrow(
      /permission denied/,
    )
    await expect(
      prepare(
        { ...database, appUrl: urlWith(database.appUrl, { user: 'nobody', password: '' }) },
        { env: 'production', secretKey, say: () => {} },
      ),
    ).rejects.toThrow('there is no role nobody')
  })

  test('an owner that may not make it says what to run, without the password', async () => {
    await statementOn(cluster.ownerUrl, "alter role officina_app password 'known'")
    const database = await newDatabase('plain_owner', { user: 'officina_app', password: 'wrong1' })
    const failure = await prepare(database, { env: 'production', secretKey, say: () => {} }).catch(
      (e) => e,
    )
    expect(failure.name).toBe('StartError')
    expect(failure.message).toContain("alter role officina_app login password '…';")
    expect(failure.message).not.toContain('wrong1')
  })

  describe('is refused in production when it', () => {
    let database: OpenDatabase
    let asRoot: string
    beforeAll(async () => {
      await statementOn(cluster.ownerUrl, "alter role officina_app password 'known'")
      database = await newDatabase('owner', { user: 'officina_app', password: 'known' })
      asRoot = withDatabase(cluster.ownerUrl, database.where)
      await prepare(database, { env: 'production', secretKey, say: () => {} })
    })
    const start = (url: string, env: 'production' | 'development' = 'production') =>
      prepare(
        { ...database, ownerUrl: url, appUrl: url, owner: 'same' },
        { env, secretKey, say: () => {} },
      )

    test('is the owner', async () => {
      await expect(start(database.ownerUrl)).rejects.toThrow(
        'The role owner of DATABASE_URL owns audit_chain,',
      )
      await start(database.ownerUrl, 'development')
    })

    test.each<[string, string, string, RegExp]>([
      [
        'may delete rows of a journal',
        'grant delete on audit_log to officina_app',
        'revoke delete on audit_log from officina_app',
        /role officina_app of DATABASE_URL may change or delete rows of audit_log/,
      ],
      [
        'may change one column',
        'grant update (reason) on ledger_entries to officina_app',
        'revoke update (reason) on ledger_entries from officina_app',
        /may change or delete rows of ledger_entries/,
      ],
      [
        'owns the schema, and so may drop them',
        'alter schema public owner to officina_app',
        'alter schema public owner to owner',
        /owns the schema of audit_chain/,
      ],
      [
        'may become the owner',
        'alter table audit_log owner to plain_owner; grant plain_owner to officina_app',
        'alter table audit_log owner to owner; revoke plain_owner from officina_app',
        /owns audit_log/,
      ],
      [
        'finds a trigger switched off',
        'alter table audit_log disable trigger audit_log_append_only',
        'alter table audit_log enable trigger audit_log_append_only',
        /would find no append-only trigger on audit_log/,
      ],
    ])('%s', async (_, change, undo, sentence) => {
      await statementOn(asRoot, change)
      await expect(start(database.appUrl)).rejects.toThrow(sentence)
      await start(database.appUrl, 'development')
      await statementOn(asRoot, undo)
      await start(database.appUrl)
    })
  })
})

type Login = { user: string; password: string }

/** An empty database of `owner`; without a role of the server the owner is it. */
async function newDatabase(owner: 'owner' | 'plain_owner', app?: Login): Promise<OpenDatabase> {
  const name = `p_${++count}`
  await statementOn(cluster.ownerUrl, `create database ${name} owner ${owner}`)
  const url = withDatabase(cluster.ownerUrl, name)
  const ownerUrl = urlWith(url, { user: owner, password: owner === 'owner' ? 'owner' : 'plain' })
  return {
    ownerUrl,
    appUrl: app ? urlWith(url, app) : ownerUrl,
    owner: app ? 'given' : 'same',
    where: name,
    stop: async () => {},
  }
}

function urlWith(url: string, { user, password }: Login): string {
  const changed = new URL(url)
  changed.username = encodeURIComponent(user)
  changed.password = encodeURIComponent(password)
  return changed.href
}
