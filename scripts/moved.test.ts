import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { NODE, projectEnv, ROOT } from './lib/root.mjs'

// While tests move from the browser to the page tier: none is lost on the way.

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const linesOf = (file: string) =>
  existsSync(join(ROOT, file)) ? read(file).split('\n').filter(Boolean) : []

const before = linesOf('e2e/moved/before.txt')
const rows = ['portal', 'console'].flatMap((app) =>
  linesOf(`e2e/moved/${app}.tsv`).map((line) => {
    const [from = '', to = '', fault = ''] = line.split('\t')
    return { from, to, fault }
  }),
)

type Suite = { specs?: { file: string; title: string }[]; suites?: Suite[] }

function browserTests(): Set<string> {
  const args = [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '--list']
  const { stdout } = spawnSync(NODE, [...args, '--reporter=json'], {
    cwd: ROOT,
    env: projectEnv({ VITEST: undefined }),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const found = new Set<string>()
  const walk = ({ specs = [], suites = [] }: Suite) => {
    for (const { file, title } of specs) found.add(`${file} › ${title}`)
    suites.forEach(walk)
  }
  walk(JSON.parse(stdout))
  return found
}

/** Whether a row's home is there: a file that has a test of that title. */
function hasHome(to: string): boolean {
  if (to.startsWith('nothing new: ')) return to.length > 'nothing new: '.length + 10
  const [file = '', title = ''] = to.split(' › ')
  return existsSync(join(ROOT, file)) && title !== '' && titlesOf(file).some((is) => is.test(title))
}

/** The titles of a file; what is put in when it runs may be anything. */
function titlesOf(file: string): RegExp[] {
  return [...read(file).matchAll(/\btest\(\s*(['`"])(.+?)\1,/gs)].map(([, , title = '']) => {
    const parts = title.split(/\$\{[^}]*\}/)
    return new RegExp(
      `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`,
    )
  })
}

describe('tests that moved out of the browser', () => {
  it('each is still a browser test or has a new home', () => {
    const there = browserTests()
    expect(there.size).toBeGreaterThan(20)
    const moved = new Set(rows.map(({ from }) => from))
    expect(before.filter((test) => !there.has(test) && !moved.has(test))).toEqual([])
  })

  it('each new home has the test, and a fault that it showed', () => {
    expect(rows.filter(({ to }) => !hasHome(to))).toEqual([])
    expect(rows.filter(({ fault }) => fault.length < 10)).toEqual([])
    expect(rows.filter(({ from }) => !before.includes(from))).toEqual([])
  })
})
