import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

  it.runIf(isDeep)(
    'needs nothing but its path, and asks for the words it does not know',
    () => {
      const before = walk.changed()
      const said = walk.run(['scripts/new.ts', 'page', '/doctors/statistics'])
      const folder = 'apps/portal/src/pages/doctors/statistics'
      expect(said).toMatch(
        /^Say why it exists in docs\/decisions\/\d{4}-page-doctors-statistics\.md\.\n\nTranslate these:\n {2}apps\/portal\/src\/pages\/doctors\/statistics\/page\.tsx:10 {2}Statistics$/m,
      )
      const added = walk.changed().filter((file) => !before.includes(file))
      expect(added.sort()).toEqual([
        `${folder}/page.tsx`,
        `${folder}/statistics.page.test.ts`,
        expect.stringMatching(/^docs\/decisions\/\d{4}-page-doctors-statistics\.md$/),
      ])
      expect(readFileSync(join(walk.dir, added.at(-1) ?? ''), 'utf8')).toContain(
        'doctors have "Statistics" at this address',
      )
    },
    60_000,
  )

  it('is formatted', () => {
    const code = walk.changed().filter((file) => /\.tsx?$/.test(file))
    walk.run(['node_modules/@biomejs/biome/bin/biome', isDeep ? 'ci' : 'format', ...code])
  }, 60_000)

  it.runIf(isDeep)(
    'is known to the tests of all pages, and passes its own',
    () => {
      vitest('--project=unit', 'scripts/architecture.test.ts', '-t', 'the portal')
      vitest('--project=page', 'doctors/templates', 'doctors/statistics')
    },
    180_000,
  )

  it('refuses what it cannot write, and says all of it at once', () => {
    const say = () =>
      walk.run(['scripts/new.ts', 'page', '/doctors/top', '--list', '/api/doctor/top', 'x'])
    expect(say).toThrow(/There is a page \/doctors\/top already[\s\S]*is no list/)
  })
})

// docs/adding-a-resource.md is followed in every run (adding.test.tsx), with all words given
describe.runIf(isDeep)('a new resource', () => {
  it('needs nothing but names and types, and asks for the words it does not know', () => {
    const words = ['producers', 'name:text', 'status:enum(active,closed)', '--ja', 'name=名前']
    const said = walk.run(['scripts/new.ts', 'resource', ...words])
    const [, unknown = '', unsure = ''] = said.split(/(?:Translate|Check) these.*:\n/)
    expect(
      unknown
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      'openapi/producer/schemas.yaml:3  Producers',
      'openapi/producer/schemas.yaml:7  Producers',
      expect.stringMatching(/^openapi\/admin\/schemas\.yaml:\d+ {2}Producers$/),
    ])
    expect(unsure).toMatch(/^ {2}Active: 利用中 \(also .*\)\n {2}Closed: \S+ \(also /)
    const made = readFileSync(join(walk.dir, 'openapi/producer/schemas.yaml'), 'utf8')
    expect(made).toContain('title: Name, x-ja: 名前 }')
  }, 180_000)

  it('has a test that passes', () => vitest('--project=api', 'entities/producer'), 120_000)
})
