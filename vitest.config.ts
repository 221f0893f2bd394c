import { defineConfig } from 'vitest/config'
import type { VitestPluginContext } from 'vitest/node'
import { isDeep } from './apps/api/src/testing/deep.ts'
import { quickStart } from './scripts/lib/root.mjs'
import { keepScratchTogether } from './scripts/lib/scratch.ts'

keepScratchTogether()
process.env.NODE_OPTIONS = quickStart()

const tests = ['**/*.test.ts', '**/*.test.tsx']
const never = ['**/node_modules/**', '**/dist/**', ...(isDeep ? [] : ['**/*.deep.test.ts'])]

/** Tests of one page: the real app and the real server, without a browser. */
const pages = ['apps/portal/**/*.page.test.*', 'apps/console/**/*.page.test.*']

/** Tests of components, in a window of jsdom. */
const drawn = ['**/*.test.tsx']

/** Those of what a module decides once, when it is loaded: they load it anew, and nobody else may meet what they leave. */
const alone = ['**/*.alone.test.tsx']

/** A busy machine answers late, not wrongly. */
const patience = 30_000

/** The long forms of `npm run test:deep` take minutes. */
const slowest = (usual: number) => (isDeep ? 900_000 : usual)

/** What a glob finds changes without the file: it is read again by each run. */
const globsAreRead = {
  name: 'globs-are-read',
  configureVitest: ({ experimental_defineCacheKeyGenerator: cacheKey }: VitestPluginContext) =>
    cacheKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
}

const browserCode = {
  plugins: [globsAreRead],
  resolve: {
    // react-admin asks for react-router-dom; the tests hold one copy of the router
    alias: { 'react-router-dom': 'react-router' },
    dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query'],
  },
  // the tests of docs/adding-a-*.md draw pages of a copy outside of this folder
  server: { fs: { strict: false } },
}

const unit = {
  include: ['packages', 'openapi', 'apps/portal', 'apps/console', 'scripts'].flatMap((folder) =>
    tests.map((glob) => `${folder}/${glob}`),
  ),
  pool: 'forks' as const,
  // one loaded graph per worker, as below
  isolate: false,
  testTimeout: slowest(120_000),
  expect: { poll: { timeout: patience } },
  setupFiles: ['scripts/lib/patience.ts'],
  server: { deps: { inline: [/ra-/, /react-admin/] } },
}

/** Five projects: `api` and `page` start a real PostgreSQL first, the others need nothing. */
export default defineConfig({
  test: {
    // what was transformed once is not transformed again by the next run
    experimental: { fsModuleCache: true },
    maxWorkers: 3,
    projects: [
      {
        ...browserCode,
        test: { ...unit, name: 'unit', exclude: [...never, ...drawn, ...pages] },
      },
      {
        ...browserCode,
        // a project of their own: a worker is used again only by files with the same environment
        test: {
          ...unit,
          name: 'dom',
          include: drawn,
          exclude: [...never, ...pages, ...alone],
          environment: 'jsdom',
        },
      },
      {
        ...browserCode,
        test: {
          ...unit,
          name: 'alone',
          include: alone,
          exclude: never,
          environment: 'jsdom',
          isolate: true,
        },
      },
      {
        test: {
          name: 'api',
          // the server runs its TypeScript as it is, here too
          experimental: { viteModuleRunner: false },
          include: ['apps/api', 'bench'].flatMap((folder) =>
            tests.map((glob) => `${folder}/${glob}`),
          ),
          exclude: never,
          globalSetup: ['apps/api/src/testing/globalSetup.ts'],
          pool: 'forks',
          // one loaded graph per worker: the server keeps no state in its modules
          isolate: false,
          // some start servers as processes of their own, one after the other
          testTimeout: slowest(120_000),
          expect: { poll: { timeout: patience } },
          hookTimeout: 180_000,
          execArgv: ['--max-semi-space-size=64'],
        },
      },
      {
        ...browserCode,
        // as built: the libraries' own checks of their callers, and a style sheet per rule, take half of the time
        plugins: [
          globsAreRead,
          {
            name: 'as-built',
            configResolved: (config) => void Object.assign(config, { isProduction: true }),
          },
        ],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'page',
          include: pages,
          exclude: never,
          globalSetup: ['scripts/page/globalSetup.ts'],
          setupFiles: ['scripts/page/setup.ts'],
          env: { NODE_ENV: 'production', TZ: 'UTC' },
          pool: 'forks',
          // one window, one loaded app and one server for all files of a worker
          isolate: false,
          // a page is much that soon is not needed any more
          execArgv: ['--max-semi-space-size=64'],
          // the longest are whole walks, and a busy machine is slow
          testTimeout: slowest(120_000),
          hookTimeout: 60_000,
          expect: { poll: { timeout: patience } },
          server: { deps: { inline: [/ra-/, /react-admin/] } },
        },
      },
    ],
  },
})
