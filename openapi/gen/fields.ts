import type { Document, Json } from './document.ts'
import { filterSchema, isJson, mergeSchema, rowSchema } from './schemas.ts'

/** Fields that no list shows by itself and no filter is made for. */
const machineMade = ['id', 'revision']
const hints = ['title', 'description', 'format', 'minimum', 'maximum']

/**
 * Takes a resource's fields to the places that only repeat them: list rows (`x-row-of`), request bodies
 * (`x-writes`: whatever is not readOnly), and, where `x-console` has `except`, columns, groups (`x-group`)
 * and filters. `except` names what stays out of rows, columns and filters.
 */
export function composeFields(document: Document): Document {
  const schemas = document.components.schemas ?? {}
  for (const [name, schema] of Object.entries(schemas)) assertOptional(name, schema)
  for (const schema of Object.values(schemas)) {
    const rowOf = schemas[String(schema['x-row-of'])]
    if (rowOf)
      addFields(
        document,
        schema,
        rowOf,
        (name, field) => isScalar(field) && !exceptOf(rowOf, 'row').includes(name),
      )
    const writes = schemas[String(schema['x-writes'])]
    if (writes)
      addFields(
        document,
        schema,
        writes,
        (name, field) => !field.readOnly && field.type !== 'object' && !machineMade.includes(name),
      )
  }
  for (const schema of Object.values(schemas)) {
    const console = schema['x-console'] as Json | undefined
    const list = console && document.paths[`/api/admin/${console.resource}`]?.get
    if (!console || !list || !isJson(console.except)) continue
    const row = (rowSchema(document, list).properties ?? {}) as Record<string, Json>
    const added = addColumns(console, Object.keys(row), exceptOf(schema, 'columns'))
    addToGroups(console, { ...row, ...((schema.properties ?? {}) as Record<string, Json>) }, added)
    addFilters(document, list, row, exceptOf(schema, 'filters'))
  }
  return document
}

/** A field that some may not read cannot be promised to everybody. */
function assertOptional(schemaName: string, schema: Json): void {
  const required = (schema.required ?? []) as string[]
  for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, Json>))
    if (isJson(field) && field['x-permission'] && required.includes(name))
      throw new Error(`${schemaName}: ${name} has x-permission, so it cannot be required`)
}

function addFields(
  document: Document,
  to: Json,
  from: Json,
  wanted: (name: string, field: Json) => boolean,
): void {
  to.properties ??= {}
  const own = to.properties as Record<string, Json>
  for (const [name, raw] of Object.entries((from.properties ?? {}) as Record<string, Json>))
    if (!own[name] && wanted(name, mergeSchema(document, raw))) own[name] = { ...raw }
}

/** Every field of the row that nobody has named becomes a column; answers which. */
function addColumns(console: Json, row: string[], except: string[]): string[] {
  const named = (console.columns ?? []) as string[]
  const added = row.filter((name) => ![...named, ...except, ...machineMade].includes(name))
  console.columns = [...named, ...added]
  return added
}

/** A field goes to the group it names; one that has just become a column and names none, to the first. */
function addToGroups(console: Json, fields: Record<string, Json>, added: string[]): void {
  const groups = (console.groups ?? []) as { key: string; fields: string[] }[]
  const grouped = groups.flatMap((group) => group.fields)
  for (const [name, field] of Object.entries(fields)) {
    if (grouped.includes(name)) continue
    const key = field['x-group'] ?? (added.includes(name) ? groups[0]?.key : undefined)
    groups.find((group) => group.key === key)?.fields.push(name)
  }
}

function addFilters(
  document: Document,
  list: Json,
  row: Record<string, Json>,
  except: string[],
): void {
  const filters = filterSchema(document, list)?.properties as Record<string, Json> | undefined
  if (!filters) return
  for (const [name, raw] of Object.entries(row)) {
    if ([...except, ...machineMade, 'q'].includes(name)) continue
    if ([name, `${name}_gte`, `${name}_lte`].some((known) => filters[known])) continue
    Object.assign(filters, filtersFor(name, mergeSchema(document, raw)))
  }
}

/** Choices by check list, days and numbers by range, everything else by its value. */
function filtersFor(name: string, field: Json): Record<string, Json> {
  const choices = (field.enum ?? Object.keys((field['x-labels'] ?? {}) as Json)) as unknown[]
  const known = choices.filter((choice) => choice !== null)
  const type = typeOf(field)
  if (type === 'string' && known.length > 0)
    return { [name]: { type: 'array', maxItems: known.length, items: { type, enum: known } } }
  if (type === 'string' && String(field.format).startsWith('date'))
    return range(name, { type, format: 'date' })
  if (type === 'integer' || type === 'number')
    return range(name, {
      minimum: -9_000_000_000_000,
      maximum: 9_000_000_000_000,
      ...keep(field),
      type,
    })
  if (type === 'string') return { [name]: { maxLength: 200, ...keep(field), type } }
  return type === 'boolean' ? { [name]: { type } } : {}
}

const range = (name: string, field: Json): Record<string, Json> => ({
  [`${name}_gte`]: field,
  [`${name}_lte`]: field,
})

const keep = (field: Json): Json =>
  Object.fromEntries(
    [...hints, 'maxLength', 'x-ja', 'x-reference']
      .filter((key) => field[key] !== undefined)
      .map((key) => [key, field[key]]),
  )

const typeOf = (field: Json) => [field.type].flat().find((type) => type !== 'null')
const isScalar = (field: Json) =>
  ['string', 'integer', 'number', 'boolean'].includes(String(typeOf(field)))

const exceptOf = (schema: Json, what: 'row' | 'columns' | 'filters'): string[] =>
  (((schema['x-console'] as Json | undefined)?.except as Json | undefined)?.[what] ??
    []) as string[]
