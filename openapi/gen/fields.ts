import type { Document, Json } from './document.ts'
import { filterSchema, isJson, mergeSchema, rowSchema } from './schemas.ts'

/** Fields that lists and filters never include by default. */
const machineMade = ['id', 'revision']
const hints = ['title', 'description', 'format', 'minimum', 'maximum']

/** The data class of a record's column (decision 0027); undefined where the field is not a column. */
export type ClassOf = (
  resource: string,
  field: string,
) => 'personal' | 'clinical' | 'technical' | undefined

/**
 * Copies a resource's fields to where they are repeated: list rows (`x-row-of`), request bodies (`x-writes`:
 * all that are not readOnly), and, if `x-console` has `except`, columns, groups (`x-group`) and filters. Rows,
 * columns and filters (and so the CSV export) include technical fields by default, and others only if `columns`
 * or `quickFilters` name them; `except` excludes technical fields.
 */
export function composeFields(document: Document, classOf: ClassOf): Document {
  const schemas = document.components.schemas ?? {}
  for (const [name, schema] of Object.entries(schemas)) assertOptional(name, schema)
  for (const schema of Object.values(schemas)) {
    const rowOf = schemas[String(schema['x-row-of'])]
    if (rowOf)
      addFields(
        document,
        schema,
        rowOf,
        (name, field) => isScalar(field) && shows(rowOf, 'row', classOf)(name),
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
  const written = new Set(Object.values(schemas).map((schema) => schema['x-writes']))
  for (const [name, schema] of Object.entries(schemas)) {
    const console = schema['x-console'] as Json | undefined
    const list = console && document.paths[`/api/admin/${console.resource}`]?.get
    if (!console || !list || !isJson(console.except)) continue
    const row = (rowSchema(document, list).properties ?? {}) as Record<string, Json>
    const added = addColumns(console, Object.keys(row).filter(shows(schema, 'columns', classOf)))
    const own = (schema.properties ?? {}) as Record<string, Json>
    const typed = written.has(name) ? Object.keys(own).filter((key) => !own[key]?.readOnly) : []
    const ungrouped = typed.filter((key) => !namesIn(console.except, 'columns').includes(key))
    addToGroups(console, { ...row, ...own }, [...added, ...ungrouped])
    addFilters(document, list, row, shows(schema, 'filters', classOf))
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

/** Appends the columns that are not named to those that are; returns them. */
function addColumns(console: Json, shown: string[]): string[] {
  const named = namesIn(console, 'columns')
  const added = shown.filter((name) => !named.includes(name))
  console.columns = [...named, ...added]
  return added
}

/** A field goes to the group it names; one that has just become a column, or is typed, and names none, to the first. */
function addToGroups(console: Json, fields: Record<string, Json>, ungrouped: string[]): void {
  const groups = (console.groups ?? []) as { key: string; fields: string[] }[]
  const grouped = groups.flatMap((group) => group.fields)
  for (const [name, field] of Object.entries(fields)) {
    if (grouped.includes(name)) continue
    const key = field['x-group'] ?? (ungrouped.includes(name) ? groups[0]?.key : undefined)
    groups.find((group) => group.key === key)?.fields.push(name)
  }
}

function addFilters(
  document: Document,
  list: Json,
  row: Record<string, Json>,
  isShown: (name: string) => boolean,
): void {
  const filters = filterSchema(document, list)?.properties as Record<string, Json> | undefined
  if (!filters) return
  for (const [name, raw] of Object.entries(row)) {
    if (name === 'q' || !isShown(name)) continue
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

/** Whether a row, column or filter of the resource includes a field, by default or because it is named. */
function shows(schema: Json, where: 'row' | 'columns' | 'filters', classOf: ClassOf) {
  const console = (schema['x-console'] ?? {}) as Json
  const named = namesIn(console, where === 'filters' ? 'quickFilters' : 'columns')
  const except = [...machineMade, ...namesIn(console.except, where)]
  return (name: string): boolean =>
    named.includes(name) ||
    (!except.includes(name) && classOf(String(console.resource), name) === 'technical')
}

const namesIn = (lists: unknown, name: string) =>
  ((isJson(lists) ? lists[name] : undefined) ?? []) as string[]
