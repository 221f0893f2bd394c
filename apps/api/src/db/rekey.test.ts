import { beforeAll, expect, it, vi } from 'vitest'
import type { Ctx } from '../context.ts'
import { encrypt, tryDecrypt } from '../encryption.ts'
import { makeRecoveryCodes, takeRecoveryCode } from '../entities/account/recoveryCodes.ts'
import { audit } from '../entities/audit.ts'
import { sealChain } from '../entities/auditChain/append.ts'
import { signatureOf } from '../entities/auditChain/link.ts'
import { verifyChain } from '../entities/auditChain/verify.ts'
import { knownDevice, rememberDevice } from '../http/device.ts'
import { asDoctor } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { statementOn } from '../testing/statementOn.ts'
import { connectClient, createDb, createPool } from './client.ts'
import { rekey } from './rekey.ts'
import { accounts } from './schema/account.ts'
import { auditSeals } from './schema/auditChain.ts'
import { doctors } from './schema/doctor.ts'
import { settlements } from './schema/settlement.ts'
import { assertSecret, tieSecret } from './secret.ts'
import { eq, sql } from './sql.ts'
import { withClient } from './withClient.ts'

const [a, b, c] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)]
const t = await useClinic({ secretKey: a })
const under = (secretKey: string, secretKeyPrevious?: string): Ctx => ({
  ...t.ctx,
  config: { ...t.ctx.config, secretKey, secretKeyPrevious },
})
const first = under(a)
const both = under(b, a)
const second = under(b)

const texts = ['JP1', 'JP2', 'TOTP1', 'TOTP2']
const keep = (n: number) => encrypt(first.config, texts[n] ?? '')
const doctor = await asDoctor(t, { bankNumberEnc: keep(0) })
let codes: string[]
let cookie: string

beforeAll(async () => {
  await tieSecret(t.ownerUrl, first.config)
  await t.add(settlements, {
    ...{ number: 'S-2026-10', doctorId: doctor.id, status: 'paying' },
    ...{ periodStart: '2026-10-01', periodEnd: '2026-10-31', currency: 'JPY' },
    bankAccount: { number_enc: keep(1) } as typeof settlements.$inferInsert.bankAccount,
  })
  const secrets = { totpSecret: keep(2), totpPending: keep(3) }
  await t.change(accounts, doctor.accountId, secrets)
  codes = await makeRecoveryCodes(first, doctor.accountId)
  const setCookie = vi.fn()
  rememberDevice(first, { setCookie } as never, undefined, doctor.accountId)
  cookie = setCookie.mock.lastCall?.[1]
  await note(first)
})

/** Seals one more row. */
async function note(ctx: Ctx): Promise<void> {
  await audit(ctx, { action: 'setting.retention_applied', objectId: null })
  await sealChain(ctx)
}

