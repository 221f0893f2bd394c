import { setTimeout as wait } from 'node:timers/promises'
import type { Chromium } from './chromium.ts'
import { type Conditions, type Cookie, openTab } from './tab.ts'

export type Visit = {
  /** Milliseconds since the navigation began. */
  fcp: number
  lcp: number
  ready: number
  cls: number
  longTasks: number
  /** Initial JavaScript as it travels, in kB. */
  scripts: number
  /** Begun before `ready`, the page itself among them. */
  requests: number
}
export type Target = {
  url: string
  cookies?: Cookie[] | undefined
  /** On screen once the page shows what people came for. */
  ready: string
}

/** The presets of the browser's own tools: "Slow 4G", and a processor four times slower. */
const conditions: Conditions = {
  network: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  slowdown: 4,
}

/** One visit with an empty cache. */
export async function visit(browser: Chromium, target: Target): Promise<Visit> {
  const { send, ask, close } = await openTab(browser, target, conditions)
  try {
    await send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${watch})(${JSON.stringify(target.ready)})`,
    })
    await send('Page.navigate', { url: target.url })
    await quiet(() => ask<number>('window.seen?.ready && performance.getEntries().length'))
    const url = await ask<string>('location.href')
    if (url !== target.url) throw new Error(`${target.url} led to ${url}.`)
    return await ask<Visit>(`(${read})()`)
  } finally {
    await close()
  }
}

/** Until the page shows what people came for and has loaded nothing more for two seconds. */
async function quiet(countLoaded: () => Promise<number>): Promise<void> {
  let before = 0
  for (let tries = 0; tries < 60; tries++) {
    await wait(2_000)
    const loaded = await countLoaded()
    if (loaded && loaded === before) return
    before = loaded
  }
  throw new Error('The page did not come to rest within two minutes.')
}

type Seen = Omit<Visit, 'scripts' | 'requests'>

/** Runs in the page before anything else. */
function watch(ready: string): void {
  const seen: Seen = { fcp: 0, lcp: 0, ready: 0, cls: 0, longTasks: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
    })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
    if (!shift.hadRecentInput) seen.cls += shift.value
  })
  observe('longtask', (entry) => {
    seen.longTasks += entry.duration
  })
  const look = () => {
    if (document.querySelector(ready)) seen.ready = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function read(): Visit {
  const { seen } = window as unknown as { seen: Seen }
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = resources.filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
  const bytes = scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0)
  const before = resources.filter((entry) => entry.startTime < seen.ready)
  return { ...seen, scripts: bytes / 1000, requests: before.length + 1 }
}
