import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectClient } from '../db/client.ts'
import { knownMigrations } from '../db/schemaVersion.ts'
import { assertSecret, tieSecret } from '../db/secret.ts'
import { seedDemo } from '../db/seed/demo.ts'
import { startTestApp, type TestApp, useClinic } from '../testing/harness.ts'
import { statementOn } from '../testing/statementOn.ts'
import { makeKey, readKey } from './keyFile.ts'
import { openBackup } from './place.ts'
import { restoreBackup } from './restore.ts'
import { takeBackup } from './take.ts'
import { verifyArchive } from './verify.ts'

const secretKey = 'of both installations, which is 32 bytes or more'
const folder = mkdtempSync(join(tmpdir(), 'officina-backup-'))
const at = (name: string) => join(folder, name)
const file = (name: string) => openBackup(at(name))
const archive = 'one.tar.zst.age'
const others: TestApp[] = []
afterAll(async () => {
  for (const other of others) await other.close()
  rmSync(folder, { recursive: true })
})

const t = await useClinic({ secretKey })
const from = { ownerUrl: t.ownerUrl, config: t.ctx.config, now: t.clock.now() }
let recipient: string
beforeAll(async () => {
  await seedDemo({ ownerUrl: t.ownerUrl, config: t.ctx.config, now: t.clock.now() })
  const key = await makeKey()
  recipient = key.recipient
  writeFileSync(at('key'), key.file)
  writeFileSync(at('other key'), (await makeKey()).file)
  // what the queue keeps for itself has no queue in an empty place
  const own = '__pgboss__send-it'
  await statementOn(
    t.ownerUrl,
    `select pgboss.create_queue('${own}', '{"policy":"standard"}');
     insert into pgboss.job (name, data) values ('${own}', '{"name":1}')`,
  )
  await takeBackup(from, await file(archive), { recipient })
})

async function emptyOne(config: object = {}) {
  const other = await startTestApp({ secretKey, ...config })
  others.push(other)
  return { other, to: { ownerUrl: other.ownerUrl, config: other.ctx.config } }
}

/** Names of all references and of the triggers that are awake. */
const ties = async (url: string) =>
  (
    await statementOn(
      url,
      `select conname::text as name, pg_get_constraintdef(oid) as text from pg_constraint where contype = 'f'
       union all select tgname || ' of ' || tgrelid::regclass, tgenabled::text from pg_trigger
       where not tgisinternal and tgrelid::regclass::text not like 'audit_months.%'
       order by 1, 2`,
    )
  ).rows

const partsOf = async (name: string) => {
  const { manifest } = await verifyArchive(await file(name), readKey(at('key')))
  return { tables: manifest.tables, files: manifest.files, sequences: manifest.sequences }
}

it('waits for who takes the archive, for longer than the database lets a transaction idle', async () => {
  const url = new URL(t.ownerUrl)
  url.searchParams.set('options', '-c idle_in_transaction_session_timeout=100')
  const write = async (content: Readable) => {
    await pause(1_000)
    return (await buffer(content)).length
  }
  const slow = { ...(await file('slow')), write }
  const { rows } = await takeBackup({ ...from, ownerUrl: url.href }, slow, {})
  expect(rows).toBeGreaterThan(1_000)
})

it('brings every row, file and number into an empty place, where people sign in as before', async () => {
  // its key as the one before is enough
  const { other, to } = await emptyOne({
    secretKey: 'a new one, also of 32 bytes or more',
    secretKeyPrevious: secretKey,
  })
  const { rows, files, jobs } = await restoreBackup(to, await file(archive), readKey(at('key')))
  expect(rows).toBeGreaterThan(3_000)
  expect(files).toBeGreaterThan(3)
  expect(jobs.map(({ name }) => name)).not.toContain('__pgboss__send-it')
  await takeBackup({ ...from, ...to }, await file('again'), { recipient })
  expect(await partsOf('again')).toEqual(await partsOf(archive))
  const browser = other.browser()
  const login = { email: 'doctor@officina.test', password: 'officina-demo-2026' }
  expect((await browser.post('/api/doctor/login', login)).status).toBe(200)
  // what ties tables together holds again, and so do the journals
  expect(await ties(other.ownerUrl)).toEqual(await ties(t.ownerUrl))
  await expect(statementOn(other.ownerUrl, 'delete from audit_log')).rejects.toThrow()
  const again = restoreBackup(to, await file(archive), readKey(at('key')))
  await expect(again).rejects.toThrow(/database is not empty/)
})

