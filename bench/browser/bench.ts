import type { Guard } from '../../apps/api/src/context.ts'
import { preloadedCalls as consoleCalls } from '../../apps/console/src/preloadedCalls.ts'
import { preloadedCalls as portalCalls } from '../../apps/portal/src/pages.ts'
import { median } from '../lib/rounds.ts'
import { type Row, shortNumber, type Table } from '../lib/table.ts'
import { serveAnchor } from './anchors.ts'
import { type Target, type Visit, visit } from './page.ts'
import { inBrowser, roundsOf, type Setting } from './setting.ts'

/** Pages of the built apps, from an empty cache on a slow line and processor, against others made with React. */
export const benchBrowser = (args: string[]): Promise<Table> =>
  inBrowser(async (setting) => {
    const rounds = roundsOf(args)
    const bare = await serveAnchor('bare-page', setting.url)
    const list = await serveAnchor('bare-list', setting.url)
    const admin = await serveAnchor('react-admin', setting.url)
    try {
      const visits = await visitAll(setting, rounds, {
        bare: { url: `${bare.url}/`, ready: 'h1' },
        ...(await listsAt(list.url, setting)),
        'stock react-admin': {
          url: `${admin.url}/#/orders`,
          cookies: await setting.cookiesOf('admin'),
          ready: 'tbody tr',
        },
        ...(await pagesAt(setting)),
      })
      const title = `Browser: empty cache, processor ÷ 4, slow 4G, medians of ${rounds} visits`
      return { title, rows: Object.entries(pages).flatMap((page) => rowsOf(page, visits)) }
    } finally {
      await Promise.all([bare.close(), list.close(), admin.close()])
    }
  })

type Page = {
  path: string
  /** On screen once the page shows what people came for, or its frame does (packages/ui/src/firstView.ts). */
  ready: string
  guard?: Guard
  /** What is compared with the bare page's largest paint, and how many times that it may take. */
  times?: { of: 'lcp' | 'ready'; atMost: number }
  /** Whose call the bare list makes, and how many times its time to the data the page may take. */
  list?: { of: keyof typeof lists; atMost?: number }
  /** Of the time that stock react-admin takes to the data. */
  ofReactAdmin?: number
  /** ms */
  longTasks: number
  /** kB */
  scripts?: number
}

/** What signed-in pages are compared with: a bare list with the call of our page, each row of its answer shown. */
const lists = {
  'bare list of patients': { guard: 'doctor', call: portalCalls['/doctors/patients'] },
  'bare list of my orders': { guard: 'patient', call: portalCalls['/user/order-histories'] },
  'bare list of all orders': { guard: 'admin', call: consoleCalls['/admins/orders'] },
} as const

const pages: Record<string, Page> = {
  'doctor sign-in': {
    path: '/doctors/login',
    ready: 'form button',
    times: { of: 'lcp', atMost: 0.7 },
    longTasks: 200,
  },
  'patient sign-in': {
    path: '/user/login',
    ready: 'form button',
    times: { of: 'lcp', atMost: 0.7 },
    longTasks: 200,
  },
  'patient top': {
    path: '/user/top',
    ready: 'main h1, .f-data',
    guard: 'patient',
    times: { of: 'ready', atMost: 1.5 },
    list: { of: 'bare list of my orders' },
    longTasks: 200,
  },
  'doctor top': {
    path: '/doctors/top',
    ready: 'main h1, .f-data',
    guard: 'doctor',
    times: { of: 'ready', atMost: 1.5 },
    list: { of: 'bare list of patients' },
    longTasks: 200,
  },
  "doctor's patients": {
    path: '/doctors/patients',
    ready: 'tbody tr, .f-data',
    guard: 'doctor',
    list: { of: 'bare list of patients', atMost: 1 },
    longTasks: 300,
  },
  "patient's orders": {
    path: '/user/order-histories',
    ready: 'main li a[href*="id="], .f-data',
    guard: 'patient',
    list: { of: 'bare list of my orders', atMost: 1 },
    longTasks: 300,
  },
  'console, first list': {
    path: '/admins/orders',
    ready: 'tbody tr, .f-data',
    guard: 'admin',
    times: { of: 'ready', atMost: 2 },
    list: { of: 'bare list of all orders' },
    ofReactAdmin: 0.9,
    longTasks: 600,
    scripts: 230,
  },
}

