import { environmentOf } from './environment.ts'

/** Errors from before the reporter has loaded; sent once it has. */
const early: unknown[] = []
let capture: ((error: unknown) => void) | undefined

/** Reports one error, or keeps it until the reporter has been loaded. */
export function report(error: unknown): void {
  if (capture) capture(error)
  else if (early.length < 20) early.push(error)
}

/** Loads the error reporter when the page shows something and is idle; does nothing without a DSN. */
export function startReporting(): void {
  const dsn = document.querySelector<HTMLMetaElement>('meta[name="officina-sentry-dsn"]')?.content
  if (!dsn?.startsWith('http')) return
  const onError = (event: ErrorEvent) => report(event.error)
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason)
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  const load = async () => {
    const { initReporter } = await import('./reporter.ts')
    capture = initReporter(dsn, environmentOf(location.host))
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
    for (const error of early.splice(0)) capture(error)
  }
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2_000))
  whenLoaded(() => void firstPaint().then(() => idle(() => void load())))
}

/** Once all that the HTML asks for has come; code that waits for itself begins after that. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}

/** Resolves when the page has painted something; a page in the background never does, so after ten seconds. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 10_000)
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return resolve()
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}
