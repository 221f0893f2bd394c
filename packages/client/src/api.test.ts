import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Api, createApi, idempotencyKey, unwrap } from './api.ts'
import { GUARD_HEADER } from './guard.ts'
import { listQuery } from './list.ts'
import { createTestBrowser, type TestBrowser } from './testing/browser.ts'
import { failure } from './testing/failure.ts'
import { startOddServer } from './testing/oddServer.ts'

type Echo = {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string
}

let server: Awaited<ReturnType<typeof startOddServer>>
let browser: TestBrowser
let api: Api

beforeAll(async () => {
  server = await startOddServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.calls.length = 0
  browser = createTestBrowser(server.url)
  api = createApi(browser.settings)
})

const received = () => server.calls.map(({ method, path }) => `${method} ${path}`)
const answer = (script: object, quiet = false) =>
  api.request('GET', `/answer?with=${encodeURIComponent(JSON.stringify(script))}`, { quiet })

describe('what is sent', () => {
  test('a GET', async () => {
    const { data } = await api.request('GET', '/api/x/{id}', {
      params: {
        path: { id: 'a/b' },
        query: { q: 'ü', ...listQuery({ sort: { field: 'name', order: 'ASC' } }) },
      },
    })
    const { method, path, query, headers } = data as Echo
    expect({ method, path, query }).toEqual({
      method: 'GET',
      path: '/api/x/a%2Fb',
      query: { q: 'ü', range: '[0,24]', sort: '["name","ASC"]' },
    })
    expect(headers.accept).toMatch(/^application\/json/)
    expect(headers['x-requested-with']).toBe('XMLHttpRequest')
    expect(headers['x-auth-guard']).toBe('doctor')
    expect(headers['x-xsrf-token']).toBeUndefined()
    expect(headers['content-type']).toBeUndefined()
    expect(received()).toEqual(['GET /api/x/a%2Fb'])
  })

  test.each(['POST', 'PATCH', 'DELETE'] as const)('a %s with a body', async (method) => {
    const body = { ids: ['1', '2'] }
    const sent = { body, headers: { 'Idempotency-Key': 'k1' } }
    const echo = (await api.request(method, '/api/x', sent)).data as Echo
    expect(echo).toMatchObject({ method, body: '{"ids":["1","2"]}' })
    expect(echo.headers).toMatchObject({
      'content-type': 'application/json',
      'x-xsrf-token': 'odd+token==',
      'idempotency-key': 'k1',
      cookie: 'XSRF-TOKEN=odd%2Btoken%3D%3D',
    })
  })

  test('a DELETE or POST without a body has no content type', async () => {
    for (const method of ['DELETE', 'POST'] as const) {
      const { headers, body } = (await api.request(method, '/api/x')).data as Echo
      expect([headers['content-type'], body]).toEqual([undefined, ''])
    }
  })

  test('credentials are always included', async () => {
    const modes: string[] = []
    const fetched = browser.settings.fetch!
    api.configure({
      fetch: (request) => {
        modes.push(request.credentials)
        return fetched(request)
      },
    })
    await api.request('POST', '/api/doctor/login')
    expect(modes).toEqual(['include', 'include'])
  })

  test.each([
    ['/', 'doctor'],
    ['/doctors/patients?x=/admins', 'doctor'],
    ['/user/top', 'patient'],
    ['/admins/orders#/user', 'admin'],
    ['/privacy-policy', undefined],
  ])('the guard of a call made on %s is %s', async (path, guard) => {
    browser.path = path
    const { headers } = (await api.request('GET', '/api/x')).data as Echo
    expect(headers[GUARD_HEADER.toLowerCase()]).toBe(guard)
  })

  test('list values become JSON, other arrays stay repeated', async () => {
    const query = { sort: ['name', 'ASC'], range: [0, 9], filter: { id: ['a'] }, tag: ['x', 'y'] }
    await api.request('GET', '/api/x', { params: { query } })
    const { query: got } = server.calls[0]!
    expect([got.get('sort'), got.get('range'), got.get('filter')]).toEqual([
      '["name","ASC"]',
      '[0,9]',
      '{"id":["a"]}',
    ])
    expect(got.getAll('tag')).toEqual(['x', 'y'])
  })

  test('settings: more headers, another base', async () => {
    api.configure({ headers: () => ({ 'Accept-Language': 'ja' }), getPath: undefined })
    const { headers } = (await api.request('GET', '/api/x')).data as Echo
    expect(headers['accept-language']).toBe('ja')
    expect(headers['x-auth-guard']).toBe('doctor')
  })
})

