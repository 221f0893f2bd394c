import type { Ctx } from '../context.ts'
import type { Jobs } from '../jobs/port.ts'
import { jobHandlers } from '../jobs/registry.ts'

/** Jobs that wait until a test drains them. Like the real queue, an enqueued job exists only after the commit. */
export function createTestJobs(): Jobs<Ctx> & {
  drain(ctx: Ctx): Promise<void>
  waiting: { name: string; data: object }[]
} {
  const waiting: { name: string; data: object }[] = []
  return {
    waiting,
    async enqueue(ctx, name, data) {
      if (!jobHandlers[name]) throw new Error(`no such job: ${name}`)
      const jobs = [data].flat().map((each) => ({ name, data: each }))
      if (ctx.tx) ctx.tx.afterCommit.push(() => void waiting.push(...jobs))
      else waiting.push(...jobs)
    },
    async drain(ctx) {
      for (let job = waiting.shift(); job; job = waiting.shift())
        await jobHandlers[job.name]?.(ctx, job.data)
    },
    start: async () => {},
    pause: async () => {},
    stop: async () => {},
  }
}
