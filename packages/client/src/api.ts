import type { paths } from '@officina/openapi/schema'
import createClient, { createQuerySerializer } from 'openapi-fetch'
import { parseFailure, parseJson, unwrap } from './body.ts'
import { ApiError, toApiError } from './errors.ts'
import { type ContentRange, parseContentRange } from './list.ts'
import type { Settings } from './pageSettings.ts'
import type {
  CallInit,
  CallOptions,
  InitArgs,
  OperationOf,
  PathOf,
  ResultOf,
  RowOf,
} from './types.ts'
import { createWire } from './wire.ts'

export { unwrap } from './body.ts'
export { ApiError } from './errors.ts'

export type ListResult<Row> = {
  data: Row[]
  total: number
  /** The total is the planner's estimate. */
  estimated: boolean
  /** What the server searched for instead, because nothing matched what was asked. */
  suggestion?: string
  range: ContentRange['range']
}

/** A raw response: `body` is the parsed JSON, `data` is unwrapped. */
export type Answer = { data: unknown; body: unknown; status: number; headers: Headers }

export type Api<P extends object = paths> = ReturnType<typeof createApi<P>>

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type AnyInit = CallOptions & { params?: object; body?: unknown }

/**
 * A client for the paths P. Every call resolves with the unwrapped JSON of a 2xx answer (undefined for an empty
 * one) and rejects with an ApiError only. A 401 also redirects to the sign-in page of the area unless `quiet`, a 419
 * reloads the page; replace both with `configure`. Calls have no timeout: the server limits each of them.
 */
export function createApi<P extends object = paths>(options: Partial<Settings> = {}) {
  const wire = createWire(options)
  const client = createClient<Record<string, never>>({ credentials: 'include', querySerializer })

  async function request(method: Method, path: string, init: AnyInit = {}): Promise<Answer> {
    try {
      return await attempt(method, path, init).catch(async (thrown) => {
        if (await wire.hasSteppedUp(toApiError(thrown))) return attempt(method, path, init)
        throw thrown
      })
    } catch (thrown) {
      throw await wire.handle(toApiError(thrown), init.quiet)
    }
  }

  async function attempt(method: Method, path: string, init: AnyInit): Promise<Answer> {
    const { quiet: _, headers, ...rest } = init
    const { response, error } = await send(method, path, {
      ...rest,
      headers: { ...(await wire.prepare(method, path)), ...headers },
    })
    if (!response.ok)
      throw new ApiError({ status: response.status, headers: response.headers, body: error })
    return answerOf(response, method, path)
  }

  // bodies are read here, not by openapi-fetch, which throws the parser's own error at a cut-off answer
  async function send(method: Method, path: string, init: object) {
    const untyped = client.request as unknown as (
      method: string,
      path: string,
      init: object,
    ) => Promise<{ response: Response; error?: unknown }>
    const { fetch, baseUrl } = wire.settings
    const sent = await untyped(method.toLowerCase(), path, {
      ...init,
      fetch,
      baseUrl,
      parseAs: 'stream',
    })
    const failure = typeof sent.error === 'string' ? parseFailure(sent.error) : sent.error
    return { response: sent.response, error: failure }
  }

  const get = async <Path extends PathOf<P, 'get'>>(
    path: Path,
    ...[init]: InitArgs<CallInit<OperationOf<P, Path, 'get'>>>
  ) => (await request('GET', path, init)).data as ResultOf<OperationOf<P, Path, 'get'>>

  const post = async <Path extends PathOf<P, 'post'>>(
    path: Path,
    ...[init]: InitArgs<CallInit<OperationOf<P, Path, 'post'>>>
  ) => (await request('POST', path, init)).data as ResultOf<OperationOf<P, Path, 'post'>>

  const patch = async <Path extends PathOf<P, 'patch'>>(
    path: Path,
    ...[init]: InitArgs<CallInit<OperationOf<P, Path, 'patch'>>>
  ) => (await request('PATCH', path, init)).data as ResultOf<OperationOf<P, Path, 'patch'>>

  /** DELETE, with a body where the operation has one. */
  const del = async <Path extends PathOf<P, 'delete'>>(
    path: Path,
    ...[init]: InitArgs<CallInit<OperationOf<P, Path, 'delete'>>>
  ) => (await request('DELETE', path, init)).data as ResultOf<OperationOf<P, Path, 'delete'>>

  /** A list with its total, read from Content-Range and X-Total-Estimated or a paginator's `total`. */
  const list = async <Path extends PathOf<P, 'get'>>(
    path: Path,
    ...[init]: InitArgs<CallInit<OperationOf<P, Path, 'get'>>>
  ) => listOf<RowOf<OperationOf<P, Path, 'get'>>>(await request('GET', path, init))

  return {
    get,
    post,
    patch,
    del,
    list,
    /** The same without types, for callers that compute their paths; the path may contain a query. */
    request,
    /** Replaces parts of the settings, such as `onUnauthorized` and `onPageExpired`. */
    configure: wire.configure,
    /** GET /sanctum/csrf-cookie; concurrent calls share one request, and it never rejects. */
    ensureCsrf: wire.ensureCsrf,
    wire,
  }
}

