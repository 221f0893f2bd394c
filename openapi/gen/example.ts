import type { Document, Json } from './document.ts'
import { isJson, mergeSchema } from './schemas.ts'

const formats: Record<string, string> = {
  uuid: '0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b',
  'date-time': '2026-11-20T09:30:00.000Z',
  date: '2026-11-20',
  email: 'name@example.org',
  uri: 'https://example.org/',
}

/**
 * An example of a schema: its own `example`, else one made from type, format, enum and bounds.
 * What an object demands and its own example leaves out is made too.
 */
export function exampleOf(document: Document, schema: Json): unknown {
  if (typeof schema.$ref === 'string') return exampleOf(document, lookUp(document, schema.$ref))
  if (isJson(schema.example)) return { ...demandedOf(document, schema), ...schema.example }
  if ('example' in schema) return schema.example
  if (Array.isArray(schema.examples)) return schema.examples[0]
  if ('const' in schema) return schema.const
  if ('default' in schema) return schema.default
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (Array.isArray(schema.allOf))
    return Object.assign(
      {},
      ...schema.allOf.map((part) => exampleOf(document, part as Json)),
      exampleOfObject(document, schema),
    )
  const choice = (schema.oneOf ?? schema.anyOf) as Json[] | undefined
  if (choice?.[0])
    return exampleOf(document, choice.find((part) => part.type !== 'null') ?? choice[0])
  const type = [schema.type].flat()[0]
  if (type === 'object') return exampleOfObject(document, schema)
  if (type === 'array')
    return Array.isArray(schema.prefixItems)
      ? schema.prefixItems.map((item) => exampleOf(document, item as Json))
      : schema.items
        ? [exampleOf(document, schema.items as Json)]
        : []
  if (type === 'integer' || type === 'number')
    return Math.max(Number(schema.minimum ?? 1), Math.min(Number(schema.maximum ?? 1), 1))
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (typeof schema.format === 'string' && formats[schema.format]) return formats[schema.format]
  const text = String(schema.title ?? 'text')
  return text.length < Number(schema.minLength ?? 0)
    ? text.padEnd(Number(schema.minLength), '.')
    : text.slice(0, Number(schema.maxLength ?? 80))
}

function exampleOfObject(document: Document, schema: Json): Json {
  return Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([key, property]) => [
      key,
      exampleOf(document, property),
    ]),
  )
}

/** Examples of what an object must have, from its own properties. */
function demandedOf(document: Document, schema: Json): Json {
  const required = (schema.required ?? []) as string[]
  const made = Object.entries(exampleOfObject(document, mergeSchema(document, schema)))
  return Object.fromEntries(made.filter(([key]) => required.includes(key)))
}

function lookUp(document: Document, ref: string): Json {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, part) => (node as Json)[part], document) as Json
}
