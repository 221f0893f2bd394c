import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Account, isReachable } from './account.ts'
import { explain, StartError } from './errors.ts'

/** Where root keeps what the user `postgres` could not reach below a closed home directory. */
export const SYSTEM_DIR = '/var/lib/officina'

/** dataPath: PostgreSQL's own folder, absolute. */
export type Place = { dataPath: string; where: string }

/**
 * Decides where the rows are: DATA_DIR/postgres, or, when its account cannot get there, a folder
 * below /var/lib/officina that DATA_DIR/postgres.path names from then on.
 */
export function settlePlace(dataDir: string, account: Account, log: (line: string) => void): Place {
  const inside = join(dataDir, 'postgres')
  const pointer = join(dataDir, 'postgres.path')
  if (existsSync(pointer)) {
    const dataPath = readFileSync(pointer, 'utf8').trim()
    if (existsSync(join(dataPath, 'PG_VERSION'))) return outside(dataPath)
    throw new StartError(
      `${pointer} says the database is in ${dataPath}, but it is not there; bring it back, or remove ${dataDir} to start over.`,
    )
  }
  if (!account || letIn(dataDir, account)) return { dataPath: inside, where: inside }
  if (existsSync(inside))
    throw new StartError(
      `The user "postgres" cannot reach ${inside}: a folder above it is closed to others; open it with chmod o+x, or set DATA_DIR.`,
    )
  const id = `${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}-${randomBytes(4).toString('hex')}`
  const home = join(SYSTEM_DIR, id)
  try {
    openFolder(SYSTEM_DIR)
    openFolder(home)
  } catch (error) {
    throw new StartError(
      `The user "postgres" cannot reach ${dataDir}, and ${home} cannot be created (${explain(error)}); set DATA_DIR to an open folder.`,
    )
  }
  log(`The user "postgres" cannot reach ${dataDir}, so the database is kept in ${home}.`)
  return outside(join(home, 'postgres'))
}

/** Remembers an outside place; called once the cluster there is complete. */
export function rememberPlace(dataDir: string, { dataPath }: Place): void {
  if (dataPath === join(dataDir, 'postgres')) return
  writeFileSync(join(dataDir, 'postgres.path'), `${dataPath}\n`)
}

const outside = (dataPath: string): Place => ({
  dataPath,
  where: `${dataPath} (DATA_DIR is closed to the user "postgres")`,
})

/** Makes a folder that everyone may pass through, whatever the umask. */
export function openFolder(path: string): void {
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o755)
}

/** Opens DATA_DIR itself for the account's group, never a folder above it. */
function letIn(dataDir: string, account: NonNullable<Account>): boolean {
  if (!isReachable(dataDir)) return false
  const { mode, uid } = statSync(dataDir)
  if (mode & 0o001) return true
  try {
    chownSync(dataDir, uid, account.gid)
    chmodSync(dataDir, (mode & 0o777) | 0o010)
    return true
  } catch {
    return false
  }
}
