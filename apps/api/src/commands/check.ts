import { compareSchema, endsOlderPrograms, knownMigrations } from '../db/schemaVersion.ts'
import { runOnData } from './run.ts'

/** There is something for `db:migrate` to do. */
const PENDING = 2

/**
 * `npm run db:check`: whether this program works with the database, and which migrations `npm run db:migrate` would
 * run. Changes nothing, also beside a running server. Exits 0 when nothing is to be done, 2 when migrations are to
 * run, 1 when the program does not fit the database or cannot reach it.
 */
await runOnData(async ({ database }) => {
  const { state, applied, pending, areQueuesBehind } = await compareSchema(database.ownerUrl)
  const known = knownMigrations()
  if (state === 'ahead') {
    console.log(
      `The database has ${applied} migrations and this program knows ${known}. It works with them; there is nothing to run.`,
    )
    return
  }
  if (state === 'current') {
    console.log(`The schema is up to date: ${applied} migrations. There is nothing to run.`)
    return
  }
  console.log(`The database has ${applied} of ${known} migrations. npm run db:migrate would run:`)
  for (const tag of pending)
    console.log(
      `  ${tag}${applied > 0 && endsOlderPrograms(tag) ? '  (stop older servers first)' : ''}`,
    )
  if (areQueuesBehind) console.log('  tables of the job queues')
  if (applied > 0 && !pending.some(endsOlderPrograms))
    console.log('Servers of the version before keep running meanwhile.')
  process.exitCode = PENDING
})
