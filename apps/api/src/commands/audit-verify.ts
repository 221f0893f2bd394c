import pg from 'pg'
import { buildApp, systemCtx } from '../app.ts'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../db/embedded.ts'
import { appendToChain } from '../domain/auditChain/append.ts'
import { sentenceOf, verifyChain } from '../domain/auditChain/verify.ts'
import { createBossJobs } from '../jobs/boss.ts'
import { CommandError, runCommand } from './run.ts'

/** `npm run audit:verify`: whether the audit log is as it was written; names the first row that is not. Also beside a running server. */
await runCommand(
  async ({ config, database }) => {
    // what a server left waiting when it ended is taken up first
    if (!config.databaseUrl) await takeUp(config, database)
    const client = new pg.Client({ connectionString: database.appUrl })
    await client.connect()
    const began = performance.now()
    try {
      const { links, seals, head, problems } = await verifyChain(client, config.secretKey)
      const seconds = Math.round((performance.now() - began) / 100) / 10
      if (problems.length > 0) throw new CommandError(problems.map(sentenceOf).join('\n'))
      console.log(
        `The audit log is as it was written: ${links} rows, ${seals} seals, in ${seconds} s. Head: ${links} ${head}`,
      )
    } finally {
      await client.end()
    }
  },
  { beside: true },
)

async function takeUp(config: Config, database: OpenDatabase): Promise<void> {
  const jobs = createBossJobs(database.appUrl, { work: false })
  const app = await buildApp({ config, databaseUrl: database.appUrl, jobs })
  try {
    await appendToChain(systemCtx(app.ports))
  } finally {
    await app.close()
  }
}
