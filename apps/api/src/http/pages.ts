import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { memo } from '@officina/shared/memo'
import { passwordLengthsText } from '@officina/shared/passwordLengths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, ROOT } from '../config.ts'
import { plainFacts } from '../entities/platform/plainFacts.ts'
import { escapeHtml } from '../mail/layout.ts'
import { brandHead } from './brandHead.ts'
import { createPreloads } from './preloads.ts'

const shells = { portal: join(ROOT, 'apps/portal/dist'), console: join(ROOT, 'apps/console/dist') }

/** Built assets (hashed names: immutable, pre-compressed). The HTML shells are sent by `createPages`. */
export async function registerPages(app: FastifyInstance): Promise<void> {
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
  // they have no hash in their names: asked for again each time
  for (const file of ['sw.js', 'manifest.webmanifest', 'offline.html'])
    if (existsSync(join(shells.portal, file)))
      app.get(`/${file}`, (_request, reply) =>
        reply
          .sendFile(file, shells.portal, { cacheControl: false })
          .header('cache-control', 'no-cache'),
      )
}

type Read = (file: string) => string | undefined

/** Sends an app's HTML with each answer's nonce in it; never cached. Its files are read once. */
export function createPages(
  config: Config,
  read = createReader(),
  facts = () => plainFacts(config.supportEmail),
  preloads = memo((app: keyof typeof shells) => createPreloads(app, shells[app])),
) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?')[0] ?? '/'
    const app = /^\/admins(\/|$)/.test(path) ? 'console' : 'portal'
    const html = read(join(shells[app], 'index.html'))
    const isFile = /\.[a-z0-9]{2,5}$/i.test(path)
    // a file that is not there; who comes with an address that only ends like one sees the app's own page
    if (html === undefined || (isFile && !/\btext\/html\b/.test(request.headers.accept ?? '')))
      return reply.code(404).type('text/plain').send('Not found.')
    // nor is there a page whose address could not be decoded
    if (isFile || request.originalUrl !== request.url) reply.code(404)
    const { files, frame } = preloads(app)(path)
    const links = frame ? linksAfterCalls(files) : files.map(linkTo).join('')
    const shown = facts()
    const { supportEmail, name, notice, passwordLengths, reviewDays } = shown
    const prerendered = (name: string) => read(join(shells[app], `.prerendered/${name}`))
    const page = withContent(prerendered, html, request, frame)
      .replace('</head>', `${installOf(path)}${links}${brandHead(shown, config.apiUrl)}</head>`)
      .replaceAll('__CSP_NONCE__', request.nonce)
      .replace('__API_URL__', config.apiUrl ?? '')
      .replace('__SENTRY_DSN__', config.sentryDsn ?? '')
      .replace('__SUPPORT_EMAIL__', () => escapeHtml(supportEmail))
      .replace('__NOTICE__', notice ?? '')
      .replace('__PASSWORD_LENGTHS__', passwordLengthsText(passwordLengths))
      .replace('__REVIEW_DAYS__', String(reviewDays))
      .replaceAll('__BRAND_NAME__', () => escapeHtml(name))
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page)
    return reply
      .header('content-encoding', 'gzip')
      .header('vary', 'accept-encoding')
      .send(gzipSync(page, { level: 4 }))
  }
}

const linkTo = (file: string): string => `<link rel="modulepreload" crossorigin href="${file}">`

/**
 * Browsers request what the HTML links to before any script of it has run, six files at a time over HTTP/1.1. A page with
 * a frame shows its data before its code, so the calls of its inline script (preloadScript.ts) go first, and the frame is
 * on screen before the links are made: those of a page take 10 ms.
 */
const linksAfterCalls = (files: readonly string[]): string =>
  `<script nonce="__CSP_NONCE__">setTimeout(()=>{for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',href}))})</script>`

/** Only the patients' pages can be put on a phone's first screen. */
const installOf = (path: string): string =>
  /^\/user(\/|$)/.test(path)
    ? '<link rel="manifest" href="/manifest.webmanifest" /><link rel="apple-touch-icon" href="/brand/apple-touch-icon.png" />'
    : ''

/**
 * Sign-in pages come with their content for browsers without a session, and the pages behind them for those with one
 * with their frame and the script that draws their first data into it: on screen before their code is there. Whoever
 * has a session may be led on from a sign-in page, and an address with a query may show something more.
 */
function withContent(
  read: Read,
  html: string,
  request: FastifyRequest,
  frame: string | undefined,
): string {
  if (/officina_session=/.test(request.headers.cookie ?? ''))
    return frame
      ? withParts(html, read(`frame-${frame}.html`), firstViewOf(read, request.url))
      : html
  const name = /^\/(doctors|user)\/login$/.exec(request.url)?.[1]
  if (!name) return html
  const locale = /\b(en|ja)\b/i.exec(request.headers['accept-language'] ?? '')?.[1] ?? 'en'
  const language = locale.toLowerCase()
  const page = read(`${name}-login.${language}.html`)
  if (page === undefined) return html
  return withParts(html, page).replace('<html lang="en">', `<html lang="${language}">`)
}

function firstViewOf(read: Read, url: string): string {
  const path = url === '/' ? '/doctors/top' : url
  if (!/^\/[a-z/-]+$/.test(path)) return ''
  const script = read(`first-${path.slice(1).replaceAll('/', '-')}.js`)
  return script ? `<script nonce="__CSP_NONCE__">${script}</script>` : ''
}

/** Styles into the head, content into the root, and a script behind it. */
function withParts(html: string, parts: string | undefined, script = ''): string {
  const [styles, content] = parts?.split('<!--content-->') ?? []
  return styles === undefined || content === undefined
    ? html
    : html
        .replace('</head>', () => `${styles}</head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${content}</div>${script}`)
}

/** A file that is there is read once; one that is not may come. */
const createReader = (): Read =>
  memo((file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined))