it('refuses what is damaged, cut short, for another key, secret or version, and changes nothing', async () => {
  const { other, to } = await emptyOne()
  const whole = readFileSync(at(archive))
  const bent = Buffer.from(whole)
  bent[Math.floor(bent.length / 2)]! ^= 1
  writeFileSync(at('bent'), bent)
  writeFileSync(at('cut'), whole.subarray(0, whole.length - 1_000))
  writeFileSync(at('none'), 'hello')
  const mine = readKey(at('key'))
  const refused: [string, object, RegExp][] = [
    ['bent', mine, /damaged or incomplete/],
    ['cut', mine, /damaged or incomplete/],
    ['none', mine, /damaged or incomplete/],
    ['missing', mine, /no such file/],
    ['one.tar.zst.age', readKey(at('other key')), /encrypted for another key/],
    ['one.tar.zst.age', {}, /Name the file with its key/],
  ]
  for (const [name, key, words] of refused)
    await expect(restoreBackup(to, await file(name), key), name).rejects.toThrow(words)
  const elsewhere = {
    ...to,
    config: { ...to.config, secretKey: 'another one, also of 32 bytes or more' },
  }
  await expect(restoreBackup(elsewhere, await file(archive), mine)).rejects.toThrow(
    /SECRET_KEY is not that/,
  )
  // as a program makes them that was rolled back, and one from before
  const applied = 'drizzle.__drizzle_migrations'
  await statementOn(
    t.ownerUrl,
    `insert into ${applied} (hash, created_at) values ('newer', 9999999999999)`,
  )
  await takeBackup(from, await file('newer'), {})
  await statementOn(t.ownerUrl, `delete from ${applied} where hash = 'newer' or id = 1`)
  await takeBackup(from, await file('older'), {})
  const known = knownMigrations()
  const has = (schema: number) => `schema ${schema}, and this version of Officina has ${known}`
  for (const [name, words] of [
    ['newer', `${has(known + 1)}. Restore it with a version of schema ${known + 1}.`],
    ['older', `${has(known - 1)}. Restore it with a version of schema ${known - 1}, then upgrade.`],
  ] as const)
    await expect(restoreBackup(to, await file(name), {}), name).rejects.toThrow(words)
  await takeBackup({ ...from, ...to }, await file('still empty'), {})
  const { tables, files } = await partsOf('still empty')
  expect([tables.accounts?.rows, tables.orders?.rows, Object.keys(files)]).toEqual([0, 0, []])
  expect((await other.browser().get('/readyz')).status).toBe(200)
  // a key that nobody has takes what it encrypted with it, and nothing else
  await restoreBackup({ ...elsewhere, isSecretLost: true }, await file(archive), mine)
  await tieSecret(other.ownerUrl, elsewhere.config)
  await expect(assertSecret(other.ownerUrl, { secretKey })).rejects.toThrow(
    'SECRET_KEY is not that',
  )
  const unreadable = 'select id from doctors where bank_number_enc is not null'
  expect((await statementOn(t.ownerUrl, unreadable)).rows).not.toEqual([])
  expect((await statementOn(other.ownerUrl, unreadable)).rows).toEqual([])
  const payees = 'select id from settlements where bank_account is not null'
  expect((await statementOn(other.ownerUrl, payees)).rows).toEqual([])
})

it('is of one moment, whatever is written meanwhile, and leaves nothing when it fails', async () => {
  const writer = await connectClient(t.ownerUrl)
  let isOver = false
  const writing = (async () => {
    for (let n = 0; !isOver; n++)
      await writer.query(
        `with s as (insert into suppliers (id, name) values (gen_random_uuid(), $1) returning id)
         insert into synonyms (id, name) select gen_random_uuid(), $1 from s`,
        [`busy ${n}`],
      )
    await writer.end()
  })()
  await takeBackup(from, await file('busy'), {})
  isOver = true
  await writing
  const before = await partsOf(archive)
  const busy = await partsOf('busy')
  const added = (name: string) => (busy.tables[name]?.rows ?? 0) - (before.tables[name]?.rows ?? 0)
  expect(added('suppliers')).toBe(added('synonyms'))
  writeFileSync(at('a file'), '')
  await expect(takeBackup(from, await file('a file/one'), {})).rejects.toThrow(
    /a file\/one cannot be written: a [a-z ,]+\.$/,
  )
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})
