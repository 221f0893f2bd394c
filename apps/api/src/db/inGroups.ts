import { AsyncLocalStorage } from 'node:async_hooks'
import { pgCode } from '../context.ts'

type Waiting<T, R> = {
  given: T
  done(result: R): void
  failed(error: unknown): void
  /** Does something as a part of whoever waits, to which a trace counts it. */
  within: ReturnType<typeof AsyncLocalStorage.snapshot>
}

/**
 * Work of one kind that comes while `lanes` pieces of it are being done waits, and what waits is done as one piece of
 * up to `most`. Nobody waits on a quiet server. What PostgreSQL cannot take of one keeps no other back: each is then
 * done by itself.
 */
export function inGroups<T, R>(
  work: (given: T[]) => Promise<readonly R[]>,
  { lanes, most }: { lanes: number; most: number },
): (given: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = []
  let running = 0
  const settle = async (group: Waiting<T, R>[]): Promise<void> => {
    try {
      const results = await work(group.map(({ given }) => given))
      for (const [at, { done }] of group.entries()) done(results[at] as R)
    } catch (error) {
      if (group.length > 1 && /^(22|0A)/.test(pgCode(error) ?? ''))
        for (const each of group) await settle([each])
      else for (const { failed } of group) failed(error)
    }
  }
  const run = async (): Promise<void> => {
    running++
    while (waiting.length > 0) {
      const group = waiting.slice(0, most)
      waiting = waiting.slice(most)
      await group[0]?.within(settle, group)
    }
    running--
  }
  return (given) =>
    new Promise((done, failed) => {
      waiting.push({ given, done, failed, within: AsyncLocalStorage.snapshot() })
      if (running < lanes) void run()
    })
}
