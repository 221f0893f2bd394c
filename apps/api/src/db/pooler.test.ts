import { expect, onTestFinished, test } from 'vitest'
import { cookieOf } from '../testing/browser.ts'
import { isDeep } from '../testing/deep.ts'
import { asDoctor } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { pgbouncer, startPooler } from '../testing/pooler.ts'
import { startServerOf } from '../testing/serverProcess.ts'
import { createPool } from './client.ts'

const t = await useClinic()

test('behind a pooler without prepared statements none has a name, also where the code gives one', async () => {
  const namesOf = async (prepare: boolean) => {
    const pool = createPool(t.ownerUrl, { max: 1, prepare })
    onTestFinished(() => pool.end())
    await pool.query({ name: 'of-the-author', text: 'select $1::int as n', values: [1] })
    const { rows } = await pool.query('select name from pg_prepared_statements')
    return rows.map(({ name }) => name)
  }
  expect(await namesOf(true)).toEqual(['of-the-author'])
  expect(await namesOf(false)).toEqual([])
})

test.runIf(isDeep && pgbouncer)(
  'PgBouncer in transaction mode: no read fails, a session that ends elsewhere ends at once',
  async () => {
    t.clock.set(new Date())
    const doctor = await asDoctor(t)
    const cookie = cookieOf(doctor.browser.jar)
    const pooler = await startPooler(t.ownerUrl)
    onTestFinished(pooler.stop)
    const server = await startServerOf(t, {
      DATABASE_URL: pooler.url,
      DATABASE_LISTEN_URL: t.ownerUrl,
      PREPARED_STATEMENTS: 'off',
    })
    onTestFinished(() => server.kill())
    const ask = async (path: string) =>
      (await fetch(`${server.url}${path}`, { headers: { cookie } })).status
    const paths = ['me', 'patients?range=[0,24]', 'recipes?range=[0,24]', 'products?range=[0,24]']
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => ask(`/api/doctor/${paths[i % paths.length]}`)),
    )
    expect(new Set(answers)).toEqual(new Set([200]))
    await t.app.ports.pool.query('delete from session_logins')
    await expect.poll(() => ask('/api/doctor/me'), { timeout: 2_000 }).toBe(401)
  },
  120_000,
)
