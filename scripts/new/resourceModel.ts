import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { statusTones, type Tone } from '../../packages/shared/src/status/words.ts'
import { singular, type Words, type WordsOf } from './words.ts'

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
  { permission, icon }: { permission: string; icon: string },
): Resource {
  const wrong: string[] = []
  const [name = '', said] = first.split('=')
  if (!/^[a-z]+(-[a-z]+)*s$/.test(name))
    wrong.push(`"${name}" is no plural in small letters, such as price-lists.`)
  if (existsSync(join(root, `apps/api/src/entities/${camel(singular(name))}`)))
    wrong.push(`There is a ${singular(name)} already.`)
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
  const one = singular(name)
  return {
    name,
    table: name.replaceAll('-', '_'),
    entity: camel(one),
    kind: one.replaceAll('-', '_'),
    schema: pascal(one),
    plural: pascal(name),
    one: { en: singular(many.en), ja: many.ja === many.en ? singular(many.en) : many.ja },
    many,
    permission,
    icon,
    fields,
    title,
  }
}

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
