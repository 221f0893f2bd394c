import { basename } from 'node:path'

type Rendered = {
  fileName: string
  isEntry: boolean
  imports: string[]
  modules: Record<string, { code: string | null }>
}
type Emitted = { type: string; isEntry?: boolean; imports?: string[]; moduleIds?: string[] }

const runtime = '\0rolldown/runtime.js'

/**
 * Vite plugin: the bundler's few helpers stand in the first file, which has run before any other does. Where groups are
 * made by hand, rolldown keeps them in a file of their own, and every page requests that. They move while no file has a
 * hash yet, so that each follows from what its file then imports.
 */
export function runtimeInFirst() {
  return {
    name: 'runtime-in-first',
    apply: 'build' as const,
    renderChunk(
      code: string,
      { fileName }: Rendered,
      _options: unknown,
      { chunks }: { chunks: Record<string, Rendered> },
    ) {
      const all = Object.values(chunks)
      const own = all.find(({ modules }) => runtime in modules)
      const first = all.find(({ isEntry }) => isEntry)
      if (!own || !first || own === first || fileName === own.fileName) return null
      if (first.imports.join() !== own.fileName)
        throw new Error(`The first file needs others, which may need it: ${first.imports.join()}`)
      const helpers = fileName === first.fileName ? own.modules[runtime]?.code : undefined
      return { code: moved(code, basename(own.fileName), basename(first.fileName), helpers) }
    },
    generateBundle: {
      // before Vite writes which files a page needs
      order: 'pre' as const,
      handler(_options: unknown, bundle: Record<string, Emitted>) {
        const all = Object.entries(bundle)
        const own = all.find(([, { moduleIds }]) => moduleIds?.includes(runtime))?.[0]
        const first = all.find(([, { isEntry }]) => isEntry)?.[0]
        if (!own || !first || own === first) return
        delete bundle[own]
        for (const [file, chunk] of all) {
          const { imports = [] } = chunk
          if (!imports.includes(own)) continue
          const others = imports.filter((each) => each !== own && each !== first)
          chunk.imports = file === first ? others : [first, ...others]
        }
      },
    },
  }
}

/** A file's code with the helpers imported from the first, or in it. */
function moved(code: string, own: string, first: string, helpers?: string | null): string {
  const changed = code.replace(
    /^import \{ (.*) \} from "\.\/(.*)";$/gm,
    (line, names: string, file: string) => {
      if (file !== own || (helpers && names.includes('$'))) return line
      // rolldown's short names of what one file takes from another are not known here
      return (
        helpers ??
        `import { ${names.replaceAll(/\w+ as (__[a-zA-Z]+)/g, '$1 as $1')} } from "./${first}";`
      )
    },
  )
  if (changed.includes(own)) throw new Error(`Not moved: ${own}`)
  if (!helpers) return changed
  const names = [...helpers.matchAll(/^var (__\w+) = (?!Object\.)/gm)].map(([, name]) => name)
  return `${changed}\nexport { ${names.join(', ')} };\n`
}
