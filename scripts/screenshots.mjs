import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { NODE, projectEnv, ROOT } from './lib/root.mjs'
import { main, Problem } from './lib/run.mjs'

const PORT = '3190'
const BASE = `http://127.0.0.1:${PORT}`
const OUT = join(ROOT, 'docs/images')
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The pictures of the README: role, page (or how to find it), size. */
const SHOTS = [
  ['doctor-top', 'doctor', () => '/doctors/top', desktop],
  ['recipe-builder', 'doctor', draftOf, desktop],
  ['patient-top', 'patient', () => '/user/top', phone],
  ['patient-cart', 'patient', () => '/user/cart', phone],
  ['console-orders', 'admin', () => '/admins/orders', desktop],
  ['console-settlement', 'admin', settlementOf, desktop],
]

/** `npm run screenshots`: the README's pictures, taken from the demo in a database of their own. */
main(async () => {
  await ensureBuilt()
  const executablePath = await ensureBrowser()
  const { chromium } = await import('@playwright/test')
  const dataDir = mkdtempSync(join(tmpdir(), 'officina-screenshots-'))
  const server = spawn(NODE, ['apps/api/src/main.ts'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: projectEnv({ PORT, DATA_DIR: dataDir, SEED: 'demo', NODE_ENV: 'development' }),
  })
  const gone = new Promise((resolve) => server.once('exit', resolve))
  try {
    await untilReady()
    mkdirSync(OUT, { recursive: true })
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu'],
    })
    for (const [name, role, find, viewport] of SHOTS)
      await shoot(browser, name, role, find, viewport)
    await browser.close()
  } finally {
    server.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }
})

async function shoot(browser, name, role, find, viewport) {
  const context = await browser.newContext({
    baseURL: BASE,
    viewport,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  await signIn(context.request, role)
  const page = await context.newPage()
  await page.goto(await find(context.request), { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
  await page.waitForTimeout(500)
  await page.screenshot({ path: join(OUT, `${name}.png`) })
  console.log(`  docs/images/${name}.png`)
  await context.close()
}

async function signIn(request, role) {
  await request.get('/sanctum/csrf-cookie')
  const { cookies } = await request.storageState()
  const token = decodeURIComponent(cookies.find((cookie) => cookie.name === 'XSRF-TOKEN').value)
  const answer = await request.post(`/api/${role}/login`, {
    data: { email: `${role}@officina.test`, password: 'officina-demo-2026' },
    headers: { 'X-XSRF-TOKEN': token },
  })
  if (!answer.ok()) throw new Problem(`The demo ${role} cannot sign in.`)
}

const first = async (request, url) => (await (await request.get(url)).json()).data[0]
const query = (filter) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`

async function draftOf(request) {
  const draft = await first(request, `/api/doctor/recipes${query({ status: ['draft'] })}`)
  return `/doctors/recipes/registration?mode=edit&recipe=${draft.id}`
}

async function settlementOf(request) {
  const paid = await first(request, `/api/admin/settlements${query({ status: ['paid'] })}`)
  return `/admins/settlements/detail/${paid.id}`
}

async function untilReady() {
  for (let i = 0; i < 120; i++) {
    const ready = await fetch(`${BASE}/readyz`).catch(() => undefined)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Problem('The server did not get ready.')
}
