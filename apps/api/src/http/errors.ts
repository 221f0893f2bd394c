import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { type Locale, pgCode } from '../context.ts'
import { awayOf } from '../db/away.ts'
import { DomainError, type ErrorKind, type Texts, unavailable } from '../entities/errors.ts'
import { FileMissingError, FilesAwayError } from '../files/port.ts'
import { bodyOfFailure, Failure, failure, isFailureStatus } from './failures.ts'
import { headersOf } from './headers.ts'

const statuses: Record<ErrorKind, number> = {
  unauthenticated: 401,
  not_found: 404,
  forbidden: 403,
  conflict: 409,
  gone: 410,
  invalid: 422,
  throttled: 429,
  unavailable: 503,
}

/** The one map from what went wrong to status, headers and body. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof FileMissingError)
    request.log.error({ err: error }, 'a stored file is missing')
  // it may have been about to be a file
  reply.removeHeader('content-disposition').type('application/json; charset=utf-8')
  const locale = localeOf(request)
  const known = knownError(error as FastifyError)
  if (known instanceof DomainError) return sendDomainError(known, locale, reply)
  if (!known) request.log.error({ err: error }, 'request failed')
  // where a file ends, for a range that lies outside it
  const range = (error as { headers?: Record<string, string> }).headers?.['Content-Range']
  if (known?.statusCode === 416 && range) reply.header('content-range', range)
  return sendFailure(known ?? failure(500), reply, locale)
}

/** What the router refuses before there is a route: a path that cannot be decoded, an id that is too long. */
export function sendRouterError(config: Config) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headersOf(config)).header('x-request-id', request.id)
    const found = error.code === 'FST_ERR_BAD_URL' ? badPath() : failure(404)
    sendFailure(found, reply, localeOf(request))
  }
}

const sendFailure = (found: Failure, reply: FastifyReply, locale: Locale): FastifyReply =>
  reply.code(found.statusCode).send(bodyOfFailure(found, locale))

function sendDomainError(error: DomainError, locale: Locale, reply: FastifyReply): FastifyReply {
  // the same bytes for everybody: nobody learns why
  if (error.kind === 'not_found') return sendFailure(failure(404), reply, locale)
  if (error.kind === 'unauthenticated') return sendFailure(failure(401), reply, locale)
  reply.code(statuses[error.kind])
  const { retryAfter, limit, ...extra } = error.extra
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  else if (error.kind === 'unavailable') reply.header('retry-after', 5)
  if (error.kind === 'throttled')
    return (
      reply
        .header('x-ratelimit-limit', Number(limit))
        .header('x-ratelimit-remaining', 0)
        // Unix time as everybody else counts it, also where the server's clock was moved for a demonstration
        .header('x-ratelimit-reset', Math.ceil(Date.now() / 1_000) + Number(retryAfter))
        .send({ message: 'Too Many Attempts.', error_code: error.code })
    )
  return reply.send({
    message: summary(error, locale),
    error_code: error.code,
    ...extra,
    ...(error.fields ? { errors: localized(error.fields, locale) } : {}),
  })
}

/** Fields that an answer names, and errors that it counts, at most. */
const mostFields = 50
const mostCounted = 1_000

function summary(error: DomainError, locale: Locale): string {
  const first = error.texts[locale]
  const total = Object.values(error.fields ?? {}).flat().length
  if (total < 2) return first
  const more = Math.min(total - 1, mostCounted)
  return locale === 'ja'
    ? `${first}（ほか${more}件）`
    : `${first} (and ${more} more error${more === 1 ? '' : 's'})`
}

const localized = (fields: Record<string, Texts[]>, locale: Locale) =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, mostFields)
      .map(([key, list]) => [key, list.map((texts) => texts[locale])]),
  )

/** What is known of an error, those of the framework and the database included; undefined: a fault of ours. */
function knownError(error: FastifyError): DomainError | Failure | undefined {
  if (error instanceof DomainError || error instanceof Failure) return error
  if (error instanceof FileMissingError) return failure(404)
  const code = pgCode(error) ?? ''
  if (isFull.has(code))
    return new DomainError('unavailable', 'STORAGE_FULL', {
      en: 'The disk is full, so nothing can be saved right now. Nothing was changed. Try again later.',
      ja: 'ディスクの空き容量がないため、現在保存できません。変更は行われていません。後でもう一度お試しください。',
    })
  if (error instanceof FilesAwayError || awayOf(error) || isBusy.has(code)) return unavailable()
  const status = error.statusCode
  if (!status || status < 400 || status >= 500) return undefined
  return failure(isFailureStatus(status) ? status : 400)
}

const badPath = () =>
  failure(400, 'MALFORMED_PATH', {
    en: 'The address contains characters that cannot be read.',
    ja: 'アドレスに読み取れない文字が含まれています。',
  })

/** disk_full of the database, and of the disk itself: no room, or no more allowed (quota, file size). */
const isFull = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG'])

/** Serialization, deadlock, no memory, a statement that took too long. */
const isBusy = new Set(['40001', '40P01', '53200', '57014'])

export function localeOf(request: FastifyRequest): Locale {
  const header = request.headers['accept-language']
  return typeof header === 'string' && /^\s*ja\b/i.test(header) ? 'ja' : 'en'
}
