import { basename } from 'node:path'
import type { Document, Json } from './document.ts'
import { type Calls, listFiles, load, type Source } from './load.ts'
import { type Named, writeOutPicks } from './pick.ts'
import { forEachRole } from './roles.ts'
import { isJson } from './schemas.ts'
import { typed, writeOut } from './short.ts'

/**
 * One document of all files: the calls of `<entity>/<role>.yaml` (of `<entity>/roles.yaml` for each role, of
 * `<entity>/public.yaml` for everybody), and the schemas of `<entity>/schemas.yaml` that something refers to.
 * `$ref: Recipe` names a schema or a shared parameter.
 */
export function bundle(root: string): Document {
  const files = listFiles(root)
  const contents = load<Document>(root, 'openapi.yaml')
  const document = contents.content
  const isSchemas = (file: string) => basename(file) === 'schemas.yaml'
  const calls = files
    .filter((name) => !isSchemas(name))
    .flatMap((file) => forEachRole(load(root, file)))
  const known = readNames(
    contents,
    files.filter(isSchemas).map((file) => load<Record<string, Json>>(root, file)),
    bodiesOf(calls),
  )
  const bases = writeOutPicks(known)
  const components: Document['components'] = { ...document.components, parameters: {}, schemas: {} }
  // of the names of properties one may be `items`
  const resolve = (node: unknown, source: Source<unknown>, areNames = false): unknown => {
    if (Array.isArray(node)) return node.map((item) => resolve(item, source))
    if (!isJson(node)) return node
    const hasShape = !areNames && (isJson(node.properties) || isJson(node.items))
    const { $ref: name, ...rest } = hasShape ? typed(node) : node
    const inner = Object.entries(rest).map(([key, value]) => [
      key,
      resolve(value, source, key === 'properties' && !areNames),
    ])
    if (typeof name !== 'string') return Object.fromEntries(inner)
    return { $ref: use(name, source), ...Object.fromEntries(inner) }
  }
  const use = (name: string, source: Source<unknown>): string => {
    const found = known.get(name)
    if (!found) throw new Error(`${source.at(name)}: there is no schema or parameter ${name}`)
    const used = components[found.kind] as Record<string, unknown>
    if (!used[name]) {
      used[name] = {}
      used[name] = resolve(found.value, found.source)
    }
    return `#/components/${found.kind}/${name}`
  }
  const paths: Document['paths'] = {}
  for (const source of calls)
    for (const [call, operation] of Object.entries(source.content.calls)) {
      const [name = '', path = ''] = call.split(' ')
      const method = name.toLowerCase()
      paths[path] ??= {}
      if (paths[path][method]) throw new Error(`${source.at(call)}: another file has ${call} too`)
      paths[path][method] = resolve(writeOut(operation, path, source.content), source) as Json
    }
  use('Error', contents)
  for (const [name, { kind, source }] of known)
    if (!components[kind]?.[name] && !bases.has(name))
      throw new Error(`${source.at(name)}: nothing uses ${name}`)
  const sorted = Object.entries(components).map(([kind, all]) => [kind, sortKeys(all)])
  return { ...document, paths: sortKeys(paths), components: Object.fromEntries(sorted) } as Document
}

/** Names of the schemas that are a whole request body. */
const bodiesOf = (calls: Source<Calls>[]): Set<unknown> =>
  new Set(
    calls
      .flatMap(({ content }) => Object.values(content.calls))
      .map(({ requestBody: body }) => isJson(body) && (body['x-json'] ?? body['x-form'])),
  )

function readNames(
  contents: Source<Document>,
  files: Source<Record<string, Json>>[],
  bodies: ReadonlySet<unknown>,
) {
  const known = new Map<string, Named>()
  const add = (kind: Named['kind'], all: Record<string, Json>, source: Source<unknown>) => {
    for (const [name, value] of Object.entries(all)) {
      if (known.has(name)) throw new Error(`${source.at(name)}: there is another ${name}`)
      known.set(name, { kind, value, source })
    }
  }
  add('parameters', contents.content.components.parameters ?? {}, contents)
  for (const source of files) {
    const all = Object.entries(source.content)
    const inFull = all.map(([name, schema]) => [name, typed(schema, bodies.has(name))])
    add('schemas', Object.fromEntries(inFull), source)
  }
  return known
}

const sortKeys = <T>(all: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
