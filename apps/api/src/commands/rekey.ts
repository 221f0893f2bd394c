import { rekey } from '../db/rekey.ts'
import { tieSecret } from '../db/secret.ts'
import { CommandError, runOnData } from './run.ts'
import { asSystem } from './system.ts'

/** `npm run rekey`: encrypts anew with SECRET_KEY what SECRET_KEY_PREVIOUS has encrypted. Also beside a running server. */
await runOnData(async (tools) => {
  const { config, database } = tools
  if (!config.secretKeyPrevious)
    throw new CommandError(
      'Set SECRET_KEY to the new key and SECRET_KEY_PREVIOUS to the one before, restart the servers, then run npm run rekey again.',
    )
  await tieSecret(database.appUrl, config)
  const { anew, left, unreadable } = await asSystem(tools, rekey)
  console.log(`Encrypted anew: ${anew}. The audit log is sealed with SECRET_KEY from now on.`)
  if (unreadable > 0)
    console.log(`Left as they are: ${unreadable}, whose key is neither of the two.`)
  if (left > 0)
    throw new CommandError(
      `A server that does not have the new key yet has written ${left} more meanwhile. Restart it, then run npm run rekey again.`,
    )
  console.log(
    'Once all servers have the new key, SECRET_KEY_PREVIOUS can be taken away. Make a backup, and keep the old key as long as the backups from before.',
  )
})
