import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { memo, memoOf } from '@officina/shared/memo'
import type { Guard } from './context.ts'

export type JsonSchema = {
  [key: string]: unknown
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
}
export type SpecParameter = {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  schema?: JsonSchema
  content?: { 'application/json': { schema: JsonSchema } }
}
type SpecResponse = {
  description: string
  headers?: Record<string, unknown>
  content?: Record<string, { schema?: JsonSchema }>
}
export type SpecOperation = {
  operationId: string
  security: Record<string, string[]>[]
  parameters?: SpecParameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, SpecResponse>
  /** Doctor statuses that may call it; default: approved (reads also suspended). */
  'x-doctor-status'?: string[] | 'any'
  /** Permission an administrator needs. */
  'x-permission'?: string
  /** The list whose rows this call exports or whose filters it counts; the call has no route of its own. */
  'x-list'?: string
  /** Shows what may be a moment old: it may be read from a replica. */
  'x-may-lag'?: boolean
  /** Needs an Idempotency-Key header. */
  'x-idempotent'?: boolean
  /** How many keys a JSON body may have; default 1,000, at most 20,000. */
  'x-max-keys'?: number
  /** May be called before a new version of the legal documents has been accepted. */
  'x-before-terms'?: boolean
  /** May be called by people who still have to set up a second factor. */
  'x-before-second-factor'?: boolean
  /** Needs a proof of who one is that is not older than ten minutes, where the shop asks for it. */
  'x-step-up'?: boolean
}

export const methods = ['get', 'post', 'patch', 'delete'] as const
export type SpecMethod = (typeof methods)[number]

export type Spec = {
  paths: Record<string, Partial<Record<SpecMethod, SpecOperation>>>
  components: { schemas: Record<string, JsonSchema> }
}

// `import.meta.resolve` is not there where the page tests make their database
export const specFile = createRequire(import.meta.url).resolve('@officina/openapi/openapi.json')

/**
 * The bundled contract with every $ref replaced by what it names (the contract has no cycles); read once. What is
 * named in many places is one object in all of them.
 */
export const loadSpec = (): Spec => readSpec(specFile)

const readSpec = memo((file: string) => dereference(JSON.parse(readFileSync(file, 'utf8'))) as Spec)

/** An operation by its id, with its path. */
export function operationOf(id: string): { path: string; operation: SpecOperation } {
  for (const [path, item] of Object.entries(loadSpec().paths)) {
    const operation = methods.map((method) => item[method]).find((op) => op?.operationId === id)
    if (operation) return { path, operation }
  }
  throw new Error(`The contract has no operation ${id}.`)
}

/** What a call is about, the last word of its path: `orders` of `/api/admin/orders/{orderId}`. */
export const resourceOf = (path: string): string =>
  path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? 'items'

/** Who an operation is for; undefined: anybody. */
export function guardOf(operation: SpecOperation): Guard | undefined {
  const names = operation.security.flatMap((entry) => Object.keys(entry))
  return (['admin', 'doctor', 'patient'] as const).find((guard) =>
    names.includes(`${guard}Session`),
  )
}

/** Every property of an object schema, those of its parts (allOf) and of its one shape (oneOf) included. */
export const propertiesOf = (
  schema: JsonSchema | undefined,
): Readonly<Record<string, JsonSchema>> => (schema ? allProperties(schema) : none)

const none = Object.freeze({})

const allProperties = memoOf((schema: JsonSchema): Readonly<Record<string, JsonSchema>> => {
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  return Object.freeze(Object.assign({}, ...parts.map(propertiesOf), schema.properties))
})

/** The value schema of a query parameter of an operation. */
export function parameterOf(operation: SpecOperation, name: string): JsonSchema | undefined {
  const found = operation.parameters?.find((p) => p.in === 'query' && p.name === name)
  return found?.content?.['application/json'].schema ?? found?.schema
}

/** The schema of `data` in an operation's success. */
export function dataOf(operation: SpecOperation): JsonSchema | undefined {
  const status = Object.keys(operation.responses).find((code) => code.startsWith('2')) ?? '200'
  const body = operation.responses[status]?.content?.['application/json']?.schema
  return propertiesOf(body).data
}

/** The schema of a request's JSON body. */
export const bodyOf = (operation: SpecOperation): JsonSchema | undefined =>
  operation.requestBody?.content['application/json']?.schema

/** In place: copies made key by key take twice the memory of what the parser of JSON has laid out. */
function dereference(root: object): object {
  /** What each part has become; undefined while it is worked on. */
  const became = new Map<object, object | undefined>()
  return resolved(root)

  function resolved(part: object): object {
    if (!became.has(part)) {
      became.set(part, undefined)
      became.set(part, '$ref' in part ? named(part) : withResolvedParts(part))
    }
    const found = became.get(part)
    if (!found) throw new Error(`The contract has a cycle at ${Object.keys(part).join(', ')}`)
    return found
  }

  function named({ $ref, ...own }: { $ref?: unknown }): object {
    const found = resolved(lookUp(root, String($ref)))
    // what stands beside a reference says more of it, as a title
    return Object.keys(own).length > 0 ? { ...found, ...own } : found
  }

  function withResolvedParts<T extends object>(node: T): T {
    for (const [key, part] of Object.entries(node))
      if (typeof part === 'object' && part !== null)
        (node as Record<string, unknown>)[key] = resolved(part)
    return node
  }
}

function lookUp(root: object, ref: string): object {
  return ref
    .slice(2)
    .split('/')
    .reduce(
      (node, part) =>
        node[part.replaceAll('~1', '/').replaceAll('~0', '~') as keyof object] as object,
      root,
    )
}
