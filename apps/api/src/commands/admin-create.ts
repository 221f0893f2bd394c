import { buildApp, systemCtx } from '../app.ts'
import { prepare } from '../db/prepare.ts'
import { createFirstAdmin } from '../domain/admin/create.ts'
import { createBossJobs } from '../jobs/boss.ts'
import { CommandError, runCommand } from './run.ts'

/** `npm run admin:create -- a@b.c`: invites an owner and prints the link that sets up the account. Also beside a running server. */
await runCommand(
  async ({ config, database }) => {
    const email = process.argv[2]?.trim()
    if (!email || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
      throw new CommandError('Say whose account: npm run admin:create -- name@example.com')
    await prepare(database, { env: config.env, say: console.log })
    // the running server, or the next one, takes the mail from the queue
    const jobs = createBossJobs(database.appUrl, { work: false })
    const app = await buildApp({ config, databaseUrl: database.appUrl, jobs })
    try {
      const { url } = await createFirstAdmin(systemCtx(app.ports), { email })
      console.log(
        `${email} is invited. This link sets up the account within 24 hours:\n\n  ${url}\n`,
      )
    } finally {
      await app.close()
    }
  },
  { beside: true },
)
