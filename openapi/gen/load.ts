import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'yaml'
import type { Json } from './document.ts'
import { isJson } from './schemas.ts'

/** The calls of one entity for one role. */
export type Calls = {
  /** Who is signed in: doctor, patient or admin; `public` for everybody. */
  role: string
  /** Schemas of the path parameters, by name; one like `orderId` is a UUID where it has none. */
  parameters: Json
  /** Operations by method and path, such as `GET /api/doctor/recipes`. */
  calls: Record<string, Json>
}

/** A file of the contract, and how to point at a word in it. */
export type Source<T> = { file: string; content: T; at(word: string): string }

/** The files of the contract: `<entity>/<role>.yaml` and `<entity>/schemas.yaml`. */
export const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml') && entry.parentPath !== root)
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()

export function load<T>(root: string, file: string): Source<T> {
  const text = readFileSync(join(root, file), 'utf8')
  const at = (word: string) => `${place(file)}:${lineOf(text, word)}`
  try {
    return { file, content: parse(text, writeOutFields) as T, at }
  } catch (error) {
    const { message, linePos } = error as Error & { linePos?: { line: number }[] }
    throw new Error(`${place(file)}:${linePos?.[0]?.line ?? 1}: ${message}`)
  }
}

/** `x-fields` are the properties of an object that are always there but for those whose name ends in `?`. */
function writeOutFields(_key: unknown, schema: unknown): unknown {
  if (!isJson(schema) || !isJson(schema['x-fields'])) return schema
  const fields = Object.entries(schema['x-fields'])
  const required = fields.map(([name]) => name).filter((name) => !name.endsWith('?'))
  const properties = fields.map(([name, field]) => [name.replace(/\?$/, ''), field])
  const full = { required, properties: Object.fromEntries(properties) }
  const inPlace = Object.entries(schema).flatMap(([key, value]) =>
    key === 'x-fields' ? Object.entries(full) : [[key, value]],
  )
  return Object.fromEntries(inPlace)
}

const place = (file: string) => `openapi/${file}`

function lineOf(text: string, word: string): number {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const found = new RegExp(`(?<![\\w/])${escaped}(?![\\w/])`).exec(text)
  return text.slice(0, found?.index ?? 0).split('\n').length
}
