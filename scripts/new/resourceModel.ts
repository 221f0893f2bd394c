import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentence, statusTones, type Tone } from '../../packages/shared/src/status/words.ts'
import { isDoubtful, singular, type Words, type WordsOf } from './words.ts'

export type Choice = Words & { key: string; tone: Tone }
export type Field = Words & {
  key: string
  type: 'text' | 'note' | 'email' | 'phone' | 'url' | 'date' | 'number' | 'money' | 'yesno' | 'enum'
  choices: Choice[]
}
export type Resource = {
  /** `price-lists`, in addresses. */
  name: string
  /** `price_lists`. */
  table: string
  /** `priceList`: the folder of its entity. */
  entity: string
  /** `price_list`: in the audit log. */
  kind: string
  /** `PriceList`. */
  schema: string
  /** `PriceLists`. */
  plural: string
  one: Words
  many: Words
  permission: string
  icon: string
  fields: Field[]
  /** The field that names a record. */
  title: Field
}

const types = ['text', 'note', 'email', 'phone', 'url', 'date', 'number', 'money', 'yesno']
const own = ['id', 'revision', 'created_at', 'updated_at']

/** What the words of the command describe. @throws with all that is wrong with them. */
export function describeResource(
  root: string,
  [first = '', ...rest]: string[],
  wordsOf: WordsOf,
  { permission, icon, one: told }: { permission: string; icon: string; one?: string },
): Resource {
  const wrong: string[] = []
  const [name = '', said] = first.split('=')
  const one = told ?? singular(name)
  const names = namesOf(name, one)
  if (!isWords(name) || (told === undefined && !name.endsWith('s')))
    wrong.push(`"${name}" is no plural in small letters, such as price-lists.`)
  else if (!isWords(one))
    wrong.push(`"${one}" is no singular in small letters, such as price-list.`)
  else if (told === undefined && isDoubtful(name))
    wrong.push(`What is one of the ${name} called? Say it, such as --one ${one}.`)
  else wrong.push(...takenBy(root, names))
  if (!existsSync(join(root, `node_modules/@mui/icons-material/${icon}.js`)))
    wrong.push(`@mui/icons-material has no ${icon}.`)
  if (!permissionsIn(root).includes(permission))
    wrong.push(`There is no permission ${permission}: ${permissionsIn(root).join(', ')}.`)
  const many = wordsOf(name, said)
  const fields = rest.map((word) => fieldOf(word, wordsOf, wrong))
  for (const { key } of fields) {
    if (own.includes(key)) wrong.push(`Every record has ${key} of its own.`)
    if (fields.filter((field) => field.key === key).length > 1) wrong.push(`${key} is there twice.`)
  }
  const [title] = fields
  if (title?.type !== 'text') wrong.push('The first field is a text: it names a record.')
  if (wrong.length > 0 || !title) throw new Error([...new Set(wrong)].join('\n'))
  const en = sentence(names.kind)
  return {
    ...names,
    one: { en, ja: many.ja === many.en ? en : many.ja },
    many,
    permission,
    icon,
    fields,
    title,
  }
}

const isWords = (name: string): boolean => /^[a-z]+(-[a-z]+)*$/.test(name)

type Names = Pick<Resource, 'name' | 'table' | 'entity' | 'kind' | 'schema' | 'plural'>

const namesOf = (name: string, one: string): Names => ({
  name,
  table: name.replaceAll('-', '_'),
  entity: camel(one),
  kind: one.replaceAll('-', '_'),
  schema: pascal(one),
  plural: pascal(name),
})

/** What the repository has already under one of the names that would be written. */
function takenBy(root: string, names: Names): string[] {
  const { name, table, entity, kind, schema, plural } = names
  const tables = join(root, 'apps/api/src/db/schema')
  const code = readdirSync(tables).map((file) => readFileSync(join(tables, file), 'utf8'))
  const { paths, components } = JSON.parse(
    readFileSync(join(root, 'openapi/generated/openapi.json'), 'utf8'),
  )
  const { schemas } = components
  const kinds = schemas.AuditLogEntry.properties.object_type['x-labels']
  const calls = Object.values<Record<string, { operationId?: string }>>(paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId }) => operationId)
  const isTable = new RegExp(`pgTable\\(\\s*'${table}'|export const ${camel(name)}\\b`)
  const isCall = new RegExp(`^admin(List${plural}|(Create|Get|Update|Delete)${schema})$`)
  const taken = {
    [`an entity ${entity}`]: existsSync(join(root, `apps/api/src/entities/${entity}`)),
    [`a table ${table}`]: code.some((each) => isTable.test(each)),
    [`a path /api/admin/${name}`]: `/api/admin/${name}` in paths,
    [`a schema ${schema}`]: [schema, `${schema}New`, `${schema}Update`].some((s) => s in schemas),
    [`a call of ${name}`]: calls.some((each) => isCall.test(each ?? '')),
    [`a kind of record ${kind}`]: kind in kinds || kind in statusTones,
  }
  return Object.entries(taken).flatMap(([what, isThere]) =>
    isThere ? [`There is ${what} already.`] : [],
  )
}

/** A key or a value as it may stand in the contract and in code without quotes. */
const isName = (word: string): boolean =>
  /^[a-z]+(_[a-z0-9]+)*$/.test(word) && !/^(true|false|null)$/.test(word)

function fieldOf(word: string, wordsOf: WordsOf, wrong: string[]): Field {
  const [, key = '', ja, type = '', values] =
    /^([a-z]+(?:_[a-z]+)*)(?:=([^:]+))?:([a-z]+)(?:\((.+)\))?$/.exec(word) ?? []
  const choices = (values?.split(',') ?? []).map((each): Choice => {
    const [value = '', own] = each.trim().split('=')
    return { key: value, tone: toneOf(value), ...wordsOf(value, own, true) }
  })
  if (!key) wrong.push(`"${word}" is no field, such as note:text or status:enum(active,closed).`)
  else if (type === 'enum' ? choices.length < 2 : !types.includes(type))
    wrong.push(`${word}: a field is one of ${types.join(', ')}, or enum(a,b).`)
  for (const value of [...(key ? [key] : []), ...choices.map((choice) => choice.key)])
    if (!isName(value))
      wrong.push(`${word}: "${value}" is no name in small letters, such as on_hold.`)
  if (new Set(choices.map((choice) => choice.key)).size < choices.length)
    wrong.push(`${word}: a value is there twice.`)
  return { key, type: type as Field['type'], choices, ...(key ? wordsOf(key, ja) : noWords) }
}

const noWords = { en: '', ja: '' }

const states = Object.values(statusTones as Record<string, Record<string, readonly string[]>>)
const toneOf = (value: string): Tone =>
  (states.find((kind) => value in kind)?.[value]?.[0] as Tone | undefined) ?? 'draft'

function permissionsIn(root: string): string[] {
  const file = join(root, 'apps/api/src/entities/admin/permissions.ts')
  return [...readFileSync(file, 'utf8').matchAll(/^ {2}'([a-z]+\.[a-z]+)',$/gm)].map(
    ([, permission = '']) => permission,
  )
}

const camel = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string): string => camel(name).replace(/^./, (letter) => letter.toUpperCase())
