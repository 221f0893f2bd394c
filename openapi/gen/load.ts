import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Json } from './document.ts'

/** The calls of one entity for one role: what they share, and their paths. */
export type CallsFile = {
  security: unknown
  /** Schemas of the path parameters, by name; one like `orderId` is a UUID where it has none. */
  parameters?: Record<string, Json>
  paths: Record<string, Record<string, Json>>
}

/** A file of the contract, and how to point at a word in it. */
export type Source<T> = { file: string; content: T; at(word: string): string }

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
