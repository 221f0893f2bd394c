/**
 * `npm run gen`: the contract in openapi/ becomes generated/openapi.json (one file, with the answers
 * every operation shares), schema.d.ts (types), resources.ts and commands.ts (the console's descriptions).
 * `--check` writes nothing and fails when a file differs; `--watch` regenerates on change.
 */
import { readFileSync, watch, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.ts'
import { renderCommands } from './commands.ts'
import { completeOperations } from './complete.ts'
import { composeFields } from './fields.ts'
import { layOut } from './layOut.ts'
import { composeLists } from './lists.ts'
import { renderResources } from './resources.ts'
import { listFiles, syncTableOfContents } from './toc.ts'
import { writeTypes } from './types.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isCheck = process.argv.includes('--check')

if (process.argv.includes('--watch')) startWatching()
else process.exitCode = (await generate()) ? 0 : 1

async function generate(): Promise<boolean> {
  const files = listFiles(root)
  const contents = syncTableOfContents(root, files)
  const spec = completeOperations(composeLists(composeFields(bundle(root, files))))
  const outputs: [string, string][] = [
    ['openapi.yaml', contents],
    ['generated/openapi.json', `${layOut(spec, 3)}\n`],
    [
      'generated/schema.d.ts',
      `// Made by \`npm run gen\` from openapi/. Do not edit.\n${await writeTypes(spec)}`,
    ],
    ['generated/resources.ts', renderResources(spec)],
    ['generated/commands.ts', renderCommands(spec)],
  ]
  const stale = outputs.filter(([name, text]) => readOr(join(root, name)) !== text)
  if (!isCheck) for (const [name, text] of stale) writeFileSync(join(root, name), text)
  for (const [name] of stale)
    console.log(isCheck ? `stale: openapi/${name} (run npm run gen)` : `wrote openapi/${name}`)
  return !isCheck || stale.length === 0
}

function readOr(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function startWatching(): void {
  let timer: NodeJS.Timeout | undefined
  const run = () => generate().catch((error: Error) => console.error(error.message))
  void run()
  watch(root, { recursive: true }, (_event, file) => {
    if (
      !file ||
      relative('generated', file).startsWith('..') === false ||
      !file.endsWith('.yaml') ||
      file === 'openapi.yaml'
    )
      return
    clearTimeout(timer)
    timer = setTimeout(run, 150)
  })
}
