import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, ROOT } from '../config.ts'
import { createPreloads } from './preloads.ts'

const shells = { portal: join(ROOT, 'apps/portal/dist'), console: join(ROOT, 'apps/console/dist') }
const cache = new Map<string, string>()
const preloadsByApp = new Map<string, (path: string) => string>()

/** Built assets (hashed names: immutable, pre-compressed). The HTML shells are sent by `sendPage`. */
export async function registerPages(app: FastifyInstance, _config: Config): Promise<void> {
  let decorate = true
  for (const [prefix, dir] of [
    ['/admins/assets/', join(shells.console, 'assets')],
    ['/assets/', join(shells.portal, 'assets')],
    ['/brand/', join(shells.portal, 'brand')],
  ] as const) {
    if (!existsSync(dir)) continue
    await app.register(fastifyStatic, {
      root: dir,
      prefix,
      decorateReply: decorate,
      preCompressed: true,
      index: false,
      immutable: prefix !== '/brand/',
      maxAge: prefix === '/brand/' ? '1h' : '365d',
    })
    decorate = false
  }
}

/** The app's HTML with this answer's nonce in it; never cached. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): FastifyReply {
  const path = request.url.split('?')[0] ?? '/'
  const app = /^\/admins(\/|$)/.test(path) ? 'console' : 'portal'
  const html = shellOf(app)
  if (/\.[a-z0-9]{2,5}$/i.test(path) || html === undefined)
    return reply.code(404).type('text/plain').send('Not found.')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      html
        .replace('</head>', `${preloadsOf(app, path)}</head>`)
        .replaceAll('__CSP_NONCE__', request.nonce)
        .replace('__SENTRY_DSN__', config.sentryDsn ?? ''),
    )
}

function preloadsOf(app: keyof typeof shells, path: string): string {
  let preloads = preloadsByApp.get(app)
  if (!preloads) {
    preloads = createPreloads(app, shells[app])
    preloadsByApp.set(app, preloads)
  }
  return preloads(path)
}

function shellOf(name: keyof typeof shells): string | undefined {
  const file = join(shells[name], 'index.html')
  const known = cache.get(file)
  if (known !== undefined) return known
  if (!existsSync(file)) return undefined
  const html = readFileSync(file, 'utf8')
  cache.set(file, html)
  return html
}
