import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataInUseError, explain, StartError } from './errors.ts'
import { keptPassword, prepareDatabase } from './roles.ts'
import type { OpenDatabase } from './types.ts'

/**
 * The server that another Officina process has running on this data. It belongs to that process: `stop` leaves it.
 * @throws DataInUseError while that process starts or stops.
 */
export async function openRunning(dataDir: string): Promise<OpenDatabase> {
  const pointer = join(dataDir, 'postgres.path')
  const inside = join(dataDir, 'postgres')
  const dataPath = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : inside
  const port = portOf(dataPath)
  if (!port)
    throw new DataInUseError(
      `The Officina process that has ${dataDir} open is starting or stopping: try again in a moment.`,
    )
  const urls = await prepareDatabase(port, keptPassword(dataDir, dataPath), false)
  return { ...urls, owner: 'embedded', where: dataPath, stop: async () => {} }
}

/** The port that the server's own file names once it takes connections. */
function portOf(dataPath: string): number | undefined {
  try {
    const lines = readFileSync(join(dataPath, 'postmaster.pid'), 'utf8').split('\n')
    return lines[7]?.trim() === 'ready' ? Number(lines[3]) : undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new StartError(`${dataPath} cannot be read: ${explain(error)}.`)
  }
}
