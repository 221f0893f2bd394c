import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import openDemo from '../../e2e/demo.ts'

/** One PostgreSQL for the run, with the demo in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const close = await openDemo()
  const copies = mkdtempSync(join(tmpdir(), 'officina-page-'))
  const { E2E_DATABASE_URL: ownerUrl = '', E2E_DATA_DIR: dataDir = '' } = process.env
  project.provide('demo', { ownerUrl, dataDir, copies })
  return async () => {
    await close()
    rmSync(copies, { recursive: true, force: true })
  }
}
