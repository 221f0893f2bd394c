import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { queryOf } from '../../apps/api/src/testing/browser.ts'
import { type ServerProcess, startServerProcess } from '../../apps/api/src/testing/serverProcess.ts'
import { xsrfTokenOf } from '../../packages/client/src/csrf.ts'
import { createTestBrowser } from '../../packages/client/src/testing/browser.ts'

/** Executes the step-by-step documents in a copy of the repository. */
export const root = join(import.meta.dirname, '../..')
const skipped = /(^|\/)(node_modules|dist|\.git|\.data|\.cache|test-results|images)$/
const node = join(root, 'node_modules/.bin/node')

export type Walk = {
  dir: string
  /**
   * Follows the document: `sh` blocks are run, other blocks are lines to add, or files as they must be by then.
   * With `onlyLines` another document's commands are to do what its own would.
   */
  follow(document: string, how?: { onlyLines?: boolean }): void
  /** Answers what was printed. */
  run(args: string[]): string
  /** Files that differ from the repository. */
  changed(): string[]
  /** Starts the server on a database of its own, filled with the demo. */
  serve(): Promise<Session>
  close(): Promise<void>
}

export function copyRepository(): Walk {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'officina-walk-')))
  cpSync(root, dir, { recursive: true, filter: (from) => !skipped.test(relative(root, from)) })
  linkModules(dir)
  let server: ServerProcess | undefined
  const run = (args: string[]) =>
    execFileSync(node, args, { cwd: dir, stdio: 'pipe', encoding: 'utf8' })
  return {
    dir,
    run,
    follow: (document, { onlyLines } = {}) =>
      follow(dir, document, onlyLines ? () => undefined : run),
    changed: () => differing(dir),
    async serve() {
      server = await startServerProcess(
        { DATA_DIR: join(dir, '.data'), NODE_COMPILE_CACHE: join(dir, '.cache'), SEED: 'demo' },
        { main: join(dir, 'apps/api/src/main.ts') },
      )
      return signIn(server.url)
    },
    async close() {
      if (server && server.end() === undefined) {
        const gone = once(server.child, 'exit')
        server.child.kill('SIGTERM')
        await gone
      }
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** The installed packages; the workspaces are those of the copy. */
function linkModules(dir: string): void {
  const modules = join(root, 'node_modules')
  mkdirSync(join(dir, 'node_modules/@officina'), { recursive: true })
  for (const name of readdirSync(modules))
    if (name !== '@officina' && name !== '.cache')
      symlinkSync(join(modules, name), join(dir, 'node_modules', name))
  const workspaces = {
    openapi: 'openapi',
    api: 'apps/api',
    portal: 'apps/portal',
    console: 'apps/console',
    client: 'packages/client',
    shared: 'packages/shared',
    ui: 'packages/ui',
  }
  for (const [name, path] of Object.entries(workspaces)) {
    symlinkSync(join(dir, path), join(dir, 'node_modules/@officina', name))
    const own = join(root, path, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(dir, path, 'node_modules'))
  }
}

function follow(dir: string, document: string, run: (args: string[]) => void): void {
  const text = readFileSync(join(root, document), 'utf8')
  const blocks = text.matchAll(/^```(\w+)(?: (\S+))?(?: after (\S+))?\n([\s\S]*?)^```$/gm)
  for (const [, language, path, mark, code = ''] of blocks) {
    if (language === 'sh') for (const line of code.trim().split('\n')) run(commandOf(line))
    else if (path && mark) insertAfter(join(dir, path), mark, code)
    else if (path && readFileSync(join(dir, path), 'utf8') !== code)
      throw new Error(`${document} does not show ${path} as it is written:\n${code}`)
  }
}

/** `npm run gen` and `npm run db:generate -- …` without npm in between. */
function commandOf(line: string): string[] {
  const [, script = '', rest = ''] = /^npm run (\S+)(?: -- (.*))?$/.exec(line) ?? []
  const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
  const words = (`${scripts[script]} ${rest}`.match(/'[^']*'|\S+/g) ?? []).map((word) =>
    word.replaceAll("'", ''),
  )
  return words[0] === 'node'
    ? words.slice(1)
    : ['node_modules/drizzle-kit/bin.cjs', ...words.slice(1)]
}

function insertAfter(file: string, mark: string, code: string): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = lines.findIndex((line) => line.trim().startsWith(mark))
  if (at < 0) throw new Error(`${file} has no line that begins with ${mark}`)
  lines.splice(at + 1, 0, code.replace(/\n$/, ''))
  writeFileSync(file, lines.join('\n'))
}

function differing(dir: string, below = ''): string[] {
  return readdirSync(join(dir, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name)
    if (skipped.test(path) || entry.isSymbolicLink()) return []
    if (entry.isDirectory()) return differing(dir, path)
    const before = join(root, path)
    return existsSync(before) && readFileSync(before).equals(readFileSync(join(dir, path)))
      ? []
      : [path]
  })
}

export type Session = Awaited<ReturnType<typeof signIn>>

/** The demo's administrator, signed in over HTTP. */
async function signIn(base: string) {
  const { settings } = createTestBrowser(base, '/admins/doctors')
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = new Headers({ accept: 'application/json' })
    if (method !== 'GET') headers.set('x-xsrf-token', xsrfTokenOf(settings.getCookies!()) ?? '')
    if (body !== undefined) headers.set('content-type', 'application/json')
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const answer = await settings.fetch!(new Request(base + path, init))
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    const json = isJson && text ? JSON.parse(text) : undefined
    return { status: answer.status, text, errors: json?.errors, data: json?.data }
  }
  await call('GET', '/sanctum/csrf-cookie')
  await call('POST', '/api/admin/login', {
    email: 'admin@officina.test',
    password: 'officina-demo-2026',
  })
  return {
    settings,
    call,
    get: (path: string, params: object = {}) => call('GET', `${path}?${queryOf(params)}`),
  }
}
