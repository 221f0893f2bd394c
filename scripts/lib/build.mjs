import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { CACHE, NODE, projectEnv, ROOT } from './root.mjs'
import { run, step } from './run.mjs'

const APPS = ['portal', 'console']

/** Builds portal and console when their sources differ from those of the last build. */
export async function ensureBuilt({ force = false } = {}) {
  for (const app of APPS) {
    const wanted = fingerprintOf(app)
    const note = join(CACHE, `built-${app}`)
    const built =
      existsSync(join(ROOT, 'apps', app, 'dist/index.html')) &&
      existsSync(note) &&
      readFileSync(note, 'utf8') === wanted
    if (built && !force) continue
    await step(`Building the ${app}`, () => build(app))
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(note, wanted)
  }
}

function build(app) {
  const cwd = join(ROOT, 'apps', app)
  const vite = createRequire(join(cwd, 'package.json')).resolve('vite/package.json')
  return run(NODE, [join(dirname(vite), 'bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd,
    env: projectEnv({ NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined }),
    quiet: true,
  })
}

function fingerprintOf(app) {
  return fingerprint([
    'package-lock.json',
    'openapi/generated',
    'packages',
    'scripts/lib',
    `apps/${app}`,
  ])
}
