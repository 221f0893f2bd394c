import type { Field, Resource } from './resourceModel.ts'
import type { Files, Line } from './write.ts'

/** The files of a resource whose records are nothing but their fields. */
export function resourceFiles(r: Resource): Files {
  const entity = `apps/api/src/entities/${r.entity}`
  return {
    [`openapi/${r.entity}/schemas.yaml`]: schemas(r),
    [`openapi/${r.entity}/admin.yaml`]: calls(r),
    [`apps/api/src/db/schema/${r.entity}.ts`]: table(r),
    [`${entity}/records.ts`]: records(r),
    [`${entity}/admin.ts`]: handlers(r),
    [`${entity}/${r.entity}.test.ts`]: test(r),
    [`apps/console/src/resources/${r.name}/definition.ts`]: definition(r),
  }
}

/** What others have to know of it: history, notes and Find, the words of the audit log, the tones of its states. */
export function resourceLines(r: Resource): Line[] {
  const status = r.fields.find(isStatus)
  return [
    {
      file: 'apps/api/src/db/schema/index.ts',
      after: "export * from './account.ts'",
      before: '\n',
      text: `\nexport * from './${r.entity}.ts'`,
    },
    {
      file: 'apps/api/src/entities/admin/records.ts',
      after: 'const kinds',
      before: '}\n',
      text: `  ${keyOf(r.name)}: { type: '${r.kind}', table: '${r.table}', find: '${r.title.key}' },\n`,
    },
    {
      file: 'openapi/admin/schemas.yaml',
      after: '    resource: { type: string, enum: [doctors,',
      before: '] }',
      text: `, ${r.name}`,
    },
    {
      file: 'openapi/admin/schemas.yaml',
      after: '    object_type: { type: string, title: Object, x-ja: 対象, x-labels: {',
      before: ' }, example: doctor',
      text: `, ${r.kind}: [${r.one.en}, ${r.one.ja}]`,
    },
    ...(status
      ? [
          {
            file: 'packages/shared/src/status/words.ts',
            after: 'export const statusTones = {',
            before: '\n} as const',
            text: `\n  ${r.kind}: {\n${status.choices
              .map(({ key, tone, en, ja }) => `    ${key}: ['${tone}', '${en}', '${ja}'],\n`)
              .join('')}  },`,
          },
        ]
      : []),
  ]
}

const isStatus = ({ key, type }: Field) => key === 'status' && type === 'enum'
const isText = ({ type }: Field) => /^(text|note|email|phone|url)$/.test(type)
/** What every record has; the others may be empty. */
const isAlways = (r: Resource) => (field: Field) =>
  field === r.title || field.type === 'enum' || field.type === 'yesno'
const keysOf = (named: readonly { key: string }[]) => named.map(({ key }) => key).join(', ')
const keyOf = (name: string) => (name.includes('-') ? `'${name}'` : name)

const schemas = (r: Resource) => `${r.schema}:
  title: ${r.one.en}
  x-ja: ${r.one.ja}
  x-console:
    resource: ${r.name}
    notes: ${r.permission}
    label: { en: ${r.many.en}, ja: ${r.many.ja} }
    representation: ${r.title.key}
    order: [${r.title.key}, ASC]
    except: { columns: [], filters: [${keysOf(r.fields.filter(isText))}] }
  required: [id, ${keysOf(r.fields.filter(isAlways(r)))}, revision]
  properties:
    id: { type: string, format: uuid, readOnly: true }
${r.fields.map((field) => `    ${field.key}: ${property(r, field)}\n`).join('')}    revision: { type: integer, maximum: 2147483647, readOnly: true }

${r.schema}New:
  required: [${keysOf(r.fields.filter(isAlways(r)))}]
  x-writes: ${r.schema}

${r.schema}Update:
  description: The fields to change, and the revision they were read at.
  required: [revision]
  x-writes: ${r.schema}
  properties:
    revision: { type: integer, minimum: 1, maximum: 2147483647 }
`

