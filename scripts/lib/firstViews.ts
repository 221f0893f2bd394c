import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { code: string }
type Build = (config: object) => Promise<unknown>

/**
 * Vite plugin: writes each `firstView.ts` as one script without imports to `dist/.prerendered/first-<path>.js`, for
 * the server to send in the page's HTML. `pathOf` is the page of a folder. `build` is Vite's.
 */
export function firstViews(build: Build, pathOf: (folder: string) => string) {
  let root = ''
  return {
    name: 'first-views',
    apply: 'build' as const,
    configResolved(config: { root: string }) {
      root = config.root
    },
    async closeBundle() {
      const folder = join(root, 'dist/.prerendered')
      mkdirSync(folder, { recursive: true })
      for (const file of globSync('src/**/firstView.ts', { cwd: root })) {
        const path = pathOf(file.split(/[\\/]/).slice(1, -1).join('/'))
        const name = `first-${path.slice(1).replaceAll('/', '-')}.js`
        writeFileSync(join(folder, name), await scriptOf(join(root, file)))
      }
    },
  }

  async function scriptOf(entry: string): Promise<string> {
    const lib = { entry, formats: ['iife'], name: 'firstView', fileName: 'firstView' }
    const built = await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { lib, write: false, target: 'es2022', minify: true },
    })
    const [{ output }] = built as [{ output: [Chunk] }]
    return output[0].code.replaceAll('</', '<\\/').trim()
  }
}
