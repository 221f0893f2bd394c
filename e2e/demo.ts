import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../apps/api/src/config.ts'
import { openDatabase } from '../apps/api/src/db/embedded.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { seedDemo } from '../apps/api/src/db/seed/demo.ts'
import { installQuestionnaires } from '../apps/api/src/domain/questionnaire/definitions.ts'

/** Before the first test: one PostgreSQL for the run, and the demo that every file of tests gets a copy of. */
export default async function openDemo(): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'officina-e2e-'))
  const dataDir = join(dir, 'demo')
  const database = await openDatabase({ dataDir: dir }, undefined, { volatile: true })
  const { ownerUrl } = database
  await migrate(ownerUrl)
  await seedDemo({ ownerUrl, config: loadConfig({ CURRENCY: 'USD', DATA_DIR: dataDir }) })
  await installQuestionnaires(ownerUrl)
  process.env.E2E_DATABASE_URL = ownerUrl
  process.env.E2E_DATA_DIR = dataDir
  return async () => {
    await database.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
