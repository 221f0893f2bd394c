import openapiTS, { astToString } from 'openapi-typescript'
import type { Document, Json } from './document.ts'

/**
 * schema.d.ts: the contract's types. Examples are left out, and the error answers that every operation
 * shares are one, `default`: all of them carry the schema `Error`.
 */
export async function writeTypes(spec: Document): Promise<string> {
  const types = astToString(
    await openapiTS(JSON.stringify(withSharedErrors(spec), typed), { alphabetize: true }),
  )
  return `${types.replace(absentMember, '').replace(anyHeaders, '')}${callsOf(spec)}`
}

/** Operation ids by method and path, by which the server's handlers are typed. */
function callsOf(spec: Document): string {
  const lines = Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, { operationId }]) => `  '${method.toUpperCase()} ${path}': '${operationId}'\n`,
    ),
  )
  return `export interface calls {\n${lines.sort().join('')}}\n`
}

/** Methods that a path does not have, headers and cookies that no call sends. */
const absentMember =
  /^ +(?:get|put|post|delete|options|head|patch|trace|header|cookie)\?: never;\n/gm
const anyHeaders = /^ +headers: \{\n +\[name: string\]: unknown;\n +\};\n/gm

const shared = '#/components/responses/'

function withSharedErrors(spec: Document): Document {
  const { responses = {}, ...components } = spec.components
  const { Forbidden: Failed = {} } = responses
  const operations = (item: Record<string, Json>) =>
    Object.entries(item).map(([method, operation]) => [method, withOneError(operation)])
  return {
    ...spec,
    components: { ...components, responses: { Failed } },
    paths: Object.fromEntries(
      Object.entries(spec.paths).map(([path, item]) => [
        path,
        Object.fromEntries(operations(item)),
      ]),
    ),
  }
}

function withOneError(operation: Json): Json {
  if (!operation.responses) return operation
  const own = Object.entries(operation.responses as Record<string, Json>).filter(
    ([, answer]) => !String(answer.$ref).startsWith(shared),
  )
  const responses = { ...Object.fromEntries(own), default: { $ref: `${shared}Failed` } }
  return { ...operation, responses }
}

/** The type writer reads only `schema`: a JSON parameter's type is that of its parsed value. */
function typed(key: string, node: unknown): unknown {
  if (key === 'example' || key === 'examples') return undefined
  const { in: place, content } = (node ?? {}) as { in?: string; content?: Json }
  const media = content?.['application/json'] as Json | undefined
  return place && media ? { ...(node as Json), content: undefined, schema: media.schema } : node
}
