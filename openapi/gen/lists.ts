import type { Document, Json } from './document.ts'
import { filterSchema, mergeSchema, parameterOf, rowSchema } from './schemas.ts'

/**
 * Adds the calls of every list with a console page: `…/export` (the whole filtered
 * list as CSV) and `…/facets` (how many rows each choice of a filter would leave). A list with
 * `x-export: false` has neither. The export asks for a fresh proof of who one is where a row tells of patients or of
 * money, or as `x-export-step-up` says.
 */
export function composeLists(document: Document): Document {
  for (const schema of Object.values(document.components.schemas ?? {})) {
    const resource = (schema['x-console'] as Json | undefined)?.resource
    const path = `/api/admin/${resource}`
    const list = document.paths[path]?.get
    if (!list || list['x-export'] === false) continue
    document.paths[`${path}/export`] ??= { get: exportOf(document, list) }
    const facets = facetsOf(document, list)
    if (facets) document.paths[`${path}/facets`] ??= { get: facets }
  }
  return document
}

function exportOf(document: Document, list: Json): Json {
  const row = (rowSchema(document, list).properties ?? {}) as Json
  const fields = Object.keys(row).filter((name) => isCell(document, row[name] as Json))
  const isSensitive = Object.values(row)
    .map((field) => mergeSchema(document, field as Json))
    .some((field) => field['x-patient'] !== undefined || field.format === 'money')
  return {
    operationId: String(list.operationId).replace('List', 'Export'),
    summary: `${list.summary}: the whole list as CSV`,
    description:
      'UTF-8 with BOM; headers and words in the language of the caller, amounts as decimals, times in the time zone of the business. Fields that the caller may not read are left out.',
    ...shared(list),
    ...((list['x-export-step-up'] ?? isSensitive) ? { 'x-step-up': true } : {}),
    parameters: [
      ...['sort', 'filter'].flatMap((name) => parameterOf(document, list, name) ?? []),
      {
        name: 'columns',
        in: 'query',
        description: 'Fields to write, in this order; all without it.',
        content: {
          'application/json': {
            schema: {
              type: 'array',
              minItems: 1,
              maxItems: fields.length,
              uniqueItems: true,
              items: { type: 'string', enum: fields },
              example: fields.slice(1, 3),
            },
          },
        },
      },
    ],
    responses: {
      '200': {
        description: 'The file.',
        content: { 'text/csv': { schema: { type: 'string' } } },
      },
    },
  }
}

/** Texts, numbers and lists of them, and changes, which have words of their own; what else has parts fits no cell. */
function isCell(document: Document, raw: Json): boolean {
  const schema = mergeSchema(document, raw)
  if (schema.format === 'changes') return true
  if (schema.items) return isCell(document, schema.items as Json)
  return ![schema.type].flat().includes('object')
}

function facetsOf(document: Document, list: Json): Json | undefined {
  const filters = Object.entries((filterSchema(document, list)?.properties ?? {}) as Json)
  const counted = filters.filter(([, schema]) => choicesOf(document, schema as Json).length > 0)
  if (counted.length === 0) return undefined
  const counts = counted.map(([name, schema]) => [
    name,
    {
      type: 'object',
      description: 'Value → rows.',
      additionalProperties: { type: 'integer', minimum: 0, maximum: 100_000 },
      example: { [String(choicesOf(document, schema as Json)[0])]: 12 },
    },
  ])
  return {
    operationId: String(list.operationId).replace('List', 'Facet'),
    summary: `${list.summary}: how many rows each choice of a filter has`,
    description:
      'Each filter is counted under all the others. With `capped` not every row was counted: counts above 10,000 may be estimates, or are those of the first 100,000 rows found, of some searches 10,000. Choices without rows are left out.',
    ...shared(list),
    parameters: [
      ...['filter'].flatMap((name) => parameterOf(document, list, name) ?? []),
      {
        name: 'of',
        in: 'query',
        description: 'Filters to count the choices of; all without it.',
        content: {
          'application/json': {
            schema: {
              type: 'array',
              minItems: 1,
              maxItems: counted.length,
              uniqueItems: true,
              items: { type: 'string', enum: counted.map(([name]) => name) },
              example: [counted[0]?.[0]],
            },
          },
        },
      },
    ],
    responses: {
      '200': {
        description: 'Counts by filter.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['data'],
              properties: {
                data: {
                  type: 'object',
                  required: ['capped', 'facets'],
                  properties: {
                    capped: { type: 'boolean', example: false },
                    facets: { type: 'object', properties: Object.fromEntries(counts) },
                  },
                },
              },
            },
          },
        },
      },
    },
  }
}

/** The list's guard and permission, and the list it belongs to. */
const shared = (list: Json): Json => ({
  security: list.security,
  ...(list['x-permission'] ? { 'x-permission': list['x-permission'] } : {}),
  'x-list': list.operationId,
})

/** The values a filter chooses from: of an enum, of an array of one, or of a boolean. */
export function choicesOf(document: Document, raw: Json): unknown[] {
  const schema = mergeSchema(document, raw)
  if (schema.type === 'boolean') return [true, false]
  const item =
    schema.type === 'array' ? mergeSchema(document, (schema.items ?? {}) as Json) : schema
  return Array.isArray(item.enum) ? item.enum.filter((value) => value !== null) : []
}
