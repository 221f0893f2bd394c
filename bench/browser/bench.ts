import type { App } from '../../apps/api/src/app.ts'
import { ensureBrowser } from '../../scripts/lib/browser.mjs'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { median } from '../lib/rounds.ts'
import { type Row, shortNumber, type Table } from '../lib/table.ts'
import { signedIn } from '../server/people.ts'
import { openApp, openPlace, startServer } from '../server/place.ts'
import { serveBarePage } from './barePage.ts'
import { openChromium } from './chromium.ts'
import { type Target, type Visit, visit } from './page.ts'

const roundCount = 5

/** Pages of the built apps, from an empty cache on a slow line and processor, against a bare React page. */
export async function benchBrowser(): Promise<Table> {
  const path = await ensureBrowser()
  await ensureBuilt()
  const place = await openPlace()
  const server = await startServer(place.env)
  const bare = await serveBarePage()
  const app = await openApp(place)
  const browser = await openChromium(path, args)
  try {
    const targets = {
      bare: { url: `${bare.url}/`, ready: 'h1' },
      ...(await pagesOf(app, server.url)),
    }
    const visits = await visitAll((target) => visit(browser, target), targets)
    const rows = Object.keys(targets)
      .filter((name) => name !== 'bare')
      .flatMap((name) => rowsOf(name, visits.get(name) ?? [], visits.get('bare') ?? []))
    const title = `Browser: empty cache, processor ÷ 4, slow 4G, medians of ${roundCount} visits`
    return { title, rows }
  } finally {
    await browser.close()
    await app.close()
    await bare.close()
    await server.stop()
    await place.close()
  }
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=en-US',
]

/** What a page may take of the bare page's time; the console has no budget for long tasks. */
const limits: Record<string, { times: number; from: 'lcp' | 'ready'; longTasks?: number }> = {
  'doctor sign-in': { times: 1.3, from: 'lcp', longTasks: 200 },
  'patient sign-in': { times: 1.3, from: 'lcp', longTasks: 200 },
  'patient top': { times: 2, from: 'ready', longTasks: 200 },
  'doctor top': { times: 2, from: 'ready', longTasks: 200 },
  'console, first list': { times: 2.5, from: 'ready' },
}

async function pagesOf(app: App, url: string): Promise<Record<string, Target>> {
  return {
    'doctor sign-in': { url: `${url}/doctors/login`, ready: 'form button' },
    'patient sign-in': { url: `${url}/user/login`, ready: 'form button' },
    'patient top': {
      url: `${url}/user/top`,
      cookies: await cookiesOf(app, 'patient'),
      ready: 'main h1',
    },
    'doctor top': {
      url: `${url}/doctors/top`,
      cookies: await cookiesOf(app, 'doctor'),
      ready: 'main h1',
    },
    'console, first list': {
      url: `${url}/admins/orders`,
      cookies: await cookiesOf(app, 'admin'),
      ready: 'tbody tr',
    },
  }
}

async function cookiesOf(app: App, guard: 'patient' | 'doctor' | 'admin') {
  const { rows } = await app.ports.pool.query<{ id: string }>(
    'select id from accounts where email = $1',
    [`${guard}@bench.example.org`],
  )
  const headers = await signedIn(app, guard, rows[0]?.id ?? '')
  return (headers.cookie ?? '').split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return { name, value }
  })
}

async function visitAll(
  go: (target: Target) => Promise<Visit>,
  targets: Record<string, Target>,
): Promise<Map<string, Visit[]>> {
  const visits = new Map<string, Visit[]>(Object.keys(targets).map((name) => [name, []]))
  for (let round = 0; round < roundCount; round++)
    for (const [name, target] of Object.entries(targets)) visits.get(name)?.push(await go(target))
  return visits
}

function rowsOf(name: string, visits: Visit[], bare: Visit[]): Row[] {
  const { times, from, longTasks } = limits[name] ?? { times: 1, from: 'lcp' as const }
  const [mine, base] = [of(visits, from), of(bare, 'lcp')]
  const all = visits.map((v) => v[from])
  const cls = of(visits, 'cls')
  const tasks = of(visits, 'longTasks')
  return [
    {
      what: `${name}: ${from === 'lcp' ? 'largest paint' : 'data on screen'}`,
      measured: `${shortNumber(mine)} ms`,
      bare: `${shortNumber(base)} ms`,
      ratio: mine / base,
      target: { atMost: times },
      spread: (Math.max(...all) - Math.min(...all)) / mine,
    },
    {
      what: `${name}: layout shift`,
      measured: cls.toFixed(3),
      bare: of(bare, 'cls').toFixed(3),
      ratio: cls,
      target: { atMost: 0.02 },
    },
    {
      what: `${name}: long tasks`,
      measured: `${shortNumber(tasks)} ms`,
      bare: `${shortNumber(of(bare, 'longTasks'))} ms`,
      ...(longTasks ? { ratio: tasks, target: { atMost: longTasks } } : {}),
    },
    {
      what: `${name}: initial JavaScript`,
      measured: `${shortNumber(of(visits, 'scripts'))} kB`,
      bare: `${shortNumber(of(bare, 'scripts'))} kB`,
    },
  ]
}

const of = (visits: Visit[], part: keyof Visit): number => median(visits.map((v) => v[part]))
