import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { createExecutioner } from '../testing/backends.ts'
import { useClinic } from '../testing/harness.ts'
import { createListener } from './listener.ts'

const t = await useClinic()

it('hears again, on one line, after its connection was ended', async () => {
  const executioner = await createExecutioner(t.ownerUrl)
  const url = new URL(t.ownerUrl)
  url.searchParams.set('application_name', 'ear')
  const listener = createListener(url.href)
  const heard: string[] = []
  let losses = 0
  listener.on(
    'test_channel',
    (payload) => heard.push(payload),
    () => losses++,
  )
  await expect.poll(() => listener.isListening()).toBe(true)
  for (const round of [1, 2]) {
    await executioner.end('all')
    await expect.poll(() => losses).toBe(round)
    await expect.poll(() => listener.isListening(), { timeout: 10_000 }).toBe(true)
  }
  const lines = await t.app.ports.pool.query(
    `select 1 from pg_stat_activity where application_name = 'ear' and datname = current_database()`,
  )
  expect(lines.rowCount).toBe(1)
  await t.app.ports.pool.query(`select pg_notify('test_channel', 'still there?')`)
  await expect.poll(() => heard).toEqual(['still there?'])
  await listener.close()
  await executioner.close()
})

it.runIf(process.platform === 'linux')(
  'is told by the system, not after two hours, when the machine of the database has vanished',
  async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port: of } = silent.address() as AddressInfo
    const listener = createListener(`postgres://nobody@127.0.0.1:${of}/nothing`)
    listener.on('test_channel', () => {})
    const [line] = (await once(silent, 'connection')) as [Socket]
    const port = `:${line.remotePort?.toString(16).toUpperCase().padStart(4, '0')} `
    /** Seconds until the idle connection is probed: the system counts them in hundredths. */
    const untilProbe = () => {
      const line = readFileSync('/proc/net/tcp', 'utf8')
        .split('\n')
        .find((each) => each.slice(0, 20).includes(port))
      const [, ticks = ''] = / 02:([0-9A-F]{8}) /.exec(line ?? '') ?? []
      return Number.parseInt(ticks, 16) / 100
    }
    await expect.poll(untilProbe).toBeLessThan(60)
    line.destroy()
    silent.close()
    await listener.close()
  },
)
