import { buildApp, systemCtx } from '../app.ts'
import type { Config } from '../config.ts'
import type { Ctx } from '../context.ts'
import type { OpenDatabase } from '../db/embedded.ts'
import { createBossJobs } from '../jobs/boss.ts'

/** Runs `work` as the system. It works no jobs: the running server, or the next one, takes what it puts into the queue. */
export async function asSystem<T>(
  { config, database }: { config: Config; database: OpenDatabase },
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
