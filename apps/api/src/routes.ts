import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Handlers } from './http/bind.ts'

const root = join(import.meta.dirname, 'routes')

/** Every file below routes/ by the URL it stands for: `routes/api/doctor/patients/_patientId.ts` is `/api/doctor/patients/{patientId}`. */
export async function loadRoutes(): Promise<Handlers> {
  const files = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  return Object.fromEntries(files.map((file, i) => [urlOf(file), readMethods(modules[i])]))
}

const urlOf = (file: string): string =>
  `/${relative(root, file)
    .replace(/\.ts$/, '')
    .split('/')
    .map((part) => (part.startsWith('_') ? `{${part.slice(1)}}` : part))
    .join('/')}`

/** `del` because `delete` is a reserved word. */
function readMethods(module: Record<string, unknown>): Handlers[string] {
  const { get, post, patch, del } = module as Handlers[string] & {
    del?: Handlers[string]['delete']
  }
  return {
    ...(get ? { get } : {}),
    ...(post ? { post } : {}),
    ...(patch ? { patch } : {}),
    ...(del ? { delete: del } : {}),
  }
}
