import type { Document, Json } from './bundle.ts'

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The console's description of every schema that carries `x-console`: its fields with type, format,
 * enum, bounds, references and titles, and the list's sort fields and filters from its list operation.
 */
export function renderResources(document: Document): string {
  const resources = Object.entries(document.components.schemas ?? {})
    .filter(([, schema]) => schema['x-console'])
    .map(([name, schema]) => describeResource(document, name, schema))
    .sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1))
  const body = resources
    .map(
      (resource) =>
        `  ${JSON.stringify(resource.name)}: ${JSON.stringify(resource, null, 2).replaceAll('\n', '\n  ')},`,
    )
    .join('\n')
  return `// Made by \`npm run gen\` from openapi/. Do not edit.\nexport const resources = {\n${body}\n} as const\n\nexport type ResourceName = keyof typeof resources\n`
}

function describeResource(document: Document, schemaName: string, schema: Json): Json {
  const hints = schema['x-console'] as Json
  const name = String(hints.resource)
  const list = document.paths[`/api/admin/${name}`]?.get
  const create = document.paths[`/api/admin/${name}`]?.post
  const update = Object.entries(document.paths).find(([path]) =>
    new RegExp(`^/api/admin/${name}/\\{\\w+\\}$`).test(path),
  )?.[1]?.patch
  return {
    name,
    schema: schemaName,
    title: schema.title ?? schemaName,
    title_ja: schema['x-ja'] ?? schema.title ?? schemaName,
    ...hints,
    fields: describeFields(document, schema),
    sort: list ? sortOf(document, list) : [],
    filters: list ? filtersOf(document, list) : {},
    create: create ? bodyFields(document, create) : null,
    update: update ? bodyFields(document, update) : null,
  }
}

function describeFields(document: Document, schema: Json): Json {
  const required = (schema.required ?? []) as string[]
  return Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([key, property]) => [
      key,
      describeField(document, property, required.includes(key)),
    ]),
  )
}

function describeField(document: Document, raw: Json, required: boolean): Json {
  const property = merge(document, raw)
  const types = [property.type].flat().filter((type) => type !== 'null')
  const kept = [
    'format',
    'enum',
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
    'pattern',
    'title',
    'description',
    'readOnly',
    'default',
    'minItems',
    'maxItems',
  ]
  const field: Json = {
    type: types[0] ?? 'string',
    required,
    nullable: [property.type].flat().includes('null'),
  }
  for (const key of kept) if (property[key] !== undefined) field[key] = property[key]
  if (property['x-ja']) field.title_ja = property['x-ja']
  if (property['x-help-ja']) field.description_ja = property['x-help-ja']
  if (property['x-reference']) field.reference = property['x-reference']
  if (property['x-enum']) field.enumName = property['x-enum']
  if (isJson(property.items)) field.items = describeField(document, property.items, true)
  if (property.type === 'object' && property.properties)
    field.fields = describeFields(document, property)
  return field
}

function merge(document: Document, schema: Json): Json {
  const base = typeof schema.$ref === 'string' ? lookUp(document, schema.$ref) : schema
  const variant = ((base.oneOf ?? base.anyOf) as Json[] | undefined)?.find(
    (part) => part.type !== 'null',
  )
  const merged = { ...(variant ? merge(document, variant) : {}), ...base, ...schema }
  if (variant && ((base.oneOf ?? base.anyOf) as Json[]).some((part) => part.type === 'null'))
    merged.type = [merged.type, 'null'].flat()
  return merged
}

function sortOf(document: Document, operation: Json): unknown {
  const schema = parameterSchema(document, operation, 'sort')
  return ((schema?.prefixItems as Json[] | undefined)?.[0]?.enum as string[] | undefined) ?? []
}

function filtersOf(document: Document, operation: Json): Json {
  const schema = parameterSchema(document, operation, 'filter')
  return schema ? describeFields(document, schema) : {}
}

function parameterSchema(document: Document, operation: Json, name: string): Json | undefined {
  for (const raw of (operation.parameters ?? []) as Json[]) {
    const parameter = merge(document, raw)
    if (parameter.name !== name) continue
    const content = (parameter.content as Record<string, Json> | undefined)?.['application/json']
    return merge(document, (content?.schema ?? parameter.schema) as Json)
  }
  return undefined
}

function bodyFields(document: Document, operation: Json): Json | null {
  const content = (operation.requestBody as Json | undefined)?.content as
    | Record<string, Json>
    | undefined
  const schema = content?.['application/json']?.schema as Json | undefined
  return schema ? describeFields(document, merge(document, schema)) : null
}

function lookUp(document: Document, ref: string): Json {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, part) => (node as Json)[part], document) as Json
}
