import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { NODE, projectEnv, ROOT } from './root.mjs'
import { Problem, run, step } from './run.mjs'

// the one that never has a window needs a third less of the processor's time
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  'chrome',
]
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const MINUTES = 60_000

/** Path of a Chromium that starts; installs one when there is none. */
export async function ensureBrowser() {
  const given = process.env.OFFICINA_CHROMIUM
  if (given) {
    if (works(given)) return given
    throw new Problem(`OFFICINA_CHROMIUM is ${given}, but no browser starts there.`)
  }
  const found = find()
  if (found) return found
  const asRoot = process.getuid?.() === 0 && onPath('apt-get')
  await attempt('Installing a browser', () => playwright('install', 'chromium'))
  if (!find() && asRoot && existsSync(await ownPath()))
    await attempt('Installing what the browser needs', () => playwright('install-deps', 'chromium'))
  if (!find() && asRoot) await attempt('Installing Chromium from the system', fromSystem)
  const installed = find()
  if (installed) return installed
  throw new Problem(
    'The browser tests need Chromium, and it could not be installed: install it (on Debian: apt-get install chromium), or set OFFICINA_CHROMIUM to its path.',
  )
}

function find() {
  const candidates = [...PLACES, ...NAMES.map(onPath).filter(Boolean), ownPath()]
  return candidates.find((path) => existsSync(path) && works(path))
}

/** Some systems ship a stand-in that only says how to install the real one: let it draw a page. */
function works(path) {
  const { stdout } = spawnSync(
    path,
    ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'data:text/html,<p>drawn</p>'],
    { encoding: 'utf8', timeout: 60_000, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  return stdout?.includes('drawn') ?? false
}

/** Where Playwright keeps its own browser, installed or not. */
function ownPath() {
  const { stdout } = spawnSync(
    NODE,
    ['-e', "console.log(require('@playwright/test').chromium.executablePath())"],
    { cwd: ROOT, encoding: 'utf8' },
  )
  return stdout?.trim() ?? ''
}

function playwright(...args) {
  const entry = createRequire(join(ROOT, 'package.json')).resolve('@playwright/test/package.json')
  return run(NODE, [join(dirname(entry), 'cli.js'), ...args], {
    env: projectEnv(),
    quiet: true,
    limit: 5 * MINUTES,
  })
}

async function fromSystem() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = (browser) =>
    run('apt-get', ['install', '-q', '-y', browser, 'fonts-noto-cjk'], {
      env,
      quiet: true,
      limit: 10 * MINUTES,
    })
  await run('apt-get', ['update', '-q'], { env, quiet: true, limit: 5 * MINUTES })
  // not every release has it
  await install('chromium-headless-shell').catch(() => install('chromium'))
}

async function attempt(name, work) {
  try {
    await step(name, work)
  } catch (error) {
    const lines = error.message.split('\n')
    const reason = lines.find((line) => /error|fail|unable/i.test(line)) ?? lines.at(-1)
    console.log(`  ${name}: not possible (${reason.trim().slice(0, 200)})`)
  }
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}
