import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Ctx, inTransaction } from '../context.ts'
import { createListener, type Listener } from '../db/listener.ts'
import { audit } from '../entities/audit.ts'
import type { Mail } from '../mail/content.ts'
import type { Mailer } from '../mail/mailer.ts'
import { sendMail } from '../mail/send.ts'
import { createExecutioner } from '../testing/backends.ts'
import { useClinic } from '../testing/harness.ts'
import { statementsOf } from '../testing/statements.ts'
import { askedBy } from './askedBy.ts'
import { createBossJobs } from './boss.ts'
import type { Jobs } from './port.ts'

const t = await useClinic()
const listener = createListener(t.ctx.config.databaseListenUrl ?? t.appUrl)
let jobs: Jobs<Ctx> = createBossJobs(t.appUrl, { work: true, listener })
beforeAll(async () => {
  await write()
  await jobs.start({ ...t.app.ports, jobs })
})
afterAll(async () => {
  await jobs.stop()
  await listener.close()
})

const write = () => audit(t.ctx, { action: 'test.create', objectType: 'test', objectId: null })
const unchained = async () =>
  (await t.app.ports.pool.query('select from audit_unchained')).rowCount ?? 0

const words = { subject: 'Hello', heading: 'Hello', paragraphs: ['Hello there.'] }
const mail: Mail = { template: 'test', content: { en: words, ja: words } }
const statusOf = async (to: string) =>
  (await t.app.ports.pool.query('select status from mails where recipient = $1', [to])).rows.map(
    (row) => row.status,
  )

it('delivers what was enqueued in a transaction that committed', async () => {
  const ctx = { ...t.ctx, jobs }
  await inTransaction(ctx, (tx) => sendMail(tx, mail, { to: 'kept@example.org', locale: 'en' }))
  await expect.poll(() => statusOf('kept@example.org'), { timeout: 15_000 }).toEqual(['sent'])
  // a mail server may be away for longer than the three days for which a mail is kept
  const { rows } = await t.app.ports.pool.query(
    "select min(retry_limit * retry_delay_max) as seconds from pgboss.job where name = 'mail.deliver'",
  )
  expect(rows[0].seconds).toBeGreaterThan(3 * 24 * 3_600)
})

it('gives a backup hours, one at a time, and makes it later when nobody was there', async () => {
  const { rows } = await t.app.ports.pool.query(
    "select options from pgboss.schedule where name = 'platform.backup'",
  )
  const options = { expireInSeconds: 21_600, heartbeatSeconds: 30, retryLimit: 1, missed: 'once' }
  expect(rows).toEqual([{ options }])
})

it('forgets what was enqueued in a transaction that rolled back', async () => {
  const ctx = { ...t.ctx, jobs }
  const failing = inTransaction(ctx, async (tx) => {
    await sendMail(tx, mail, { to: 'lost@example.org', locale: 'en' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await statusOf('lost@example.org')).toEqual([])
  const left = await t.app.ports.pool.query(
    "select 1 from pgboss.job where name = 'mail.deliver' and state < 'completed'",
  )
  expect(left.rowCount).toBe(0)
})

it('does what there is without a pause, and hardly asks when there is nothing', async () => {
  const ctx = { ...t.ctx, jobs }
  const many = Array.from({ length: 60 }, (_, at) => `many-${at}@example.org`)
  await inTransaction(ctx, async (tx) => {
    for (const to of many) await sendMail(tx, mail, { to, locale: 'en' })
  })
  const left = () =>
    t.app.ports.pool.query("select from mails where recipient like 'many-%' and status <> 'sent'")
  await expect.poll(async () => (await left()).rowCount, { timeout: 10_000 }).toBe(0)
  const [asked] = await statementsOf(() => new Promise((resolve) => setTimeout(resolve, 3_000)))
  // looking for jobs twice a second takes more than 70; each queue may be asked once now
  expect(asked.filter((text) => text.includes('pgboss')).length).toBeLessThan(65)
})

it('goes on after its connections were ended', async () => {
  const executioner = await createExecutioner(t.ownerUrl)
  for (let round = 0; round < 3; round++) await executioner.endSome('all')
  await executioner.close()
  const ctx = { ...t.ctx, jobs }
  await inTransaction(ctx, (tx) => sendMail(tx, mail, { to: 'later@example.org', locale: 'en' }))
  await expect.poll(() => statusOf('later@example.org'), { timeout: 15_000 }).toEqual(['sent'])
})

it('takes a job up again when nothing is heard of its worker for half a minute', async () => {
  const { pool } = t.app.ports
  const far = new Date('2100-01-01')
  await jobs.enqueue({ ...t.ctx, jobs }, 'shop.event', {}, { startAfter: far })
  await pool.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '31 s'
     where name = 'shop.event'`,
  )
  await pool.query('update pgboss.queue set monitor_on = null')
  const boss = new PgBoss({
    db: { executeSql: askedBy(pool) },
    migrate: false,
    supervise: false,
  })
  await boss.start()
  await boss.supervise('shop.event')
  await boss.stop()
  const { rows } = await pool.query("select state from pgboss.job where name = 'shop.event'")
  expect(rows).toEqual([{ state: 'retry' }])
})

it('adds what was audited to the chain, at once and when it stops', async () => {
  await expect.poll(unchained, { timeout: 15_000 }).toBe(0)
  await write()
  await jobs.stop()
  expect(await unchained()).toBe(0)
})

it('looks for jobs where the database cannot be listened to', async () => {
  const deaf: Listener = { on: () => () => {}, isListening: () => false, close: async () => {} }
  jobs = createBossJobs(t.appUrl, { work: true, listener: deaf })
  await jobs.start({ ...t.app.ports, jobs })
  const ctx = { ...t.ctx, jobs }
  await inTransaction(ctx, (tx) => sendMail(tx, mail, { to: 'found@example.org', locale: 'en' }))
  await expect.poll(() => statusOf('found@example.org'), { timeout: 5_000 }).toEqual(['sent'])
})

it('delivers five mails at once, and each for itself', async () => {
  await jobs.stop()
  jobs = createBossJobs(t.appUrl, { work: true, listener })
  const sent: string[] = []
  let [underWay, most] = [0, 0]
  const { promise: five, resolve: areFive } = Promise.withResolvers<void>()
  const mailer: Mailer = {
    async send({ to }) {
      most = Math.max(most, ++underWay)
      if (underWay === 5) areFive()
      // however slowly they come; a sixth would come meanwhile
      await five
      await new Promise((resolve) => setTimeout(resolve, 50))
      underWay--
      if (to.address === 'five-3@example.org') throw new Error('away')
      sent.push(to.address)
    },
    close() {},
  }
  const ctx = { ...t.ctx, jobs }
  const many = Array.from({ length: 10 }, (_, at) => `five-${at}@example.org`)
  await inTransaction(ctx, async (tx) => {
    for (const to of many) await sendMail(tx, mail, { to, locale: 'en' })
  })
  await jobs.start({ ...t.app.ports, jobs, mailer })
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(9)
  expect(most).toBe(5)
  const failed = () =>
    t.app.ports.pool.query(
      "select data from pgboss.job where name = 'mail.deliver' and state = 'retry'",
    )
  await expect.poll(async () => (await failed()).rowCount).toBe(1)
})
