import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { SERVER_ENV } from '../../../../scripts/lib/server.mjs'
import type { TestApp } from './harness.ts'

export type ServerProcess = {
  url: string
  child: ChildProcess
  /** How it ended and the last of what it printed; undefined while it runs. */
  end(): string | undefined
  /** The last of what it has printed. */
  said(): string
  /** Without a word, as a power cut would. */
  kill(): Promise<void>
}

/** The real server (main.ts) in a process of its own; answers when it can be called. */
export async function startServerProcess(
  env: Record<string, string>,
  how: { port?: number; main?: string } = {},
): Promise<ServerProcess> {
  const port = how.port ?? (await freePort())
  const main = how.main ?? join(import.meta.dirname, '../main.ts')
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
      // set to nothing, so that a developer's .env file stays out
      ...Object.fromEntries(['HOST', 'PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL'].map((n) => [n, ''])),
      PORT: String(port),
      SEED: 'none',
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '999999',
      ...SERVER_ENV,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  // a run that gives up on it, slow as it may be, leaves no server behind
  const giveUp = () => child.kill('SIGKILL')
  process.once('exit', giveUp)
  void ended.then(() => process.off('exit', giveUp))
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said = (said + chunk).slice(-10_000)
        if (said.includes('Stop with Ctrl-C')) resolve()
      })
    ended.then(() => reject(new Error(`the server did not start: ${said}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    said: () => said,
    end() {
      const how = child.exitCode ?? child.signalCode
      return how === null ? undefined : `${how}: ${said.slice(-2_000)}`
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** The same on a test's own database and folder. */
export const startServerOf = ({ ownerUrl, ctx }: TestApp, env: Record<string, string> = {}) =>
  startServerProcess({
    DATABASE_URL: ownerUrl,
    DATA_DIR: ctx.config.dataDir,
    SECRET_KEY: ctx.config.secretKey,
    ...env,
  })

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
