import { mkdirSync } from 'node:fs'
import pg from 'pg'
import type { Config } from '../config.ts'
import { postgresAccount } from './embedded/account.ts'
import { binaries } from './embedded/binaries.ts'
import { type Cluster, checkFiles, prepareCluster, startCluster } from './embedded/cluster.ts'
import { explain, StartError } from './embedded/errors.ts'
import { lockDataDir } from './embedded/lock.ts'
import { settlePlace } from './embedded/place.ts'
import { keptPassword, prepareDatabase } from './embedded/roles.ts'

export { DataInUseError, StartError } from './embedded/errors.ts'

/** An open database: hand `appUrl` to the application, `ownerUrl` to migrations and seeds. */
export type OpenDatabase = {
  ownerUrl: string
  appUrl: string
  /** For people: where the rows are. Holds no password. */
  where: string
  /** Stops an embedded server and waits for it; does nothing to a server of one's own. Safe to call twice. */
  stop(how?: 'fast' | 'immediate'): Promise<void>
}

type OpenOptions = {
  /** Throw-away data: no fsync, several times faster, lost after a power cut. For tests only. */
  volatile?: boolean
  /** Called when the embedded server ends without having been asked to. */
  onLost?: (reason: string) => void
}

/**
 * Opens DATABASE_URL, or starts the embedded PostgreSQL below dataDir (made on first use).
 * @throws StartError with one sentence for people; DataInUseError when another process has the data.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: (line: string) => void = () => {},
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openServer(config.databaseUrl)
  const { dataDir } = config
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be made: ${explain(error)}.`)
  }
  const unlock = lockDataDir(dataDir)
  let cluster: Cluster | undefined
  try {
    const account = postgresAccount()
    const place = settlePlace(dataDir, account, log)
    const bin = binaries(account, log)
    checkFiles({ ...place, account, bin })
    const password = keptPassword(dataDir, place.dataPath)
    const setup = { ...place, dataDir, account, bin, password, volatile: options.volatile ?? false }
    await prepareCluster(setup, log)
    cluster = await startCluster(setup, log, (reason) => {
      unlock()
      options.onLost?.(reason)
    })
    const urls = await prepareDatabase(cluster.port, password, setup.volatile)
    const started = cluster
    let stopping: Promise<void> | undefined
    return {
      ...urls,
      where: place.where,
      stop(how = 'fast') {
        if (how === 'immediate' || !stopping) stopping = started.stop(how).finally(unlock)
        return stopping
      },
    }
  } catch (error) {
    await cluster?.stop('fast').catch(() => {})
    unlock()
    throw error
  }
}

const OLDEST_VERSION = 15

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const { hostname, port, pathname } = new URL(databaseUrl)
  const where = `PostgreSQL at ${hostname}:${port || 5432}${pathname}`
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ v: string }>(
      "select current_setting('server_version_num') as v",
    )
    const major = Math.floor(Number(rows[0]?.v) / 10_000)
    if (major < OLDEST_VERSION)
      throw new StartError(
        `DATABASE_URL: ${hostname} runs PostgreSQL ${major}, Officina needs ${OLDEST_VERSION} or newer.`,
      )
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`DATABASE_URL: no connection to ${where}: ${explain(error)}.`)
  } finally {
    await client.end().catch(() => {})
  }
  return { ownerUrl: databaseUrl, appUrl: databaseUrl, where, stop: async () => {} }
}
