import type { InjectOptions } from 'fastify'
import type { App } from '../app.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read the bodies of every operation
type Anything = any
export type Answer<T = Anything> = {
  status: number
  /** What a refusal is told apart by: its status and its code. */
  refusal: [status: number, code: string | undefined]
  /** The same of what was sent and does not fit: the status and the sorted names of the fields. */
  faults: [status: number, fields: string[]]
  headers: Record<string, string | string[] | number | undefined>
  body: T
  data: Anything
  /** The values of a field, row by row; of several fields, as lists. */
  each(...fields: [string, ...string[]]): Anything[]
  text: string
  raw: Buffer
}
type CallOptions = {
  headers?: Record<string, string | undefined>
  csrf?: boolean
  /** The key of what happens once; another one for each call when none is given. */
  key?: string | undefined
}

/** A browser as the server sees it: a cookie jar, the CSRF header, JSON calls. */
export type Browser = ReturnType<typeof createBrowser>

export function createBrowser(app: App) {
  const jar = new Map<string, string>()

  async function call(
    method: string,
    url: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<Answer> {
    if (method !== 'GET' && options.csrf !== false && !jar.has('XSRF-TOKEN'))
      await call('GET', '/sanctum/csrf-cookie')
    const headers: Record<string, string | undefined> = {
      accept: 'application/json',
      cookie: cookieOf(jar),
    }
    if (method !== 'GET' && options.csrf !== false)
      headers['x-xsrf-token'] = decodeURIComponent(jar.get('XSRF-TOKEN') ?? '')
    if (method !== 'GET') headers['idempotency-key'] = options.key ?? crypto.randomUUID()
    const form = body instanceof FormData ? await encodeForm(body) : undefined
    const payload = form?.payload ?? (body === undefined ? undefined : JSON.stringify(body))
    if (payload !== undefined) headers['content-type'] = form?.type ?? 'application/json'
    const all = Object.fromEntries(
      Object.entries({ ...headers, ...options.headers }).filter(([, value]) => value !== undefined),
    )
    const response = await app.inject({
      method,
      url,
      headers: all,
      ...(payload === undefined ? {} : { payload }),
    } as InjectOptions)
    for (const cookie of response.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) jar.delete(cookie.name)
      else
        jar.set(
          cookie.name,
          cookie.name === 'XSRF-TOKEN' ? encodeURIComponent(cookie.value) : cookie.value,
        )
    }
    const isJson = String(response.headers['content-type'] ?? '').includes('json')
    const parsed = isJson && response.body ? JSON.parse(response.body) : undefined
    return {
      status: response.statusCode,
      refusal: [response.statusCode, parsed?.error_code],
      faults: [response.statusCode, Object.keys(parsed?.errors ?? {}).sort()],
      headers: response.headers,
      body: parsed,
      data: parsed?.data,
      each: (...fields) =>
        parsed.data.map((row: Record<string, unknown>) =>
          fields.length > 1 ? fields.map((field) => row[field]) : row[fields[0]],
        ),
      text: response.body,
      raw: response.rawPayload,
    }
  }

  return {
    jar,
    call,
    get: (url: string, options?: CallOptions) => call('GET', url, undefined, options),
    post: (url: string, body?: unknown, options?: CallOptions) => call('POST', url, body, options),
    patch: (url: string, body?: unknown, options?: CallOptions) =>
      call('PATCH', url, body, options),
    del: (url: string, body?: unknown, options?: CallOptions) => call('DELETE', url, body, options),
    /** A list call in the dialect: sort, range and filter become JSON parameters. */
    list: (
      url: string,
      params: {
        sort?: [string, 'ASC' | 'DESC']
        range?: [number, number]
        filter?: object
      } = {},
    ) => call('GET', `${url}?${queryOf(params)}`),
  }
}

/** The cookies of a jar as a header. */
export const cookieOf = (jar: ReadonlyMap<string, string>): string =>
  [...jar].map((pair) => pair.join('=')).join('; ')

async function encodeForm(form: FormData): Promise<{ payload: Buffer; type: string }> {
  const response = new Response(form)
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  }
}

/** Parameters of the dialect, as JSON. */
export const queryOf = (params: object): string =>
  new URLSearchParams(
    Object.entries(params).map(([key, value]): [string, string] => [key, JSON.stringify(value)]),
  ).toString()
