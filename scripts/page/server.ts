import { randomBytes } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { type App, buildApp } from '../../apps/api/src/app.ts'
import { createClock } from '../../apps/api/src/clock.ts'
import { loadConfig } from '../../apps/api/src/config.ts'
import { type Ctx, systemCtx } from '../../apps/api/src/context.ts'
import { createTestJobs } from '../../apps/api/src/testing/jobs.ts'
import type { Done, Order } from './clinic.ts'

// A thread with the real server in it. It is told to open a copy of the demo and to close it again.

type Demo = { ownerUrl: string; dataDir: string; copies: string }

const demo = workerData as Demo
let opened: { app: App; name: string; dataDir: string; stop(): void } | undefined

parentPort?.on('message', async ({ id, open: isOpen, env }: Order) => {
  try {
    await close()
    const url = isOpen ? await open(env) : undefined
    parentPort?.postMessage({ id, ...(url ? { url } : {}) } satisfies Done)
  } catch (error) {
    parentPort?.postMessage({ id, error: String((error as Error).stack) })
  }
})

async function open(env: Record<string, string> = {}): Promise<string> {
  const name = `page_${randomBytes(6).toString('hex')}`
  const dataDir = join(demo.copies, name)
  cpSync(demo.dataDir, dataDir, { recursive: true })
  const url = new URL(demo.ownerUrl)
  await asOwner(`create database ${name} template ${url.pathname.slice(1)} strategy file_copy`)
  url.pathname = name
  const { jobs, stop } = promptJobs()
  const app = await buildApp({
    config: loadConfig({
      NODE_ENV: 'development',
      LOG_LEVEL: 'fatal',
      CURRENCY: 'USD',
      APP_TIME_ZONE: 'UTC',
      REQUESTS_PER_MINUTE: '999999',
      DATA_DIR: dataDir,
      ...env,
    }),
    databaseUrl: String(url),
    clock: createClock(true),
    jobs,
  })
  opened = { app, name, dataDir, stop }
  return app.listen({ port: 0, host: '127.0.0.1' })
}

async function close(): Promise<void> {
  if (!opened) return
  const { app, name, dataDir, stop } = opened
  opened = undefined
  stop()
  app.server.closeAllConnections()
  await app.close()
  await asOwner(`drop database ${name} with (force)`)
  rmSync(dataDir, { recursive: true, force: true })
}

/** Jobs that run as soon as they are enqueued, one after the other. */
function promptJobs() {
  const jobs = createTestJobs()
  let ctx: Ctx | undefined
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    if (!ctx || jobs.waiting.length === 0) return
    const now = ctx
    running = running.then(() => jobs.drain(now)).catch(() => undefined)
  }, 10)
  return {
    jobs: {
      ...jobs,
      start: async (ports: Parameters<typeof systemCtx>[0]) => {
        ctx = systemCtx(ports)
      },
    },
    stop: () => clearInterval(timer),
  }
}

async function asOwner(statement: string): Promise<void> {
  const url = new URL(demo.ownerUrl)
  url.pathname = 'postgres'
  const client = new pg.Client({ connectionString: String(url) })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
