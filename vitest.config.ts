import { defineConfig } from 'vitest/config'

const tests = ['**/*.test.ts', '**/*.test.tsx']
const never = ['**/node_modules/**', '**/dist/**']

/** A busy machine answers late, not wrongly. */
const patience = 15_000

/** Two projects: `api` starts a real PostgreSQL first, `unit` needs nothing. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve: {
          // react-admin asks for react-router-dom; the tests hold one copy of the router
          alias: { 'react-router-dom': 'react-router' },
          dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query'],
        },
        // the tests of docs/adding-a-*.md draw pages of a copy outside of this folder
        server: { fs: { strict: false } },
        test: {
          name: 'unit',
          include: ['packages', 'openapi', 'apps/portal', 'apps/console', 'scripts'].flatMap(
            (folder) => tests.map((glob) => `${folder}/${glob}`),
          ),
          exclude: never,
          testTimeout: 30_000,
          expect: { poll: { timeout: patience } },
          setupFiles: ['scripts/lib/patience.ts'],
          server: { deps: { inline: [/ra-/, /react-admin/] } },
        },
      },
      {
        test: {
          name: 'api',
          include: tests.map((glob) => `apps/api/${glob}`),
          exclude: never,
          globalSetup: ['apps/api/src/testing/globalSetup.ts'],
          pool: 'forks',
          // one loaded graph per worker: the server keeps no state in its modules
          isolate: false,
          testTimeout: 30_000,
          expect: { poll: { timeout: patience } },
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
