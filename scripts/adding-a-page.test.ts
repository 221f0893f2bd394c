import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../apps/api/src/testing/deep.ts'
import { copyRepository, root, type Walk } from './lib/walk.ts'
import { describePage } from './new/pageModel.ts'
import { describeResource } from './new/resourceModel.ts'
import { dictionary, isDoubtful, singular } from './new/words.ts'

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

describe('words of the command', () => {
  const { wordsOf } = dictionary(root, [])
  const resource = (words: string, one?: string) =>
    describeResource(root, words.split(' '), wordsOf, {
      permission: 'setting.manage',
      icon: 'FolderOutlined',
      ...(one && { one }),
    })
  const page = (path: string, list?: string) =>
    describePage(root, list ? [path, 'id'] : [path], wordsOf, { list })

  it.each([
    ['producers name:text status:enum(on-hold,done)', '"on-hold" is no name'],
    ['producers name:text level:enum(1,2,3)', '"1" is no name'],
    ['producers name:text level:enum(true,false)', '"true" is no name'],
    ['producers name:text level:enum(low,low)', 'a value is there twice'],
    ['sessions name:text', 'a table sessions already'],
    ['notes name:text', 'a table notes already'],
    ['mails name:text', 'a table mails already'],
    ['stock-lots name:text', 'a path /api/admin/stock-lots already'],
    ['purchase-orders name:text', 'a path /api/admin/purchase-orders already'],
    ['variants name:text', 'a schema Variant already'],
    ['profiles name:text', 'a call of profiles already'],
    ['statuses name:text', 'What is one of the statuses called?'],
  ])('refuse %s', (words, said) => expect(() => resource(words)).toThrow(said))

  it.each([
    ['/user/places', '/api/patient/addresses', 'answers all rows at once'],
    ['/doctors/visits', '/api/doctor/patients/{patientId}/orders', 'belongs to one record'],
    ['/user/models', '/api/doctor/templates', 'is not for a patient'],
  ])('refuse a page %s of %s', (path, list, said) => expect(() => page(path, list)).toThrow(said))

  it('name what is shown, not the parameter of its address', () => {
    expect(page('/doctors/answer-sets/:answerSetId').en).toBe('Answer set')
    expect(resource('producers name:text status:enum(on_hold,step_2)').kind).toBe('producer')
  })

  it('have the singular that is said where no rule tells it', () => {
    const ofRule = (plural: string) => (isDoubtful(plural) ? undefined : singular(plural))
    const certain = {
      ...{ producers: 'producer', entries: 'entry', batches: 'batch', boxes: 'box' },
      ...{ classes: 'class', doses: 'dose', warehouses: 'warehouse', prizes: 'prize' },
      ...{ prices: 'price', valves: 'valve', taxes: 'tax' },
    }
    for (const [plural, one] of Object.entries(certain)) expect(ofRule(plural)).toBe(one)
    const none = 'statuses diagnoses headaches series quizzes status indices matrices axes'
    for (const plural of `${none} loaves calves scarves`.split(' '))
      expect(ofRule(plural), plural).toBeUndefined()
    expect(resource('work-statuses name:text', 'work-status')).toMatchObject({
      ...{ table: 'work_statuses', entity: 'workStatus', schema: 'WorkStatus' },
      one: { en: 'Work status' },
    })
    expect(() => resource('statuses name:text', 'a status')).toThrow('"a status" is no singular')
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
