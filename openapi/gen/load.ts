import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'yaml'
import type { Json } from './document.ts'

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
    return { file, content: parse(text) as T, at }
  } catch (error) {
    const { message, linePos } = error as Error & { linePos?: { line: number }[] }
    throw new Error(`${place(file)}:${linePos?.[0]?.line ?? 1}: ${message}`)
  }
}

const place = (file: string) => `openapi/${file}`

function lineOf(text: string, word: string): number {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const found = new RegExp(`(?<![\\w/])${escaped}(?![\\w/])`).exec(text)
  return text.slice(0, found?.index ?? 0).split('\n').length
}
