import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { CACHE, NODE, projectEnv, ROOT } from './root.mjs'
import { run, step } from './run.mjs'

/** What is built, each into its `dist`, and the file that is there afterwards. */
const PARTS = [
  { name: 'portal', app: 'portal', file: 'index.html', build: buildPages },
  { name: 'console', app: 'console', file: 'index.html', build: buildPages },
  { name: 'server', app: 'api', file: 'main.mjs', build: buildServer },
]

/** Builds portal, console and server where their sources differ from those of the last build. */
export async function ensureBuilt({ force = false } = {}) {
  for (const { name, app, file, build } of PARTS) {
    const sources = fingerprintOf(app)
    const output = join(ROOT, 'apps', app, 'dist', file)
    // `npm run build` may have built other sources since
    const about = () => `${sources} ${statSync(output).mtimeMs}`
    const note = join(CACHE, `built-${app}`)
    const built = existsSync(output) && existsSync(note) && readFileSync(note, 'utf8') === about()
    if (built && !force) continue
    await step(`Building the ${name}`, () => build(app))
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(note, about())
  }
}

function buildPages(app) {
  const cwd = join(ROOT, 'apps', app)
  const vite = createRequire(join(cwd, 'package.json')).resolve('vite/package.json')
  return run(NODE, [join(dirname(vite), 'bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd,
    env: projectEnv({ NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined }),
    quiet: true,
  })
}

function buildServer() {
  return run(NODE, ['scripts/lib/serverBundle.ts'], { env: projectEnv(), quiet: true })
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
