import { assertSecret } from '../db/secret.ts'
import { withClient } from '../db/withClient.ts'
import { appendToChain } from '../entities/auditChain/append.ts'
import { sentenceOf, verifyChain } from '../entities/auditChain/verify.ts'
import { CommandError, runOnData } from './run.ts'
import { asSystem } from './system.ts'

/** `npm run audit:verify`: whether the audit log is as it was written; names the first row that is not. Also beside a running server. */
await runOnData(async (tools) => {
  const { config, database } = tools
  await assertSecret(database.appUrl, config)
  // what a server left waiting when it ended is taken up first
  if (!config.databaseUrl) await asSystem(tools, appendToChain)
  const began = performance.now()
  const { links, seals, head, problems } = await withClient(database.appUrl, (client) =>
    verifyChain(client, config),
  )
  const seconds = Math.round((performance.now() - began) / 100) / 10
  if (problems.length > 0) throw new CommandError(problems.map(sentenceOf).join('\n'))
  console.log(
    `The audit log is intact: ${links} rows, ${seals} seals, in ${seconds} s. Head: ${links} ${head}`,
  )
})
