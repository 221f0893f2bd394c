import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type Locale, pgCode } from '../context.ts'
import { awayOf } from '../db/away.ts'
import { DomainError, type ErrorKind, notFound, type Texts, unavailable } from '../domain/errors.ts'
import { FileMissingError, FilesAwayError } from '../files/port.ts'

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

export const csrfMismatch = { message: 'CSRF token mismatch.' }
export const unauthenticated = { message: 'Unauthenticated.' }
export const notFoundBody = { message: 'Not found.' }

/** The one map from what went wrong to status, headers and body. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof FileMissingError)
    request.log.error({ err: error }, 'a stored file is missing')
  const domain = error instanceof DomainError ? error : fromFramework(error as FastifyError)
  if (domain instanceof DomainError) return sendDomainError(domain, localeOf(request), reply)
  if (typeof domain === 'object') return reply.code(domain.status).send({ message: domain.message })
  request.log.error({ err: error }, 'request failed')
  return reply.code(500).send({ message: 'Server Error' })
}

function sendDomainError(error: DomainError, locale: Locale, reply: FastifyReply): FastifyReply {
  reply.code(statuses[error.kind])
  if (error.kind === 'not_found') return reply.send(notFoundBody)
  if (error.kind === 'unauthenticated') return reply.send(unauthenticated)
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

function summary(error: DomainError, locale: Locale): string {
  const first = error.texts[locale]
  const total = Object.values(error.fields ?? {}).flat().length
  if (total < 2) return first
  const more = total - 1
  return locale === 'ja'
    ? `${first}（ほか${more}件）`
    : `${first} (and ${more} more error${more === 1 ? '' : 's'})`
}

const localized = (fields: Record<string, Texts[]>, locale: Locale) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, list]) => [key, list.map((texts) => texts[locale])]),
  )

/** Framework and database failures as the contract words them; undefined = a fault of ours (500). */
function fromFramework(
  error: FastifyError,
): DomainError | { status: number; message: string } | undefined {
  if (error instanceof FileMissingError) return notFound()
  const code = pgCode(error) ?? ''
  if (isFull.has(code))
    return new DomainError('unavailable', 'STORAGE_FULL', {
      en: 'Nothing can be saved right now because the disk is full. Nothing was changed; try again later.',
      ja: 'ディスクの空き容量がないため、現在保存できません。変更は行われていません。後でもう一度お試しください。',
    })
  if (error instanceof FilesAwayError || awayOf(error) || isBusy.has(code)) return unavailable()
  if (error.statusCode === 413) return { status: 413, message: 'The request is too large.' }
  if (error.statusCode === 415)
    return { status: 415, message: 'The content type is not supported.' }
  if (error.statusCode === 408) return { status: 408, message: 'The request took too long.' }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return malformed()
  return undefined
}

const malformed = () => {
  const texts = {
    en: 'The request body is not valid JSON.',
    ja: '送信内容の形式が正しくありません。',
  }
  return new DomainError('invalid', 'MALFORMED_BODY', texts, { fields: { _: [texts] } })
}

/** disk_full of the database, and of the disk itself: no room, or no more allowed (quota, file size). */
const isFull = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG'])

/** Serialization, deadlock, no memory, a statement that took too long. */
const isBusy = new Set(['40001', '40P01', '53200', '57014'])

export function localeOf(request: FastifyRequest): Locale {
  const header = request.headers['accept-language']
  return typeof header === 'string' && /^\s*ja\b/i.test(header) ? 'ja' : 'en'
}
