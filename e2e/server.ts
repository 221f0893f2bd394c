import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../apps/api/src/testing/serverProcess.ts'
import { SERVER_ENV } from '../scripts/lib/server.mjs'
import type { Wanted } from './host.ts'

/**
 * A server for one file of tests: on its own copy of the demo (rows and files), so that no test meets what
 * another file did, and a test that is tried again starts from the beginning. The process is the worker's.
 */
export class OwnServer {
  #file: string | undefined
  #host: ChildProcess | undefined
  #port = 0
  #dataDir = ''
  #database = ''
  readonly #settings: Wanted

  /** Settings that differ from those of every other file's server. */
  constructor(settings: Wanted = {}) {
    this.#settings = settings
  }

  /** Its address; another file than last time gets another server. */
  async of(file: string): Promise<string> {
    if (this.#file !== file) {
      const before = { database: this.#database, dataDir: this.#dataDir }
      await this.#start()
      await remove(before)
      this.#file = file
    }
    return `http://127.0.0.1:${this.#port}`
  }

  async #start(): Promise<void> {
    this.#dataDir = mkdtempSync(join(tmpdir(), 'officina-e2e-'))
    this.#database = `e2e_${process.pid}_${Date.now()}`
    cpSync(given('E2E_DATA_DIR'), this.#dataDir, { recursive: true })
    const url = new URL(given('E2E_DATABASE_URL'))
    await asOwner(
      `create database ${this.#database} template ${url.pathname.slice(1)} strategy file_copy`,
    )
    url.pathname = this.#database
    this.#host ??= fork(join(import.meta.dirname, 'host.ts'), {
      env: { PATH: process.env.PATH, ...SERVER_ENV },
      execArgv: [],
    })
    const ended = once(this.#host, 'exit').then(() => Promise.reject(new Error('no server')))
    ended.catch(() => {})
    // the address stays the same, so that what was loaded from it need not be loaded again
    this.#port ||= await freePort()
    this.#host.send({
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '999999',
      SEED: 'demo',
      CURRENCY: 'USD',
      APP_TIME_ZONE: 'UTC',
      PORT: String(this.#port),
      DATABASE_URL: String(url),
      DATA_DIR: this.#dataDir,
      ...this.#settings,
    } satisfies Wanted)
    await Promise.race([once(this.#host, 'message'), ended])
  }

  async stop(): Promise<void> {
    if (!this.#host) return
    const ended = once(this.#host, 'exit')
    this.#host.kill('SIGKILL')
    await ended
    await remove({ database: this.#database, dataDir: this.#dataDir })
    this.#host = undefined
  }
}

async function remove({ database, dataDir }: { database: string; dataDir: string }): Promise<void> {
  if (!database) return
  await asOwner(`drop database ${database} with (force)`)
  rmSync(dataDir, { recursive: true, force: true })
}

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the browser tests through npm run e2e`)
  return value
}

async function asOwner(statement: string): Promise<void> {
  const url = new URL(given('E2E_DATABASE_URL'))
  // a copy is made of a database that nobody is connected to
  url.pathname = 'postgres'
  const client = new pg.Client({ connectionString: String(url) })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
