import pg from 'pg'
import { buildApp, systemCtx } from '../app.ts'
import { migrate } from '../db/migrate.ts'
import { retireMonths } from '../domain/auditChain/retire.ts'
import { sentenceOf, verifyChain } from '../domain/auditChain/verify.ts'
import { createBossJobs } from '../jobs/boss.ts'
import { CommandError, runCommand } from './run.ts'

/** `npm run audit:retire -- 2020-01`: drops the months of the audit log before that one, and seals that it did. */
await runCommand(
  async ({ config, database }) => {
    const [month = ''] = process.argv.slice(2)
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
      throw new CommandError('Say the first month to keep: npm run audit:retire -- 2020-01')
    await migrate(database.ownerUrl)
    const jobs = createBossJobs(database.appUrl, { work: false })
    const app = await buildApp({ config, databaseUrl: database.appUrl, jobs })
    const owner = new pg.Client({ connectionString: database.ownerUrl })
    try {
      await owner.connect()
      const { problems } = await verifyChain(owner, config.secretKey)
      if (problems.length > 0) throw new CommandError(problems.map(sentenceOf).join('\n'))
      const dropped = await retireMonths(systemCtx(app.ports), owner, month)
      console.log(dropped.length === 0 ? 'Nothing is that old.' : `Dropped: ${dropped.join(', ')}.`)
    } finally {
      await owner.end()
      await app.close()
    }
  },
  { beside: true },
)