/** All that is encrypted, in whichever table, as a server with these keys reads it. */
async function read({ db, config }: Ctx) {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'
      and table_type = 'BASE TABLE' and table_name <> 'settings'`,
  )
  const all = tables.map(({ name }) => `select t::text as row from ${name} t`).join(' union all ')
  const { rows } = await db.execute<{ row: string }>(sql.raw(all))
  const kept = rows.flatMap(({ row }) => row.match(/\bv1(\.[\w-]+){3}/g) ?? [])
  return kept.map((each) => tryDecrypt(config, each)).toSorted()
}

/** What every server must be able to do that has the key: read, take a code, know the log as it was. */
async function expectAll(ctx: Ctx): Promise<void> {
  await assertSecret(t.ownerUrl, ctx.config)
  expect(await read(ctx)).toEqual(texts)
  expect(await takeRecoveryCode(ctx, doctor.accountId, codes.pop() ?? '')).toBe(true)
  expect(await problems(ctx)).toEqual([])
}

async function problems(ctx: Ctx) {
  const found = await withClient(t.ownerUrl, (client) => verifyChain(client, ctx.config))
  return found.problems.map(({ kind }) => kind)
}

const run = (text: string) => statementOn(t.ownerUrl, text)

it('SECRET_KEY is changed without loss: read with both, encrypted anew, read with the new one alone', async () => {
  await expect(assertSecret(t.ownerUrl, second.config)).rejects.toThrow('until npm run rekey')
  await expect(assertSecret(t.ownerUrl, under(b, c).config)).rejects.toThrow(
    'SECRET_KEY is not that of this database, nor is SECRET_KEY_PREVIOUS',
  )
  await expectAll(both)
  expect(knownDevice(both, cookie, doctor.accountId)).toBeDefined()
  // servers of either kind, one after the other
  for (const server of [both, first, under(a, b), both]) await note(server)
  await expectAll(first)

  await run(`create function stop_it() returns trigger language plpgsql as $$ begin raise 'stopped'; end $$;
    create trigger stop_it before update on accounts for each row execute function stop_it()`)
  await expect(rekey(both)).rejects.toThrow()
  await run('drop trigger stop_it on accounts; drop function stop_it')
  await expectAll(both)
  await expect(assertSecret(t.ownerUrl, second.config)).rejects.toThrow('SECRET_KEY is not that')
  expect(await rekey(both)).toEqual({ anew: 3, left: 0, unreadable: 0 })
  expect(await rekey(both)).toEqual({ anew: 0, left: 0, unreadable: 0 })
  await expectAll(both)
  await expectAll(second)

  // who has the old key alone is not let in any more, and signs nothing
  await expect(assertSecret(t.ownerUrl, first.config)).rejects.toThrow('SECRET_KEY is not that')
  await expect(note(first)).rejects.toThrow('SECRET_KEY is not that')
  await note(second)
  await rekey(under(c, b))
  await expectAll(under(c))

  // nor does it with the tables at hand
  const seals = await t.rows(auditSeals)
  const { id: _, signature = null, ...seal } = { ...seals.at(-1)!, at: new Date(0) }
  await t.add(auditSeals, { ...seal, signature: signatureOf(a, seal, signature) })
  expect(await problems(under(c))).toEqual(['bad_seal'])
  await run(`set session_replication_role = replica; delete from audit_seals where id in
    (select id from audit_seals order by id desc limit 2)`)
  expect(await problems(under(c))).toEqual(['bad_seal'])
})

it('is changed beside another server that still has the former key alone', async () => {
  const next = 'd'.repeat(64)
  const [swapped, changing] = [under(c, next), under(next, c)]
  // the tests' database may be behind a pooler, which knows no names
  const pool = createPool(t.appUrl, { max: 2, prepare: false })
  const beside: Ctx = { ...under(c), pool, db: createDb(pool) }
  const holder = await connectClient(t.ownerUrl)
  try {
    await holder.query('begin; select from settlements for update')
    const changed = rekey(changing)
    const isHeld = sql`select 1 from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`
    await expect.poll(async () => (await t.ctx.db.execute(isHeld)).rows.length).toBe(1)
    // all but the statement is encrypted with the new key now: who has both reads it, the other one what is left
    expect(await read(changing)).toEqual(texts)
    expect(await read(swapped)).toEqual(texts)
    expect(await read(beside)).toEqual(['JP2', undefined, undefined, undefined])
    await note(beside)
    const bankNumberEnc = encrypt(beside.config, 'JP3')
    await beside.db.update(doctors).set({ bankNumberEnc }).where(eq(doctors.id, doctor.id))
    await holder.query('commit')
    expect(await changed).toEqual({ anew: 4, left: 1, unreadable: 0 })
  } finally {
    await holder.end()
  }
  await expect(note(beside)).rejects.toThrow('SECRET_KEY is not that')
  await pool.end()
  expect(await rekey(changing)).toEqual({ anew: 1, left: 0, unreadable: 0 })
  expect(await read(under(next))).toEqual(['JP2', 'JP3', 'TOTP1', 'TOTP2'])
})
