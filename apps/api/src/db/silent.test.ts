import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { useClinic } from '../testing/harness.ts'
import { awayOf } from './away.ts'
import { createPool } from './client.ts'

const t = await useClinic()

it('gives up a connection that keeps a statement waiting without a word, and no idle one', async () => {
  const pool = createPool(t.ownerUrl, { max: 1, silentMs: 2_000 })
  const backend = async () =>
    (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  try {
    const first = await backend()
    await pause(2_500)
    expect(await backend()).toBe(first)
    const error = await pool.query('select pg_sleep(6)').catch((thrown: unknown) => thrown)
    expect(error).toEqual(new Error('Query read timeout'))
    expect(awayOf(error)).toBe('away')
    expect(await backend()).not.toBe(first)
  } finally {
    await pool.end()
  }
})
