import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { DomainError } from '../entities/errors.ts'
import type { Table } from '../entities/product/readTable.ts'
import { tooLarge } from '../entities/workbook.ts'
import type { Compute } from './port.ts'
import type { Outcome, Task } from './worker.ts'

/** A thread takes about 80 MB with the fonts of PDFs: few of them, and none while there is nothing to do. */
const threads = 2
const idleMs = 30_000
/** More than this would wait longer than people do. */
const mostWaiting = 32
const mostMs = 60_000
const mostMegabytes = 384

/** Threads that start when they are first needed. `file` and `waiting` are for tests. */
export function createThreads({
  file = fileURLToPath(new URL('worker.ts', import.meta.url)),
  waiting = mostWaiting,
} = {}): Compute {
  const pool = new Piscina({
    filename: file,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 16 },
    recordTiming: false,
  })
  // a thread that dies between two tasks is replaced with the next one
  pool.on('error', () => {})

  // the pool's own bound does not hold while its first threads start
  let open = 0
  const run = async (task: Task, input: unknown): Promise<unknown> => {
    if (open >= threads + waiting) throw tooBusy()
    open++
    const signal = AbortSignal.timeout(mostMs)
    const outcome: Outcome = await pool
      .run({ task, input }, { signal })
      .catch((error: Error) => {
        throw signal.aborted ? tooBusy() : error
      })
      .finally(() => {
        open--
      })
    if ('result' in outcome) return outcome.result
    const { kind, code, texts, fields, extra } = outcome.refused
    throw new DomainError(kind, code, texts, { ...(fields ? { fields } : {}), extra })
  }

  return {
    async pdf(document) {
      const bytes = (await run('pdf', document)) as Uint8Array
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    },
    async table(file) {
      try {
        return (await run('table', file)) as Table
      } catch (error) {
        // a workbook can need more memory than a thread has
        throw (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error
      }
    },
    close: () => pool.destroy(),
  }
}

const tooBusy = () =>
  new DomainError('unavailable', 'TOO_BUSY', {
    en: 'Too many documents are being created right now. Try again in a few seconds.',
    ja: '現在、多くの書類を作成しています。数秒後にもう一度お試しください。',
  })
