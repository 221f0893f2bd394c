import { type AdminCtx, type Ctx, readingOf } from '../context.ts'
import { parameterOf, type Spec, type SpecOperation } from '../contract.ts'
import type { ListQuery } from '../entities/list.ts'
import { exportList } from '../entities/read/export.ts'
import { countFacets } from '../entities/read/facets.ts'
import { definedList, type List } from '../entities/read/list.ts'
import type { HandlerTable } from './bind.ts'
import type { AnyHandler } from './handler.ts'
import { csvReply } from './replies.ts'

type Query = ListQuery<Record<string, unknown>> & { columns?: string[]; of?: string[] }

/**
 * Handlers of the calls that the contract adds to every administrators' list (`…/export`, `…/facets`).
 * Call it after the handlers are loaded: a list that no `defineList` has made stops the boot.
 */
export function listHandlers(spec: Spec): HandlerTable {
  const handlers: HandlerTable = {}
  for (const [path, item] of Object.entries(spec.paths)) {
    const operationId = item.get?.['x-list']
    if (!item.get || !operationId) continue
    const list = definedList(operationId)
    if (!list)
      throw new Error(
        `${operationId} has a page in the console, so it can be exported: make it with defineList (entities/read/list.ts), or say \`x-export: false\` at the call and run \`npm run gen\`.`,
      )
    handlers[`GET ${path}`] = path.endsWith('/export') ? exporting(list, item.get) : counting(list)
  }
  return handlers
}

function exporting(list: List, operation: SpecOperation): AnyHandler {
  const all = parameterOf(operation, 'columns')?.items?.enum as string[]
  return async (ctx, { query }) => {
    const asked = { columns: all, ...(query as Query) }
    return csvReply(await exportList(ctx as AdminCtx, list, asked))
  }
}

const counting =
  (list: List): AnyHandler =>
  async (ctx: Ctx, { query }) => {
    const { filter = {}, of } = query as Query
    return countFacets(readingOf(ctx), list, filter, of)
  }
