import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    ownerUrl: string
    appUrl: string
  }
}

/** One PostgreSQL for the whole run, migrated once; every test file clones it (about 80 ms). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'officina-test-'))
  const database = await openDatabase({ dataDir }, undefined, { volatile: true })
  await migrate(database.ownerUrl)
  project.provide('ownerUrl', database.ownerUrl)
  project.provide('appUrl', database.appUrl)
  return async () => {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
