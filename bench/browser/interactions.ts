import { setTimeout as wait } from 'node:timers/promises'
import type { Guard } from '../../apps/api/src/context.ts'
import { median } from '../lib/rounds.ts'
import { type Row, shortNumber, type Table } from '../lib/table.ts'
import { fillTo } from '../server/place.ts'
import { type Hand, handOf } from './hand.ts'
import { inBrowser, roundsOf, type Setting } from './setting.ts'
import { type Conditions, openTab, type Tab } from './tab.ts'

/** How quickly a page that is there answers: to a key, a press, a link, the wheel. */
export const benchInteractions = (args: string[]): Promise<Table> =>
  inBrowser(async (setting) => {
    const rounds = roundsOf(args)
    await fillTo(setting.place, orderCount)
    const rows: Row[] = []
    for (const each of interactions) rows.push(await rowOfInteraction(setting, each, rounds))
    for (const each of navigations) rows.push(await rowOfNavigation(setting, each, rounds))
    rows.push(await rowOfScrolling(setting, rounds))
    return { title: `Interactions: medians of ${rounds} rounds`, rows }
  })

/** Enough for a page of 100. */
const orderCount = 1_000

type Scene = {
  what: string
  guard: Guard
  path: string
  /** An expression that is true in the page once it can begin. */
  ready: string
}
type Interaction = Scene & {
  act(hand: Hand): Promise<void>
  /** True once the page shows what came of it. */
  done: string
}

const hundredOrders = {
  guard: 'admin',
  path: `/admins/orders?${new URLSearchParams({
    ...{ page: '1', perPage: '100', filter: '{}' },
    ...{ sort: 'placed_at', order: 'DESC' },
  })}`,
  ready: shown('tbody tr:nth-child(100)'),
} as const

const interactions: Interaction[] = [
  {
    what: "typing in the search of a doctor's patients",
    guard: 'doctor',
    path: '/doctors/patients',
    ready: shown('tbody tr'),
    async act({ press, type }) {
      await press('main input[type=search]')
      await type('ana')
    },
    done: "new URLSearchParams(location.search).get('q') === 'ana'",
  },
  {
    what: 'adding a product in the recipe builder',
    guard: 'doctor',
    path: '/doctors/recipes/registration',
    ready: shown('[data-add]:enabled'),
    act: ({ press }) => press('[data-add]:enabled'),
    done: shown('li:has([data-add]) .status-chip'),
  },
  {
    what: 'opening an order in the console',
    guard: 'admin',
    path: '/admins/orders',
    ready: shown('tbody tr a'),
    act: ({ press }) => press('tbody tr a'),
    done: `/^.admins.orders.[^/]/.test(location.pathname) && ${shown('main h1')}`,
  },
  {
    what: "switching a tab of the console's orders",
    guard: 'admin',
    path: '/admins/orders',
    ready: shown('tbody tr'),
    act: ({ press }) => press('main nav a[href*="to_ship"]'),
    done: shown('main nav a[href*="to_ship"][aria-current]'),
  },
  {
    what: 'ticking all 100 rows of a console list',
    ...hundredOrders,
    act: ({ press }) => press('thead input[type=checkbox]'),
    done: "document.querySelectorAll('tbody input:checked').length === 100",
  },
]

const navigations: (Scene & { link: string; content: string })[] = [
  {
    what: "patients → patient: from press to the next page's content",
    guard: 'doctor',
    path: '/doctors/patients',
    ready: shown('tbody tr a'),
    link: 'tbody tr a',
    content: `/^.doctors.patients.[^/]/.test(location.pathname) && ${shown('main h1')}`,
  },
  {
    what: "home → orders: from press to the next page's content",
    guard: 'patient',
    path: '/user/top',
    ready: shown('main h1'),
    link: 'header a[href="/user/order-histories"]',
    content: `location.pathname === '/user/order-histories' && ${shown('main li a[href*="id="]')}`,
  },
]

function shown(selector: string): string {
  return `document.querySelector(${JSON.stringify(selector)})`
}

const slow: Conditions = { slowdown: 4 }
const distant: Conditions = {
  network: { latency: 100, downloadThroughput: -1, uploadThroughput: -1 },
  slowdown: 1,
}

/** Event Timing has steps of 8 ms, and two runs of one interaction differ by two of them. */
const timingNoise = 16
/** What took less is not told of. */
const shortestTold = 16

async function rowOfInteraction(
  setting: Setting,
  scene: Interaction,
  rounds: number,
): Promise<Row> {
  const all = await inRounds(rounds, () =>
    inScene(setting, scene, slow, async (tab, hand) => {
      await tab.ask(`(${watchEvents})(${shortestTold})`)
      await scene.act(hand)
      await hand.until(scene.done)
      // the browser tells of an event some frames after it has been painted
      await wait(1_000)
      return tab.ask<number>('window.longest')
    }),
  )
  return rowOf(`${scene.what}: to the next paint`, all, 200)
}

