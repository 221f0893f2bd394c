import './dom.ts'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import * as act from './act.ts'
import { dom, leaving, origin, rest, setViewport, speak } from './dom.ts'
import { Locator } from './locator.ts'
import type { viewport } from './media.ts'
import { leavePage, Network, network, type Route, written } from './network.ts'
import { patience, until } from './wait.ts'

/** How an app is put into the page; answers what takes it out again. */
type Mount = (root: HTMLElement) => Promise<() => void> | (() => void)
const apps: { of: RegExp; mount: Mount }[] = []

/** What adds the apps: a walk through several roles meets both. */
const homes = ['portal', 'console'].map((app) => `../../apps/${app}/src/testing/page.tsx`)

/** Pages whose path matches are of this app. */
export function addApp(of: RegExp, mount: Mount): void {
  if (!apps.some((each) => String(each.of) === String(of))) apps.push({ of, mount })
}

type Download = {
  suggestedFilename(): string
  content(): Promise<Buffer>
}

let open: Page | undefined
let remove: (() => void) | undefined

/**
 * What had the focus is gone, and a dialog is open: it takes the focus back at its next look, every 50 ms, which is sooner
 * than a person presses a key.
 */
async function focusIsBack(): Promise<void> {
  const look = () => {
    const isLost = document.activeElement === document.body
    if (isLost && document.querySelector('[role="dialog"][aria-modal="true"]'))
      throw new Error('it is lost')
  }
  await until(look, { what: 'focus in the dialog' })
}

/** A tab. Only one is open at a time: the one that was opened last. */
export class Page {
  readonly context: () => Context
  readonly keyboard = {
    press: async (keys: string) => {
      await rest()
      await focusIsBack()
      act.press(keys)
      await rest()
    },
    type: async (text: string) => {
      await rest()
      for (const letter of text) {
        act.press(letter)
        await rest()
      }
    },
  }
  readonly #downloads: Download[] = []
  #session: Record<string, string> = {}
  #url = 'about:blank'

  constructor(context: Context) {
    this.context = () => context
  }

  get request(): Calls {
    return this.context().request
  }

  /** Loads the app anew, with nothing kept but cookies and storages. */
  async goto(path: string): Promise<void> {
    const url = new URL(path, this.#url === 'about:blank' ? origin : this.url())
    await written()
    closePage()
    open = this
    this.#url = url.href
    const { network: own, storage } = this.context()
    network.open = own
    speak(own.locale)
    leaving.to = (to) => void this.goto(to)
    dom.reconfigure({ url: url.href })
    dom.window.history.replaceState(null, '')
    fillStorage(localStorage, storage)
    fillStorage(sessionStorage, this.#session)
    showCookies(own)
    const app = await appOf(url.pathname)
    document.title = 'Officina'
    const root = document.createElement('div')
    root.id = 'root'
    document.body.replaceChildren(root)
    const taken = await app.mount(root)
    if (open === this) remove = taken
    else taken()
    await sleep(0)
  }

  reload = (): Promise<void> => this.goto(this.url())

  async goBack(): Promise<void> {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await Promise.race([moved, sleep(1_000)])
    await rest()
  }

  url(): string {
    return open === this ? location.href : this.#url
  }

  /** What it leaves when another page is opened. */
  leave(): void {
    this.#url = location.href
    this.#session = { ...sessionStorage }
    this.context().storage = { ...localStorage }
  }

  /** The whole page, when it is looked at: what is meant may be said before it is open. */
  #root = (): Locator =>
    new Locator([
      (roots) => {
        if (open !== this) throw new Error(`${this.#url} is not open any more: go to it again`)
        return roots
      },
    ])

  locator = (css: string): Locator => this.#root().locator(css)
  getByRole: Locator['getByRole'] = (...args) => this.#root().getByRole(...args)
  getByText: Locator['getByText'] = (...args) => this.#root().getByText(...args)
  getByLabel: Locator['getByLabel'] = (...args) => this.#root().getByLabel(...args)
  getByTitle: Locator['getByTitle'] = (...args) => this.#root().getByTitle(...args)

  evaluate = async <T, A>(work: (argument: A) => T, argument?: A): Promise<T> => work(argument as A)
  content = async (): Promise<string> => document.documentElement.outerHTML
  close = async (): Promise<void> => {
    if (open === this) closePage()
  }
  setViewportSize = async (size: typeof viewport): Promise<void> => setViewport(size)

  route = async (...args: Parameters<Network['route']>): Promise<void> =>
    this.context().network.route(...args)
  unroute = async (...args: Parameters<Network['unroute']>): Promise<void> =>
    this.context().network.unroute(...args)
  unrouteAll = async (_options?: unknown): Promise<void> => this.context().network.unroute()

  /** The next file that the page hands over to be saved. */
  async waitForEvent(_name: 'download'): Promise<Download> {
    return until(
      () => {
        const next = this.#downloads.shift()
        if (!next) throw new Error('nothing was saved')
        return next
      },
      { what: 'a download' },
    )
  }

  save(download: Download): void {
    this.#downloads.push(download)
  }

  /** The next answer whose address and method are meant. */
  waitForResponse(
    test:
      | string
      | RegExp
      | ((response: {
          url(): string
          status(): number
          ok(): boolean
          request(): { method(): string }
        }) => boolean),
  ) {
    return this.#seen((seen) => {
      if (seen.status === undefined) return undefined
      const { url, method, status, response } = seen
      const answer = {
        url: () => url,
        status: () => status,
        ok: () => status < 400,
        request: () => ({ method: () => method }),
        json: async () => response?.clone().json(),
      }
      if (typeof test === 'function' ? test(answer) : fitsUrl(test, url)) return answer
      return undefined
    })
  }

