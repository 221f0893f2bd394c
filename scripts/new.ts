import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pageFiles, pageLines } from './new/page.ts'
import { describePage } from './new/pageModel.ts'
import { resourceFiles, resourceLines } from './new/resource.ts'
import { describeResource } from './new/resourceModel.ts'
import { dictionary, singular } from './new/words.ts'
import { type Files, type Line, writeAll } from './new/write.ts'

const usage = `npm run new -- resource <names> <field>:<type> … [--one <name>] [--permission setting.manage] [--icon FolderOutlined] [--ja name=日本語] …
  Types: text, note, email, phone, url, date, number, money, yesno, enum(a,b). The first field is a text: it names a record.
npm run new -- page </doctors/path> [--why "…"] [--list </api/path> <column> …] [--ja name=日本語] …
Japanese is taken from the states, docs/glossary.md and the contract, from --ja, or from behind "=": producers=製造元
'route=経路:text' /doctors/statistics=統計. What is found nowhere stays English and is named at the end.
docs/adding-a-resource.md and docs/adding-a-page.md show what is written.`

type Open = ReturnType<typeof dictionary>['open']

const root = join(import.meta.dirname, '..')

main()

/** Writes the files of a new kind of record, or of a new page of the portal, for somebody to go on from. */
function main(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      permission: { type: 'string', default: 'setting.manage' },
      icon: { type: 'string', default: 'FolderOutlined' },
      one: { type: 'string' },
      list: { type: 'string' },
      why: { type: 'string' },
      ja: { type: 'string', multiple: true, default: [] },
    },
  })
  const [what, ...words] = positionals
  try {
    if (what === 'resource' && words.length > 1) resource(words, values)
    else if (what === 'page' && words.length > 0) page(words, values)
    else throw new Error(usage)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

function resource(
  words: string[],
  values: { one?: string; permission: string; icon: string; ja: string[] },
): void {
  const { wordsOf, open } = dictionary(root, values.ja)
  const described = describeResource(root, words, wordsOf, values)
  // of a singular that was told, no rule finds the lines by the plural
  if (values.one && open.unknown.has(described.many.en)) open.unknown.add(described.one.en)
  const written = write(resourceFiles(described), resourceLines(described))
  run('scripts/gen.ts')
  run(
    'node_modules/drizzle-kit/bin.cjs',
    ...['generate', '--config', 'apps/api/drizzle.config.ts', `--name=${described.table}`],
  )
  console.log('\n`npm start` makes its table and shows it in the console.')
  sayOpen(open, written)
}

function page(words: string[], values: { list?: string; why?: string; ja: string[] }): void {
  const { wordsOf, open } = dictionary(root, values.ja)
  const described = describePage(root, words, wordsOf, values)
  const written = write(pageFiles(described), pageLines(described))
  if (!values.why)
    console.log(`\nSay why it exists in ${written.find((file) => file.startsWith('docs/'))}.`)
  sayOpen(open, written)
}

function write(files: Files, lines: readonly Line[]): string[] {
  const written = writeAll(root, files, lines)
  const code = written.filter((file) => /\.tsx?$/.test(file))
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...code)
  console.log(written.join('\n'))
  return written
}

/** The words that were written without knowing their Japanese, with the lines where they stand. */
function sayOpen({ unknown, unsure }: Open, written: readonly string[]): void {
  const places = [...unknown].flatMap((en) => {
    const both = `(?:${en}|${singular(en)})`
    const untold = new RegExp(`\\bja: ${both}\\b|'${both}', '${both}'|\\[${both}, ${both}\\]`)
    return written.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (untold.test(line) ? `  ${file}:${at + 1}  ${en}` : [])),
    )
  })
  if (places.length > 0) console.log(`\nTranslate these:\n${places.join('\n')}`)
  if (unsure.size > 0)
    console.log(
      `\nCheck these, for which several words are in use:\n${[...unsure]
        .map(([en, [first, ...others]]) => `  ${en}: ${first} (also ${others.join(', ')})`)
        .join('\n')}`,
    )
}

function run(...args: string[]): void {
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}