function property(r: Resource, field: Field): string {
  const words = `title: ${field.en}, x-ja: ${field.ja}`
  if (field.type === 'enum') {
    const values = `enum: [${keysOf(field.choices)}]`
    const labels = field.choices.map(({ key, en, ja }) => `${key}: [${en}, ${ja}]`).join(', ')
    return isStatus(field)
      ? `{ type: string, ${values}, ${words}, x-status: ${r.kind} }`
      : `{ type: string, ${values}, ${words}, x-labels: { ${labels} } }`
  }
  if (field.type === 'yesno') return `{ type: boolean, ${words} }`
  if (field === r.title) return `{ type: string, minLength: 1, maxLength: 120, ${words} }`
  return `{ ${shapes[field.type]}, ${words} }`
}

const shapes: Record<Exclude<Field['type'], 'enum' | 'yesno'>, string> = {
  text: "type: [string, 'null'], maxLength: 200",
  note: "type: [string, 'null'], maxLength: 2000, format: multiline",
  email: "type: [string, 'null'], maxLength: 254, format: email",
  phone: "type: [string, 'null'], maxLength: 40, format: phone",
  url: "type: [string, 'null'], maxLength: 500, format: uri",
  date: "type: [string, 'null'], format: date",
  number: "type: [integer, 'null'], minimum: 0, maximum: 2147483647",
  money: "type: [integer, 'null'], minimum: 0, maximum: 2147483647, format: money",
}

function calls(r: Resource): string {
  const many = r.many.en
  const one = r.one.en.toLowerCase()
  const a = /^[aeiou]/.test(one) ? 'an' : 'a'
  const sorts = [r.title, ...r.fields.filter(({ type }) => /^(date|number|money)$/.test(type))]
  return `GET /api/admin/${r.name}:
  operationId: adminList${r.plural}
  summary: ${many}
  x-permission: ${r.permission}
  x-sort: { by: [${keysOf(sorts)}], example: [${r.title.key}, ASC] }
  x-filter:
    properties:
      id: { maxItems: 200, items: { type: string, format: uuid } }
      q: { type: string, maxLength: 100 }
  responses: { '200': { x-rows: ${r.schema} } }
POST /api/admin/${r.name}:
  operationId: adminCreate${r.schema}
  summary: Create ${a} ${one}
  x-permission: ${r.permission}
  requestBody: { x-json: ${r.schema}New }
  responses: { '201': { description: Created., x-data: ${r.schema} } }
GET /api/admin/${r.name}/{${r.entity}Id}:
  operationId: adminGet${r.schema}
  summary: ${a.replace('a', 'A')} ${one}
  x-permission: ${r.permission}
  responses: { '200': { description: Found., x-data: ${r.schema} } }
PATCH /api/admin/${r.name}/{${r.entity}Id}:
  operationId: adminUpdate${r.schema}
  summary: Change ${a} ${one}
  x-permission: ${r.permission}
  requestBody: { x-json: ${r.schema}Update }
  responses: { '200': { description: Changed., x-data: ${r.schema} } }
DELETE /api/admin/${r.name}/{${r.entity}Id}:
  operationId: adminDelete${r.schema}
  summary: Delete ${a} ${one}
  x-permission: ${r.permission}
  responses: { '204': { description: Deleted. } }
`
}

function table(r: Resource): string {
  const has = (type: Field['type']) => r.fields.some((field) => field.type === type)
  const builders = [has('yesno') && 'boolean', 'index', has('number') && 'integer', 'pgTable']
  const columns = ['id', has('money') && 'money', 'revision', 'stamps']
  const inTable = camelOf(r.table)
  return `import { ${builders.filter(Boolean).join(', ')} } from '../sql.ts'
import { ${columns.filter(Boolean).join(', ')} } from './columns.ts'
import { technical } from './dataClass.ts'

export const ${inTable} = pgTable(
  '${r.table}',
  {
    id: id(),
${r.fields.map((field) => `    ${camelOf(field.key)}: ${column(field)}${isAlways(r)(field) ? '.notNull()' : ''},\n`).join('')}    revision: revision(),
    ...stamps(),
  },
  (t) => [index('${r.table}_${r.title.key}').on(t.${camelOf(r.title.key)}, t.id)],
)
`
}

