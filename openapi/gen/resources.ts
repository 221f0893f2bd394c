import type { Document, Json } from './document.ts'
import { layOut } from './layOut.ts'
import { choicesOf } from './lists.ts'
import {
  filterSchema,
  isJson,
  mergeSchema as merge,
  parameterSchema,
  rowSchema,
} from './schemas.ts'

/** Made files by their path below openapi/. */
type Made = [path: string, text: string][]

const madeBy = '// Made by `npm run gen` from openapi/. Do not edit.\n'

/**
 * The console's description of every schema that carries `x-console`: its fields with type, format,
 * enum, bounds, references and titles, and the list's sort fields and filters from its list operation.
 * A page loads those of its own resources; what every page asks of all of them is in the index.
 */
export function renderResources(document: Document): Made {
  const resources = Object.entries(document.components.schemas ?? {})
    .filter(([, schema]) => schema['x-console'])
    .map(([name, schema]) => describeResource(document, name, schema))
    .sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1))
  const index = resources.map(
    (resource) => `  ${JSON.stringify(resource.name)}: ${JSON.stringify(indexed(resource))},`,
  )
  const types = resources.map(
    ({ name }) => `  ${JSON.stringify(name)}: typeof import('./resources/${name}.ts').default`,
  )
  return [
    [
      'generated/resources.ts',
      `${madeBy}export const resources = {\n${index.join('\n')}\n} as const\n\nexport type ResourceName = keyof typeof resources\n\nexport type Described = {\n${types.join('\n')}\n}\n`,
    ],
    ...resources.map((resource): Made[number] => [
      `generated/resources/${resource.name}.ts`,
      `${madeBy}import { describe } from '../../described.ts'\n\nexport default describe(${layOut(resource, 2)})\n`,
    ]),
  ]
}

/** What menu, search, links and the calls ask of any resource, whatever page is open. */
const asked = [
  'title',
  'title_ja',
  'label',
  'representation',
  'notes',
  'order',
  'sort',
  'get',
  'permissions',
]

const indexed = (resource: Json): Json => ({
  name: resource.name,
  ...Object.fromEntries(
    asked.filter((key) => resource[key] !== undefined).map((key) => [key, resource[key]]),
  ),
  within: Object.keys(resource.filters as Json).filter((name) => name.endsWith('_id')),
})

export function describeResource(document: Document, schemaName: string, schema: Json): Json {
  const { except: _except, tabs, ...hints } = schema['x-console'] as Json
  const name = String(hints.resource)
  const all = document.paths[`/api/admin/${name}`]
  // a group of settings is one record
  const { get: list, post: create } = (schema['x-settings'] ? undefined : all) ?? {}
  const one = schema['x-settings']
    ? all
    : Object.entries(document.paths).find(([path]) =>
        new RegExp(`^/api/admin/${name}/\\{\\w+\\}$`).test(path),
      )?.[1]
  const rowFields = list ? describeFields(document, rowSchema(document, list)) : {}
  // the row first: what a list shows keeps its order
  const fields = { ...rowFields, ...describeFields(document, schema) }
  const row = Object.keys(rowFields)
  assertKnown(schemaName, 'columns', hints.columns, list ? row : Object.keys(fields))
  for (const [field, below] of Object.entries((hints.under ?? {}) as Record<string, string[]>))
    assertKnown(schemaName, 'under', [field, ...below], row)
  for (const [width, shown] of Object.entries((hints.widths ?? {}) as Json))
    assertKnown(schemaName, `widths ${width}`, shown, row)
  for (const group of (hints.groups ?? []) as Json[])
    assertKnown(schemaName, `group ${group.key}`, group.fields, Object.keys(fields))
  if (tabs && list) hints.tabs = tabsOf(document, list, schemaName, tabs)
  const like = (described: Json | null) => (described ? inherit(described, fields) : null)
  return {
    ...hints,
    name,
    schema: schemaName,
    title: schema.title ?? schemaName,
    title_ja: schema['x-ja'] ?? schema.title ?? schemaName,
    row,
    fields,
    sort: list ? sortOf(document, list) : [],
    filters: list ? inherit(filtersOf(document, list), fields) : {},
    get: Boolean(one?.get),
    export: Boolean(document.paths[`/api/admin/${name}/export`]),
    facets: Boolean(document.paths[`/api/admin/${name}/facets`]),
    create: like(create ? bodyFields(document, create) : null),
    update: like(one?.patch ? bodyFields(document, one.patch) : null),
    permissions: {
      list: list?.['x-permission'] ?? null,
      show: one?.get?.['x-permission'] ?? null,
      edit: one?.patch?.['x-permission'] ?? null,
      create: create?.['x-permission'] ?? null,
      delete: one?.delete?.['x-permission'] ?? null,
    },
  }
}

