import { migrate } from '../db/migrate.ts'
import { runAlone } from './run.ts'

/**
 * `npm run db:migrate`: brings the database to the newest schema, with DATABASE_OWNER_URL when that is set, and makes
 * the role of the server. `npm start` does the same where it is given the owner.
 */
await runAlone(async ({ database }) => {
  const { applied } = await migrate(
    database.ownerUrl,
    database.owner === 'given' ? database.appUrl : undefined,
  )
  console.log(applied === 0 ? 'The schema is up to date.' : `Schema steps applied: ${applied}.`)
})
