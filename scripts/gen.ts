/**
 * `npm run gen`: the contract in openapi/ becomes generated/openapi.json (one file, with the answers
 * every operation shares), schema.d.ts (types), resources.ts, resources/, commands.ts and
 * commandFields.ts (the console's descriptions) and settings.ts (the shop's rules), and docs/settings.md.
 * `--check` writes nothing and fails when a file differs.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataClassOf } from '../apps/api/src/db/schema/dataClass.ts'
import * as tables from '../apps/api/src/db/schema/index.ts'
import { getTableColumns, getTableName, is, PgTable } from '../apps/api/src/db/sql.ts'
import { bundle } from '../openapi/gen/bundle.ts'
import { renderCommands } from '../openapi/gen/commands.ts'
import { completeOperations } from '../openapi/gen/complete.ts'
import { type ClassOf, composeFields } from '../openapi/gen/fields.ts'
import { layOut } from '../openapi/gen/layOut.ts'
import { composeLists } from '../openapi/gen/lists.ts'
import { renderResources } from '../openapi/gen/resources.ts'
import { composeSettings, renderSettings } from '../openapi/gen/settings.ts'
import { renderSettingsDoc } from '../openapi/gen/settingsDoc.ts'
import { writeTypes } from '../openapi/gen/types.ts'

const root = join(import.meta.dirname, '../openapi')
/** A file for each resource of the console. */
const described = 'generated/resources'
const isCheck = process.argv.includes('--check')

/** Each column's class, by the names of table and column: a resource is called as its table is. */
const classes = new Map(
  Object.values<unknown>(tables)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => [
        `${getTableName(table)}.${column.name}`,
        dataClassOf(column),
      ]),
    ),
)
const classOf: ClassOf = (resource, field) => classes.get(`${resource}.${field}`)

process.exitCode = (await generate()) ? 0 : 1

async function generate(): Promise<boolean> {
  const fields = composeFields(composeSettings(bundle(root)), classOf)
  const spec = completeOperations(composeLists(fields))
  const outputs: [string, string][] = [
    ['generated/openapi.json', `${layOut(spec, 3)}\n`],
    [
      'generated/schema.d.ts',
      `// Made by \`npm run gen\` from openapi/. Do not edit.\n${await writeTypes(spec)}`,
    ],
    ...renderResources(spec),
    ...renderCommands(spec),
    ['generated/settings.ts', renderSettings(spec)],
    ['../docs/settings.md', renderSettingsDoc(spec)],
  ]
  const stale = outputs.filter(([name, text]) => readOr(join(root, name)) !== text)
  const left = leftOver(outputs.map(([name]) => name))
  if (!isCheck) {
    mkdirSync(join(root, described), { recursive: true })
    for (const [name, text] of stale) writeFileSync(join(root, name), text)
    for (const name of left) rmSync(join(root, name))
  }
  for (const [name] of stale)
    console.log(isCheck ? `stale: openapi/${name} (run npm run gen)` : `wrote openapi/${name}`)
  for (const name of left)
    console.log(
      isCheck ? `left over: openapi/${name} (run npm run gen)` : `removed openapi/${name}`,
    )
  return !isCheck || stale.length + left.length === 0
}

/** Descriptions of resources that the contract does not have any more. */
function leftOver(made: string[]): string[] {
  const folder = join(root, described)
  const found = existsSync(folder) ? readdirSync(folder) : []
  return found.map((file) => `${described}/${file}`).filter((name) => !made.includes(name))
}

function readOr(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
