import { buildApp } from '../app.ts'
import { type Ctx, systemCtx } from '../context.ts'
import { createBossJobs } from '../jobs/boss.ts'
import type { Tools } from './run.ts'

/** Runs `work` as the system. It works no jobs: the running server, or the next one, takes what it puts into the queue. */
export async function asSystem<T>(
  { config, database }: Tools,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const jobs = createBossJobs(database.appUrl, { work: false })
  const app = await buildApp({ config, databaseUrl: database.appUrl, jobs })
  try {
    return await work(systemCtx(app.ports))
  } finally {
    await app.close()
  }
}
