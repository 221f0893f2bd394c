import { join } from 'node:path'
import { memo } from '@officina/shared/memo'
import { readHandlerTables } from './handlerTables.ts'
import type { HandlerTable } from './http/bind.ts'

const root = join(import.meta.dirname, 'entities')

/** The tables of all entities as one; read once. */
export const loadHandlers = (): Promise<HandlerTable> => readHandlers(root)

const readHandlers = memo(async (root: string): Promise<HandlerTable> => {
  const all: HandlerTable = {}
  for (const [file, table] of await readHandlerTables(root))
    for (const [call, handler] of Object.entries(table)) {
      if (all[call]) throw new Error(`${file}: ${call} has a handler already`)
      all[call] = handler
    }
  return all
})
