import type { Chromium } from './chromium.ts'

export type Cookie = { name: string; value: string }

/** The line and the processor of who looks at a page. */
export type Conditions = {
  /** Milliseconds before each answer, and bytes a second; none: as fast as it goes. */
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number }
  /** How many times slower the processor is. */
  slowdown: number
}

export type Tab = {
  send(method: string, params?: object): Promise<unknown>
  /** The value of an expression in the page. */
  ask<R>(expression: string): Promise<R>
  close(): Promise<void>
}

/** A new tab of a browser that has seen nothing yet, signed in by the cookies at the origin of the url. */
export async function openTab(
  browser: Chromium,
  { url, cookies = [] }: { url: string; cookies?: readonly Cookie[] | undefined },
  { network, slowdown }: Conditions,
): Promise<Tab> {
  const { browserContextId } = await browser.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  )
  const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', {
    ...{ url: 'about:blank', browserContextId },
    ...{ width: 1280, height: 720 },
  })
  const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', {
    ...{ targetId, flatten: true },
  })
  const send = (method: string, params?: object) => browser.send(method, params, sessionId)
  await send('Page.enable')
  await send('Network.enable')
  for (const cookie of cookies)
    await send('Network.setCookie', { ...cookie, url: new URL(url).origin })
  if (network) await send('Network.emulateNetworkConditions', { offline: false, ...network })
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await send('Emulation.setTimezoneOverride', { timezoneId: 'UTC' })
  return {
    send,
    async ask<R>(expression: string) {
      const question = { expression, returnByValue: true, awaitPromise: true }
      const { result, exceptionDetails } = (await send('Runtime.evaluate', question)) as {
        result: { value: R; description?: string }
        exceptionDetails?: object
      }
      if (exceptionDetails) throw new Error(`${expression}: ${result.description}`)
      return result.value
    },
    async close() {
      await browser.send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}
