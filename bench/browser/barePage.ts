import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { ROOT } from '../../apps/api/src/config.ts'
import { precompress } from '../../scripts/lib/precompress.ts'

/** Built by the portal's Vite and served like the portal: hashed assets in brotli, HTML that is not stored. */
export async function serveBarePage(): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = join(ROOT, 'node_modules/.cache/officina/bare-page')
  await build(outDir)
  const html = readFileSync(join(outDir, 'index.html'), 'utf8')
  const app = Fastify()
  await app.register(fastifyStatic, {
    root: join(outDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
  })
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html),
  )
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, close: () => app.close() }
}

async function build(outDir: string): Promise<void> {
  const page = join(ROOT, 'bench/bare-page')
  const portal = createRequire(join(ROOT, 'apps/portal/package.json'))
  const load = (name: string) => import(pathToFileURL(portal.resolve(name)).href)
  const [vite, react] = await Promise.all([load('vite'), load('@vitejs/plugin-react')])
  const given = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  await vite.build({
    root: page,
    configFile: false,
    logLevel: 'warn',
    plugins: [react.default(), precompress()],
    // as the plugin wants it: from the page's folder
    build: { outDir: relative(page, outDir), emptyOutDir: true, target: 'es2022' },
  })
  process.env.NODE_ENV = given
}
