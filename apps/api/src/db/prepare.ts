import type { Config, Secrets } from '../config.ts'
import { type OpenDatabase, StartError } from './embedded.ts'
import { exclusively } from './exclusively.ts'
import { assertJournalsAreKept } from './journalRights.ts'
import { applyMigrations, inWords } from './migrate.ts'
import { schemaState } from './schemaVersion.ts'
import { tieSecret } from './secret.ts'

type Work = Secrets & {
  env: Config['env']
  say: (line: string) => void
  /** Rows that a new database begins with; runs alone, with the schema in place. */
  fill?: (ownerUrl: string) => Promise<void>
}

/**
 * Everything a start does to the database before it serves, one process at a time: role, schema, grants, first
 * rows. Without DATABASE_OWNER_URL a schema that is behind is migrated with DATABASE_URL, except in production.
 * @throws StartError when schema or SECRET_KEY do not fit, or when the server's role could change the journals.
 */
export async function prepare(
  database: OpenDatabase,
  { env, say, fill, ...secrets }: Work,
): Promise<void> {
  const { ownerUrl, appUrl, owner } = database
  const isProduction = env === 'production'
  if (owner === 'same' && isProduction && (await schemaState(appUrl)) === 'behind')
    throw new StartError(
      'The database schema is out of date: run npm run db:migrate with DATABASE_OWNER_URL set to the owner of the tables, then start again.',
    )
  const alone = async () => {
    if (owner !== 'same' || (await schemaState(appUrl)) === 'behind') {
      const { applied } = await applyMigrations({
        ownerUrl,
        appUrl: owner === 'given' ? appUrl : undefined,
      })
      if (applied > 0)
        say(`Database schema: ${applied} ${applied === 1 ? 'step' : 'steps'} applied.`)
    }
    await tieSecret(ownerUrl, secrets)
    await fill?.(ownerUrl)
  }
  const wait = () => say('Another process is preparing this database. Waiting for it.')
  await exclusively(ownerUrl, alone, wait).catch(inWords)
  if (isProduction) await assertJournalsAreKept(appUrl)
}
