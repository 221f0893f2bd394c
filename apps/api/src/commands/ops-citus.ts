import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../config.ts'
import { readCatalog } from '../db/citus/catalog.ts'
import { citusChange } from '../db/citus/change.ts'
import { compareSchema } from '../db/schemaVersion.ts'
import { withClient } from '../db/withClient.ts'
import { CommandError, runOnData } from './run.ts'

/**
 * `npm run ops:citus [-- file] [-- --check]`: writes the SQL that divides the database by practice for Citus, from its
 * catalog, into `ops/citus.sql` or another file. With `--check` it only compares. Changes nothing in the database, which
 * has to have the schema of this program.
 */
await runOnData(async ({ database }) => {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean' } },
    allowPositionals: true,
  })
  const file = positionals[0] ? resolve(positionals[0]) : join(ROOT, 'ops/citus.sql')
  const { state } = await compareSchema(database.ownerUrl)
  if (state !== 'current')
    throw new CommandError(
      'The database does not have the schema of this program: run npm run db:migrate first.',
    )
  const text = citusChange(await withClient(database.ownerUrl, readCatalog))
  if (!values.check) {
    writeFileSync(file, text)
    console.log(file)
  } else if (readFileSync(file, 'utf8') !== text)
    throw new CommandError(`${file} is not that of this schema: run npm run ops:citus.`)
})
