import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { inject } from 'vitest'
import { SERVER_ENV } from '../lib/server.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database of the demo, and the folder of its files: every file of page tests gets a copy of both. */
    demo: { ownerUrl: string; dataDir: string; copies: string }
  }
}

/** What the thread is told, and what it answers. */
export type Order = { id: number; open: boolean; env?: Record<string, string> }
export type Done = { id: number; url?: string; error?: string }

// The server of this worker: one thread for all its files, a copy of the demo for each.

let thread: Worker | undefined
let lastId = 0
let opening: Promise<string> | undefined

/** Settings of the next server that differ from those of every other file's. */
let settings: Record<string, string> = {}

/** Opens it for the tests of a file. */
export async function openServer(): Promise<void> {
  opening = tell({ open: true, env: settings }).then(({ url }) => url as string)
  await opening
}

/** Its address. Between two files nobody answers: what a page still asks then must not open the server of the next one. */
export const serverUrl = (): Promise<string> =>
  opening ?? Promise.reject(new TypeError('Failed to fetch'))

/** For the tests of this file. */
export function withServer(env: Record<string, string>): void {
  settings = env
}

/** The next file gets rows of its own. */
export async function closeServer(): Promise<void> {
  settings = {}
  if (!opening) return
  await opening.catch(() => undefined)
  opening = undefined
  await tell({ open: false })
}

async function tell(order: Omit<Order, 'id'>): Promise<Done> {
  thread ??= new Worker(join(import.meta.dirname, 'server.ts'), {
    workerData: inject('demo'),
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'development', ...SERVER_ENV },
  })
  thread.unref()
  const { promise, resolve, reject } = Promise.withResolvers<Done>()
  const id = ++lastId
  const worker = thread
  const hear = (done: Done) => {
    if (done.id !== id) return
    worker.off('message', hear)
    worker.off('error', reject)
    if (done.error) reject(new Error(done.error))
    else resolve(done)
  }
  worker.on('message', hear)
  worker.on('error', reject)
  // a thread that is waited for keeps the process open
  worker.ref()
  worker.postMessage({ ...order, id } satisfies Order)
  try {
    return await promise
  } finally {
    worker.unref()
  }
}
