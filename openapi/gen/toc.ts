import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The files of the contract: `<entity>/<role>.yaml` and `<entity>/schemas.yaml`. */
export const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml') && entry.parentPath !== root)
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()

/** openapi.yaml with its list of files brought in line with the folders. */
export function syncTableOfContents(root: string, files: string[]): string {
  const text = readFileSync(join(root, 'openapi.yaml'), 'utf8')
  const lines = files.map((file) => `  - ${file}`)
  return text.replace(/^x-files:\n(?: {2}.*\n)*/m, `x-files:\n${lines.join('\n')}\n`)
}
