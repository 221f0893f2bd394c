import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../apps/api/src/testing/deep.ts'
import { copyRepository, type Walk } from './lib/walk.ts'

/** Follows docs/adding-a-page.md step by step. */
let walk: Walk
beforeAll(() => {
  walk = copyRepository()
  walk.follow('docs/adding-a-page.md')
}, 120_000)
afterAll(() => walk?.close(), 30_000)

const vitest = (...args: string[]) => walk.run(['node_modules/vitest/vitest.mjs', 'run', ...args])

describe('a new page with a list', () => {
  it('is four files', () => {
    expect(walk.changed().sort()).toEqual([
      'apps/portal/src/pages.ts',
      'apps/portal/src/pages/doctors/templates/page.tsx',
      'apps/portal/src/pages/doctors/templates/templates.page.test.ts',
      expect.stringMatching(/^docs\/decisions\/\d{4}-page-doctors-templates\.md$/),
    ])
  })

  it('is formatted and known to the tests of all pages', () => {
    const [pages = '', ...code] = walk.changed().filter((file) => /\.tsx?$/.test(file))
    walk.run(['node_modules/@biomejs/biome/bin/biome', 'ci', pages, ...code])
    vitest('--project=unit', 'scripts/architecture.test.ts', '-t', 'the portal')
  }, 60_000)

  it.runIf(isDeep)(
    'passes its own test',
    () => vitest('--project=page', 'doctors/templates'),
    180_000,
  )

  it('refuses what it cannot write, and says all of it at once', () => {
    const say = () =>
      walk.run(['scripts/new.ts', 'page', '/doctors/top', '--list', '/api/doctor/top', 'x'])
    expect(say).toThrow(/There is a page \/doctors\/top already[\s\S]*--why[\s\S]*is no list/)
  })
})
