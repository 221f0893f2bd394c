import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Words, WordsOf } from './words.ts'

export type Column = Words & { key: string; format: string | undefined; status: string | undefined }
export type Page = Words & {
  path: string
  role: 'doctor' | 'patient'
  why: string | undefined
  number: string
  list: { path: string; sorts: string[]; columns: Column[] } | undefined
}
type Options = { list?: string | undefined; why?: string | undefined }
type Json = Record<string, unknown>

/** What the words of the command describe. @throws with all that is wrong with them. */
export function describePage(
  root: string,
  [first = '', ...rest]: string[],
  wordsOf: WordsOf,
  options: Options,
): Page {
  const wrong: string[] = []
  const [path = '', ja] = first.split('=')
  const role = path.startsWith('/doctors/') ? 'doctor' : 'patient'
  if (!/^\/(doctors|user)(\/:?[a-z][a-zA-Z-]*)+$/.test(path))
    wrong.push(`"${path}" is no path such as /doctors/reports or /user/points.`)
  if (existsSync(join(root, folderOf(path)))) wrong.push(`There is a page ${path} already.`)
  const words = wordsOf(titleOf(path), ja)
  const list = options.list ? listOf(root, options.list, role, rest, wordsOf, wrong) : undefined
  if (!options.list && rest.length > 0) wrong.push(`${rest.join(' ')}: only a --list has columns.`)
  if (wrong.length > 0) throw new Error([...new Set(wrong)].join('\n'))
  return { ...words, path, role, why: options.why, number: nextDecision(root), list }
}

/** Folder of a page's code. */
export const folderOf = (path: string): string =>
  `apps/portal/src/pages${path.replaceAll('/:', '/_')}`

/** The name of what a path ends with: `:answerSetId` shows an `answer_set`. */
const titleOf = (path: string): string =>
  (path.split('/').at(-1) ?? '')
    .replace(/^:(.+?)(Id)?$/, '$1')
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function listOf(
  root: string,
  path: string,
  role: Page['role'],
  words: string[],
  wordsOf: WordsOf,
  wrong: string[],
): Page['list'] {
  const { paths, components } = JSON.parse(
    readFileSync(join(root, 'openapi/generated/openapi.json'), 'utf8'),
  )
  const call = paths[path]?.get
  const resolve = (node: Json | undefined): Json => {
    const [, , kind = '', name = ''] = String(node?.$ref ?? '').split('/')
    return name ? resolve(components[kind][name]) : (node ?? {})
  }
  const body = resolve(call?.responses['200']?.content['application/json']?.schema)
  const rows = (body.properties as Record<string, Json> | undefined)?.data
  const properties = resolve(rows?.items as Json).properties as Record<string, Json> | undefined
  if (!properties) {
    wrong.push(`${path} is no list whose rows have fields of their own.`)
    return undefined
  }
  const named = (name: string) =>
    (call.parameters ?? []).find((each: Json) => resolve(each).name === name)
  if (!path.startsWith(`/api/${role}/`))
    wrong.push(`${path} is not for a ${role}, whose page this is.`)
  if (path.includes('{')) wrong.push(`${path} belongs to one record: write its page by hand.`)
  else if (!named('range')) wrong.push(`${path} answers all rows at once, not a page of them.`)
  const fields = words.map((word) => word.split('='))
  for (const [key = ''] of fields)
    if (!properties[key])
      wrong.push(`Rows of ${path} have no ${key}: ${Object.keys(properties).join(', ')}.`)
  if (fields.length === 0) wrong.push('Name the columns: number=番号 status=状態 …')
  const sort = named('sort')
  const sorts = sort?.content['application/json'].schema.prefixItems[0].enum ?? []
  const columns = fields.map(([key = '', ja]): Column => {
    const { format, 'x-status': status } = properties[key] ?? {}
    return { key, format: format as string, status: status as string, ...wordsOf(key, ja) }
  })
  return { path, sorts, columns }
}

function nextDecision(root: string): string {
  const last = readdirSync(join(root, 'docs/decisions')).sort().at(-1) ?? '0000'
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0')
}
