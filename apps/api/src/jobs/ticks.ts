import { setTimeout as sleep } from 'node:timers/promises'
import { type Ctx, type Ports, systemCtx } from '../context.ts'
import { appendToChain } from '../entities/auditChain/append.ts'

type Tick = { name: string; everyMs: number; run: (ctx: Ctx) => Promise<void> }

/** Work that must not wait for the minute of a schedule. Each process runs it; the work itself sees to it that one does. */
export const ticks: Tick[] = [{ name: 'audit.chain', everyMs: 5_000, run: appendToChain }]

/** Runs the work with pauses between; what it answers stops it, after one last run. */
export function startTick(tick: Tick, ports: Ports): () => Promise<void> {
  const stopped = new AbortController()
  const pause = { signal: stopped.signal, ref: false }
  const run = () =>
    tick.run(systemCtx(ports)).then(
      () => true,
      (error) => {
        ports.log.error({ err: error }, tick.name)
        return false
      },
    )
  const loop = (async () => {
    for (;;) {
      const done = await run()
      await sleep(tick.everyMs, undefined, pause).catch(() => {})
      if (stopped.signal.aborted) return done
    }
  })()
  return async () => {
    stopped.abort()
    if (await loop) await run()
  }
}
