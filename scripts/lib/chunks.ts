import { isBase } from './bundle.ts'

export type Graph = { getModuleInfo(id: string): Module | null }
type Module = {
  code: string | null
  isEntry: boolean
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

type Parts = {
  /** Layouts, which come with every signed-in page of their area. */
  frames: RegExp
  pages: RegExp
  signedOut: RegExp
  /** Where people begin after they have signed in. */
  homes?: RegExp
  /** Whose a page or a frame is, by the first of these that fits; frames of none are everybody's. */
  areas: Record<string, RegExp>
}

/**
 * Few chunks: on a slow connection each costs a round trip, and browsers request six at a time over HTTP/1.1.
 * - `base` is what every sign-in page needs: it compresses 10% better than the same code in thirty files.
 * - `calls` is what signed-out pages share with homes or with many others.
 * - `home-…` is what a home shares with other pages, named after whose homes and whose pages use it: a home loads
 *   nothing else that it shares, and of it nothing that it does not use.
 * - `shared-…` is the rest that several pages use, put together (`putTogether`).
 * - Where barrel files hide who uses what (no `homes`), each area has a file of what many of its pages use, with all
 *   that it needs; that of the first comes with every page, and has what frames take from barrel files too.
 * Frames and pages keep chunks of their own, and so does what is loaded later.
 */
export function fewFiles(parts: Parts) {
  let places: Map<string, string> | undefined
  const group = (isMine: (place: string) => boolean, priority: number) => ({
    priority,
    name: (id: string, graph: Graph) => {
      places ??= placesOf(id, graph, parts)
      const place = places.get(id)
      return place !== undefined && isMine(place) ? place : null
    },
  })
  const first = ['base', 'calls', ...Object.keys(parts.areas)]
  const groups = [
    ...first.map((name, at) => group((place) => place === name, first.length - at)),
    group(() => true, 0),
  ]
  // files of homes and shared ones have all that they need in one that more pages load
  return { groups, includeDependenciesRecursively: !parts.homes }
}

/**
 * The first file names all that is loaded later, and what a hash is made of does not compress: seven characters of it
 * tell the versions of a file apart.
 */
export const chunkFileNames = 'assets/[name]-[hash:7].js'

/** As many pages share a file of their own. */
const MANY = 10

export function placesOf(anyId: string, graph: Graph, parts: Parts): Map<string, string> {
  const { frames, pages, signedOut, homes, areas } = parts
  const [firstArea = ''] = Object.keys(areas)
  const all = [...reach([anyId], graph, everyWay)]
  const infoOf = (id: string) => graph.getModuleInfo(id)
  // the page's own script stays an entry: the manifest is asked for it
  const scripts = all
    .filter((id) => infoOf(id)?.isEntry)
    .flatMap((id) => [id, ...(infoOf(id)?.importedIds ?? [])])
  const isOwn = (id: string) => scripts.includes(id) || frames.test(id) || pages.test(id)
  const base = reach([...scripts, ...all.filter((id) => isBase(id))], graph, imports)
  const later = reach(
    all.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []).filter((id) => !isOwn(id)),
    graph,
    imports,
  )
  const areaOf = (id: string) =>
    Object.entries(areas).find(([, pattern]) => pattern.test(id))?.[0] ?? ''
  const framesOf = (page: string) =>
    all.filter((id) => frames.test(id) && ['', areaOf(page)].includes(areaOf(id)))

  const usersOf = new Map<string, Set<string>>()
  for (const page of all.filter((id) => pages.test(id))) {
    const withFrames = signedOut.test(page) ? [page] : [page, ...framesOf(page)]
    for (const id of reach(withFrames, graph, imports))
      if (!base.has(id) && !isOwn(id))
        usersOf.set(id, (usersOf.get(id) ?? new Set<string>()).add(page))
  }

  const places = new Map<string, string>()
  if (!homes)
    for (const frame of all.filter((id) => frames.test(id)))
      for (const id of ofBarrels(infoOf(frame)?.code ?? '', all)) places.set(id, firstArea)
  for (const id of base) if (!isOwn(id)) places.set(id, 'base')
  const ofHomes = new Map<string, Shared>()
  const rest = new Map<string, Shared>()
  for (const [id, users] of usersOf) {
    if (users.size < 2 && !later.has(id)) continue
    const signedIn = [...users].filter((page) => !signedOut.test(page))
    const itsHomes = signedIn.filter((page) => homes?.test(page))
    const size = infoOf(id)?.code?.length ?? 0
    if (signedIn.length < users.size) {
      if (itsHomes.length > 0 || signedIn.length >= MANY) places.set(id, 'calls')
    } else if (!homes) {
      const place = Object.keys(areas).find(
        (area) => signedIn.filter((page) => areaOf(page) === area).length >= MANY,
      )
      if (place) places.set(id, place)
    } else if (itsHomes.length > 0) {
      const whose = [itsHomes, signedIn].map((its) => {
        const [one, ...others] = new Set(its.map(areaOf))
        return others.length > 0 ? 'all' : one
      })
      add(ofHomes, users.size < 2 ? areaOf(itsHomes[0] ?? '') : whose.join('-'), id, size, users)
    } else add(rest, [...users].sort().join(), id, size, users)
  }
  const shared = putTogether([...rest.values()], [...ofHomes.values()], graph)
  for (const [name, { ids }] of ofHomes) for (const id of ids) places.set(id, `home-${name}`)
  for (const [at, { ids }] of shared.entries())
    for (const id of ids) places.set(id, `shared-${at + 1}`)
  return places
}

