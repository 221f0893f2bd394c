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
  stop(): Promise<void>
}