describe('the CSRF cookie', () => {
  test.each([
    '/api/doctor/login',
    '/api/admin/registration',
    '/api/patient/invite/login',
    '/api/doctor/me',
  ])('is fetched before POST %s even when there is one', async (path) => {
    await api.ensureCsrf()
    await api.request('POST', path, { body: {} })
    expect(received()).toEqual([
      'GET /sanctum/csrf-cookie',
      'GET /sanctum/csrf-cookie',
      `POST ${path}`,
    ])
  })

  test('is fetched once for unsafe calls at the same time, and not again', async () => {
    await Promise.all([1, 2, 3].map(() => api.request('PATCH', '/api/x', { body: {} })))
    await api.request('DELETE', '/api/x')
    expect(received().filter((call) => call.endsWith('csrf-cookie'))).toHaveLength(1)
    expect(received()[0]).toBe('GET /sanctum/csrf-cookie')
  })

  test('never leaves for another host', async () => {
    await api.ensureCsrf()
    const other = await startOddServer()
    try {
      const { host } = new URL(other.url)
      // as on a page, where a path without a base may name a host
      api.configure({ baseUrl: 'http:' })
      await api.request('POST', `//${host}/api/x`, { body: {} })
      expect(other.calls[0]).toMatchObject({ method: 'POST', path: '/api/x' })
      expect(other.calls[0]!.headers['x-xsrf-token']).toBeUndefined()
    } finally {
      await other.close()
    }
  })

  test('is missing: the call goes without', async () => {
    browser.blockCookies = true
    const { headers } = (await api.request('POST', '/api/x', { body: {} })).data as Echo
    expect(headers['x-xsrf-token']).toBeUndefined()
  })
})

describe('what comes back', () => {
  const results: [string, unknown][] = [
    ['{"data":null}', null],
    ['{"data":0}', 0],
    ['{"data":[]}', []],
    ['{"data":{"data":1}}', { data: 1 }],
    ['{"data":1,"meta":2}', 1],
    ['{"a":1}', { a: 1 }],
    ['[]', []],
    ['[{"data":1}]', [{ data: 1 }]],
    ['""', ''],
    ['0', 0],
    ['null', null],
    ['"data"', 'data'],
  ]
  test.each(results)('%s', async (body, expected) => {
    expect((await answer({ body })).data).toEqual(expected)
  })

  test('an empty answer is undefined, unless it was a GET', async () => {
    for (const path of ['/odd/nothing', '/odd/empty-200']) {
      expect((await api.request('POST', path)).data).toBeUndefined()
      expect((await api.request('DELETE', path)).data).toBeUndefined()
      expect(await failure(api.request('GET', path))).toMatchObject({
        status: 500,
        code: 'BAD_ANSWER',
      })
    }
  })

  test.each([
    ['html-502', 502, undefined],
    ['html-200', 500, 'BAD_ANSWER'],
    ['truncated', 500, 'BAD_ANSWER'],
    ['truncated-422', 422, undefined],
    ['cut', 500, 'NETWORK'],
    ['cut-error', 500, 'NETWORK'],
    ['hangup', 500, 'NETWORK'],
  ])('%s is an ApiError %s with a message', async (path, status, code) => {
    const error = await failure(api.request('GET', `/odd/${path}`))
    expect(error).toMatchObject({ success: false, status, code, errors: {}, data: {} })
    expect(error.message.length).toBeGreaterThan(5)
    expect(error.message).not.toMatch(/JSON|<|undefined/)
  })

  test('no server: 500 Internal Server Error, empty data', async () => {
    const gone = await startOddServer()
    await gone.close()
    api.configure({ baseUrl: gone.url })
    const error = await failure(api.request('POST', '/api/x', { body: {} }))
    expect(error).toMatchObject({
      status: 500,
      message: 'Internal Server Error',
      data: {},
      errors: {},
    })
  })

  test('an aborted call says so', async () => {
    const stop = new AbortController()
    const call = failure(api.request('GET', '/odd/slow', { signal: stop.signal }))
    setTimeout(() => stop.abort(), 20)
    expect((await call).code).toBe('ABORTED')
  })

  test('every JSON body at every status is a defined result or an ApiError', async () => {
    const statuses = fc.constantFrom(200, 201, 400, 403, 404, 409, 410, 422, 429, 500, 503)
    const bodies = fc.oneof(
      fc.jsonValue(),
      fc.record({ data: fc.jsonValue() }),
      fc.record({ message: fc.jsonValue(), errors: fc.jsonValue(), error_code: fc.jsonValue() }),
    )
    await fc.assert(
      fc.asyncProperty(statuses, bodies, async (status, body) => {
        const text = JSON.stringify(body)
        const call = api.request('POST', '/answer', { body: { status, body: text } })
        if (status < 300) expect((await call).data).toEqual(unwrap(JSON.parse(text)))
        else expect((await failure(call)).status).toBe(status)
      }),
      { numRuns: 150 },
    )
  })
})