/** Modules that are loaded together, their length as text and the pages that load them. */
type Shared = { ids: string[]; size: number; users: Set<string> }

function add(to: Map<string, Shared>, name: string, id: string, size: number, users: Set<string>) {
  const file = to.get(name) ?? { ids: [], size: 0, users: new Set<string>() }
  to.set(name, { ids: [...file.ids, id], size: file.size + size, users: both(file.users, users) })
}

/** So many characters of code that a page does not need are worth a request saved (about 800 bytes as they travel). */
const REQUEST = 3500

/**
 * Two files become one as long as the requests that this saves the pages of both are worth the code that the pages
 * of one load in vain, with that of the files it needs. The pair that gains most comes first, so that no third file
 * comes to stand between two. The files of homes stay as they are.
 */
function putTogether(shared: Shared[], ofHomes: Shared[], graph: Graph): Shared[] {
  const files = shared.toSorted((a, b) => b.users.size - a.users.size)
  for (;;) {
    const needs = needsOf([...files, ...ofHomes], graph)
    const inVain = (file: Shared, users: Set<string>) =>
      [...(needs.get(file) ?? [])].reduce(
        (sum, one) => sum + one.size * without(users, one.users).length,
        0,
      )
    const gainOf = (a: Shared, b: Shared) =>
      REQUEST * (a.users.size - without(a.users, b.users).length) -
      inVain(a, b.users) -
      inVain(b, a.users)
    let best: { gain: number; a: Shared; b: Shared } | undefined
    for (const [at, a] of files.entries())
      for (const b of files.slice(at + 1)) {
        const gain = gainOf(a, b)
        if (gain > (best?.gain ?? 0)) best = { gain, a, b }
      }
    if (!best) return files
    const { a, b } = best
    const users = both(a.users, b.users)
    for (const needed of [a, b].flatMap((file) => [...(needs.get(file) ?? [])]))
      needed.users = both(needed.users, users)
    files.splice(files.indexOf(b), 1)
    files.splice(files.indexOf(a), 1, { ids: [...a.ids, ...b.ids], size: a.size + b.size, users })
  }
}

const both = (one: Set<string>, other: Set<string>) => new Set([...one, ...other])
const without = (from: Set<string>, others: Set<string>) =>
  [...from].filter((each) => !others.has(each))

/** Which others each file needs, directly or through a third. */
function needsOf(files: Shared[], graph: Graph): Map<Shared, Set<Shared>> {
  const fileOf = new Map(files.flatMap((file) => file.ids.map((id) => [id, file] as const)))
  const direct = (file: Shared) =>
    file.ids.flatMap((id) => {
      const module = graph.getModuleInfo(id)
      return module ? imports(module).flatMap((used) => fileOf.get(used) ?? []) : []
    })
  return new Map(
    files.map((file) => {
      const found = new Set([file])
      for (const each of found) for (const needed of direct(each)) found.add(needed)
      return [file, found]
    }),
  )
}

/** Barrel files re-export everything; what is really used is bundled anyway. */
const barrels = /node_modules\/(react-admin|ra-[\w-]+)\//

/** What a code takes from barrel files: each name has a file of its own. */
function ofBarrels(code: string, all: readonly string[]): string[] {
  const names = [...code.matchAll(/import \{([^}]*)\} from "react-admin"/g)].flatMap(([, list]) =>
    (list ?? '').split(',').map((name) => `/${name.trim()}.js`),
  )
  return all.filter((id) => barrels.test(id) && names.some((name) => id.endsWith(name)))
}

const imports = (module: Module) => module.importedIds.filter((id) => !barrels.test(id))

const everyWay = (module: Module) => [
  ...module.importedIds,
  ...module.dynamicallyImportedIds,
  ...module.importers,
  ...module.dynamicImporters,
]

function reach(from: string[], graph: Graph, next: (module: Module) => readonly string[]) {
  const seen = new Set(from)
  for (const id of seen) {
    const module = graph.getModuleInfo(id)
    if (module) for (const each of next(module)) seen.add(each)
  }
  return seen
}
