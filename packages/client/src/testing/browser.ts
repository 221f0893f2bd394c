import type { Settings } from '../pageSettings.ts'

export type TestBrowser = ReturnType<typeof createTestBrowser>

/** What was sent, as the server's side of the socket would see it. */
export type Sent = { method: string; path: string; headers: Headers }

/**
 * The parts of a browser the client needs, over Node's own fetch: a cookie jar, an address, a session storage.
 * `settings` goes into createApi; navigations and reloads are recorded, not performed.
 */
export function createTestBrowser(origin: string, path = '/doctors/top') {
  const jar = new Map<string, { value: string; httpOnly: boolean }>()
  const stored = new Map<string, string>()
  const browser = {
    path,
    sent: [] as Sent[],
    navigations: [] as string[],
    reloads: 0,
    blockCookies: false,
    storageBlocked: false,
    jar,
    stored,
    settings: {} as Partial<Settings>,
  }

  async function fetchWithCookies(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    browser.sent.push({
      method: request.method,
      path: pathname + search,
      headers: new Headers(request.headers),
    })
    request.headers.set('Sec-Fetch-Site', 'same-origin')
    request.headers.set('Origin', origin)
    if (jar.size > 0) {
      const cookies = [...jar].map(([name, { value }]) => `${name}=${value}`)
      request.headers.set('Cookie', cookies.join('; '))
    }
    const response = await fetch(request)
    if (!browser.blockCookies) for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    const gone = attributes.some((a) => /^max-age=0$/i.test(a)) || value === ''
    if (gone) jar.delete(name)
    else jar.set(name, { value, httpOnly: attributes.some((a) => /^httponly$/i.test(a)) })
  }

  browser.settings = {
    baseUrl: origin,
    fetch: fetchWithCookies,
    getPath: () => browser.path,
    getCookies: () =>
      [...jar]
        .filter(([, { httpOnly }]) => !httpOnly)
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    onUnauthorized: (url) => {
      browser.navigations.push(url)
    },
    onPageExpired: () => {
      browser.reloads += 1
    },
    storage: () => {
      if (browser.storageBlocked) throw new DOMException('blocked', 'SecurityError')
      return {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
      }
    },
  }
  return browser
}