  waitForRequest(
    test: string | RegExp | ((request: { url(): string; method(): string }) => boolean),
  ) {
    return this.#seen(({ url, method, status, body }) => {
      const request = {
        url: () => url,
        method: () => method,
        postDataJSON: () => JSON.parse(body ?? 'null'),
      }
      if (status !== undefined) return undefined
      return (typeof test === 'function' ? test(request) : fitsUrl(test, url)) ? request : undefined
    })
  }

  #seen<T>(
    pick: (seen: Parameters<Parameters<Network['watch']>[0]>[0]) => T | undefined,
  ): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const stop = this.context().network.watch((seen) => {
      const found = pick(seen)
      if (found === undefined) return
      stop()
      resolve(found)
    })
    const late = setTimeout(() => reject(new Error('no such call')), patience())
    return promise.finally(() => {
      clearTimeout(late)
      stop()
    })
  }

  /** Every call of the page from now on. */
  on(_name: 'request', hear: (request: { url(): string; method(): string }) => void): void {
    this.context().network.watch(({ url, method, status }) => {
      if (status === undefined) hear({ url: () => url, method: () => method })
    })
  }
}

const fitsUrl = (test: string | RegExp, url: string): boolean =>
  test instanceof RegExp ? test.test(url) : url.includes(test.replaceAll('*', ''))

async function appOf(path: string): Promise<(typeof apps)[number]> {
  const find = () => apps.find(({ of }) => of.test(path))
  if (!find()) for (const home of homes) await import(/* @vite-ignore */ home)
  const app = find()
  if (!app) throw new Error(`no app for ${path}`)
  return app
}

export function closePage(): void {
  leavePage()
  open?.leave()
  open = undefined
  remove?.()
  remove = undefined
}

function fillStorage(storage: Storage, with_: Record<string, string>): void {
  storage.clear()
  for (const [name, value] of Object.entries(with_)) storage.setItem(name, value)
}

function showCookies(own: Network): void {
  dom.cookieJar.removeAllCookiesSync()
  for (const [name, { value, readable }] of own.jar)
    if (readable) dom.cookieJar.setCookieSync(`${name}=${value}; path=/`, origin)
}

// a page reads a token that the server has just sent
const keepCookies = Network.prototype.send
Network.prototype.send = async function (request) {
  const response = await keepCookies.call(this, request)
  if (network.open === this && response.headers.getSetCookie().length > 0) showCookies(this)
  return response
}

