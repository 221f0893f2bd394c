import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Head = {
  /** Paths of the page's files that its shell does not load itself. */
  files: string[]
  /** The frame that stands in the page until its code has come; none on pages for the signed-out. */
  frame: 'doctor' | 'patient' | 'admin' | undefined
}
type Manifest = Record<string, { file: string; imports?: string[] }>

/**
 * What the HTML of a page preloads: its code is fetched beside that of the shell, not after it. On a slow line that
 * saves two round trips. A page that is not known has none.
 */
export function createPreloads(app: 'portal' | 'console', dist: string): (path: string) => Head {
  const file = join(dist, '.vite/manifest.json')
  if (!existsSync(file)) return () => ({ files: [], frame: undefined })
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const sources = Object.keys(manifest)
  const shell = filesOf(manifest, 'index.html')
  const base = app === 'portal' ? '/' : '/admins/'
  const known = new Map<string, Head>()
  return (path) => {
    const entries = app === 'portal' ? portalEntries(sources, path) : consoleEntries(sources, path)
    const name = entries.join()
    let head = known.get(name)
    if (head === undefined) {
      const all = new Set(entries.flatMap((entry) => [...filesOf(manifest, entry)]))
      const files = [...all].filter((each) => !shell.has(each)).map((each) => base + each)
      head = { files, frame: frames[entries[0] ?? ''] }
      known.set(name, head)
    }
    return head
  }
}

/** The folder of a page is its path; `_name` stands for any one part. */
function portalEntries(sources: string[], path: string): string[] {
  const wanted = path === '/' ? '/doctors/top' : path.replace(/\/+$/, '')
  const page = sources.filter((source) => pathOf(source)?.test(wanted)).sort(fewestWildcards)[0]
  if (!page) return []
  const [, area = ''] = /^\/(doctors|user)\//.exec(wanted) ?? []
  const layout = signedOut.test(wanted) ? undefined : layouts[area]
  return layout && sources.includes(layout) ? [layout, page] : [page]
}

const frames: Record<string, Head['frame']> = {
  'src/layouts/DoctorLayout.tsx': 'doctor',
  'src/layouts/PatientLayout.tsx': 'patient',
  'src/admin/Console.tsx': 'admin',
}
const layouts: Record<string, string> = {
  doctors: 'src/layouts/DoctorLayout.tsx',
  user: 'src/layouts/PatientLayout.tsx',
}
const signedOut = /^\/\w+\/(login|register|registration|sign-up|reset-password)(\/|$)/

function pathOf(source: string): RegExp | undefined {
  const folder = /^src\/pages(\/.+)\/page\.tsx$/.exec(source)?.[1]
  return folder ? new RegExp(`^${folder.replaceAll(/\/_\w+/g, '/[^/]+')}$`) : undefined
}

const fewestWildcards = (a: string, b: string) => a.split('/_').length - b.split('/_').length

/** Signed-out pages as in the portal; every other page is the console with the list or the page of a resource. */
function consoleEntries(sources: string[], path: string): string[] {
  const [first = '', ...rest] = path.replace(/^\/admins\/?/, '').split('/')
  const page = `src/pages/${[first, ...rest].join('/')}/page.tsx`
  if (sources.includes(page)) return [page]
  const kind = rest.length > 0 ? /Page\.tsx$/ : /List\.tsx$/
  const ofResource = sources.filter(
    (source) => first !== '' && source.startsWith(`src/resources/${first}/`) && kind.test(source),
  )
  return ['src/admin/Console.tsx', ...ofResource]
}

function filesOf(manifest: Manifest, entry: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[entry]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const name of chunk.imports ?? []) filesOf(manifest, name, seen)
  return seen
}
