import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

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
export type SpecResponse = {
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
  /** Needs an Idempotency-Key header. */
  'x-idempotent'?: boolean
  /** Doctor writes that a suspended doctor keeps (sign-out, own account). */
  'x-allow-suspended'?: boolean
}

export const methods = ['get', 'post', 'patch', 'delete'] as const
export type SpecMethod = (typeof methods)[number]

export type Spec = {
  paths: Record<string, Partial<Record<SpecMethod, SpecOperation>>>
  components: { schemas: Record<string, JsonSchema> }
}

export const specFile = fileURLToPath(import.meta.resolve('@officina/openapi/openapi.json'))

/** The bundled contract with every $ref replaced by what it names (the contract has no cycles). */
export function loadSpec(): Spec {
  const raw = JSON.parse(readFileSync(specFile, 'utf8'))
  return dereference(raw, raw, []) as Spec
}

function dereference(node: unknown, root: unknown, trail: string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => dereference(item, root, trail))
  if (typeof node !== 'object' || node === null) return node
  const ref = (node as { $ref?: string }).$ref
  if (typeof ref === 'string') {
    if (trail.includes(ref)) throw new Error(`The contract has a cycle at ${ref}`)
    return dereference(lookUp(root, ref), root, [...trail, ref])
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, dereference(value, root, trail)]),
  )
}

function lookUp(root: unknown, ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (node, part) =>
        (node as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
      root,
    )
}
