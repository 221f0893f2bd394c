import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT, systemEnv } from './root.mjs'
import { Problem, run, step } from './run.mjs'

const LOCK = join(ROOT, 'package-lock.json')
const STAMP = join(ROOT, 'node_modules/.officina-stamp')
const MODULES = join(ROOT, 'node_modules/.package-lock.json')

/** Installs the packages when they are missing or package-lock.json has changed since. */
export async function ensureInstalled() {
  checkNode()
  const wanted = fingerprint()
  if (!isInstalled(wanted)) {
    const verb = existsSync(LOCK) ? 'ci' : 'install'
    await step(
      'Installing packages (a minute or two the first time)',
      () =>
        run('npm', [verb, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
          env: systemEnv(),
          quiet: true,
        }),
      unpacked,
    )
    await ensureProjectNode()
  }
  writeFileSync(STAMP, fingerprint())
}

/** npm makes all folders first: a package is there when its own description is. */
function unpacked() {
  const { packages = {} } = existsSync(LOCK) ? JSON.parse(readFileSync(LOCK, 'utf8')) : {}
  const there = Object.entries(packages).filter(
    ([path, { link }]) =>
      path.includes('node_modules/') && !link && existsSync(join(ROOT, path, 'package.json')),
  )
  return `${there.length} packages unpacked`
}

function checkNode() {
  const major = Number.parseInt(process.versions.node, 10)
  if (major < 20)
    throw new Problem(
      `Officina needs Node.js 20 or newer to start; this is ${process.versions.node}.`,
    )
}

function isInstalled(wanted) {
  if (!existsSync(MODULES) || !hasProjectNode()) return false
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') === wanted
  // installed by hand: npm writes its own list after the lock file was read
  return existsSync(LOCK) && statSync(MODULES).mtimeMs >= statSync(LOCK).mtimeMs
}

/** The `node` package fetches its program in an install script, which some npm settings skip. */
async function ensureProjectNode() {
  if (hasProjectNode()) return
  await run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts'], {
    env: systemEnv(),
    quiet: true,
  })
  if (!hasProjectNode())
    throw new Problem(
      `${NODE} is missing: npm did not run the install script of the package "node".`,
    )
}

function hasProjectNode() {
  const { stdout } = spawnSync(NODE, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1]) >= 24
}

function fingerprint() {
  const lock = existsSync(LOCK) ? readFileSync(LOCK) : ''
  return createHash('sha256')
    .update(lock)
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
}
