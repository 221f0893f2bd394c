import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { minifySync } from 'vite'
import { isBase } from './bundle.ts'
import { type File, type Page, putTogether } from './putTogether.ts'

export type Graph = { getModuleInfo(id: string): Module | null }
type Module = {
  code: string | null
  isEntry: boolean
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

type Parts = {
  /** Layouts, which come with every signed-in page of their area. */
  frames: RegExp
  pages: RegExp
  signedOut: RegExp
  /** Whose a page or a frame is, by the first of these that fits; frames of none are everybody's. */
  areas: Record<string, RegExp>
  /** For the first pattern that fits a page: how many files and bytes it may load besides the first file. */
  limits: readonly (readonly [page: RegExp, files: number, bytes: number])[]
}

/**
 * Vite plugin: few chunks, because on a slow connection each costs a round trip, and browsers request six at a time
 * over HTTP/1.1.
 * - The first file is the page's own script and what every sign-in page needs: it compresses 10% better than the same
 *   code in thirty files.
 * - The rest of what pages and their frames load at once, with the pages themselves, is put together (`putTogether`);
 *   `common` is what most pages load.
 * - What is loaded later keeps the chunks of the bundler.
 */
export function fewFiles(parts: Parts) {
  let root = ''
  return {
    name: 'few-files',
    apply: 'build' as const,
    config: () => ({
      build: {
        rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: groupsOf(parts) } } },
      },
    }),
    configResolved(config: { root: string }) {
      root = config.root
    },
    /** A page or part that shares its file has no entry of its own in Vite's manifest: here is what names its files. */
    writeBundle(
      this: { getModuleInfo(id: string): { dynamicImporters: readonly string[] } | null },
      { dir = '' }: { dir?: string | undefined },
      bundle: Record<string, { type: string; moduleIds?: string[] }>,
    ) {
      const path = join(dir, '.vite/manifest.json')
      const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(path, 'utf8'))
      const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
      for (const [file, { moduleIds = [] }] of Object.entries(bundle))
        for (const id of moduleIds)
          if (this.getModuleInfo(id)?.dynamicImporters.length)
            manifest[relative(root, id)] ??= { file, ...chunks.get(file) }
      writeFileSync(path, JSON.stringify(manifest, null, 2))
    },
  }
}

/**
 * The first file names all that is loaded later, and what a hash is made of does not compress: seven characters of it
 * tell the versions of a file apart.
 */
const chunkFileNames = 'assets/[name]-[hash:7].js'

function groupsOf(parts: Parts) {
  let places: Map<string, string> | undefined
  const used = new Set<string>()
  // told of every module that is left after tree-shaking, before the first name is asked for
  const test = (id: string) => Boolean(used.add(id))
  const name = (anyId: string, graph: Graph) => {
    const left: Graph = {
      getModuleInfo(id) {
        const module = graph.getModuleInfo(id)
        return used.has(id) || onlyNames(module?.code ?? '') ? module : null
      },
    }
    places ??= placesOf([...used], left, parts)
    return places.get(anyId) ?? null
  }
  // a file has all that it needs in one that at least the same pages load
  return [{ test, name, includeDependenciesRecursively: false }]
}

/** Which file each of the modules `all` comes in; what pages load later is in none of these. */
export function placesOf(
  all: readonly string[],
  graph: Graph,
  parts: Parts,
  sizeOf = asItTravels,
): Map<string, string> {
  const imports = importsIn(all, graph)
  const scripts = all.filter((id) => graph.getModuleInfo(id)?.isEntry)
  const base = reach([...scripts, ...all.filter((id) => isBase(id))], graph, imports)
  const places = new Map([...base].map((id) => [id, 'base']))
  const users = usersIn(all, graph, parts, imports)
  for (const id of base) users.delete(id)

  const pages = new Map<string, Page>()
  const sizes = new Map([...users.keys()].map((id) => [id, sizeOf(codeIn(graph, id))]))
  for (const page of all.filter((id) => parts.pages.test(id))) {
    const [, fewFiles = 0, room = 0] = parts.limits.find(([pattern]) => pattern.test(page)) ?? []
    pages.set(page, { room, files: 0, fewFiles, weight: 1 })
    pages.set(`${page} later`, { ...later })
  }
  const files = new Map<string, File>()
  const fileOf = new Map<string, File>()
  for (const [id, names] of users) {
    const its = [...names].flatMap((name) => pages.get(name) ?? [])
    const size = sizes.get(id) ?? 0
    for (const page of its) page.room -= size
    const name = [...names].sort().join()
    const file = files.get(name) ?? { ids: [], size: 0, pages: new Set(its), needs: new Set() }
    file.ids.push(id)
    file.size += size
    files.set(name, file)
    fileOf.set(id, file)
  }
  for (const file of files.values())
    for (const id of reach(file.ids, graph, imports)) {
      const needed = fileOf.get(id)
      if (needed) file.needs.add(needed)
    }
  for (const { needs } of files.values())
    for (const needed of needs) for (const each of needed.needs) needs.add(each)
  const together = [...putTogether(new Set(files.values()))]
  const byUse = together.toSorted((a, b) => b.pages.size - a.pages.size)
  for (const [at, { ids }] of byUse.entries())
    for (const id of ids) places.set(id, at === 0 ? 'common' : `shared-${at}`)
  return places
}

