import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The folder that holds package.json. */
export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..')

const BIN = join(ROOT, 'node_modules/.bin')

/** The project's own Node (24), which runs TypeScript as it is. */
export const NODE = join(BIN, 'node')

/** Where notes about what is installed and built are kept. */
export const CACHE = join(ROOT, 'node_modules/.cache/officina')

const outside = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))

/** `NODE_OPTIONS` with which programs of the project start quickly; those of the caller stay. */
export const quickStart = () => {
  const { NODE_OPTIONS: own = '' } = process.env
  const flag = `--import=${pathToFileURL(join(ROOT, 'scripts/lib/imports.mjs'))}`
  return own.includes(flag) ? own : `${own} ${flag}`.trim()
}

/** Environment in which `node` and the tools are the project's. */
export const projectEnv = (more = {}) => ({
  ...process.env,
  PATH: [BIN, ...outside].join(delimiter),
  NODE_OPTIONS: quickStart(),
  ...more,
})

/** Environment for npm itself, which must not run on a Node that it is about to replace. */
export const systemEnv = () => ({ ...process.env, PATH: outside.join(delimiter) })