/** Longest interaction since: from the event until the browser has painted what came of it. Runs in the page. */
function watchEvents(shortest: number): void {
  const seen = window as unknown as { longest: number }
  seen.longest = shortest
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) seen.longest = Math.max(seen.longest, entry.duration)
  }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit)
}

async function rowOfNavigation(
  setting: Setting,
  scene: (typeof navigations)[number],
  rounds: number,
): Promise<Row> {
  const all = await inRounds(rounds, () =>
    inScene(setting, scene, distant, async ({ ask }, hand) => {
      await ask(`void (${watchPress})(() => ${scene.content}, ${JSON.stringify(scene.link)})`)
      await hand.press(scene.link)
      await hand.until('window.arrived')
      return ask<number>('window.arrived')
    }),
  )
  return rowOf(scene.what, all, 300)
}

/** Milliseconds from the press of a link until the content is there. Runs in the page. */
function watchPress(isThere: () => unknown, link: string): void {
  const pressed = (event: PointerEvent) => {
    if (!(event.target as Element).closest(link)) return
    const look = () => {
      if (isThere()) Object.assign(window, { arrived: performance.now() - event.timeStamp })
      else requestAnimationFrame(look)
    }
    look()
  }
  addEventListener('pointerdown', pressed, { capture: true, once: true })
}

async function rowOfScrolling(setting: Setting, rounds: number): Promise<Row> {
  const seconds = 3
  const scene = { what: 'scrolling a list of 100 rows', ...hundredOrders }
  const all = await inRounds(rounds, () =>
    inScene(setting, scene, slow, async ({ ask }, hand) => {
      await ask(`void (${watchFrames})()`)
      await hand.scroll(seconds * scrolledPerSecond, scrolledPerSecond)
      return ask<Frames>('window.framesSeen.end()')
    }),
  )
  const far = all.filter(({ scrolled }) => scrolled < scrolledPerSecond)
  if (far.length > 0) throw new Error('The list did not scroll.')
  const perSecond = all.map((each) => each.perSecond)
  const middle = median(perSecond)
  return {
    what: `${scene.what} for ${seconds} s: frames per second`,
    measured: `${shortNumber(middle)}/s, longest ${shortNumber(median(all.map((each) => each.longest)))} ms`,
    bare: '',
    ratio: middle,
    target: { atLeast: 55 },
    spread: spreadOf(perSecond),
  }
}

/** Pixels, as somebody does who looks for a row. */
const scrolledPerSecond = 1_000

type Frames = { perSecond: number; longest: number; scrolled: number }

/** Runs in the page. */
function watchFrames(): void {
  const times: number[] = []
  const from = scrollY
  let isOver = false
  const frame = (time: number) => {
    times.push(time)
    if (!isOver) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const end = (): Frames => {
    isOver = true
    const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time))
    const lasted = gaps.reduce((sum, gap) => sum + gap, 0)
    return {
      perSecond: (gaps.length * 1000) / lasted,
      longest: Math.max(...gaps),
      scrolled: scrollY - from,
    }
  }
  Object.assign(window, { framesSeen: { end } })
}

async function inRounds<T>(rounds: number, work: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let round = 0; round < rounds; round++) all.push(await work())
  return all
}

/** The page of a scene in a browser that has seen nothing yet, once it has come to rest. */
async function inScene<T>(
  { browser, url, cookiesOf }: Setting,
  { guard, path, ready }: Scene,
  conditions: Conditions,
  work: (tab: Tab, hand: Hand) => Promise<T>,
): Promise<T> {
  const target = { url: url + path, cookies: await cookiesOf(guard) }
  const tab = await openTab(browser, target, conditions)
  try {
    // its calls would leave the page's line
    await tab.send('Network.setBypassServiceWorker', { bypass: true })
    await tab.send('Page.navigate', { url: target.url })
    const hand = handOf(tab)
    await hand.until(ready)
    await wait(restMs)
    return await work(tab, hand)
  } finally {
    await tab.close()
  }
}

/** Until what a page does after its data is over. */
const restMs = 2_000

function rowOf(what: string, all: number[], atMost: number): Row {
  const middle = median(all)
  return {
    what,
    measured: `${shortNumber(middle)} ms`,
    bare: '',
    ratio: middle,
    target: { atMost },
    noise: timingNoise,
    spread: spreadOf(all),
  }
}

const spreadOf = (all: number[]) => (Math.max(...all) - Math.min(...all)) / median(all)
