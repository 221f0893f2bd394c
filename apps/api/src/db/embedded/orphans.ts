import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './errors.ts'

/**
 * Ends a PostgreSQL server that a killed process left on this data, then removes a
 * postmaster.pid whose number meanwhile belongs to some other program.
 * The caller holds the data directory's lock, so no living Officina owns that server.
 */
export async function stopOrphans(dataPath: string, log: (line: string) => void): Promise<void> {
  // without their main process the others have nothing to bring to an end; it begins with a recovery anyway
  const isWhole = serversOn(dataPath)[0] === mainPid(dataPath)
  const signals = isWhole
    ? (['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)
    : (['SIGQUIT', 'SIGKILL'] as const)
  const found = isWhole
    ? 'the PostgreSQL server a killed process left'
    : 'what is left of a PostgreSQL server that was killed'
  for (const signal of signals) {
    const patience = Date.now() + (signal === 'SIGINT' ? 15_000 : 5_000)
    let asked = false
    for (let left = serversOn(dataPath); left.length > 0; left = serversOn(dataPath)) {
      if (!asked) log(`Stopping ${found} (pid ${left[0]}).`)
      if (!asked) for (const pid of left) end(pid, signal)
      asked = true
      if (Date.now() > patience) break
      await sleep(50)
    }
  }
  const [survivor] = serversOn(dataPath)
  if (survivor)
    throw new StartError(
      `A PostgreSQL server left by a killed process (pid ${survivor}) still uses ${dataPath} and cannot be stopped; stop it by hand.`,
    )
  if (process.platform === 'linux') rmSync(join(dataPath, 'postmaster.pid'), { force: true })
}

/** Pids of PostgreSQL processes on this data, the main one first. */
function serversOn(dataPath: string): number[] {
  const main = mainPid(dataPath)
  if (process.platform !== 'linux') return main && isServer(main, dataPath) ? [main] : []
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksIn(pid, dataPath))
  return found.sort((a, b) => Number(b === main) - Number(a === main))
}

/** Every PostgreSQL process works inside its data folder. */
function worksIn(pid: number, dataPath: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === dataPath &&
      /^postgres/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'))
    )
  } catch {
    return false
  }
}

function isServer(pid: number, dataPath: string): boolean {
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(dataPath)
  } catch {
    return false
  }
}

function mainPid(dataPath: string): number | undefined {
  try {
    const [first] = readFileSync(join(dataPath, 'postmaster.pid'), 'utf8').split('\n')
    return Number(first) || undefined
  } catch {
    return undefined
  }
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // already gone, or not ours: the caller counts who is left
  }
}
