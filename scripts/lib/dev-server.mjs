import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { NODE, projectEnv, ROOT } from './root.mjs'

// The portal's Vite answers on PORT and hands the rest on: the API on PORT+1, the console on PORT+2.

try {
  loadEnvFile(join(ROOT, '.env'))
} catch {
  // no .env file: every setting has a default
}
const port = Number(process.env.PORT || 3000)
const host = process.env.HOST || '127.0.0.1'
const api = `http://127.0.0.1:${port + 1}`
/** The server restarts for its own sources and for what is generated from openapi/. */
const WATCH = [
  '--watch-path=apps/api/src',
  '--watch-path=openapi/generated',
  '--watch-preserve-output',
]
const children = []
const servers = []
let stopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
  process.on(signal, () => stop(0))

start([
  '--watch-path=openapi',
  '--watch-path=apps/api/src/db/schema',
  WATCH.at(-1),
  'scripts/gen.ts',
])
start([...WATCH, 'apps/api/src/main.ts'], {
  PORT: String(port + 1),
  HOST: '127.0.0.1',
  PUBLIC_URL: process.env.PUBLIC_URL || `http://${host}:${port}`,
})
servers.push(await vite('console', { port: port + 2, hmr: { clientPort: port + 2 } }))
await answer(`${api}/healthz`)
servers.push(
  await vite('portal', {
    port,
    proxy: {
      '^/(api|sanctum|docs|dev|files|brand|healthz|readyz)([/?]|$)': { target: api },
      '^/admins$': { target: `http://127.0.0.1:${port + 2}`, rewrite: () => '/admins/' },
      '^/admins/': { target: `http://127.0.0.1:${port + 2}`, ws: true },
    },
  }),
)

async function vite(app, server) {
  const root = join(ROOT, 'apps', app)
  const entry = createRequire(join(root, 'package.json')).resolve('vite')
  const { createServer } = await import(pathToFileURL(entry).href)
  const dev = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    server: { host: app === 'portal' ? host : '127.0.0.1', strictPort: true, ...server },
  })
  try {
    return await dev.listen()
  } catch (error) {
    console.error(`Port ${server.port} cannot be used: ${error.message}`)
    process.exit(1)
  }
}

/** Waits a while for the API, so that the first page does not meet a closed door. */
async function answer(url) {
  for (const limit = Date.now() + 30_000; Date.now() < limit && !stopping; await sleep(100))
    if (await fetch(url).catch(() => undefined)) return
}

function start(args, env = {}) {
  const child = spawn(NODE, args, {
    cwd: ROOT,
    env: projectEnv(env),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  children.push(child)
  child.once('exit', (code) => {
    if (!stopping) stop(code || 1)
  })
}

/** The API stops its database before it goes, so wait for it. */
async function stop(code) {
  if (stopping) return
  stopping = true
  const gone = children.map((child) =>
    child.exitCode === null && child.signalCode === null
      ? new Promise((resolve) => child.once('exit', resolve))
      : undefined,
  )
  for (const child of children) child.kill('SIGTERM')
  await Promise.all([...gone, ...servers.map((server) => server.close())])
  process.exit(code)
}
