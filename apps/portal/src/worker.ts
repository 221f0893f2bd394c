/** What of a service worker's surroundings is used here; the page's own types do not know it. */
type WorkerScope = {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void
  addEventListener(
    type: 'fetch',
    listener: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void
  clients: { claim(): Promise<void> }
}

/**
 * Script text of the service worker: keeps `files` (paths without data of anybody) in a cache of this `version`. HTML
 * and the answers of the server always come from the server; without a line `/offline.html` stands for a page.
 */
export const workerScript = (files: readonly string[], version: string): string =>
  `;(${work.toString()})(${JSON.stringify(files)},${JSON.stringify(version)})\n`

/** Runs alone in the worker: uses nothing from around it. */
function work(files: readonly string[], version: string): void {
  const worker = globalThis as unknown as WorkerScope
  const name = `officina-${version}`
  const kept = new Set(files)

  worker.addEventListener('install', (event) => {
    const requests = files.map((file) => new Request(file, { credentials: 'omit' }))
    event.waitUntil(caches.open(name).then((cache) => cache.addAll(requests)))
  })

  // a newer worker waits until the pages of the older one are closed, so that their code stays there
  worker.addEventListener('activate', (event) => {
    const clean = async () => {
      const others = (await caches.keys()).filter((each) => each !== name)
      await Promise.all(others.map((each) => caches.delete(each)))
      await worker.clients.claim()
    }
    event.waitUntil(clean())
  })

  const find = async (path: string) => (await caches.open(name)).match(path)

  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (request.mode === 'navigate') {
      const instead = async () => (await find('/offline.html')) ?? Response.error()
      event.respondWith(fetch(request).catch(instead))
    } else if (url.origin === location.origin && !url.search && kept.has(url.pathname)) {
      event.respondWith(find(url.pathname).then((found) => found ?? fetch(request)))
    }
  })
}
