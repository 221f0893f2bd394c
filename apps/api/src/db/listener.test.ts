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
