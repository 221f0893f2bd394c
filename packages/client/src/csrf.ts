export const CSRF_PATH = '/sanctum/csrf-cookie'
export const CSRF_HEADER = 'X-XSRF-TOKEN'

// sessions begin or a person becomes known here: the token must be of this very session
const FRESH_TOKEN =
  /^\/api\/(?:[^/]+\/(?:login(?:\/passkey(?:\/options)?)?|registration)|(?:admin|doctor|patient)\/me|patient\/invite\/login)$/

/** The decoded XSRF-TOKEN of a cookie string (`document.cookie`), or undefined. */
export function xsrfTokenOf(cookies: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== 'XSRF-TOKEN') continue
    const value = pair.slice(at + 1).trim()
    try {
      return decodeURIComponent(value) || undefined
    } catch {
      return value
    }
  }
  return undefined
}

/** Whether a call must be preceded by a fresh CSRF cookie: login, registration and its completion. */
export function needsFreshToken(method: string, path: string): boolean {
  return method === 'POST' && FRESH_TOKEN.test(path.replace(/[?#].*$/, ''))
}

/** GET, HEAD and OPTIONS carry no token. */
export function isUnsafe(method: string): boolean {
  return !/^(GET|HEAD|OPTIONS)$/.test(method)
}

/** Wraps an async function so that concurrent calls share one result. */
export function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}
