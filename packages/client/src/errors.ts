export type FieldErrors = Record<string, string[]>

/** Codes of the client, besides the server's `error_code`s. */
type ClientCode = 'NETWORK' | 'ABORTED' | 'BAD_ANSWER' | 'PAGE_EXPIRED'

/** Details of a failed call. `status` is absent when no HTTP answer came. */
export type Failure = {
  status?: number
  headers?: { get(name: string): string | null }
  body?: unknown
  code?: ClientCode
  cause?: unknown
}

/**
 * The one error of every call.
 * - `status`: a number `code` in the body, or else the HTTP status; 500 without an answer. It decides the handling.
 * - `errors`: messages per field, `{}` if none; `data`: the parsed body, `{}` if none.
 * - `code`: the server's `error_code`, or a ClientCode; `retryAfter` in seconds.
 * - `handled`: the browser is already navigating to another page (show nothing), or the page asks for what is missing.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly success = false
  readonly status: number
  readonly errors: FieldErrors
  readonly code: string | undefined
  readonly data: Record<string, unknown>
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined
  handled = false

  constructor(failure: Failure = {}) {
    const body = isObject(failure.body) ? failure.body : {}
    const status = statusOf(body, failure.status)
    super(messageOf(body, status, failure), { cause: failure.cause })
    this.status = status
    this.errors = fieldErrorsOf(body.errors)
    this.code = text(body.error_code) ?? failure.code
    this.data = body
    this.requestId = failure.headers?.get('X-Request-Id') ?? undefined
    this.retryAfter = secondsOf(failure.headers?.get('Retry-After'))
  }
}

/** Any thrown value as an ApiError; a fetch that was aborted or got no answer becomes status 500. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  const aborted = thrown instanceof Error && /^(AbortError|CanceledError)$/.test(thrown.name)
  return new ApiError({ code: aborted ? 'ABORTED' : 'NETWORK', cause: thrown })
}

/** The first message of each field, for form libraries that take one text per field. */
export function firstErrors(error: ApiError): Record<string, string> {
  return Object.fromEntries(
    Object.entries(error.errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
  )
}

function statusOf(body: Record<string, unknown>, http: number | undefined): number {
  const told = [body.code, http === undefined || http < 400 ? body.status : undefined]
  return told.find(isErrorStatus) ?? (isErrorStatus(http) ? http : 500)
}

// below 400 and above 599 there is no handling to decide, whatever a body says
function isErrorStatus(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 400 && (value as number) <= 599
}

function messageOf(body: Record<string, unknown>, status: number, failure: Failure): string {
  const told = text(body.message)
  if (told) return told
  if (failure.code === 'BAD_ANSWER') {
    return 'The server sent an unreadable response. Try again.'
  }
  return (
    MESSAGES[status] ?? (status >= 500 ? 'Internal Server Error' : `Request failed (${status})`)
  )
}

const MESSAGES: Record<number, string> = {
  401: 'Unauthenticated.',
  403: 'You are not allowed to do this.',
  404: 'Not found.',
  413: 'The upload is too large.',
  419: 'This page has expired.',
  422: 'Some fields are not valid. Check the marked fields.',
  429: 'Too Many Attempts.',
  502: 'The server cannot be reached. Try again.',
  503: 'The service is not available right now. Try again.',
  504: 'The server took too long to respond. Try again.',
}

// fromEntries defines own properties, so a field named __proto__ stays a field
function fieldErrorsOf(errors: unknown): FieldErrors {
  if (!isObject(errors)) return {}
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, told]) => {
      const messages = (Array.isArray(told) ? told : [told]).filter((m) => typeof m === 'string')
      return messages.length > 0 ? [[field, messages]] : []
    }),
  )
}

function secondsOf(retryAfter: string | null | undefined): number | undefined {
  if (!retryAfter) return undefined
  const seconds = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
