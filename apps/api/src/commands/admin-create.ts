import { prepare } from '../db/prepare.ts'
import { createFirstAdmin } from '../entities/admin/create.ts'
import { CommandError, runCommand } from './run.ts'
import { asSystem } from './system.ts'

/** `npm run admin:create -- a@b.c`: invites an owner and prints the link that sets up the account. Also beside a running server. */
await runCommand(async (tools) => {
  const { config, database } = tools
  const email = process.argv[2]?.trim()
  if (!email || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new CommandError('Enter the email address: npm run admin:create -- name@example.com')
  const { env, secretKey, secretKeyPrevious } = config
  await prepare(database, { env, secretKey, secretKeyPrevious, say: console.log })
  const { url } = await asSystem(tools, (ctx) => createFirstAdmin(ctx, { email }))
  console.log(
    `${email} has been invited. Open this link within 24 hours to set up the account:\n\n  ${url}\n`,
  )
})
