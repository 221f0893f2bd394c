import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { isDeep } from '../testing/deep.ts'
import { asDoctor } from '../testing/fixtures.ts'
import { useClinic, withDatabase } from '../testing/harness.ts'
import { freePort, startServerProcess } from '../testing/serverProcess.ts'
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

const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(
  (path) => spawnSync(path, ['--version']).status === 0,
)

test.runIf(isDeep && pgbouncer)(
  'PgBouncer in transaction mode: no read fails, a session that ends elsewhere ends at once',
  async () => {
    t.clock.set(new Date())
    const doctor = await asDoctor(t)
    const cookie = [...doctor.browser.jar].map((pair) => pair.join('=')).join('; ')
    const direct = withDatabase(inject('ownerUrl'), new URL(t.ownerUrl).pathname.slice(1))
    const server = await startServerProcess({
      DATABASE_URL: await pooled(direct),
      DATABASE_LISTEN_URL: direct,
      PREPARED_STATEMENTS: 'off',
      SECRET_KEY: t.ctx.config.secretKey,
      DATA_DIR: t.ctx.config.dataDir,
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

/** The same database through a pooler with fewer connections than callers. */
async function pooled(url: string): Promise<string> {
  const { username, password, port: behind, pathname } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'officina-pooler-'))
  const port = await freePort()
  writeFileSync(join(folder, 'users'), `"${username}" "${decodeURIComponent(password)}"\n`)
  writeFileSync(
    join(folder, 'ini'),
    `[databases]
* = host=127.0.0.1 port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users
pool_mode = transaction
default_pool_size = 4
ignore_startup_parameters = extra_float_digits, statement_timeout, idle_in_transaction_session_timeout
`,
  )
  // it refuses to run as root
  spawnSync('chmod', ['-R', 'a+rX', folder])
  const who = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn(pgbouncer ?? '', [...who, join(folder, 'ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (line) => String(line).includes('process up') && resolve())
    child.once('exit', () => reject(new Error('pgbouncer did not start')))
  })
  return `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`
}
