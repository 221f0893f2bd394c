import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, buildApp } from '../app.ts'
import { loadConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { seedDemo } from '../db/seed/demo.ts'
import { seedScale } from '../db/seed/scale.ts'
import { createBossJobs } from '../jobs/boss.ts'
import { type Node, startPrimary, withHosts } from './cluster.ts'
import { freePort, type ServerProcess, startServerProcess } from './serverProcess.ts'

/** A primary with a synchronous standby, and a shop with orders in them. */
export type Shop = {
  /** Names both hosts, whichever of them is the primary. */
  ownerUrl: string
  appUrl: string
  env: Record<string, string>
  /** Signs people in. */
  app: App
  primary(): Node
  standby(): Node
  /** Kills the primary and promotes the standby by hand; answers when that began. */
  failOver(): Promise<number>
  /** Puts a new standby in the place of the primary that was killed. */
  rejoin(): Promise<void>
  close(): Promise<void>
}

export async function startShop(): Promise<Shop> {
  const { primary: first, appUrl, remove } = await startPrimary()
  const dataDir = mkdtempSync(join(tmpdir(), 'officina-shop-'))
  const other = await freePort()
  const hosts = [{ port: first.port }, { port: other }]
  const env = {
    DATABASE_URL: withHosts(appUrl, hosts),
    DATA_DIR: dataDir,
    SECRET_KEY: 'k'.repeat(32),
    BANK_DETAILS: 'Test shop, IBAN 1',
    SEED: 'none',
    REQUESTS_PER_MINUTE: '999999',
  }
  const config = { ...loadConfig(env), logLevel: 'silent' as const }
  const ownerUrl = withHosts(first.ownerUrl, hosts)
  await migrate(first.ownerUrl)
  await seedDemo({ ownerUrl: first.ownerUrl, config })
  await seedScale({ ownerUrl: first.ownerUrl, config, orders: 500 })
  let primary = first
  let standby = await first.addStandby({ port: other })
  await primary.waitFor('*')
  const jobs = createBossJobs(env.DATABASE_URL, { work: false })
  const app = await buildApp({ config, databaseUrl: env.DATABASE_URL, jobs })
  return {
    ownerUrl,
    appUrl,
    env,
    app,
    primary: () => primary,
    standby: () => standby,
    async failOver() {
      const began = performance.now()
      await primary.kill()
      await standby.promote()
      ;[primary, standby] = [standby, primary]
      return began
    },
    async rejoin() {
      standby = await primary.addStandby({ port: standby.port })
      await primary.waitFor('*')
    },
    async close() {
      await app.close()
      await remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** So many servers, one after the other: each takes the whole machine while it starts. */
export async function startServers(
  env: Record<string, string>,
  count: number,
): Promise<ServerProcess[]> {
  const servers: ServerProcess[] = []
  for (let n = 0; n < count; n++) servers.push(await startServerProcess(env))
  return servers
}