/** Stands for a page once what it loads later is there: code that comes along in vain then counts less. */
const later: Page = { room: Number.POSITIVE_INFINITY, files: 0, fewFiles: 99, weight: 0.2 }

type Next = (module: Module) => readonly string[]

/** Of what pages load at once: which do so, and which need it for what they load later (`… later`). */
function usersIn(all: readonly string[], graph: Graph, parts: Parts, imports: Next) {
  const areaOf = (id: string) =>
    Object.entries(parts.areas).find(([, pattern]) => pattern.test(id))?.[0] ?? ''
  const framesOf = (page: string) =>
    all.filter((id) => parts.frames.test(id) && ['', areaOf(page)].includes(areaOf(id)))
  const users = new Map<string, Set<string>>()
  for (const page of all.filter((id) => parts.pages.test(id))) {
    const withFrames = parts.signedOut.test(page) ? [page] : [page, ...framesOf(page)]
    const atOnce = [...reach(withFrames, graph, imports)]
    for (const id of atOnce) put(users, id, page)
    const opened = atOnce
      .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => !parts.frames.test(id) && !parts.pages.test(id))
    for (const id of reach([...withFrames, ...opened], graph, imports))
      put(users, id, `${page} later`)
  }
  for (const [id, names] of users)
    if ([...names].every((name) => name.endsWith(' later'))) users.delete(id)
  return users
}

function put(to: Map<string, Set<string>>, key: string, one: string): void {
  to.set(key, (to.get(key) ?? new Set<string>()).add(one))
}

/** About how many bytes a code adds to its file as it travels: the words of all files are compressed together. */
function asItTravels(code: string): number {
  const small = minifySync('a.js', code.replaceAll('process.env.NODE_ENV', '"production"')).code
  return 0.6 * deflateRawSync(small).length
}

/** Whether a code but re-exports others: nothing is left of it, and yet it leads to them. */
const onlyNames = (code: string) =>
  !/\b(const|let|var|function|class)\b/.test(code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))

/** Libraries whose files import from one that re-exports all others. */
const withBarrels = /node_modules\/(react-admin|ra-[\w-]+)\//

/** Tells what a module imports: of files that re-export all others, what it names. */
function importsIn(all: readonly string[], graph: Graph): Next {
  const isBarrel = (id: string) =>
    withBarrels.test(id) && /^export \* from/m.test(codeIn(graph, id))
  const named = new Map<string, Set<string>>()
  for (const id of reach(all, graph, (module) => module.importedIds)) {
    if (!withBarrels.test(id)) continue
    const code = codeIn(graph, id)
    put(named, basename(id, '.js'), id)
    for (const [, name = ''] of code.matchAll(/^export (?:const|function|class) (\w+)/gm))
      put(named, name, id)
    for (const [, names = ''] of code.matchAll(/^export \{([^}]*)\};/gm))
      for (const name of names.split(',')) put(named, name.trim(), id)
    for (const [, name = '', path = ''] of code.matchAll(/^import \* as (\w+) from "(.*)"/gm))
      put(named, name, join(dirname(id), path))
  }
  return (module) => {
    const direct = module.importedIds.filter((id) => !isBarrel(id))
    if (direct.length === module.importedIds.length) return direct
    const lists = [...(module.code ?? '').matchAll(fromBarrel)].map(([, names = '']) => names)
    const names = lists.flatMap((list) => list.split(',').map((name) => name.trim().split(' ')[0]))
    return [...direct, ...names.flatMap((name = '') => [...(named.get(name) ?? [])])]
  }
}

const fromBarrel =
  /^import (?:.*, )?\{([^}]*)\} from ["'](?:react-admin|ra-[\w-]+|\..*\/index\.js)["']/gm

const codeIn = (graph: Graph, id: string) => graph.getModuleInfo(id)?.code ?? ''

function reach(from: readonly string[], graph: Graph, next: Next) {
  const seen = new Set(from)
  for (const id of seen) {
    const module = graph.getModuleInfo(id)
    if (module) for (const each of next(module)) if (graph.getModuleInfo(each)) seen.add(each)
  }
  return seen
}
