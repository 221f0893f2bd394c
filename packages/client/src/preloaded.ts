declare global {
  interface Window {
    /** Calls that the page's inline script sent before the code had loaded, by path and plain query. */
    officinaPreloaded?: Record<string, Promise<Response | undefined>> | undefined
  }
}

/** A preloaded response older than this is requested again. */
const freshMs = 30_000

/** `fetch` that uses the preloaded response of a call if there is one: each is used once, and none after a write. */
export async function fetchOrPreloaded(request: Request): Promise<Response> {
  const answer = await take(request)
  return answer?.ok ? answer : globalThis.fetch(request)
}

function take(request: Request): Promise<Response | undefined> | undefined {
  const asked = globalThis.window?.officinaPreloaded
  if (!asked) return undefined
  if (request.method !== 'GET' || performance.now() > freshMs) {
    globalThis.window.officinaPreloaded = undefined
    return undefined
  }
  const name = nameOf(request.url)
  const answer = asked[name]
  delete asked[name]
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
