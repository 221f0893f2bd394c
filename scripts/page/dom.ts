/// <reference path="./types.d.ts" />
import { setTimeout as sleep } from 'node:timers/promises'
import { JSDOM, VirtualConsole } from 'jsdom'
import { changed, perPage } from './changes.ts'
import { mediaMatches, viewport } from './media.ts'
import { cheapStyle, readRule } from './visible.ts'

// The browser's globals, once for a worker, and the smallest stand-ins for what jsdom lacks.
// What speaks HTTP (fetch, Request, FormData, Blob, File, AbortController …) stays Node's own.

export const origin = 'http://officina.test'

/** Node's own, for Node's own targets. */
export const NodeEvent = globalThis.Event

const errors = new VirtualConsole()
export const dom = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', {
  url: `${origin}/`,
  pretendToBeVisual: true,
  virtualConsole: errors,
})
const { window } = dom

/** What a page does to leave: told to who has it open. */
export const leaving = { to: (_url: string) => {} }

const ours = new Set([
  ...['Blob', 'File', 'FormData', 'Headers', 'AbortController', 'AbortSignal', 'URL'],
  ...['URLSearchParams', 'WebSocket', 'XMLHttpRequest', 'performance', 'crypto', 'console'],
  ...['queueMicrotask', 'structuredClone', 'TextEncoder', 'TextDecoder', 'DOMException'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'fetch', 'atob', 'btoa'],
  ...['window', 'self', 'globalThis', 'location', 'event', 'EventTarget', 'process', 'global'],
  ...['undefined', 'NaN', 'Infinity', 'eval', 'parseInt', 'parseFloat', 'isNaN', 'isFinite'],
  ...['encodeURI', 'encodeURIComponent', 'decodeURI', 'decodeURIComponent', 'escape', 'unescape'],
])

const builtIns = new Set(
  Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name)),
)
for (const name of ['Event', 'CustomEvent', 'MessageEvent', 'Storage', 'Navigator', 'CloseEvent'])
  builtIns.delete(name)

for (const name of Object.getOwnPropertyNames(window)) {
  if (ours.has(name) || builtIns.has(name)) continue
  const value = (window as unknown as Record<string, unknown>)[name]
  const isMethod = typeof value === 'function' && /^[a-z]/.test(name)
  define(name, { value: isMethod ? value.bind(window) : value, writable: true })
}
define('window', { value: globalThis })
define('self', { value: globalThis })
define('event', { get: () => window.event })
for (const name of ['navigator', 'document', 'history', 'localStorage', 'sessionStorage'])
  define(name, { get: () => window[name as 'document'], set: () => {} })
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
  define(name, { value: window[name].bind(window), writable: true })

function define(name: string, how: PropertyDescriptor): void {
  Object.defineProperty(globalThis, name, { ...how, configurable: true, enumerable: true })
}

// React works in immediates: what it has begun is over when none of them is left
const immediates = new Set<NodeJS.Immediate>()
const { setImmediate: later, clearImmediate: never } = globalThis
define('setImmediate', {
  writable: true,
  value: (work: (...args: unknown[]) => void, ...args: unknown[]) => {
    const handle = later(() => {
      immediates.delete(handle)
      work(...args)
    })
    immediates.add(handle)
    return handle
  },
})
define('clearImmediate', {
  writable: true,
  value: (handle: NodeJS.Immediate) => {
    immediates.delete(handle)
    never(handle)
  },
})

/** Lets what an event has started begin, its effects too. */
export async function rest(): Promise<void> {
  await sleep(0)
  for (let turn = 0; immediates.size > 0 && turn < mostTurns; turn++) await new Promise(later)
}
const mostTurns = 50

const place = window.location
define('location', {
  value: new Proxy({} as Location, {
    get: (_, name) => {
      if (name === 'assign' || name === 'replace')
        return (to: string) => leaving.to(new URL(to, place.href).href)
      if (name === 'reload') return () => leaving.to(place.href)
      const value = Reflect.get(place, name, place)
      return typeof value === 'function' ? value.bind(place) : value
    },
    set: (_, name, to: string) => {
      if (name === 'href') leaving.to(new URL(to, place.href).href)
      else Reflect.set(place, name, to, place)
      return true
    },
  }),
})

