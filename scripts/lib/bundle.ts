import { fileURLToPath } from 'node:url'

const router = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url))

/** react-router's export map names its development build for every browser; this names the other one. */
export const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: router('index.mjs') },
  { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
]

/**
 * What libraries do as they load and no page needs: react-router names and wraps components that nobody imports,
 * MUI makes five themes for who has no `ThemeProvider`.
 */
export const leanLibraries = () => ({
  name: 'lean-libraries',
  transform: {
    filter: { id: /react-router\/dist\/production\/|@mui\/(material|system)\/.*\.mjs$/ },
    handler: (code: string) => ({
      code: code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^(.*const \w*[dD]efaultTheme = )createTheme\(\);$/gm, '$1{};'),
      map: null,
    }),
  },
})

/** What a library brings along and no page needs: each becomes a function that answers with what it is given. */
export const LEFT_OUT = [
  // Emotion copies statics in `withTheme` alone, which nothing here calls
  /^hoist-non-react-statics$/,
  // react-admin's own export to CSV and its names for fields without a label
  /^jsonexport\/dist\/index\.js$/,
  /^inflection$/,
].map((find) => ({ find, replacement: fileURLToPath(new URL('leftOut.mjs', import.meta.url)) }))

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|@emotion\/[\w-]+|stylis|clsx|hoist-non-react-statics|react-is|@mui\/(system|utils|styled-engine|private-theming))\//
const material =
  /@mui\/material\/(styles|utils|transitions|colors|locale|internal|Box|Button|ButtonBase|IconButton|Typography|InputBase|OutlinedInput|InputAdornment|FormControl|FormHelperText|TextareaAutosize|Checkbox|Paper|Card|CssBaseline|GlobalStyles|SvgIcon|CircularProgress)\//
const shared =
  /packages\/ui\/src\/(text|theme|themeComponents|tokens|AuthCard|BrandMark|Field|EmailField|PasswordField|CheckField|FormError|SubmitButton|useServerForm|Footer|AppShell|SkipLink|PlainSelect|ColorSchemeToggle|link|OfficinaThemeProvider|schemeScript)\.tsx?$/

const signIn =
  /rolldown\/runtime|packages\/client\/src\/errors\.ts$|apps\/portal\/src\/features\/auth\/(LoginForm|Links|area)\.tsx?$|apps\/console\/src\/session\//

type Graph = { getModuleInfo(id: string): Module | null }
type Module = {
  code: string | null
  isEntry: boolean
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

type Parts = {
  frames: RegExp
  pages: RegExp
  signedOut: RegExp
  /**
   * Modules of less than so many characters belong to the area when two pages import them: as a file of its own one
   * costs a sixth of a round trip, a hundred times its weight.
   */
  small?: number
  /** Whose frames and pages they are, by the first of these that fits: each has an area of its own. */
  areas?: Record<string, RegExp>
}

/**
 * Few chunks: on a slow connection each costs a round trip, and browsers request six at a time over HTTP/1.1.
 * `base` is what every sign-in page needs (it compresses 10% better than the same code in thirty files), `area`
 * is the layout of signed-in pages (`frames`) and what several of their `pages` use, `calls` is the part of it
 * that `signedOut` pages use too. What the pages of one of the `areas` alone use is in a chunk named after it. Frames and
 * pages keep chunks of their own.
 */
export function fewFiles(parts: Parts) {
  let places: Map<string, string> | undefined
  const group = (name: string, priority: number) => ({
    debugName: name,
    priority,
    name: (id: string, graph: Graph) => {
      places ??= placesOf(id, graph, parts)
      return places.get(id) === name ? name : null
    },
  })
  const areas = Object.keys(parts.areas ?? {}).map((name) => group(name, 1))
  return { groups: [group('base', 3), group('calls', 2), group('area', 1), ...areas] }
}

/** Modules imported by this many pages belong to the area. */
const sharedFrom = 13

function placesOf(
  anyId: string,
  graph: Graph,
  { frames, pages, signedOut, small = 0, areas = {} }: Parts,
) {
  const all = [...reach([anyId], graph, everyWay)]
  const imports = (module: Module) => module.importedIds.filter((id) => !barrels.test(id))
  const behind = (id: string) => [...reach([id], graph, imports)].filter((each) => each !== id)
  const counts = new Map<string, number>()
  const users = new Map<string, Set<string>>()
  for (const id of all) {
    const weight = frames.test(id) ? sharedFrom : pages.test(id) && !signedOut.test(id) ? 1 : 0
    const area = Object.entries(areas).find(([, its]) => its.test(id))?.[0] ?? 'area'
    if (weight > 0)
      for (const used of behind(id)) {
        counts.set(used, (counts.get(used) ?? 0) + weight)
        users.set(used, (users.get(used) ?? new Set()).add(area))
      }
  }
  const areaOf = (id: string) => {
    const [first = 'area', ...others] = users.get(id) ?? []
    return others.length > 0 ? 'area' : first
  }
  const isOfMany = (id: string) => {
    const count = counts.get(id) ?? 0
    return count >= (isSmall(id) ? 2 : sharedFrom)
  }
  const isSmall = (id: string) => (graph.getModuleInfo(id)?.code?.length ?? small) < small
  const outside = new Set(all.filter((id) => signedOut.test(id)).flatMap(behind))
  // the page's own script stays an entry: the manifest is asked for it
  const entries = all.filter((id) => graph.getModuleInfo(id)?.isEntry)
  const scripts = entries.flatMap((id) => [id, ...(graph.getModuleInfo(id)?.importedIds ?? [])])
  const start = reach(scripts, graph, imports)
  const places = new Map<string, string>()
  for (const id of all) {
    if (scripts.includes(id) || frames.test(id) || pages.test(id)) continue
    if (start.has(id) || isBase(id)) places.set(id, 'base')
    else if (isOfMany(id)) places.set(id, outside.has(id) ? 'calls' : areaOf(id))
  }
  return places
}

/** Of the libraries' folders, but no sign-in page needs it. */
const later =
  /useRovingTabIndex|\/Stack\/|internal\/Transition|svg-icons\/(?!CheckBox|IndeterminateCheckBox)|session\/roleWords/

const isBase = (id: string) =>
  !later.test(id) && [libraries, material, shared, signIn].some((part) => part.test(id))

/** Barrel files re-export everything; what is really used is bundled anyway. */
const barrels = /node_modules\/(react-admin|ra-[\w-]+)\//

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
