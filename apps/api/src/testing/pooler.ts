import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './serverProcess.ts'

/** Where PgBouncer is installed, or undefined. */
export const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(
  (path) => spawnSync(path, ['--version']).status === 0,
)

/**
 * The databases of a server behind PgBouncer in transaction mode, with fewer connections to each than callers. `url` is
 * that of the server, with the account that goes through it.
 */
export async function startPooler(
  url: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
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
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (line) => String(line).includes('process up') && resolve())
    child.once('exit', () => reject(new Error('pgbouncer did not start')))
  })
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