/** The client of the page. */
export const api = createApi()

/** A fresh key for checkout, order and money calls: `headers: { 'Idempotency-Key': idempotencyKey() }`. */
export function idempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  // plain-http pages have no randomUUID
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Query text of a call: `sort`, `range` and `filter` may be values and become JSON; the rest as in OpenAPI. */
export function querySerializer(query: Record<string, unknown>): string {
  return plainQuery(
    Object.fromEntries(
      Object.entries(query).map(([name, value]) => [
        name,
        LIST_PARAMS.has(name) && typeof value === 'object' ? JSON.stringify(value) : value,
      ]),
    ),
  )
}

const LIST_PARAMS = new Set(['sort', 'range', 'filter'])
const plainQuery = createQuerySerializer<Record<string, unknown>>()

// a GET answers with JSON, except the links that only confirm something
const MAY_BE_EMPTY = /\/email\/verify\//

async function answerOf(response: Response, method: Method, path: string): Promise<Answer> {
  const { status, headers } = response
  const text = response.bodyUsed ? '' : await response.text()
  const body = parseJson(text, status, headers)
  if (body === undefined && method === 'GET' && !MAY_BE_EMPTY.test(path)) {
    throw new ApiError({ status, headers, code: 'BAD_ANSWER' })
  }
  return { data: unwrap(body), body, status, headers }
}

function listOf<Row>({ data, body, status, headers }: Answer): ListResult<Row> {
  if (!Array.isArray(data)) throw new ApiError({ status, headers, code: 'BAD_ANSWER' })
  const told = parseContentRange(headers.get('Content-Range'))
  const total = totalOf({ headers, body }) ?? data.length
  return { data, total, ...factsOf(headers), range: told?.range }
}

/** What the headers of a list say besides its total. */
export function factsOf(headers: Headers): Pick<ListResult<never>, 'estimated' | 'suggestion'> {
  const suggestion = decoded(headers.get('X-Search-Suggestion') ?? '')
  return {
    estimated: headers.get('X-Total-Estimated') === 'true',
    ...(suggestion ? { suggestion } : {}),
  }
}

/** A proxy may have truncated the header: the list is then shown without a suggestion. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** How many rows a list has in all: by its header, else as a paginator says. */
export const totalOf = ({ headers, body }: Pick<Answer, 'headers' | 'body'>): number | undefined =>
  parseContentRange(headers.get('Content-Range'))?.total ?? paginatorTotal(body)

function paginatorTotal(body: unknown): number | undefined {
  const page = body as { total?: unknown; meta?: { total?: unknown } | null } | null
  const total = page?.total ?? page?.meta?.total
  return typeof total === 'number' ? total : undefined
}
