import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { explain, StartError } from './errors.ts'

/** Who runs PostgreSQL: undefined is the current user; root hands it to the user `postgres`. */
export type Account = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root: finds, or makes, the system user `postgres`. */
export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return undefined
  const known = lookUp()
  if (known) return known
  try {
    run('groupadd', ['--system', '--force', 'postgres'])
    run('useradd', [
      ...['--system', '--gid', 'postgres', '--no-create-home'],
      ...['--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin', 'postgres'],
    ])
  } catch (error) {
    throw new StartError(
      `PostgreSQL cannot run as root, and the user "postgres" could not be created (${explain(error)}); create it with useradd, run Officina as another user, or set DATABASE_URL.`,
    )
  }
  const made = lookUp()
  if (!made) throw new StartError('The user "postgres" was created but cannot be found.')
  return made
}

/** Whether everyone may pass through each folder above `path`, so that another account reaches it. */
export function isReachable(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

function lookUp(): Account {
  try {
    return {
      uid: Number(run('id', ['-u', 'postgres'])),
      gid: Number(run('id', ['-g', 'postgres'])),
    }
  } catch {
    return undefined
  }
}

function run(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string }
    if (code === 'ENOENT') throw new Error(`the command ${command} is missing`)
    throw new Error(stderr?.trim().split('\n').pop() || `${command} failed`)
  }
}
