import autocannon from 'autocannon'

export type Call = {
  method?: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}
export type Loaded = { perSecond: number; latencies: number[] }

/** Loops and connections of every measure: as many as a small office has people. */
export const connections = 16

/**
 * Sends calls over 16 connections, for some seconds or until so many are answered.
 * @throws when an answer is not a success: a fast error is no result.
 */
export async function load(
  url: string,
  next: () => Call,
  limit: { seconds: number } | { amount: number },
): Promise<Loaded> {
  const latencies: number[] = []
  const failures: number[] = []
  let last = 0
  const begun = performance.now()
  const run = autocannon({
    url,
    connections,
    timeout: 60,
    ...('seconds' in limit ? { duration: limit.seconds } : { amount: limit.amount }),
    requests: [{ setupRequest: (call) => ({ ...call, method: 'GET', ...next() }) }],
  })
  run.on('response', (_client, status, _bytes, milliseconds) => {
    last = performance.now()
    if (status < 200 || status > 299) failures.push(status)
    else latencies.push(milliseconds)
  })
  run.on('reqError', () => failures.push(0))
  await run
  if (failures.length > 0)
    throw new Error(`${failures.length} calls failed, the first with ${failures[0]}.`)
  return { perSecond: (latencies.length * 1000) / (last - begun), latencies }
}

/** The same number of loops without HTTP, each waiting for its work before it takes the next. */
export async function loops(
  work: () => Promise<void>,
  limit: { seconds: number } | { amount: number },
): Promise<Loaded> {
  const latencies: number[] = []
  const begun = performance.now()
  let left = 'amount' in limit ? limit.amount : Number.POSITIVE_INFINITY
  const end = 'seconds' in limit ? begun + limit.seconds * 1000 : Number.POSITIVE_INFINITY
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end && left-- > 0) {
        const start = performance.now()
        await work()
        latencies.push(performance.now() - start)
      }
    }),
  )
  return { perSecond: (latencies.length * 1000) / (performance.now() - begun), latencies }
}

/** Takes the items in turn, for ever. */
export function cycle<T>(items: T[]): () => T {
  if (items.length === 0) throw new Error('Nothing to cycle through.')
  let at = 0
  return () => items[at++ % items.length] as T
}
