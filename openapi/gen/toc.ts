import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** openapi.yaml with its table of contents brought in line with the files below paths/. */
export function syncTableOfContents(root: string): string {
  const text = readFileSync(join(root, 'openapi.yaml'), 'utf8')
  const lines = listPathFiles(root).map((file) => `  ${urlOf(file)}: { $ref: ./paths/${file} }`)
  return text.replace(/^paths:\n(?: {2}.*\n)*/m, `paths:\n${lines.join('\n')}\n`)
}

function listPathFiles(root: string): string[] {
  const base = join(root, 'paths')
  return readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => relative(base, join(entry.parentPath, entry.name)))
    .sort()
}

/** `api/doctor/patients/_patientId.yaml` is `/api/doctor/patients/{patientId}`. */
const urlOf = (file: string): string =>
  `/${file
    .replace(/\.yaml$/, '')
    .split('/')
    .map((part) => (part.startsWith('_') ? `{${part.slice(1)}}` : part))
    .join('/')}`