test('unwrap replaces objects that have data, and nothing else', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()), (value, more) => {
      expect(unwrap({ ...more, data: value })).toBe(value)
      const { data: _, ...rest } = more
      expect(unwrap(rest)).toBe(rest)
      expect(unwrap([value])).toEqual([value])
    }),
  )
  for (const plain of [undefined, null, '', 0, false, 'data']) expect(unwrap(plain)).toBe(plain)
})

describe('lists', () => {
  type ListPath = Parameters<typeof api.list>[0]
  const list = (path: string, query?: object) =>
    api.list(path as ListPath, { params: { query } } as never)

  test('rows, total and range', async () => {
    expect(await list('/odd/list')).toEqual({
      data: [{ id: 'a' }, { id: 'b' }],
      total: 319,
      estimated: false,
      range: { from: 2, to: 3 },
    })
    expect((await list('/odd/list', { filter: '{}' })).estimated).toBe(true)
    expect(await list('/odd/list-empty')).toEqual({
      data: [],
      total: 0,
      estimated: false,
      range: undefined,
    })
  })

  test('a paginator that counts in its body', async () => {
    expect(await list('/odd/list-meta')).toMatchObject({ total: 41, range: undefined })
  })

  test('a suggestion that was cut on its way is none', async () => {
    const { suggestion, data } = await list('/odd/list-cut-suggestion')
    expect([suggestion, data]).toEqual([undefined, []])
  })

  test('no rows at all is an error', async () => {
    expect((await failure(list('/odd/list-no-array'))).code).toBe('BAD_ANSWER')
  })
})

describe('401', () => {
  test.each([
    ['/', '/doctors/login?next=%2F'],
    ['/doctors/recipes?a=1&b=2', '/doctors/login?next=%2Fdoctors%2Frecipes%3Fa%3D1%26b%3D2'],
    ['/user/cart', '/user/login?next=%2Fuser%2Fcart'],
    ['/admins/news', '/admins/login?next=%2Fadmins%2Fnews'],
    ['//admins', '/admins/login?next=%2F%2Fadmins'],
    ['/%61dmins', '/admins/login?next=%2F%2561dmins'],
    ['/doctorsX', '/'],
    ['/adminsfoo', '/'],
    ['/terms-of-service', '/'],
  ])('on %s leads to %s', async (path, login) => {
    browser.path = path
    await failure(answer({ status: 401, body: { message: 'Unauthenticated.' } }))
    expect(browser.navigations).toEqual([login])
  })

  test('on the login page leads nowhere', async () => {
    browser.path = '/user/login?next=%2Fuser%2Ftop'
    const late = await failure(answer({ status: 401, body: {} }))
    expect(late.handled).toBe(true)
    expect(browser.navigations).toEqual([])
  })

  test('a code 401 in the body counts, a 403 does not', async () => {
    await failure(answer({ status: 400, body: { code: 401 } }))
    await failure(answer({ status: 403, body: {} }))
    expect(browser.navigations).toHaveLength(1)
  })

  test('of parallel calls leads there once, and again after the next sign-in', async () => {
    let arrive = () => {}
    api.configure({
      onUnauthorized: (url) => {
        browser.navigations.push(url)
        return new Promise((resolve) => {
          arrive = resolve
        })
      },
    })
    const expired = () => failure(answer({ status: 401, body: {} }))
    const errors = await Promise.all([expired(), expired(), expired(), expired()])
    expect(errors.map((error) => error.handled)).toEqual([true, true, true, true])
    expect(browser.navigations).toHaveLength(1)
    arrive()
    await expect
      .poll(async () => {
        await expired()
        return browser.navigations.length
      })
      .toBe(2)
  })

  test('the handler can be replaced', async () => {
    const seen: unknown[] = []
    api.configure({ onUnauthorized: (url, error) => void seen.push(url, error.status) })
    await failure(answer({ status: 401, body: {} }))
    expect(seen).toEqual(['/doctors/login?next=%2Fdoctors%2Ftop', 401])
    expect(browser.navigations).toEqual([])
  })
})

