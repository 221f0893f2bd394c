import { mkdirSync } from 'node:fs'
import type { Config } from '../config.ts'
import { connectClient } from './client.ts'
import { postgresAccount } from './embedded/account.ts'
import { binaries } from './embedded/binaries.ts'
import { type Cluster, checkFiles, prepareCluster } from './embedded/cluster.ts'
import { DataInUseError, explain, StartError } from './embedded/errors.ts'
import { keepRunning } from './embedded/keepRunning.ts'
import { lockDataDir } from './embedded/lock.ts'
import { settlePlace } from './embedded/place.ts'
import { keptPassword, prepareDatabase } from './embedded/roles.ts'
import { openRunning } from './embedded/running.ts'
import type { OpenDatabase } from './embedded/types.ts'
import { nameOf } from './hosts.ts'

export { DataInUseError, StartError } from './embedded/errors.ts'
export type { OpenDatabase } from './embedded/types.ts'

type OpenOptions = {
  /** Throw-away data: no fsync, several times faster, lost after a power cut. For tests only. */
  volatile?: boolean
  /** Uses the server that another process has running on the data, instead of refusing. For commands. */
  beside?: boolean
  /** Called when the embedded server ends again and again and is not started any more. */
  onLost?: (reason: string) => void
  /** Waits before each of the starts that follow one another; for tests. */
  restartDelaysMs?: readonly number[]
}

/**
 * Opens DATABASE_URL, or starts the embedded PostgreSQL below dataDir (made on first use).
 * @throws StartError with one sentence for people; DataInUseError when another process has the data.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>,
  log: (line: string) => void = () => {},
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openServer(config.databaseUrl, config.databaseOwnerUrl)
  const { dataDir } = config
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be created: ${explain(error)}.`)
  }
  const lock = lockUnlessBeside(dataDir, options)
  if (lock === 'running') return openRunning(dataDir)
  const unlock = lock
  let cluster: Cluster | undefined
  try {
    const account = postgresAccount()
    const place = settlePlace(dataDir, account, log)
    const bin = binaries(account, log)
    checkFiles({ ...place, account, bin })
    const password = keptPassword(dataDir, place.dataPath)
    const setup = { ...place, dataDir, account, bin, password, volatile: options.volatile ?? false }
    await prepareCluster(setup, log)
    cluster = await keepRunning(setup, {
      log,
      onLost: (reason) => {
        unlock()
        options.onLost?.(reason)
      },
      delaysMs: options.restartDelaysMs,
    })
    const urls = await prepareDatabase(cluster.port, password, setup.volatile)
    const started = cluster
    let stopping: Promise<void> | undefined
    return {
      ...urls,
      owner: 'embedded',
      where: place.where,
      folder: place.dataPath,
      stop(how = 'fast', withinMs) {
        if (how === 'immediate' || !stopping) stopping = started.stop(how, withinMs).finally(unlock)
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

function lockUnlessBeside(dataDir: string, { beside }: OpenOptions): (() => void) | 'running' {
  try {
    return lockDataDir(dataDir)
  } catch (error) {
    if (beside && error instanceof DataInUseError) return 'running'
    throw error
  }
}

async function openServer(databaseUrl: string, ownerUrl?: string): Promise<OpenDatabase> {
  const url = ownerUrl ?? databaseUrl
  const at = `PostgreSQL at ${nameOf(url)}`
  const setting = ownerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL'
  let client: Awaited<ReturnType<typeof connectClient>> | undefined
  try {
    client = await connectClient(url, { connectionTimeoutMillis: 5_000 })
    const { rows } = await client.query<{ v: string }>(
      "select current_setting('server_version_num') as v",
    )
    const major = Math.floor(Number(rows[0]?.v) / 10_000)
    if (major < OLDEST_VERSION)
      throw new StartError(
        `${setting}: ${at} is version ${major}, Officina needs ${OLDEST_VERSION} or newer.`,
      )
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${setting}: no connection to ${at}: ${explain(error)}.`)
  } finally {
    await client?.end().catch(() => {})
  }
  return {
    ownerUrl: url,
    appUrl: databaseUrl,
    owner: ownerUrl ? 'given' : 'same',
    where: `PostgreSQL at ${nameOf(databaseUrl)}`,
    stop: async () => {},
  }
}
