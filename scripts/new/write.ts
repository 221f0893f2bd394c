import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A whole file by its path. */
export type Files = Record<string, string>
/** Text that is put into a file of before, in front of the first `before` that follows `after`. */
export type Line = { file: string; after: string; before: string; text: string }

/** Writes all of it or, when a file is there already or has no such place, nothing. Answers the paths. */
export function writeAll(root: string, files: Files, lines: readonly Line[]): string[] {
  for (const file of Object.keys(files))
    if (existsSync(join(root, file))) throw new Error(`${file} is there already.`)
  const changed: Files = {}
  for (const { file, after, before, text } of lines) {
    const old = changed[file] ?? readFileSync(join(root, file), 'utf8')
    const from = old.indexOf(after)
    const at = from < 0 ? -1 : old.indexOf(before, from + after.length)
    if (at < 0) throw new Error(`${file} has no ${after} … ${before}`)
    changed[file] = old.slice(0, at) + text + old.slice(at)
  }
  for (const [file, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return [...Object.keys(files), ...Object.keys(changed)]
}
