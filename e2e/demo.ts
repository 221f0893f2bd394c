import { openDemoDatabase } from '../apps/api/src/testing/demoDatabase.ts'

/** Before the first test: one PostgreSQL for the run, and the demo that every file of tests gets a copy of. */
export default async function openDemo(): Promise<() => Promise<void>> {
  const { ownerUrl, dataDir, stop } = await openDemoDatabase()
  process.env.E2E_DATABASE_URL = ownerUrl
  process.env.E2E_DATA_DIR = dataDir
  return stop
}
