import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Words = { en: string; ja: string }

/** English words of the contract with their Japanese, but for those that it says in several ways. */
export function knownWords(root: string): Map<string, string> {
  const folder = join(root, 'openapi')
  const texts = readdirSync(folder)
    .map((entity) => join(folder, entity, 'schemas.yaml'))
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'))
  const known = new Map<string, string>()
  for (const text of texts)
    for (const [, en = '', ja = ''] of text.matchAll(
      /title: ([^,}\n]+), x-ja: ([^,}\n]+?)[ ,}\n]/g,
    ))
      known.set(en, known.has(en) && known.get(en) !== ja ? '' : ja)
  return known
}
