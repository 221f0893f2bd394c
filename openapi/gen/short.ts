import type { Json } from './document.ts'
import type { Calls } from './load.ts'
import { isJson } from './schemas.ts'

const uuid: Json = { type: 'string', format: 'uuid' }
const json = (schema: Json): Json => ({ 'application/json': { schema } })
const dataOf = (data: Json): Json =>
  json({ type: 'object', required: ['data'], properties: { data } })
const named = (schema: unknown, isBody = false): Json =>
  isJson(schema) ? typed(schema, isBody) : { $ref: schema }

/**
 * A schema without a type is an array where it has items, else an object; as a request body it has no other
 * properties than its own.
 */
export function typed(schema: Json, isBody = false): Json {
  const isTyped = ['type', 'allOf', 'oneOf', 'anyOf', '$ref'].some((key) => key in schema)
  if (isTyped && !(isBody && schema.type === 'object')) return schema
  if ('items' in schema) return { type: 'array', ...schema }
  const { description, ...rest } = schema
  return {
    type: 'object',
    ...(description === undefined ? {} : { description }),
    ...(isBody ? { additionalProperties: false } : {}),
    ...rest,
  }
}

/** Short forms of the content of a body or response; the value is a schema (or its name) or a media type. */
const contents: Record<string, (value: unknown) => Json> = {
  'x-json': (body) => json(named(body, true)),
  'x-form': (body) => ({ 'multipart/form-data': { schema: named(body, true) } }),
  'x-data': (name) => dataOf(named(name)),
  'x-rows': (name) => dataOf({ type: 'array', items: named(name) }),
  'x-file': (type) => ({ [String(type)]: { schema: { type: 'string', format: 'binary' } } }),
}

/** What gives a call parameters, in the order in which it stands there. */
const parameterKeys: Record<string, (value: unknown) => unknown[]> = {
  // one may be a list that several calls share
  parameters: (all) => (all as unknown[]).flat(),
  // a call that is made once under its key
  'x-idempotent': () => [{ $ref: 'IdempotencyKey' }],
  'x-sort': (sort) => {
    const { by, example } = sort as Json
    const direction = { type: 'string', enum: ['ASC', 'DESC'] }
    const pair = {
      prefixItems: [{ type: 'string', enum: by }, direction],
      minItems: 2,
      maxItems: 2,
    }
    return [
      inQuery('sort', { type: 'array', ...pair, items: { type: 'string' }, example }),
      { $ref: 'Range' },
    ]
  },
  'x-filter': (schema) => [inQuery('filter', filterOf(schema))],
  'x-required-filter': (schema) => [inQuery('filter', filterOf(schema), { required: true })],
}

const filterOf = (schema: unknown): Json => ({
  type: 'object',
  additionalProperties: false,
  ...(schema as Json),
})
const inQuery = (name: string, schema: Json, more: Json = {}): Json => ({
  name,
  in: 'query',
  ...more,
  content: json(schema),
})

/** An operation of a file in full: path parameters, guard, expanded short forms, and the summary of what nothing describes. */
export function writeOut(short: Json, path: string, { role, parameters }: Calls): Json {
  const own = Object.entries(short).flatMap(([key, value]) => parameterKeys[key]?.(value) ?? [])
  // they stand where the first of their keys does
  const operation: Json = Object.fromEntries(
    Object.entries(short).flatMap(([key, value]) => [
      ...(key in parameterKeys && key !== 'x-idempotent' ? [] : [[key, value]]),
      ...(key in parameterKeys ? [['parameters', own]] : []),
    ]),
  )
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => {
    const schema = parameters[name] ?? (name.endsWith('Id') ? uuid : undefined)
    return schema ? [{ name, in: 'path', required: true, schema }] : []
  })
  const all = [...inPath, ...own]
  const body = operation.requestBody as Json | undefined
  const answers = Object.entries((operation.responses ?? {}) as Record<string, Json | null>)
  return {
    ...operation,
    security: operation.security ?? (role === 'public' ? [] : [{ [`${role}Session`]: [] }]),
    ...(all.length > 0 ? { parameters: all } : {}),
    ...(body ? { requestBody: { required: true, ...withContent(body) } } : {}),
    responses: Object.fromEntries(
      answers.map(([status, answer]) => [
        status,
        isJson(answer) ? withContent({ description: `${operation.summary}.`, ...answer }) : answer,
      ]),
    ),
  }
}

function withContent(holder: Json): Json {
  const key = Object.keys(contents).find((name) => name in holder)
  if (!key) return holder
  const { [key]: value, ...rest } = holder
  return { ...rest, content: contents[key]?.(value) }
}
