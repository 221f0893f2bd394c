import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { type App, buildApp } from '../../apps/api/src/app.ts'
import { createClock } from '../../apps/api/src/clock.ts'
import { loadConfig } from '../../apps/api/src/config.ts'
import { type Ctx, systemCtx } from '../../apps/api/src/context.ts'
import { copyDemo, type DemoCopy } from '../../apps/api/src/testing/demoCopy.ts'
import { createTestJobs } from '../../apps/api/src/testing/jobs.ts'
import type { Done, Order } from './clinic.ts'

// A thread with the real server in it. It is told to open a copy of the demo and to close it again.

type Demo = { ownerUrl: string; dataDir: string; copies: string }

const demo = workerData as Demo
let opened: { app: App; copy: DemoCopy; stop(): void } | undefined

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
  const copy = await copyDemo(demo, name, join(demo.copies, name))
  const { jobs, stop } = promptJobs()
  const app = await buildApp({
    config: loadConfig({
      NODE_ENV: 'development',
      LOG_LEVEL: 'fatal',
      CURRENCY: 'USD',
      APP_TIME_ZONE: 'UTC',
      REQUESTS_PER_MINUTE: '999999',
      DATA_DIR: copy.dataDir,
      ...env,
    }),
    databaseUrl: copy.databaseUrl,
    clock: createClock(true),
    jobs,
  })
  opened = { app, copy, stop }
  return app.listen({ port: 0, host: '127.0.0.1' })
}

async function close(): Promise<void> {
  if (!opened) return
  const { app, copy, stop } = opened
  opened = undefined
  stop()
  app.server.closeAllConnections()
  await app.close()
  await copy.remove()
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
