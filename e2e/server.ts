import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { copyDemo, type DemoCopy } from '../apps/api/src/testing/demoCopy.ts'
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
  #copy: DemoCopy | undefined
  readonly #settings: Wanted
  #faults: string[] = []

  /** Settings that differ from those of every other file's server. */
  constructor(settings: Wanted = {}) {
    this.#settings = settings
  }

  /** Its address; another file than last time gets another server. */
  async of(file: string): Promise<string> {
    if (this.#file !== file) {
      const before = this.#copy
      await this.#start()
      await before?.remove()
      this.#file = file
    }
    return `http://127.0.0.1:${this.#port}`
  }

  /** Lines in which it has logged an error since it was asked last. */
  faults(): string[] {
    return this.#faults.splice(0)
  }

  async #start(): Promise<void> {
    const demo = { ownerUrl: given('E2E_DATABASE_URL'), dataDir: given('E2E_DATA_DIR') }
    const folder = mkdtempSync(join(tmpdir(), 'officina-e2e-'))
    this.#copy = await copyDemo(demo, `e2e_${process.pid}_${Date.now()}`, folder)
    this.#host ??= this.#open()
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
      DATABASE_URL: this.#copy.databaseUrl,
      DATA_DIR: this.#copy.dataDir,
      ...this.#settings,
    } satisfies Wanted)
    await Promise.race([once(this.#host, 'message'), ended])
    // what the one before has logged at its end is nobody's test
    this.#faults = []
  }

  #open(): ChildProcess {
    const host = fork(join(import.meta.dirname, 'host.ts'), {
      env: { PATH: process.env.PATH, ...SERVER_ENV },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    if (host.stdout)
      createInterface(host.stdout).on('line', (line) => {
        console.log(line)
        if (/^\{"level":[56]0,/.test(line)) this.#faults.push(line)
      })
    return host
  }

  async stop(): Promise<void> {
    if (!this.#host) return
    const ended = once(this.#host, 'exit')
    this.#host.kill('SIGKILL')
    await ended
    await this.#copy?.remove()
    this.#host = undefined
  }
}

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the browser tests through npm run e2e`)
  return value
}
