import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type ServerProcess, startServerProcess } from '../apps/api/src/testing/serverProcess.ts'

/**
 * A server for one file of tests: on its own copy of the demo (rows and files), so that no test meets what
 * another file did, and a test that is tried again starts from the beginning.
 */
export class OwnServer {
  #file: string | undefined
  #process: ServerProcess | undefined
  #dataDir = ''
  #database = ''
  readonly #env: Record<string, string>

  /** Settings that differ from those of every other file's server. */
  constructor(env: Record<string, string> = {}) {
    this.#env = env
  }

  /** Its address; another file than last time gets another server. */
  async of(file: string): Promise<string> {
    if (this.#file !== file) {
      await this.stop()
      await this.#start()
      this.#file = file
    }
    return this.#process!.url
  }

  async #start(): Promise<void> {
    this.#dataDir = mkdtempSync(join(tmpdir(), 'officina-e2e-'))
    this.#database = `e2e_${process.pid}_${Date.now()}`
    cpSync(given('E2E_DATA_DIR'), this.#dataDir, { recursive: true })
    const url = new URL(given('E2E_DATABASE_URL'))
    await asOwner((client) =>
      client.query(`create database ${this.#database} template ${url.pathname.slice(1)}`),
    )
    url.pathname = this.#database
    this.#process = await startServerProcess({
      ...quiet,
      NODE_ENV: 'development',
      SEED: 'demo',
      CURRENCY: 'USD',
      APP_TIME_ZONE: 'UTC',
      DATABASE_URL: String(url),
      DATA_DIR: this.#dataDir,
      ...this.#env,
    })
  }

  async stop(): Promise<void> {
    if (!this.#process) return
    await this.#process.kill()
    await asOwner((client) => client.query(`drop database ${this.#database} with (force)`))
    rmSync(this.#dataDir, { recursive: true, force: true })
    this.#process = undefined
  }
}

/** Settings that keep their defaults while the browser tests run. */
const quiet = Object.fromEntries(
  [
    'MAIL_FROM',
    'SENTRY_DSN',
    'SHOPIFY_STORE_DOMAIN',
    'SHOPIFY_STOREFRONT_TOKEN',
    'SHOPIFY_WEBHOOK_SECRET',
    'SESSION_IDLE_MINUTES',
    'SESSION_REMEMBER_DAYS',
    'SESSION_CAP_HOURS',
    'SESSION_PATIENT_CAP_DAYS',
    'SECRET_KEY',
  ].map((name) => [name, '']),
)

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the browser tests through npm run e2e`)
  return value
}

async function asOwner(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const url = new URL(given('E2E_DATABASE_URL'))
  // a copy is made of a database that nobody is connected to
  url.pathname = 'postgres'
  const client = new pg.Client({ connectionString: String(url) })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
