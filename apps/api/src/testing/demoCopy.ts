import { cpSync, rmSync } from 'node:fs'
import { statementOn, withDatabase } from './statementOn.ts'

/** Rows and files of the demo that one server may change, and what takes them away again. */
export type DemoCopy = { databaseUrl: string; dataDir: string; remove(): Promise<void> }

/** Copies the demo into a database of that name and into that folder. */
export async function copyDemo(
  demo: { ownerUrl: string; dataDir: string },
  name: string,
  dataDir: string,
): Promise<DemoCopy> {
  // a copy is made of a database that nobody is connected to
  const asOwner = (text: string) => statementOn(withDatabase(demo.ownerUrl, 'postgres'), text)
  const { pathname } = new URL(demo.ownerUrl)
  cpSync(demo.dataDir, dataDir, { recursive: true })
  await asOwner(`create database ${name} template ${pathname.slice(1)} strategy file_copy`)
  return {
    databaseUrl: withDatabase(demo.ownerUrl, name),
    dataDir,
    async remove() {
      await asOwner(`drop database ${name} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
