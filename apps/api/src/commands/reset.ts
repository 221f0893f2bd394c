import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import pg from 'pg'
import type { Config } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { withClient } from '../db/withClient.ts'
import { CommandError, runAlone } from './run.ts'

/** `npm run db:reset [-- --yes]`: empties the embedded database and removes the uploaded files. */
await runAlone(async ({ config, database }) => {
  if (config.databaseUrl)
    throw new CommandError(
      'db:reset only empties the embedded database. DATABASE_URL names your own server: empty that one yourself.',
    )
  if (config.env === 'production') throw new CommandError('db:reset does not run in production.')
  if (!process.argv.includes('--yes') && !(await confirmed(config)))
    throw new CommandError('Nothing was changed.')
  await recreate(database.ownerUrl)
  rmSync(join(config.dataDir, 'files'), { recursive: true, force: true })
  await migrate(database.ownerUrl)
  console.log(
    config.seed === 'demo'
      ? 'The database is empty. The next npm start fills it with the demo.'
      : 'The database is empty.',
  )
})

async function confirmed(config: Config): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CommandError('This is not a terminal. Add --yes to confirm.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    `This deletes every doctor, patient, order and file in ${config.dataDir}. Type "delete" to continue: `,
  )
  terminal.close()
  return answer.trim() === 'delete'
}

async function recreate(ownerUrl: string): Promise<void> {
  const url = new URL(ownerUrl)
  const name = pg.escapeIdentifier(url.pathname.slice(1))
  url.pathname = '/postgres'
  await withClient(url.href, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
}
