import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { methods, type Spec } from '../contract.ts'
import { failure } from './failures.ts'
import type { createPages } from './pages.ts'

/**
 * The address that is routed. `X-HTTP-Method-Override` is honoured on POST only, and only to PUT, PATCH and DELETE. An
 * address that cannot be decoded is, to a browser, a page that is not there.
 */
export function routedUrl(
  request: IncomingMessage | { method?: string; url?: string; headers: Record<string, unknown> },
): string {
  const { url = '/', headers } = request
  const wanted = headers['x-http-method-override']
  if (
    request.method === 'POST' &&
    typeof wanted === 'string' &&
    /^(PUT|PATCH|DELETE)$/.test(wanted)
  )
    request.method = wanted
  const isPage = /\btext\/html\b/.test(String(headers.accept)) && !/^\/(api|sanctum)\//.test(url)
  return isPage && !canBeDecoded(url) ? url.replaceAll('%', '%25') : url
}

function canBeDecoded(url: string): boolean {
  try {
    decodeURI(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * The path of a request's route. Its own address may write the same path in another way (`/%61pi/…`, a whole URL),
 * and says where there is no route.
 */
export function pathOf(request: FastifyRequest): string {
  // Fastify puts its route's options together each time they are asked for
  request.routePath ??= request.routeOptions.url ?? request.url
  return request.routePath
}

/** Whether a request is a call of the API. */
export const isCall = (request: FastifyRequest): boolean =>
  /^\/(api|sanctum)\//.test(pathOf(request))

declare module 'fastify' {
  interface FastifyRequest {
    /** Where `pathOf` keeps what it answers. */
    routePath: string | undefined
  }
}

/** Below /api: 405 with Allow for a known path, else 404, always JSON. Everywhere else: the apps. */
export function answerMissing(spec: Spec, sendPage: ReturnType<typeof createPages>) {
  const known = Object.entries(spec.paths).map(([path, item]) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    allow: allowOf(item),
  }))
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/'
    const found = known.find(({ pattern }) => pattern.test(path))
    if (found) throw notAllowed(reply, found.allow)
    if (/^\/(api|sanctum|dev|healthz|readyz)(\/|$)/.test(path)) throw failure(404)
    if (request.method !== 'GET' && request.method !== 'HEAD') throw notAllowed(reply, 'GET, HEAD')
    return sendPage(request, reply)
  }
}

function notAllowed(reply: FastifyReply, allow: string): Error {
  reply.header('allow', allow)
  return failure(405)
}

const allowOf = (item: Spec['paths'][string]) =>
  methods
    .filter((method) => item[method])
    .flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
    .join(', ')
