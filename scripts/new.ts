import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeResource } from './new/model.ts'
import { resourceFiles, resourceLines } from './new/resource.ts'
import { writeAll } from './new/write.ts'

const usage = `npm run new -- resource <names> <field>:<type> … [--permission setting.manage] [--icon FolderOutlined]
Types: text, note, email, phone, url, date, number, money, yesno, enum(a,b). The first field is a text: it names a record.
A word that other records do not settle gets its Japanese behind "=": suppliers=仕入先 'route=経路:text'.
docs/adding-a-resource.md shows what is written.`

const root = join(import.meta.dirname, '..')

main()

/** `npm run new -- resource suppliers …`: writes the files of a new kind of record, for the next person to go on from. */
function main(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      permission: { type: 'string', default: 'setting.manage' },
      icon: { type: 'string', default: 'FolderOutlined' },
    },
  })
  const [what, ...words] = positionals
  try {
    if (what !== 'resource' || words.length < 2) throw new Error(usage)
    const resource = describeResource(root, words, values)
    const written = writeAll(root, resourceFiles(resource), resourceLines(resource))
    const code = written.filter((file) => file.endsWith('.ts'))
    run('node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...code)
    run('openapi/gen/gen.ts')
    run(
      'node_modules/drizzle-kit/bin.cjs',
      ...['generate', '--config', 'apps/api/drizzle.config.ts', `--name=${resource.table}`],
    )
    console.log(
      `${written.join('\n')}\n\n\`npm start\` makes its table and shows it in the console.`,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

function run(...args: string[]): void {
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}
