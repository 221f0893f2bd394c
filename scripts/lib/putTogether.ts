/** A page, and how it loads its code so far. */
export type Page = {
  /** Bytes that it may still load without using them. */
  room: number
  files: number
  /** So many files are few enough. */
  fewFiles: number
  /** How much its bytes and requests count. */
  weight: number
}

/** Modules that are loaded together. */
export type File = {
  ids: string[]
  /** About how many bytes it travels as. */
  size: number
  pages: Set<Page>
  /** Itself and what it imports, directly or through a third. */
  needs: Set<File>
}

/** A request over the six connections of HTTP/1.1 costs a sixth of a slow round trip: as much as so many bytes. */
const REQUEST = 17_000

/** A page that has few enough files gains so much of what one gains that has a file too many. */
const SPARE = 0.05

/** Bytes in vain below this make no difference. */
const LITTLE = 50

/**
 * Two files become one as long as the requests that this saves are worth the code that pages load in vain, and each of
 * these pages has room for that. The pair that saves most for its bytes comes first, and a request counts more the
 * more files a page has.
 *
 * A file is never loaded by fewer pages than one that needs it. Files that come to need each other are therefore loaded
 * by the same pages, and become one.
 */
export function putTogether(files: Set<File>): Set<File> {
  for (const { pages } of files) for (const page of pages) page.files++
  for (;;) {
    let best: Pair | undefined
    const all = [...files]
    for (const [at, a] of all.entries())
      for (const b of all.slice(at + 1)) best = betterOf(best, a, b)
    if (!best) return files
    join(files, best)
  }
}

type Pair = { a: File; b: File; worth: number; inVain: Map<Page, number> }

function betterOf(best: Pair | undefined, a: File, b: File): Pair | undefined {
  let saved = 0
  for (const page of a.pages) if (b.pages.has(page)) saved += urgencyOf(page)
  if (saved === 0) return best
  const inVain = new Map<Page, number>()
  let cost = 0
  const pages = both(a.pages, b.pages)
  for (const file of both(a.needs, b.needs)) {
    for (const page of pages)
      if (!file.pages.has(page)) {
        cost += file.size * page.weight
        inVain.set(page, (inVain.get(page) ?? 0) + file.size)
        if (file !== a && file !== b) saved -= urgencyOf(page)
      }
    // what follows makes it worth less still
    if (best && saved < best.worth * cost) return best
  }
  const areOne = a.needs.has(b) && b.needs.has(a)
  const worth = areOne ? Number.POSITIVE_INFINITY : saved / (cost + LITTLE * saved)
  if (saved <= 0 || worth <= (best?.worth ?? 0)) return best
  if (!areOne && cost > saved * REQUEST) return best
  for (const [page, size] of inVain) if (size > page.room) return best
  return { a, b, worth, inVain }
}

const urgencyOf = (page: Page) => Math.max(SPARE, page.files - page.fewFiles) * page.weight

function join(files: Set<File>, { a, b, inVain }: Pair): void {
  for (const [page, size] of inVain) page.room -= size
  for (const page of a.pages) if (b.pages.has(page)) page.files--
  const pages = both(a.pages, b.pages)
  const needs = both(a.needs, b.needs)
  needs.delete(a)
  needs.delete(b)
  for (const file of needs) {
    for (const page of pages) if (!file.pages.has(page)) page.files++
    file.pages = both(file.pages, pages)
  }
  files.delete(a)
  files.delete(b)
  const joined: File = {
    ids: [...a.ids, ...b.ids],
    size: a.size + b.size,
    pages,
    needs,
  }
  needs.add(joined)
  for (const file of files)
    if (file.needs.has(a) || file.needs.has(b)) {
      file.needs = both(file.needs, needs)
      file.needs.delete(a)
      file.needs.delete(b)
    }
  files.add(joined)
}

const both = <T>(one: Set<T>, other: Set<T>) => new Set([...one, ...other])
