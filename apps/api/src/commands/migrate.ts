import { migrate } from '../db/migrate.ts'
import { runCommand } from './run.ts'

/** `npm run db:migrate`: brings the database to the newest schema; `npm start` does the same. */
await runCommand(async ({ database }) => {
  const { applied } = await migrate(database.ownerUrl)
  console.log(applied === 0 ? 'The schema is up to date.' : `Schema steps applied: ${applied}.`)
})
