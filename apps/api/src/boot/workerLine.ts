import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../db/embedded.ts'
import type { Measures } from '../metrics/measures.ts'
import type { Count, Counted } from './requestCounter.ts'

/** What a worker needs to know of the database that the first process has opened. */
export type Start = Pick<OpenDatabase, 'appUrl' | 'folder'>

export type FromWorker = { servesFrom: string } | { readMetrics: number } | { count: Counting }
type ToWorker =
  | { start: Start }
  | { metrics: { id: number; text?: string } }
  | { counted: { id: number; found: Counted[] } }

/** Requests to count, all of one moment. */
type Counting = { id: number; requests: [key: string, windowMs: number][] }

export const tell = (worker: Worker, message: ToWorker): void =>
  void (worker.isConnected() && worker.send(message, () => {}))

const tellFirst = (message: FromWorker): void => void process.send?.(message)

/** In a worker: waits for the first process to say with what to start. */
export async function awaitStart(): Promise<Start> {
  for (;;) {
    const [message] = (await once(process, 'message')) as [ToWorker]
    if ('start' in message) return message.start
  }
}

/** In a worker: it answers requests now, with files from there. */
export const reportServing = (files: string): void => tellFirst({ servesFrom: files })

/** In the first process: the metrics of all workers together. */
export async function readOfAll({
  metrics,
}: Pick<Config, 'metrics'>): Promise<() => Promise<string>> {
  if (!metrics.token && metrics.port === undefined) return async () => ''
  const { AggregatorRegistry } = await import('prom-client')
  const all = new AggregatorRegistry()
  return () => all.clusterMetrics()
}

/** In a worker that has just begun: answers whoever reads the metrics of all, with none of its own as yet. */
export async function hearMetrics({ metrics }: Pick<Config, 'metrics'>): Promise<void> {
  if (!metrics.token && metrics.port === undefined) return
  const { AggregatorRegistry } = await import('prom-client')
  AggregatorRegistry.setRegistries([])
  new AggregatorRegistry()
}

/** In a worker that serves: lets the first process read its metrics. */
export async function shareMetrics(measures: Measures | undefined): Promise<void> {
  if (!measures) return
  const { AggregatorRegistry } = await import('prom-client')
  AggregatorRegistry.setRegistries([measures.registry])
}

/** In a worker: asks the first process for the metrics of all. */
export function readThroughFirst(): () => Promise<string> {
  let last = 0
  const waiting = new Map<number, (text: string | undefined) => void>()
  process.on('message', (message: ToWorker) => {
    if (!('metrics' in message)) return
    waiting.get(message.metrics.id)?.(message.metrics.text)
    waiting.delete(message.metrics.id)
  })
  return async () => {
    const id = ++last
    const text = await new Promise<string | undefined>((resolve) => {
      waiting.set(id, resolve)
      tellFirst({ readMetrics: id })
    })
    if (text === undefined) throw new Error('a worker did not tell its metrics')
    return text
  }
}

/** The first process counts in memory: it has answered by then, or is not able to. */
const countedMs = 500

/** In a worker: the first process counts the requests of all; those of one moment go in one message. */
export function countThroughFirst(): Count {
  type Waiting = { request: [string, number]; answer: (counted: Counted) => void }
  let last = 0
  let gathered: Waiting[] = []
  const asked = new Map<number, Waiting[]>()
  process.on('message', (message: ToWorker) => {
    if (!('counted' in message)) return
    const { id, found } = message.counted
    for (const [at, { answer }] of (asked.get(id) ?? []).entries()) answer(found[at]!)
    asked.delete(id)
  })
  const send = () => {
    const id = ++last
    asked.set(id, gathered)
    tellFirst({ count: { id, requests: gathered.map(({ request }) => request) } })
    gathered = []
    setTimeout(() => {
      for (const { request, answer } of asked.get(id) ?? []) answer({ current: 0, ttl: request[1] })
      asked.delete(id)
    }, countedMs).unref()
  }
  return (key, windowMs) =>
    new Promise((answer) => {
      if (gathered.length === 0) setImmediate(send)
      gathered.push({ request: [key, windowMs], answer })
    })
}

export const isWorker = cluster.isWorker
