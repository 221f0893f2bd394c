import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { parse } from 'yaml'

export type Json = { [key: string]: unknown }
export type Document = {
  openapi: string
  paths: Record<string, Record<string, Json>>
  components: Record<string, Record<string, Json>>
} & Json

/** One document of all files; what is below components/ becomes a named component, its file name the name. */
export function bundle(root: string, contents: string): Document {
  const document = parse(contents) as Document
  document.components ??= {}
  const resolve = (node: unknown, dir: string): unknown => {
    if (Array.isArray(node)) return node.map((item) => resolve(item, dir))
    if (typeof node !== 'object' || node === null) return node
    const ref = (node as { $ref?: unknown }).$ref
    if (typeof ref !== 'string' || ref.startsWith('#')) {
      return Object.fromEntries(
        Object.entries(node).map(([key, value]) => [key, resolve(value, dir)]),
      )
    }
    const file = join(dir, ref)
    const place = relative(root, file).split('/')
    if (place[0] !== 'components') return resolve(load(file), dirname(file))
    const kind = place[1] ?? ''
    const name = basename(file, '.yaml')
    document.components[kind] ??= {}
    const known = document.components[kind]
    if (!known[name]) {
      known[name] = {}
      known[name] = resolve(load(file), dirname(file)) as Json
    }
    const { $ref: _ref, ...siblings } = node as Json
    return { $ref: `#/components/${kind}/${name}`, ...siblings }
  }
  const named = document.components.schemas
  document.components.schemas = {}
  resolve(named, root)
  document.paths = resolve(document.paths, root) as Document['paths']
  for (const kind of Object.keys(document.components)) {
    document.components[kind] = Object.fromEntries(
      Object.entries(resolve(document.components[kind], root) as Record<string, Json>).sort(
        ([a], [b]) => (a < b ? -1 : 1),
      ),
    )
  }
  return document
}

function load(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}