function column({ key, type }: Field): string {
  if (type === 'date') return `technical.date('${key}', { mode: 'string' })`
  if (type === 'number') return `integer('${key}')`
  if (type === 'money') return `money('${key}')`
  if (type === 'yesno') return `boolean('${key}')`
  return `technical.text('${key}')`
}

function records(r: Resource): string {
  const inTable = camelOf(r.table)
  return `import { ${inTable} } from '../../db/schema/${r.entity}.ts'
import { ilike } from '../../db/sql.ts'
import { like } from '../list.ts'
import { defineList } from '../read/list.ts'
import { defineRecord } from '../read/record.ts'

export const ${r.entity}List = defineList('adminList${r.plural}', {
  table: ${inTable},
  filters: { q: (q) => ilike(${inTable}.${camelOf(r.title.key)}, like(q)) },
  order: ['${r.title.key}', 'ASC'],
})

export const ${r.entity}Record = defineRecord('${r.kind}', {
  table: ${inTable},
  list: ${r.entity}List,
  create: 'adminCreate${r.schema}',
  update: 'adminUpdate${r.schema}',
})
`
}

function handlers(r: Resource): string {
  const [path, one] = [`/api/admin/${r.name}`, `/api/admin/${r.name}/{${r.entity}Id}`]
  const id = `params.${r.entity}Id`
  return `import type { Handlers } from '../../http/handler.ts'
import { ${r.entity}List, ${r.entity}Record } from './records.ts'

export const handlers = {
  'GET ${path}': (ctx, { query }) => ${r.entity}List.page(ctx, query),
  'POST ${path}': (ctx, { body }) => ${r.entity}Record.create(ctx, body),
  'GET ${one}': (ctx, { params }) =>
    ${r.entity}Record.get(ctx, ${id}),
  'PATCH ${one}': (ctx, { params, body }) =>
    ${r.entity}Record.update(ctx, ${id}, body),
  'DELETE ${one}': (ctx, { params }) => ${r.entity}Record.remove(ctx, ${id}),
} satisfies Handlers<'admin'>
`
}

function test(r: Resource): string {
  const { key } = r.title
  const rest = r.fields
    .filter((field) => field !== r.title && isAlways(r)(field))
    .map(({ key, choices }) => `${key}: ${choices[0] ? `'${choices[0].key}'` : 'true'}`)
  return `import { expect, it } from 'vitest'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'

const t = await useClinic()
const { browser } = await asAdmin(t)
const path = '/api/admin/${r.name}'
const first = { ${[`${key}: 'Aster'`, ...rest].join(', ')} }

it('is created, found, changed by who has seen it last, and deleted', async () => {
  const created = await browser.post(path, first)
  expect([created.status, created.data]).toEqual([201, expect.objectContaining(first)])
  const { id } = created.data
  const other = await browser.post(path, { ...first, ${key}: 'Borage' })
  const list = await browser.list(path, { filter: { q: 'aste' } })
  expect(list.data).toEqual([created.data])
  expect((await browser.get('/api/admin/search?q=aste')).data).toEqual([
    expect.objectContaining({ resource: '${r.name}', id, title: 'Aster' }),
  ])

  const changed = await browser.patch(\`\${path}/\${id}\`, { ${key}: 'Anise', revision: 1 })
  expect(changed.data).toEqual({ ...created.data, ${key}: 'Anise', revision: 2 })
  const stale = await browser.patch(\`\${path}/\${id}\`, { ${key}: 'Arnica', revision: 1 })
  expect([stale.status, stale.body.error_code]).toEqual([409, 'REVISION_CONFLICT'])

  expect((await browser.del(\`\${path}/\${id}\`)).status).toBe(204)
  expect((await browser.get(\`\${path}/\${id}\`)).status).toBe(404)
  expect((await browser.get(path)).data).toEqual([other.data])
})
`
}

const definition = (r: Resource) => `import Icon from '@mui/icons-material/${r.icon}'
import { defineResource } from '../definition.ts'

export default defineResource({ name: '${r.name}', icon: Icon })
`

const camelOf = (name: string) =>
  name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
