import { ArchiveError } from '../backup/archive.ts'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { type OpenDatabase, openDatabase, StartError } from '../db/embedded.ts'
import { DomainError } from '../entities/errors.ts'

/** A command's wish cannot be met; the message is one sentence for the person at the terminal. */
export class CommandError extends Error {}

export type Tools = { config: Config; database: OpenDatabase }
type Work = (tools: Tools) => Promise<void>

/**
 * Opens the database for one command and stops it again, whatever happens. It may be the one of a running server,
 * which stays.
 */
export const runCommand = (work: Work): Promise<void> => run(work, { beside: true })

/** The same on what is there: where there is no database it makes none. */
export const runOnData = (work: Work): Promise<void> => run(work, { beside: true, mustExist: true })

/** The same, which refuses the database of a running server. */
export const runAlone = (work: Work): Promise<void> => run(work, { beside: false })

async function run(
  work: Work,
  { mustExist, ...options }: { beside: boolean; mustExist?: boolean },
): Promise<void> {
  let database: OpenDatabase | undefined
  try {
    const config = readConfig({ mustExist })
    database = await openDatabase(config, console.log, options)
    await work({ config, database })
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  } finally {
    await database?.stop()
  }
}

/** What people can act on, as a sentence; of anything else all there is to know. */
function sentenceOf(error: unknown): unknown {
  if (error instanceof DomainError) return error.texts.en
  const kinds = [CommandError, StartError, ConfigError, ArchiveError]
  const isSentence = kinds.some((kind) => error instanceof kind)
  return isSentence ? (error as Error).message : error
}
