import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { circlesOf, importsOf } from './lib/importGraph.ts'
import { pageFiles, pageLines } from './new/page.ts'
import { describePage } from './new/pageModel.ts'
import { dictionary } from './new/words.ts'

/**
 * `npm run figures`: the size of the project and its limits. `--write` updates the table in docs/figures.md.
 * Fails when a figure exceeds its limit.
 */
type Figure = { what: string; value: number; atMost: number; unit?: string }

const root = join(import.meta.dirname, '..')
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const isCode = (file: string) => /\.tsx?$/.test(file)
const isTest = (file: string) =>
  /\.(test|e2e)\.tsx?$/.test(file) || /^e2e\/|\/testing\/|^bench\//.test(file)
/** Generated files. */
const isMade = (file: string) =>
  /^openapi\/generated\/|\/migrations\/|^package-lock\.json$|\.(png|ico|woff2|jpg)$/.test(file)
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const linesOf = (files: string[]) =>
  files.reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0)

const product = tracked.filter(
  (file) => /^(apps|packages|openapi)\//.test(file) && !isTest(file) && !isMade(file),
)
const filesWith = (word: RegExp) => product.filter((file) => word.test(textOf(file))).length
const graph = importsOf(root, tracked.filter(isCode))

const figures: Figure[] = [
  { what: 'tracked lines', value: linesOf(tracked), atMost: 300_000 },
  { what: 'tracked files', value: tracked.length, atMost: 2_600 },
  {
    what: 'hand-written lines',
    value: linesOf(tracked.filter((file) => !isMade(file))),
    atMost: 165_000,
  },
  { what: "files that name a patient's `sex`", value: filesWith(/\bsex\b/), atMost: 8 },
  {
    what: 'files that name the recipe status `issued`',
    value: filesWith(/['"]issued['"]/),
    atMost: 12,
  },
  { what: "files to add a doctor's page with a list", value: filesOfPage(), atMost: 4 },
  { what: 'import circles, types included', value: circlesOf(graph).length, atMost: 0 },
  { what: 'pairs of entities that import each other', value: mutualEntities().length, atMost: 0 },
  {
    what: 'files of the server that import components of a browser',
    value: [...graph].filter(
      ([file, { packages }]) =>
        file.startsWith('apps/api/') &&
        packages.some((name) => /^(@officina\/ui|react|@mui)(\/|$)/.test(name)),
    ).length,
    atMost: 0,
  },
]

const table = [
  '| what | now | at most | |',
  '|---|---|---|---|',
  ...figures.map(
    ({ what, value, atMost }) =>
      `| ${what} | ${value.toLocaleString('en-US')} | ${atMost.toLocaleString('en-US')} | ${value <= atMost ? '' : 'over'} |`,
  ),
].join('\n')
console.log(table)
if (process.argv.includes('--list')) console.log(mutualEntities().join('\n'))
if (process.argv.includes('--write')) writeTable()
if (figures.some(({ value, atMost }) => value > atMost)) process.exitCode = 1

function writeTable(): void {
  const file = join(root, 'docs/figures.md')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      /(<!-- figures -->\n)[\s\S]*?(<!-- end -->)/,
      (_, begin, end) => `${begin}${table}\n${end}`,
    ),
  )
}

/** What `npm run new -- page … --list …` writes and changes. */
function filesOfPage(): number {
  const { wordsOf } = dictionary(root, [])
  const list = { list: '/api/doctor/templates' }
  const page = describePage(root, ['/doctors/new-list', 'title', 'goal'], wordsOf, list)
  return new Set([...Object.keys(pageFiles(page)), ...pageLines(page).map(({ file }) => file)]).size
}

/** Folders of the server's entities of which each imports the other, as `order ↔ shipment`. */
function mutualEntities(): string[] {
  const entityOf = (file: string) => /^apps\/api\/src\/entities\/(\w+)\//.exec(file)?.[1]
  const known = new Set<string>()
  for (const [file, { files }] of graph) {
    const from = entityOf(file)
    if (!from || isTest(file)) continue
    for (const to of files.map(entityOf)) if (to && to !== from) known.add(`${from} ${to}`)
  }
  return [...known]
    .map((pair) => pair.split(' '))
    .filter(([a = '', b = '']) => a < b && known.has(`${b} ${a}`))
    .map(([a, b]) => `${a} ↔ ${b}`)
    .sort()
}
