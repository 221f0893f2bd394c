import type { Document, Json } from './document.ts'

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A schema with what it refers to, and of `oneOf`/`anyOf` the shape that is not null. */
export function mergeSchema(document: Document, schema: Json): Json {
  const base = typeof schema.$ref === 'string' ? lookUp(document, schema.$ref) : schema
  const variant = ((base.oneOf ?? base.anyOf) as Json[] | undefined)?.find(
    (part) => part.type !== 'null',
  )
  const merged = { ...(variant ? mergeSchema(document, variant) : {}), ...base, ...schema }
  if (variant && ((base.oneOf ?? base.anyOf) as Json[]).some((part) => part.type === 'null'))
    merged.type = [merged.type, 'null'].flat()
  return merged
}

/** The schema of one row of a list operation's answer. */
export function rowSchema(document: Document, list: Json): Json {
  const answer = (list.responses as Record<string, Json>)['200']?.content as
    | Record<string, Json>
    | undefined
  const body = mergeSchema(document, (answer?.['application/json']?.schema ?? {}) as Json)
  const data = (body.properties as Record<string, Json> | undefined)?.data
  const items = data ? (mergeSchema(document, data).items as Json | undefined) : undefined
  return items ? mergeSchema(document, items) : {}
}

/** A query parameter of an operation, references followed. */
export function parameterOf(document: Document, operation: Json, name: string): Json | undefined {
  return ((operation.parameters ?? []) as Json[])
    .map((raw) => mergeSchema(document, raw))
    .find((parameter) => parameter.name === name)
}

/** What a parameter's value is, written as JSON or plainly. */
export function parameterSchema(
  document: Document,
  operation: Json,
  name: string,
): Json | undefined {
  const parameter = parameterOf(document, operation, name)
  if (!parameter) return undefined
  const content = (parameter.content as Record<string, Json> | undefined)?.['application/json']
  return mergeSchema(document, (content?.schema ?? parameter.schema) as Json)
}

export const filterSchema = (document: Document, list: Json): Json | undefined =>
  parameterSchema(document, list, 'filter')

const lookUp = (document: Document, ref: string): Json =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, part) => (node as Json)[part], document) as Json
