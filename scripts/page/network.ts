import { setTimeout as sleep } from 'node:timers/promises'
import { serverUrl } from './clinic.ts'
import { NodeEvent, origin } from './dom.ts'

// The way from the page to the server: real calls with the cookies of one browser, and the faults a test puts in.

export type Route = {
  request(): { url(): string; method(): string; postDataJSON(): unknown }
  continue(): Promise<void>
  fulfill(answer: {
    status?: number
    json: unknown
    headers?: Record<string, string>
  }): Promise<void>
  /** Asks the server, without giving the page its answer yet. */
  fetch(): Promise<Response>
}
type Pattern = string | RegExp | ((url: URL) => boolean)
type Handler = (route: Route) => unknown
type Seen = { url: string; method: string; status?: number; response?: Response; body?: string }

/** How much longer each call takes at most, in ms; to find what only works with a quick server. */
const delay = Number(process.env.PAGE_DELAY ?? 0)
const underWay = new Set<Promise<Response>>()
const writes = new Set<Promise<Response>>()

function during<T>(group: Set<Promise<T>>, work: Promise<T>): Promise<T> {
  const last = work.finally(() => group.delete(last))
  group.add(last)
  return last
}

/** Waits until every call has its answer, also those of pages that were left. */
export async function answered(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
}

/**
 * Waits until what pages have sent to be changed is changed, but for what a test holds back. What hides behind a
 * dialog looks gone at once: what is opened or asked for next could be read before the change.
 */
export async function written(): Promise<void> {
  while (writes.size > 0) await Promise.allSettled(writes)
}

/** How many pages were left. */
let left = 0
export const leavePage = (): void => void left++

/** One browser: its cookies, its faults, whether it has a connection. */
export class Network {
  readonly jar = new Map<string, { value: string; readable: boolean }>()
  readonly #routes: { pattern: Pattern; handler: Handler; left: number }[] = []
  readonly #watchers = new Set<(seen: Seen) => void>()
  #running = 0
  isOffline = false
  /** What its browser speaks. */
  locale = 'en-US'

  /** Calls of the page that have no answer yet. */
  get running(): number {
    return this.#running
  }

  route(pattern: Pattern, handler: Handler, { times = Infinity } = {}): void {
    this.#routes.unshift({ pattern, handler, left: times })
  }

  unroute(pattern?: Pattern): void {
    const kept = pattern
      ? this.#routes.filter((each) => String(each.pattern) !== String(pattern))
      : []
    this.#routes.splice(0, this.#routes.length, ...kept)
  }

  watch(see: (seen: Seen) => void): () => void {
    this.#watchers.add(see)
    return () => this.#watchers.delete(see)
  }

  /** A call of the page. */
  async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const { url, method } = request
    const body = this.#watchers.size > 0 && request.body ? await request.clone().text() : undefined
    for (const see of this.#watchers) see({ url, method, ...(body === undefined ? {} : { body }) })
    this.#running++
    const before = left
    try {
      if (this.isOffline) throw new TypeError('Failed to fetch')
      const response = await this.#routed(request)
      for (const see of this.#watchers) see({ url, method, status: response.status, response })
      // the app's settings are those of the page that is open now: it would be sent to sign in
      if (before !== left && response.status === 401) return new Promise(() => undefined)
      return response
    } finally {
      this.#running--
    }
  }

  #routed(request: Request): Promise<Response> {
    const found = this.#routes.find(
      ({ pattern, left }) => left > 0 && matches(pattern, request.url),
    )
    if (!found) return this.#sendOfPage(request)
    found.left--
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const text = request.method === 'GET' ? undefined : request.clone().text()
    void text?.then((body) => (known = body))
    let known = ''
    const route: Route = {
      request: () => ({
        url: () => request.url,
        method: () => request.method,
        postDataJSON: () => (known ? JSON.parse(known) : null),
      }),
      continue: async () => this.#sendOfPage(request).then(resolve, reject),
      fulfill: async ({ status = 200, json, headers }) =>
        resolve(Response.json(json, { status, ...(headers && { headers }) })),
      fetch: () => this.send(request.clone()),
    }
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
    void Promise.resolve(text).then(() => found.handler(route))
    return promise
  }

  #sendOfPage(request: Request): Promise<Response> {
    const answer = this.send(request)
    return request.method === 'GET' ? answer : during(writes, answer)
  }

  /** A call to the server itself, with the cookies. */
  send(request: Request): Promise<Response> {
    return during(underWay, this.#ask(request))
  }

  async #ask(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set('cookie', [...this.jar].map(([name, { value }]) => `${name}=${value}`).join('; '))
    if (!headers.has('accept-language')) headers.set('accept-language', this.locale)
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    if (delay > 0) await sleep(Math.random() * delay)
    const response = await ownFetch((await serverUrl()) + pathname + search, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: request.signal,
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    return response
  }

  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    const isOver = value === '' || /;\s*max-age=0/i.test(cookie) || isPast(cookie)
    if (isOver) this.jar.delete(name)
    else this.jar.set(name, { value, readable: !/;\s*httponly/i.test(cookie) })
  }
}

