import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { lookAtHosts } from '../examine/hosts.ts'
import { startPrimary, withHosts } from '../testing/cluster.ts'
import { connectClient, createPool } from './client.ts'
import { createListener } from './listener.ts'

const { primary, remove } = await startPrimary()
afterAll(remove)
await primary.run('create table written (n int primary key)')
const standby = await primary.addStandby()
// the one that takes no writes comes first
const one = primary.ownerUrl.replace(/officina$/, 'postgres')
const url = withHosts(one, [standby, primary])

test('a connection that refuses to write is given up, and the next one looks again', async () => {
  const pool = createPool(url, { max: 1 })
  onTestFinished(() => pool.end())
  await pool.query('set default_transaction_read_only = on')
  await expect(pool.query('insert into written values (-1)')).rejects.toMatchObject({
    code: '25006',
  })
  await pool.query('insert into written values (-1)')
})

test('of two hosts the one that takes writes, also after the other has taken its place', async () => {
  const pool = createPool(url)
  const listener = createListener(url)
  onTestFinished(async () => {
    await listener.close()
    await pool.end()
  })
  const heard: string[] = []
  listener.on('failover_test', (payload) => heard.push(payload))
  await primary.waitFor('*')
  let n = 0
  for (; n < 20; n++) await pool.query('insert into written values ($1)', [n])
  expect(await lookAtHosts(url)).toMatchObject({
    is: 'ok',
    says: expect.stringMatching(
      /^\S+ follows, \S+ is the primary; behind: 127.0.0.1 0\.\d s \(synchronous\)$/,
    ),
  })
  await primary.kill()
  // what is lost is noticed at once or by the next query, then a connection to it is refused
  await expect
    .poll(() => pool.query('select 1').catch((error: Error) => error.message))
    .toContain(`no host of the database takes writes (127.0.0.1:${standby.port}: read-only; `)
  expect(await lookAtHosts(url)).toMatchObject({
    is: 'wrong',
    says: expect.stringMatching(/^None/),
  })
  const command = connectClient(url)
  await expect(command).rejects.toMatchObject({ code: '57P03' })
  await standby.promote()
  const promoted = performance.now()
  while (
    await pool.query('insert into written values ($1)', [n]).then(
      () => false,
      () => true,
    )
  )
    await sleep(20)
  expect(performance.now() - promoted).toBeLessThan(5_000)
  const { rows } = await pool.query('select n from written where n >= 0 order by n')
  expect(rows.map((row) => row.n)).toEqual(Array.from({ length: n + 1 }, (_, i) => i))
  await expect.poll(() => listener.isListening()).toBe(true)
  await pool.query(`select pg_notify('failover_test', 'again')`)
  await expect.poll(() => heard).toContain('again')

  // a former primary that comes back takes writes too, on a timeline that has ended
  const former = await primary.restart()
  const late = createPool(withHosts(one, [former, standby]))
  onTestFinished(() => late.end())
  const served = await late.query('select inet_server_port() as port')
  expect(served.rows[0]?.port).toBe(standby.port)
  const doctor = await lookAtHosts(url)
  expect(doctor).toMatchObject({ is: 'wrong', says: expect.stringMatching(/^More than one/) })
})