/** Of every page for the signed-in. */
const signedInLimits = { firstPaint: 1200, requests: 12 }

type Targets = Record<string, Target>

async function listsAt(url: string, { cookiesOf }: Setting): Promise<Targets> {
  const targets: Targets = {}
  for (const [name, { guard, call }] of Object.entries(lists)) {
    const [first = ''] = call ?? []
    targets[name] = {
      url: `${url}/?${new URLSearchParams({ call: first })}`,
      cookies: await cookiesOf(guard),
      ready: 'tbody tr',
    }
  }
  return targets
}

async function pagesAt({ url, cookiesOf }: Setting): Promise<Targets> {
  const targets: Targets = {}
  for (const [name, { path, ready, guard }] of Object.entries(pages))
    targets[name] = { url: url + path, ready, cookies: guard && (await cookiesOf(guard)) }
  return targets
}

async function visitAll(
  { browser }: Setting,
  rounds: number,
  targets: Targets,
): Promise<Map<string, Visit[]>> {
  const visits = new Map<string, Visit[]>(Object.keys(targets).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, target] of Object.entries(targets))
      visits.get(name)?.push(await visit(browser, target))
  return visits
}

function rowsOf([name, page]: [string, Page], visits: Map<string, Visit[]>): Row[] {
  const all = (of: string) => visits.get(of) ?? []
  const my = (part: keyof Visit) => of(all(name), part)
  const bare = (part: keyof Visit) => of(all('bare'), part)
  const spread = (part: keyof Visit) => {
    const values = all(name).map((visit) => visit[part])
    return (Math.max(...values) - Math.min(...values)) / my(part)
  }
  const times = (what: string, part: keyof Visit, base: number, atMost?: number): Row => ({
    what: `${name}: ${what}`,
    measured: milliseconds(my(part)),
    bare: milliseconds(base),
    ratio: my(part) / base,
    ...(atMost === undefined ? {} : { target: { atMost } }),
    spread: spread(part),
  })
  const { atMost, of: from = 'ready' } = page.times ?? {}
  const first = from === 'lcp' ? 'largest paint' : 'data on screen'
  const rows: (Row | undefined)[] = [
    page.guard && {
      ...times('first paint', 'fcp', bare('fcp'), signedInLimits.firstPaint),
      judged: { value: my('fcp'), unit: 'ms' },
    },
    page.times && times(first, from, bare('lcp'), atMost),
    page.list &&
      times(
        'data on screen ÷ bare list',
        'ready',
        of(all(page.list.of), 'ready'),
        page.list.atMost,
      ),
    page.ofReactAdmin === undefined
      ? undefined
      : times(
          'data on screen ÷ stock react-admin',
          'ready',
          of(all('stock react-admin'), 'ready'),
          page.ofReactAdmin,
        ),
    page.guard && {
      what: `${name}: requests until the data`,
      measured: `${my('requests')}`,
      bare: `${of(all(page.list?.of ?? 'bare'), 'requests')}`,
      ratio: my('requests'),
      target: { atMost: signedInLimits.requests },
    },
    {
      what: `${name}: layout shift`,
      measured: my('cls').toFixed(3),
      bare: bare('cls').toFixed(3),
      ratio: my('cls'),
      target: { atMost: 0.02 },
    },
    {
      what: `${name}: long tasks`,
      measured: milliseconds(my('longTasks')),
      bare: milliseconds(bare('longTasks')),
      ratio: my('longTasks'),
      target: { atMost: page.longTasks },
    },
    {
      what: `${name}: initial JavaScript`,
      measured: `${shortNumber(my('scripts'))} kB`,
      bare: `${shortNumber(bare('scripts'))} kB`,
      ...(page.scripts ? { ratio: my('scripts'), target: { atMost: page.scripts } } : {}),
    },
  ]
  return rows.filter((row) => row !== undefined)
}

const of = (visits: Visit[], part: keyof Visit): number =>
  median(visits.map((visit) => visit[part]))

const milliseconds = (value: number) => `${shortNumber(value)} ms`