const isPast = (cookie: string): boolean => {
  const [, at] = /;\s*expires=([^;]+)/i.exec(cookie) ?? []
  return at !== undefined && Date.parse(at) < Date.now()
}

const ownFetch = globalThis.fetch

function matches(pattern: Pattern, address: string): boolean {
  const url = new URL(address)
  if (typeof pattern === 'function') return pattern(url)
  if (pattern instanceof RegExp) return pattern.test(address)
  const glob = pattern.startsWith('/') ? origin + pattern : pattern
  const source = glob
    .replaceAll(/[.+^$()|[\]\\?]/g, '\\$&')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*')
    .replaceAll(/\{([^}]*)\}/g, (_, any: string) => `(${any.replaceAll(',', '|')})`)
  return new RegExp(`^${source}$`).test(address)
}

/** Server-sent events, over the same way. */
class PageEvents extends EventTarget {
  readonly #stop = new AbortController()

  constructor(path: string) {
    super()
    void this.#listen(path)
  }

  async #listen(path: string): Promise<void> {
    try {
      const response = await network.open.send(
        new Request(path, { headers: { accept: 'text/event-stream' }, signal: this.#stop.signal }),
      )
      if (!response.ok || !response.body) throw new Error(`${response.status}`)
      this.dispatchEvent(new NodeEvent('open'))
      let rest = ''
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        rest += chunk
        const blocks = rest.split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) this.#tell(block)
      }
    } catch {
      if (!this.#stop.signal.aborted) this.dispatchEvent(new NodeEvent('error'))
    }
  }

  #tell(block: string): void {
    const field = (name: string) =>
      block
        .split('\n')
        .filter((line) => line.startsWith(`${name}:`))
        .map((line) => line.slice(name.length + 1).trim())
        .join('\n')
    const data = field('data')
    if (data)
      this.dispatchEvent(Object.assign(new NodeEvent(field('event') || 'message'), { data }))
  }

  close(): void {
    this.#stop.abort()
  }
}

/** What files are sent and fetched with: a form gets its type as a browser gives it. */
class PageXhr {
  readonly upload = new EventTarget()
  readonly #stop = new AbortController()
  readonly #headers = new Headers()
  #call = { method: 'GET', url: '' }
  #answered = new Headers()
  responseType = ''
  readyState = 0
  status = 0
  statusText = ''
  responseText = ''
  response: unknown
  onloadend?: () => void
  onerror?: (event: Event) => void

  open(method: string, url: string): void {
    this.#call = { method, url }
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  addEventListener(): void {}
  removeEventListener(): void {}

  getAllResponseHeaders(): string {
    return [...this.#answered].map((header) => header.join(': ')).join('\r\n')
  }

  async send(body: BodyInit | null): Promise<void> {
    const { method, url } = this.#call
    const { signal } = this.#stop
    try {
      const got = await network.open.fetch(url, { method, headers: this.#headers, body, signal })
      this.#answered = got.headers
      Object.assign(this, { status: got.status, statusText: got.statusText, readyState: 4 })
      if (this.responseType === 'blob') this.response = await got.blob()
      else this.response = this.responseText = await got.text()
      this.onloadend?.()
    } catch {
      if (!signal.aborted) this.onerror?.(new NodeEvent('error'))
    }
  }

  abort(): void {
    this.#stop.abort()
  }
}

/** The browser whose page is open. */
export const network: { open: Network } = { open: new Network() }

Object.assign(globalThis, {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => network.open.fetch(input, init),
  EventSource: PageEvents,
  XMLHttpRequest: PageXhr,
})