// links that the app leaves to the browser: a file to be saved, or another page
document.addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest?.('a[download]') as HTMLAnchorElement | null
    if (!link) return
    event.preventDefault()
    open?.save(savedFrom(link))
  },
  true,
)
dom.window.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
  if (!link || event.defaultPrevented || link.target === '_blank') return
  const { href } = link
  const isHere = href.replace(/#.*/, '') === location.href.replace(/#.*/, '')
  if (isHere && href.includes('#')) return
  event.preventDefault()
  if (href.startsWith(origin)) leaving.to(href)
})

function savedFrom({ href, download }: HTMLAnchorElement): Download {
  const content = network.open === undefined ? undefined : contentOf(href)
  return {
    suggestedFilename: () => download,
    content: async () => Buffer.from((await content) as ArrayBuffer),
  }
}

async function contentOf(href: string): Promise<ArrayBuffer> {
  if (!href.startsWith('blob:')) return (await network.open.fetch(href)).arrayBuffer()
  const { resolveObjectURL } = await import('node:buffer')
  const blob = resolveObjectURL(href)
  if (!blob) throw new Error('the file is gone')
  return new Uint8Array(await buffer(blob.stream() as never)).buffer as ArrayBuffer
}

export type ContextOptions = {
  viewport?: typeof viewport
  locale?: string
  storageState?: Stored
  reducedMotion?: string
}
export type Stored = { cookies: [string, { value: string; readable: boolean }][] }

/** A browser of one person: cookies, storage, tabs. */
export class Context {
  readonly network = new Network()
  readonly request: Calls
  storage: Record<string, string> = {}

  constructor({ storageState, locale = 'en-US' }: ContextOptions = {}) {
    this.network.locale = locale
    this.request = callsOf(this.network)
    for (const [name, cookie] of storageState?.cookies ?? []) this.network.jar.set(name, cookie)
  }

  newPage = async (): Promise<Page> => new Page(this)

  clearCookies = async (): Promise<void> => {
    this.network.jar.clear()
    if (network.open === this.network) showCookies(this.network)
  }

  setOffline = async (isOffline: boolean): Promise<void> => {
    this.network.isOffline = isOffline
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline })
    dom.window.dispatchEvent(new dom.window.Event(isOffline ? 'offline' : 'online'))
  }

  storageState = async (): Promise<Stored> => ({ cookies: [...this.network.jar] })

  route = async (...args: Parameters<Network['route']>): Promise<void> =>
    this.network.route(...args)

  close = async (): Promise<void> => {
    if (open?.context() === this) closePage()
  }
}

type CallOptions = {
  method?: string
  data?: unknown
  headers?: Record<string, string>
  multipart?: Record<string, unknown>
}
export type Calls = ReturnType<typeof callsOf>

/** Calls by hand, with the cookies of a browser. */
function callsOf(own: Network) {
  async function call(
    path: string,
    { method = 'GET', data, headers = {}, multipart }: CallOptions = {},
  ) {
    const form = multipart && formOf(multipart)
    const json = data === undefined || typeof data === 'string' ? data : JSON.stringify(data)
    const body = form ?? json
    await written()
    const response = await own.send(
      new Request(new URL(path, origin), {
        method,
        headers: {
          ...(data === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
      }),
    )
    const content = Buffer.from(await response.arrayBuffer())
    const text = content.toString()
    return {
      status: () => response.status,
      ok: () => response.ok,
      text: async () => text,
      // biome-ignore lint/suspicious/noExplicitAny: tests read the bodies of every operation
      json: async (): Promise<any> => JSON.parse(text),
      body: async () => content,
      headers: () => Object.fromEntries(response.headers),
    }
  }
  return {
    fetch: call,
    get: (path: string, options: CallOptions = {}) => call(path, options),
    post: (path: string, options: CallOptions = {}) => call(path, { ...options, method: 'POST' }),
    storageState: async () => ({
      cookies: [...own.jar].map(([name, { value }]) => ({ name, value })),
    }),
  }
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    const file = value as { name: string; mimeType: string; buffer: Uint8Array }
    if (typeof value === 'object' && value)
      form.append(name, new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType }))
    else form.append(name, String(value))
  }
  return form
}

export type { Route }
