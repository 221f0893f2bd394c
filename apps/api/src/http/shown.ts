import { memoOf } from '@officina/shared/memo'
import type { Ctx } from '../context.ts'
import { type JsonSchema, propertiesOf, type SpecOperation } from '../contract.ts'
import { auditShown, type Named } from '../entities/auditShown.ts'
import { EventStream, HtmlReply, Page } from './replies.ts'

type Call = { params: Record<string, unknown>; query: Record<string, unknown> }
type Find = (value: unknown, named: Named) => void

/**
 * Writes down whom an answer shows to a doctor or an administrator: patients that the contract marks with
 * `x-patient` in it, and the one of the path. Undefined for operations of others.
 */
export function createShown(
  operation: SpecOperation,
  answer: JsonSchema | undefined,
  resource: string,
): ((ctx: Ctx, call: Call, result: unknown) => Promise<void>) | undefined {
  if (!/^(admin|doctor)/.test(operation.operationId)) return undefined
  const find = createFind(answer)
  return async (ctx, { params, query }, result) => {
    if (result === undefined || result instanceof HtmlReply || result instanceof EventStream) return
    const named: Named = { ids: new Set(), numbers: new Set(), records: new Set() }
    find?.(result instanceof Page ? { data: result.rows } : result, named)
    const patientId = params.patientId ?? (params.resource === 'patients' ? params.id : undefined)
    if (patientId) named.ids.add(String(patientId))
    if (named.ids.size + named.numbers.size + named.records.size === 0) return
    const objectId = Object.values(params).findLast((value) => isId(value))
    await auditShown(
      ctx,
      {
        operationId: operation.operationId,
        resource,
        objectId: objectId === undefined ? null : String(objectId),
        filters: filterNames(query),
      },
      named,
    )
  }
}

/** Whether answers of a schema can name patients. */
export const namesPatients = (schema: JsonSchema | undefined): boolean =>
  createFind(schema) !== undefined

/** Finds what a schema marks; undefined when it marks nothing. */
const createFind = (schema: JsonSchema | undefined): Find | undefined => schema && findOf(schema)

const findOf = memoOf((schema: JsonSchema): Find | undefined => {
  const kind = kindOf(schema)
  if (kind) return (value, named) => void (typeof value === 'string' && named[kind].add(value))
  const items = createFind(schema.items)
  if (items)
    return (value, named) => {
      if (Array.isArray(value)) for (const item of value) items(item, named)
    }
  const inner = Object.entries(propertiesOf(schema)).flatMap(([name, field]): [string, Find][] => {
    const find = createFind(field)
    return find ? [[name, find]] : []
  })
  if (inner.length === 0) return undefined
  return (value, named) => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, find] of inner) find((value as Record<string, unknown>)[name], named)
  }
})

const kinds = { id: 'ids', number: 'numbers', record: 'records' } as const

const kindOf = (schema: JsonSchema): keyof Named | undefined =>
  kinds[schema['x-patient'] as keyof typeof kinds]

function filterNames({ filter, sort: _sort, range: _range, ...others }: Call['query']): string[] {
  return [...Object.keys(filter ?? {}), ...Object.keys(others)]
}

const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value)