// a listener that ends with Node's own signal
const { addEventListener } = window.EventTarget.prototype
window.EventTarget.prototype.addEventListener = function (type, listener, options) {
  const { signal, ...rest } = typeof options === 'object' && options ? options : {}
  if (!signal) return addEventListener.call(this, type, listener, options)
  if (signal.aborted) return
  signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest))
  addEventListener.call(this, type, listener, rest)
}

// Node asks for whole addresses
const NodeRequest = globalThis.Request
define('Request', {
  writable: true,
  value: class extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, place.href) : input, init)
    }
  },
})

// Node's own knows no forms
const NodeFormData = globalThis.FormData
define('FormData', {
  writable: true,
  value: class extends NodeFormData {
    constructor(form?: HTMLFormElement) {
      super()
      if (form) for (const [name, value] of new window.FormData(form)) this.append(name, value)
    }
  },
})

define('getComputedStyle', { value: cheapStyle, writable: true })
window.getComputedStyle = cheapStyle

// the styles of the components; nothing else of a rule is asked for
const sheet = { cssRules: [], insertRule: (rule: string) => readRule(rule) }
Object.defineProperty(window.HTMLStyleElement.prototype, 'sheet', { get: () => sheet })

const queries = new Set<{ list: MediaQueryList; tell(): void }>()

function matchMedia(media: string): MediaQueryList {
  const target = new window.EventTarget()
  const list = Object.assign(target, {
    media,
    onchange: null,
    addListener: (hear: () => void) => target.addEventListener('change', hear),
    removeListener: (hear: () => void) => target.removeEventListener('change', hear),
  }) as unknown as MediaQueryList
  Object.defineProperty(list, 'matches', { get: () => mediaMatches(media) })
  let was = list.matches
  const tell = () => {
    if (list.matches === was) return
    was = list.matches
    target.dispatchEvent(Object.assign(new window.Event('change'), { matches: was, media }))
  }
  queries.add({ list, tell })
  return list
}
define('matchMedia', { value: matchMedia, writable: true })
window.matchMedia = matchMedia

export function setViewport(size: { width: number; height: number }): void {
  Object.assign(viewport, size)
  for (const target of [window, globalThis])
    Object.assign(target, { innerWidth: size.width, innerHeight: size.height })
  changed()
  window.dispatchEvent(new window.Event('resize'))
  for (const { tell } of queries) tell()
}
setViewport(viewport)

/** The language of the browser. */
export function speak(locale: string): void {
  for (const [name, value] of Object.entries({ language: locale, languages: [locale] }))
    Object.defineProperty(window.navigator, name, { configurable: true, get: () => value })
}

/** Nothing has a size here, so nothing changes it. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
define('ResizeObserver', { value: NoObserver, writable: true })
define('IntersectionObserver', { value: NoObserver, writable: true })
for (const target of [window, globalThis])
  Object.assign(target, { scrollTo: () => {}, scrollBy: () => {}, print: () => {} })
Object.assign(window.Element.prototype, {
  scrollIntoView() {},
  scrollTo() {},
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => false,
})
Object.assign(window.document, { getAnimations: () => [] })

// jsdom asks every label of the page for its control, and that for every field
const labels = perPage(() => {
  const found = new Map<Element, HTMLLabelElement[]>()
  for (const label of window.document.getElementsByTagName('label')) {
    const id = label.htmlFor
    const control = id
      ? window.document.getElementById(id)
      : label.querySelector('input:not([type=hidden]), select, textarea, button, output')
    if (control) found.set(control, [...(found.get(control) ?? []), label])
  }
  return found
})
for (const name of ['Input', 'Select', 'TextArea', 'Button', 'Output'] as const)
  Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
    configurable: true,
    get(this: Element) {
      return labels().get(this) ?? []
    },
  })
