import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataInUseError, explain, StartError } from './errors.ts'

/**
 * Takes the data directory for this process; the returned function gives it back.
 * The lock is the kernel's (held through SQLite): it dies with its owner, so a killed process,
 * a reused pid or another container never leaves a stale one.
 * @throws DataInUseError when another process holds it.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'officina.lock')
  const owner = join(dataDir, 'officina.pid')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('PRAGMA journal_mode = OFF; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    writeFileSync(owner, `${process.pid}\n`)
  } catch (error) {
    lock?.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY)
      throw new DataInUseError(
        `The data in ${dataDir} is already open in another Officina process${pidIn(owner)}; stop that one first, or set DATA_DIR to another folder.`,
      )
    throw new StartError(`DATA_DIR ${dataDir} cannot be written: ${explain(error)}.`)
  }
  const held = lock
  return () => {
    if (held.isOpen) held.close()
  }
}

const SQLITE_BUSY = 5

function pidIn(file: string): string {
  try {
    return ` (pid ${readFileSync(file, 'utf8').trim()})`
  } catch {
    return ''
  }
}
