import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the build and what it imports at once, as Vite's manifest tells. */
type Chunk = { file: string; css?: string[]; imports?: string[] }
type Options = {
  /** Names in Vite's manifest whose files are kept, with what they import. */
  entries: RegExp
  /** Files besides them, as paths of the site. */
  files: readonly string[]
  script: (files: readonly string[], version: string) => string
}

/** Vite plugin: writes `sw.js`, a service worker that knows the hashed files of some pages. */
export function serviceWorker({ entries, files, script }: Options) {
  let outDir = ''
  return {
    name: 'service-worker',
    apply: 'build' as const,
    configResolved(config: { root: string; build: { outDir: string } }) {
      outDir = join(config.root, config.build.outDir)
    },
    closeBundle() {
      const manifest = readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')
      const hashed = filesOf(JSON.parse(manifest), entries).map((file) => `/${file}`)
      const hash = createHash('sha256').update(hashed.join())
      for (const file of files) hash.update(readFileSync(join(outDir, file)))
      const version = hash.digest('hex').slice(0, 16)
      writeFileSync(join(outDir, 'sw.js'), script([...files, ...hashed], version))
    },
  }
}

/** The files of these entries and of all that they import. */
function filesOf(chunks: Record<string, Chunk>, entries: RegExp): string[] {
  const names = Object.keys(chunks).filter((name) => entries.test(name))
  const seen = new Set<string>()
  const files = new Set<string>()
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    const chunk = chunks[name]
    if (!chunk || seen.has(name)) continue
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    names.push(...(chunk.imports ?? []))
  }
  return [...files].sort()
}
