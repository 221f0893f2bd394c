import { setTimeout as wait } from 'node:timers/promises'
import type { Chromium } from './chromium.ts'

export type Visit = {
  /** Milliseconds since the navigation began. */
  lcp: number
  ready: number
  cls: number
  longTasks: number
  /** Initial JavaScript as it travels, in kB. */
  scripts: number
}
export type Target = {
  url: string
  cookies?: { name: string; value: string }[]
  /** On screen once the page shows what people came for. */
  ready: string
}

/** The presets of the browser's own tools: "Slow 4G", and a processor four times slower. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}
const cpuSlowdown = 4

/** One visit with an empty cache. */
export async function visit(browser: Chromium, target: Target): Promise<Visit> {
  const { browserContextId } = await browser.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  )
  try {
    const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', {
      ...{ url: 'about:blank', browserContextId },
      ...{ width: 1280, height: 720 },
    })
    const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', {
      ...{ targetId, flatten: true },
    })
    const send = (method: string, params?: object) => browser.send(method, params, sessionId)
    const ask = async <R>(expression: string) => {
      const question = { expression, returnByValue: true }
      const { result } = (await send('Runtime.evaluate', question)) as { result: { value: R } }
      return result.value
    }
    await send('Page.enable')
    await send('Network.enable')
    for (const cookie of target.cookies ?? [])
      await send('Network.setCookie', { ...cookie, url: new URL(target.url).origin })
    await send('Network.emulateNetworkConditions', slow4G)
    await send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await send('Emulation.setTimezoneOverride', { timezoneId: 'UTC' })
    await send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${watch})(${JSON.stringify(target.ready)})`,
    })
    await send('Page.navigate', { url: target.url })
    await quiet(() => ask<number>('window.seen?.ready && performance.getEntries().length'))
    const url = await ask<string>('location.href')
    if (url !== target.url) throw new Error(`${target.url} led to ${url}.`)
    return await ask<Visit>(`(${read})()`)
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId })
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

type Seen = { lcp: number; ready: number; cls: number; longTasks: number }

/** Runs in the page before anything else. */
function watch(ready: string): void {
  const seen: Seen = { lcp: 0, ready: 0, cls: 0, longTasks: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
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
  return { ...seen, scripts: bytes / 1000 }
}
