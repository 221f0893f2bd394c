import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { ensureBuilt } from './build.mjs'

const { root, built } = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  return { root: mkdtempSync(`${tmpdir()}/officina-built-`), built: [] as string[] }
})
vi.mock('./root.mjs', () => ({
  ROOT: root,
  CACHE: `${root}/notes`,
  NODE: 'node',
  projectEnv: () => ({}),
}))
vi.mock('./run.mjs', () => ({
  step: (_: string, work: () => unknown) => work(),
  run: async (_: string, __: string[], { cwd = `${root}/apps/api` }) => {
    built.push(basename(cwd))
    write(join(cwd, 'dist', cwd.endsWith('api') ? 'main.mjs' : 'index.html'))
  },
}))
afterAll(() => rmSync(root, { recursive: true }))

function write(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '{}')
}

it('builds what has changed since, or what somebody else has built over it', async () => {
  for (const app of ['portal', 'console'])
    write(join(root, 'apps', app, 'node_modules/vite/package.json'))
  await ensureBuilt()
  expect(built.splice(0)).toEqual(['portal', 'console', 'api'])
  await ensureBuilt()
  expect(built).toEqual([])
  write(join(root, 'apps/portal/src/main.tsx'))
  // by `npm run build`, from the sources of another version
  utimesSync(join(root, 'apps/api/dist/main.mjs'), 1, 1)
  await ensureBuilt()
  expect(built).toEqual(['portal', 'api'])
})