describe('419', () => {
  const expired = (quiet = false) =>
    failure(answer({ status: 419, body: { message: 'CSRF token mismatch.' } }, quiet))

  test('renews the page, at most once per 30 s', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      expect((await expired()).handled).toBe(true)
      vi.setSystemTime(Date.now() + 29_000)
      expect(await expired()).toMatchObject({ status: 419, code: 'PAGE_EXPIRED', handled: false })
      expect(browser.reloads).toBe(1)
      vi.setSystemTime(Date.now() + 2_000)
      await expired()
      expect(browser.reloads).toBe(2)
    } finally {
      vi.useRealTimers()
    }
  })

  test('of a session that has ended leads to the login page, once', async () => {
    api.configure({ hasSessionEnded: async () => true })
    expect((await expired()).handled).toBe(true)
    expect([browser.navigations, browser.reloads]).toEqual([
      ['/doctors/login?next=%2Fdoctors%2Ftop'],
      0,
    ])
  })

  test('on the login page is news to the sign-in alone', async () => {
    browser.path = '/user/login?next=%2Fuser%2Ftop'
    expect((await expired()).handled).toBe(true)
    expect([browser.navigations, browser.reloads]).toEqual([[], 0])
    await expired(true)
    expect(browser.reloads).toBe(1)
  })

  test('leaves a page alone on which something is typed; the next call has a fresh cookie', async () => {
    api.configure({ mayReload: () => false })
    expect(await expired()).toMatchObject({ code: 'PAGE_EXPIRED', handled: false })
    expect(browser.reloads).toBe(0)
    expect(browser.sent.at(-1)?.path).toBe('/sanctum/csrf-cookie')
  })

  test('without a storage never renews by itself', async () => {
    browser.storageBlocked = true
    expect(await expired()).toMatchObject({ code: 'PAGE_EXPIRED', handled: false })
    expect(browser.reloads).toBe(0)
  })

  test('the handler can be replaced', async () => {
    const seen: number[] = []
    api.configure({ onPageExpired: (error) => seen.push(error.status) })
    await expired()
    expect([seen, browser.reloads]).toEqual([[419], 0])
  })
})

test('the page’s own client reads the address, the cookies and the storage of the browser', async () => {
  const visits: string[] = []
  const stamps = new Map<string, string>()
  vi.stubGlobal('location', {
    pathname: '/admins/news',
    search: '?page=2',
    hash: '',
    assign: (url: string) => visits.push(url),
    reload: () => visits.push('reload'),
  })
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=mine%3D' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stamps.get(key) ?? null,
    setItem: (key: string, value: string) => stamps.set(key, value),
  })
  try {
    const pageApi = createApi({ baseUrl: server.url })
    const { headers } = (await pageApi.request('POST', '/api/x')).data as Echo
    expect(headers).toMatchObject({ 'x-auth-guard': 'admin', 'x-xsrf-token': 'mine=' })
    await failure(pageApi.request('POST', '/answer', { body: { status: 401, body: {} } }))
    await failure(pageApi.request('POST', '/answer', { body: { status: 419, body: {} } }))
    expect(visits).toEqual(['/admins/login?next=%2Fadmins%2Fnews%3Fpage%3D2', 'reload'])
  } finally {
    vi.unstubAllGlobals()
  }
})

test('idempotency keys are UUIDs, also where randomUUID is missing', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(idempotencyKey()).toMatch(uuid)
  expect(idempotencyKey()).not.toBe(idempotencyKey())
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  try {
    expect(idempotencyKey()).toMatch(uuid)
  } finally {
    vi.unstubAllGlobals()
  }
})
