import { migrate } from '../db/migrate.ts'
import { isEmpty, seedDemo } from '../db/seed/demo.ts'
import { CommandError, runCommand } from './run.ts'

/** `npm run seed`: fills an empty database with the demo, also one that was started with SEED=none. */
await runCommand(async ({ config, database }) => {
  if (config.env === 'production')
    throw new CommandError('The demo is not for production: everyone knows its passwords.')
  await migrate(database.ownerUrl)
  if (!(await isEmpty(database.ownerUrl)))
    throw new CommandError('The database is not empty; empty it with npm run db:reset first.')
  await seedDemo({ ownerUrl: database.ownerUrl, config })
  console.log('The demo is in the database.')
})