/** `tabs: status` makes a tab for each choice of that filter, "all" last; otherwise `tabs` lists the tabs. */
function tabsOf(document: Document, list: Json, schemaName: string, tabs: unknown): Json[] {
  const filters = (filterSchema(document, list)?.properties ?? {}) as Record<string, Json>
  const known = (name: string) => {
    assertKnown(schemaName, 'tabs', [name], Object.keys(filters))
    return filters[name] as Json
  }
  if (typeof tabs === 'string') {
    const filter = known(tabs)
    const choices = choicesOf(document, filter).filter((choice) => choice !== 'all')
    return [
      ...choices.map((choice) => ({
        filter: { [tabs]: filter.type === 'array' ? [choice] : choice },
      })),
      { label: ['All', 'すべて'], filter: {} },
    ]
  }
  for (const tab of tabs as { label?: string[]; filter: Json }[]) {
    for (const name of Object.keys(tab.filter)) {
      if (choicesOf(document, known(name)).length === 0)
        throw new Error(
          `${schemaName}: the tabs of x-console filter by ${name}, which has no choices`,
        )
    }
  }
  return tabs as Json[]
}

/** Input fields hold only differences: titles, help and references come from the field they write or filter. */
export function inherit(described: Json, fields: Json): Json {
  return Object.fromEntries(
    Object.entries(described as Record<string, Json>).map(([key, field]) => {
      const base = fields[key] ?? fields[key.replace(/_(gte|lte)$/, '')]
      if (!isJson(base)) return [key, field]
      const told = [
        'title',
        'title_ja',
        'description',
        'description_ja',
        'reference',
        'status',
        'labels',
        'unit',
      ]
      const inherited = Object.fromEntries(
        told.filter((name) => base[name] !== undefined).map((name) => [name, base[name]]),
      )
      return [key, { ...inherited, ...field }]
    }),
  )
}

function assertKnown(schema: string, what: string, named: unknown, known: string[]): void {
  for (const field of (named ?? []) as string[])
    if (!known.includes(field))
      throw new Error(`${schema}: x-console ${what} names ${field}, which is no field of it`)
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
  if (property['x-status']) field.status = property['x-status']
  if (property['x-labels']) field.labels = property['x-labels']
  if (property['x-permission']) field.permission = property['x-permission']
  if (property['x-unit']) field.unit = property['x-unit']
  if (property['x-show-if']) field.showIf = property['x-show-if']
  if (isJson(property.items)) field.items = describeField(document, property.items, true)
  if (property.type === 'object' && property.properties)
    field.fields = describeFields(document, property)
  return field
}

function sortOf(document: Document, operation: Json): unknown {
  const schema = parameterSchema(document, operation, 'sort')
  return ((schema?.prefixItems as Json[] | undefined)?.[0]?.enum as string[] | undefined) ?? []
}

function filtersOf(document: Document, operation: Json): Json {
  const schema = filterSchema(document, operation)
  return schema ? describeFields(document, schema) : {}
}

export function bodyFields(document: Document, operation: Json): Json | null {
  const content = (operation.requestBody as Json | undefined)?.content as
    | Record<string, Json>
    | undefined
  const schema = (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema as
    | Json
    | undefined
  return schema ? describeFields(document, merge(document, schema)) : null
}
