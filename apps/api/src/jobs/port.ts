import type { Ctx } from '../context.ts'

export type JobHandler = (ctx: Ctx, data: unknown) => Promise<void>

/** Background work. `enqueue` inside a transaction commits or rolls back with it. */
export type Jobs = {
  enqueue(
    ctx: Ctx,
    name: string,
    data: object,
    options?: { singletonKey?: string; startAfter?: Date },
  ): Promise<void>
  start(ports: Omit<Ctx, 'actor' | 'origin' | 'db' | 'tx'>): Promise<void>
  /** Takes no more jobs and gives those that run a moment; the rest goes back to the queue. Still enqueues. */
  pause(): Promise<void>
  stop(): Promise<void>
}
