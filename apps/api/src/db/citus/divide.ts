import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../config.ts'
import { withClient } from '../withClient.ts'

/** The change for Citus, as it is kept. */
export const citusFile = readFileSync(join(ROOT, 'ops/citus.sql'), 'utf8')

/** Functions of Citus for plain PostgreSQL, which refuse what Citus refuses. */
export const citusRules = readFileSync(join(import.meta.dirname, 'rules.sql'), 'utf8')

/** Divides a database of plain PostgreSQL by practice, under the rules of Citus; for tests. */
export const divide = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    await client.query(citusRules)
    await client.query(citusFile)
  })
