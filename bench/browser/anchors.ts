import { readFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { ROOT } from '../../apps/api/src/config.ts'
import { precompress } from '../../scripts/lib/precompress.ts'

/** Folders of bench/ with a page that ours are compared with. */
type Anchor = 'bare-page' | 'bare-list' | 'react-admin'

/**
 * Built by the portal's Vite and served like the portal: hashed assets in brotli, HTML that is not stored. Its calls
 * go on to the server at `api`, so that page and data have one origin and one cookie, as ours have.
 */
export async function serveAnchor(
  anchor: Anchor,
  api: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = join(ROOT, 'node_modules/.cache/officina', anchor)
  await build(anchor, outDir)
  const html = readFileSync(join(outDir, 'index.html'), 'utf8')
  const app = Fastify({ forceCloseConnections: true })
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
  app.get('/api/*', (request, reply) => passOn(api, request, reply))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, close: () => app.close() }
}

/** As it comes, compressed or not. */
function passOn(api: string, { url, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  const call = ask(`${api}${url}`, { headers }, (answer) => {
    reply.raw.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply.raw)
  })
  call.once('error', () => reply.raw.destroy())
  call.end()
  return reply
}

async function build(anchor: Anchor, outDir: string): Promise<void> {
  const page = join(ROOT, 'bench', anchor)
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
    build: {
      outDir: relative(page, outDir),
      emptyOutDir: true,
      target: 'es2022',
      // react-admin is one large library
      chunkSizeWarningLimit: 1200,
    },
  })
  process.env.NODE_ENV = given
}
