declare global {
  interface Window {
    /** Calls that the page's inline script sent before the code was there, by path and plain query. */
    officinaEarly?: Record<string, Promise<Response | undefined>> | undefined
  }
}

/** Longer ago than this an answer is asked for again. */
const freshMs = 30_000

/** `fetch`, with the answer that is on its way already where there is one: each serves once, until anything is written. */
export async function fetchOrEarly(request: Request): Promise<Response> {
  const answer = await take(request)
  return answer?.ok ? answer : globalThis.fetch(request)
}

function take(request: Request): Promise<Response | undefined> | undefined {
  const early = globalThis.window?.officinaEarly
  if (!early) return undefined
  if (request.method !== 'GET' || performance.now() > freshMs) {
    globalThis.window.officinaEarly = undefined
    return undefined
  }
  const name = nameOf(request.url)
  const answer = early[name]
  delete early[name]
  return answer
}

function nameOf(url: string): string {
  const { pathname, search } = new URL(url)
  try {
    return pathname + decodeURIComponent(search.replaceAll('+', ' '))
  } catch {
    return pathname + search
  }
}
