import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pageFiles, pageLines } from './new/page.ts'
import { describePage } from './new/pageModel.ts'
import { resourceFiles, resourceLines } from './new/resource.ts'
import { describeResource } from './new/resourceModel.ts'
import { type Files, type Line, writeAll } from './new/write.ts'

const usage = `npm run new -- resource <names> <field>:<type> … [--permission setting.manage] [--icon FolderOutlined]
  Types: text, note, email, phone, url, date, number, money, yesno, enum(a,b). The first field is a text: it names a record.
npm run new -- page </doctors/path> --why "…" [--list </api/path> <column> …]
A word that the contract does not settle gets its Japanese behind "=": suppliers=仕入先 'route=経路:text' /doctors/reports=レポート.
docs/adding-a-resource.md and docs/adding-a-page.md show what is written.`

const root = join(import.meta.dirname, '..')

main()

/** Writes the files of a new kind of record, or of a new page of the portal, for somebody to go on from. */
function main(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      permission: { type: 'string', default: 'setting.manage' },
      icon: { type: 'string', default: 'FolderOutlined' },
      list: { type: 'string' },
      why: { type: 'string' },
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

function resource(words: string[], values: { permission: string; icon: string }): void {
  const described = describeResource(root, words, values)
  write(resourceFiles(described), resourceLines(described))
  run('scripts/gen.ts')
  run(
    'node_modules/drizzle-kit/bin.cjs',
    ...['generate', '--config', 'apps/api/drizzle.config.ts', `--name=${described.table}`],
  )
  console.log('\n`npm start` makes its table and shows it in the console.')
}

function page(words: string[], values: { list?: string; why?: string }): void {
  const described = describePage(root, words, values)
  write(pageFiles(described), pageLines(described))
}

function write(files: Files, lines: readonly Line[]): void {
  const written = writeAll(root, files, lines)
  const code = written.filter((file) => /\.tsx?$/.test(file))
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...code)
  console.log(written.join('\n'))
}

function run(...args: string[]): void {
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}
