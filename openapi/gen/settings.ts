import type { Document, Json } from './document.ts'
import { layOut } from './layOut.ts'
import { describeResource } from './resources.ts'
import { isJson, mergeSchema } from './schemas.ts'

const text = (maxLength: number) => ({ type: ['string', 'null'], maxLength })
const time = { type: ['string', 'null'], format: 'date-time', example: '2026-11-20T09:00:00Z' }

/** Of one setting: who changed it last, and what the value that was sent would do. */
const note = {
  type: 'object',
  required: ['field', 'changed_at', 'changed_by', 'effect'],
  properties: {
    field: { type: 'string', maxLength: 60, example: 'cancel_minutes' },
    changed_at: time,
    changed_by: { ...text(200), example: 'Ana Ferreira' },
    effect: { ...text(300), example: '3 open carts exceed this.' },
  },
}
const revision = { type: 'integer', minimum: 0, maximum: 1_000_000_000, example: 1 }

/**
 * Writes out the groups of settings. A schema with `x-settings` lists the settings of a group; it gets what every
 * group has (`id`, `revision`, `defaults`, `notes`, and the shop that is connected), and `x-settings-patch` names the group that a body changes.
 */
export function composeSettings(document: Document): Document {
  const schemas = document.components.schemas ?? {}
  for (const schema of Object.values(schemas)) {
    const group = schemas[String(schema['x-settings-patch'])]
    if (!group) continue
    schema.required = ['revision']
    schema.properties = {
      ...(group.properties as Json),
      revision,
      dry_run: { type: 'boolean', description: 'Checks and tells the effect; stores nothing.' },
    }
  }
  for (const schema of Object.values(schemas)) {
    const group = schema['x-settings'] as Json | undefined
    if (!group) continue
    const settings = schema.properties as Record<string, Json>
    const names = Object.keys(settings)
    const defaults = { type: 'object', required: names, properties: { ...settings } }
    schema.required = [
      'id',
      ...names,
      'revision',
      'updated_at',
      'defaults',
      'notes',
      'connected_shop',
    ]
    schema.properties = {
      id: { type: 'string', maxLength: 40, example: group.group },
      ...settings,
      revision: { ...revision, readOnly: true },
      updated_at: { ...time, readOnly: true },
      defaults: { ...defaults, readOnly: true },
      notes: { type: 'array', readOnly: true, items: note },
      connected_shop: { ...text(200), readOnly: true, example: 'kingsway.myshopify.com' },
    }
  }
  return document
}

/** Cards of the page: a setting with `x-section` begins one. */
function sectionsOf(schema: Json): Json[] {
  const sections: (Json & { fields: string[] })[] = []
  const { defaults } = schema.properties as Record<string, Json>
  for (const [name, setting] of Object.entries(defaults?.properties as Record<string, Json>)) {
    const [title, ja] = (setting['x-section'] ?? []) as string[]
    if (title || sections.length === 0)
      sections.push({
        key: name,
        title: title ?? schema.title,
        'x-ja': ja ?? schema['x-ja'],
        fields: [],
      })
    sections.at(-1)?.fields.push(name)
  }
  return sections
}

/**
 * `settings.ts`: every setting by its key, with group, field, default and bounds, for the server; the type of each;
 * and the description of each group's page, for the console.
 */
export function renderSettings(document: Document): string {
  const groups = Object.entries(document.components.schemas ?? {})
    .flatMap(([name, schema]) =>
      schema['x-settings'] ? [{ name, schema, group: schema['x-settings'] as Json }] : [],
    )
    .sort((a, b) => Number(a.group.place) - Number(b.group.place))
  const described = groups.map(({ name, schema, group }) => {
    const hints = { resource: `settings/${group.group}`, groups: sectionsOf(schema) }
    const spec = describeResource(document, name, { ...schema, 'x-console': hints })
    // the body has them all
    spec.fields = {}
    const { dry_run: _, ...update } = spec.update as Json
    spec.update = update
    const settings = (schema.properties as Json).defaults as Json
    const pairs = (key: string) =>
      Object.fromEntries(
        Object.entries(settings.properties as Record<string, Json>).flatMap(([field, setting]) =>
          setting[key] ? [[field, setting[key]]] : [],
        ),
      )
    return [
      group.group,
      {
        text: [schema.description, schema['x-help-ja']],
        read: group.read,
        write: group.write,
        usedBy: pairs('x-used-by'),
        shopify: pairs('x-shopify'),
        spec,
      },
    ]
  })
  const settings = groups.flatMap(({ name, schema, group }) => {
    const { properties } = (schema.properties as Json).defaults as Json
    return Object.entries(properties as Record<string, Json>).map(([field, raw]) => {
      const key = String(raw['x-setting'])
      return {
        key,
        type: `components['schemas']['${name}']['${field}']`,
        entry: {
          group: group.group,
          field,
          default: raw['x-default'],
          ...(raw['x-default-in'] ? { default_in: raw['x-default-in'] } : {}),
          ...(raw['x-shopify'] ? { shopify: raw['x-shopify'] } : {}),
          schema: bare(document, raw),
        },
      }
    })
  })
  const keys = settings.map(({ key }) => key)
  const twice = keys.find((key, at) => keys.indexOf(key) !== at)
  if (twice) throw new Error(`two settings have the key ${twice}`)
  return `// Made by \`npm run gen\` from openapi/. Do not edit.
import type { components } from './schema.d.ts'

export const settingGroups = ${layOut(Object.fromEntries(described), 2)} as const

export const settingTable = ${layOut(Object.fromEntries(settings.map(({ key, entry }) => [key, entry])), 1)} as const

export type SettingValues = {
${settings.map(({ key, type }) => `  '${key}': ${type}`).join('\n')}
}
`
}

/** A schema with what it refers to, without words. */
function bare(document: Document, raw: Json): Json {
  const schema = mergeSchema(document, raw)
  const kept = Object.entries(schema).filter(([key]) => !words.includes(key) && !/^x-/.test(key))
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'items') return [key, bare(document, value as Json)]
      if (key === 'properties')
        return [
          key,
          Object.fromEntries(
            Object.entries(value as Record<string, Json>).map(([name, part]) => [
              name,
              isJson(part) ? bare(document, part) : part,
            ]),
          ),
        ]
      return [key, value]
    }),
  )
}

const words = ['title', 'description', 'example', '$ref']
