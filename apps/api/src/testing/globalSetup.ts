import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { divide } from '../db/citus/divide.ts'
import { openDatabase } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { isDivided, isPooled } from './deep.ts'
import { startPooler } from './pooler.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    ownerUrl: string
    appUrl: string
    /** The same past a pooler; what tells other servers something goes this way. */
    directUrl: string
  }
}

/** One PostgreSQL for the whole run, migrated once; every test file clones it (about 80 ms). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'officina-test-'))
  const database = await openDatabase({ dataDir }, undefined, { volatile: true })
  await migrate(database.ownerUrl)
  if (isDivided) await divide(database.ownerUrl)
  const pooler = isPooled ? await startPooler(database.appUrl) : undefined
  project.provide('ownerUrl', database.ownerUrl)
  project.provide('appUrl', pooler?.url ?? database.appUrl)
  project.provide('directUrl', database.appUrl)
  return async () => {
    await pooler?.stop()
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
