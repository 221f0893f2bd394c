import { migrate } from '../db/migrate.ts'
import { assertSecret } from '../db/secret.ts'
import { withClient } from '../db/withClient.ts'
import { assertOwnsLog, retireMonths } from '../entities/auditChain/retire.ts'
import { sentenceOf, verifyChain } from '../entities/auditChain/verify.ts'
import { CommandError, runOnData } from './run.ts'
import { asSystem } from './system.ts'

/** `npm run audit:retire -- 2020-01`: drops the months of the audit log before that one, and seals that it did. */
await runOnData(async (tools) => {
  const { config, database } = tools
  const [month = ''] = process.argv.slice(2)
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new CommandError('Enter the first month to keep: npm run audit:retire -- 2020-01')
  await withClient(database.ownerUrl, async (owner) => {
    await assertOwnsLog(owner)
    await migrate(database.ownerUrl)
    await assertSecret(database.ownerUrl, config)
    const { problems } = await verifyChain(owner, config)
    if (problems.length > 0) throw new CommandError(problems.map(sentenceOf).join('\n'))
    const dropped = await asSystem(tools, (ctx) => retireMonths(ctx, owner, month))
    console.log(
      dropped.length === 0 ? 'No audit rows are that old.' : `Dropped: ${dropped.join(', ')}.`,
    )
  })
})
