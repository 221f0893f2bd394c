import { threadId } from 'node:worker_threads'
import type { Outcome } from '../compute/worker.ts'
import { invalid } from '../entities/errors.ts'

type Order = { says: 'thread' | 'refuse' | 'fail' | 'die' | 'wait'; gate?: SharedArrayBuffer }

/** A thread that does what a test says, in place of `compute/worker.ts`. */
export default function work({ input }: { input: Order }): Outcome {
  const { says, gate } = input
  if (says === 'die') process.exit(7)
  if (says === 'fail') throw new TypeError('no such font')
  if (says === 'wait' && gate) Atomics.wait(new Int32Array(gate), 0, 0)
  if (says === 'refuse') {
    const { kind, code, texts, fields, extra } = invalid('lines', 'TOO_LONG', { en: 'a', ja: 'b' })
    return { refused: { kind, code, texts, fields, extra } }
  }
  return { result: Buffer.from(String(threadId)) }
}
