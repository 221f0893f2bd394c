import { randomInt } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { explain, StartError } from './errors.ts'
import { makeCluster } from './initdb.ts'
import { stopOrphans } from './orphans.ts'
import { ownerUrl } from './roles.ts'
import { launch, ready, type Server, stop } from './server.ts'
import type { Setup } from './setup.ts'

export type Cluster = {
  port: number
  stop(how: 'fast' | 'immediate', withinMs?: number): Promise<void>
}

/** Refuses files that this PostgreSQL cannot or must not use. Nothing is changed. */
export function checkFiles({
  dataPath,
  account,
  bin,
}: Pick<Setup, 'dataPath' | 'account' | 'bin'>) {
  if (!existsSync(dataPath)) return
  const version = readVersion(dataPath)
  if (version !== String(bin.major))
    throw new StartError(
      `${dataPath} was written by PostgreSQL ${version}, but this is PostgreSQL ${bin.major}: dump it with the old version and restore it here.`,
    )
  const { uid } = statSync(dataPath)
  const mine = account?.uid ?? process.getuid?.() ?? uid
  if (uid !== mine)
    throw new StartError(
      `${dataPath} belongs to user ${uid}, but PostgreSQL would run as user ${mine}: start Officina as the user who created it.`,
    )
}

/** Makes the data folder when there is none, else makes it free to start on. */
export async function prepareCluster(setup: Setup, log: (line: string) => void): Promise<void> {
  if (existsSync(setup.dataPath)) await stopOrphans(setup.dataPath, log)
  else await makeCluster(setup, log)
}

/** Starts the server on a free port of 127.0.0.1 and waits until it takes connections. */
export async function startCluster(
  setup: Setup,
  log: (line: string) => void,
): Promise<{ server: Server; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const server = launch(setup, port)
    try {
      await ready(server, ownerUrl(port, setup.password, 'postgres'))
      return { server, port }
    } catch (error) {
      await stop(server, 'immediate')
      if (attempt === 3 || !/could not bind|create any TCP/.test(String(error))) throw error
      log('The port was taken meanwhile, trying another one.')
    }
  }
}

function readVersion(dataPath: string): string {
  try {
    return readFileSync(join(dataPath, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT')
      throw new StartError(
        `${dataPath} is not a complete database (PG_VERSION is missing, ${readdirSync(dataPath).length} other files are there); bring it back from a backup, or remove it to start over.`,
      )
    throw new StartError(`${dataPath} cannot be read: ${explain(error)}.`)
  }
}

/**
 * Below the ports that systems give to outgoing connections (from 32768 on): while the server is down for a
 * moment, no connection of another program, nor one of ours that looks for it, takes its place.
 */
async function freePort(): Promise<number> {
  for (let attempt = 1; attempt <= 50; attempt++) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) return port
  }
  throw new StartError('There is no free port for PostgreSQL between 20000 and 32000.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
