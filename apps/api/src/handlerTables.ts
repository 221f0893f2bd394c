import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HandlerTable } from './http/bind.ts'

const roles = ['admin', 'doctor', 'patient', 'public'].map((role) => `${role}.ts`)

/** `<entity>/<role>.ts` of all entities. */
export async function findHandlerFiles(root: string): Promise<string[]> {
  const entities = (await readdir(root, { withFileTypes: true })).filter((e) => e.isDirectory())
  const found = await Promise.all(
    entities.map(async ({ name }) =>
      (await readdir(join(root, name)))
        .filter((file) => roles.includes(file))
        .map((file) => join(root, name, file)),
    ),
  )
  return found.flat().sort()
}

/** Their tables. In the bundle of the server this file is a list of imports (scripts/lib/serverBundle.ts). */
export async function readHandlerTables(
  root: string,
): Promise<[file: string, table: HandlerTable][]> {
  const files = await findHandlerFiles(root)
  return Promise.all(
    files.map(async (file) => [file, (await import(pathToFileURL(file).href)).handlers]),
  )
}
