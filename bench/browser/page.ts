import type { Browser, Cookie } from '@playwright/test'

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
  cookies?: Pick<Cookie, 'name' | 'value'>[]
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
export async function visit(browser: Browser, target: Target): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })
  try {
    const { origin } = new URL(target.url)
    await context.addCookies((target.cookies ?? []).map((c) => ({ ...c, url: origin })))
    await context.addInitScript(watch, target.ready)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.goto(target.url, { waitUntil: 'networkidle', timeout: 120_000 })
    await page.locator(target.ready).first().waitFor({ timeout: 60_000 })
    await page.waitForTimeout(1_000)
    if (page.url() !== target.url) throw new Error(`${target.url} led to ${page.url()}.`)
    return await page.evaluate(read)
  } finally {
    await context.close()
  }
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
