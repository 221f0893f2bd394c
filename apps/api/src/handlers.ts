import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { memo } from '@officina/shared/memo'
import type { HandlerTable } from './http/bind.ts'

const root = join(import.meta.dirname, 'entities')
const roles = ['admin', 'doctor', 'patient', 'public'].map((role) => `${role}.ts`)

/** The tables of all entities, `entities/<entity>/<role>.ts`, as one; read once. */
export const loadHandlers = (): Promise<HandlerTable> => readHandlers(root)

const readHandlers = memo(async (root: string): Promise<HandlerTable> => {
  const entities = (await readdir(root, { withFileTypes: true })).filter((e) => e.isDirectory())
  const found = await Promise.all(
    entities.map(async ({ name }) =>
      (await readdir(join(root, name)))
        .filter((file) => roles.includes(file))
        .map((file) => join(root, name, file)),
    ),
  )
  const files = found.flat().sort()
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  const all: HandlerTable = {}
  for (const [i, { handlers }] of modules.entries())
    for (const [call, handler] of Object.entries(handlers as HandlerTable)) {
      if (all[call]) throw new Error(`${files[i]}: ${call} has a handler already`)
      all[call] = handler
    }
  return all
})
