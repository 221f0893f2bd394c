import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { createTestBrowser, type TestBrowser } from './testing/browser.ts'
import { failure } from './testing/failure.ts'
import { FILE, startOddServer } from './testing/oddServer.ts'
import { createTransfer, type Progress, saveBlob } from './transfer.ts'

type Json = { content: { 'application/json': { data: { id: string } } } }
type Operation = {
  parameters: object
  responses: { 200: Json }
  requestBody?: { content: { 'application/json': object } }
}
type OddPaths = Record<
  | '/odd/file.csv'
  | '/odd/export.json'
  | '/odd/html-200'
  | '/odd/html-502'
  | '/odd/nothing'
  | '/odd/hangup'
  | '/odd/slow'
  | '/odd/truncated'
  | '/answer'
  | '/api/doctor/me'
  | '/api/files/{id}',
  Record<'get' | 'post' | 'put' | 'patch' | 'delete', Operation>
>

let server: Awaited<ReturnType<typeof startOddServer>>
let browser: TestBrowser
let transfer: ReturnType<typeof createTransfer<OddPaths>>

beforeAll(async () => {
  server = await startOddServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.calls.length = 0
  browser = createTestBrowser(server.url)
  transfer = createTransfer<OddPaths>(createApi<OddPaths>(browser.settings))
})

const last = () => server.calls.at(-1)!

describe('upload', () => {
  const form = () => {
    const data = new FormData()
    data.set('name', '処方')
    data.set('licence', new File(['%PDF-1.7 abc'], 'licence.pdf', { type: 'application/pdf' }))
    return data
  }

  test('a multipart POST with the headers of every call; the boundary is not set by hand', async () => {
    const echo = await transfer.upload('post', '/api/doctor/me', { form: form() })
    expect(echo).toMatchObject({ method: 'POST' })
    const { headers, body } = last()
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(
      headers['content-type'] ?? '',
    )?.[1]
    const parts = body.toString()
    expect(boundary && parts.includes(`--${boundary}--`)).toBe(true)
    expect(parts).toContain('filename="licence.pdf"')
    expect(parts).toContain('処方')
    expect(headers).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'x-auth-guard': 'doctor',
      'x-xsrf-token': 'odd+token==',
    })
    expect(headers.accept).toMatch(/^application\/json/)
    expect(headers['x-http-method-override']).toBeUndefined()
    expect(server.calls.map(({ path }) => path)).toEqual(['/sanctum/csrf-cookie', '/api/doctor/me'])
  })

  test.each(['patch', 'put', 'delete'] as const)(
    '%s travels as POST with an override',
    async (method) => {
      const params = { path: { id: 'a/1' } }
      await transfer.upload(method, '/api/files/{id}', {
        form: form(),
        params,
        headers: { 'Idempotency-Key': 'k' },
      } as never)
      expect(last()).toMatchObject({
        method: 'POST',
        path: '/api/files/a%2F1',
        headers: { 'x-http-method-override': method.toUpperCase(), 'idempotency-key': 'k' },
      })
    },
  )

  test('progress ends at the whole', async () => {
    const seen: Progress[] = []
    const big = new FormData()
    big.set('file', new Blob([new Uint8Array(3_000_000)]))
    await transfer.upload('post', '/api/files/{id}', {
      form: big,
      params: { path: { id: '1' } },
      onProgress: (progress: Progress) => seen.push(progress),
    } as never)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.at(-1)!.loaded).toBeGreaterThanOrEqual(3_000_000)
    for (const [i, { loaded }] of seen.entries()) {
      expect(loaded).toBeGreaterThanOrEqual(seen[i - 1]?.loaded ?? 0)
    }
  })

  test('errors are ApiErrors', async () => {
    const call = (path: keyof OddPaths) => failure(transfer.upload('post', path, { form: form() }))
    expect(await call('/odd/html-502')).toMatchObject({ status: 502, data: {} })
    expect(await call('/odd/truncated')).toMatchObject({ status: 500, code: 'BAD_ANSWER' })
    expect(await call('/odd/hangup')).toMatchObject({ status: 500, code: 'NETWORK' })
    expect(await transfer.upload('post', '/odd/nothing', { form: form() })).toBeUndefined()
  })

  test('can be aborted', async () => {
    const stop = new AbortController()
    const call = failure(
      transfer.upload('post', '/odd/slow', { form: form(), signal: stop.signal }),
    )
    setTimeout(() => stop.abort(), 50)
    expect((await call).code).toBe('ABORTED')
  })
})

describe('download', () => {
  test.each(['get', 'post'] as const)(
    '%s: the bytes as they are, the name, progress',
    async (method) => {
      const seen: Progress[] = []
      const file = await transfer.download(method, '/odd/file.csv', {
        onProgress: (progress) => seen.push(progress),
      })
      expect(Buffer.from(await file.blob.arrayBuffer())).toEqual(FILE)
      expect(file).toMatchObject({ filename: '注文.csv', type: 'text/csv' })
      expect(seen.at(-1)).toEqual({ loaded: FILE.length, total: FILE.length, fraction: 1 })
      expect(last().method).toBe(method.toUpperCase())
      expect(last().headers['content-type']).toBeUndefined()
    },
  )

  test('sends its JSON body and query', async () => {
    const params = { query: { filter: '{"q":"x"}' } }
    await transfer.download('post', '/odd/file.csv', { body: { ids: ['1'] }, params } as never)
    expect(last().body.toString()).toBe('{"ids":["1"]}')
    expect(last().query.get('filter')).toBe('{"q":"x"}')
    expect(last().headers['content-type']).toBe('application/json')
  })

  test('a JSON file is a file when the server says so', async () => {
    const { blob, filename } = await transfer.download('get', '/odd/export.json', {})
    expect([await blob.text(), filename]).toEqual(['{"rows":1}', 'export.json'])
  })

  const scripted = (body: object, quiet = false) =>
    failure(transfer.download('post', '/answer', { body, quiet }))

  test('a 422 inside the blob is read', async () => {
    const body = {
      message: 'Bad filter',
      errors: { filter: ['Bad filter'] },
      error_code: 'VALIDATION',
    }
    expect(await scripted({ status: 422, body })).toMatchObject({
      status: 422,
      message: 'Bad filter',
      errors: { filter: ['Bad filter'] },
      code: 'VALIDATION',
    })
  })

  test('a 401 inside the blob leads to the login, unless quiet', async () => {
    const answer = { status: 401, body: { message: 'Unauthenticated.' } }
    expect(await scripted(answer, true)).toMatchObject({ status: 401, handled: false })
    expect(browser.navigations).toEqual([])
    await scripted(answer)
    expect(browser.navigations).toEqual(['/doctors/login?next=%2Fdoctors%2Ftop'])
  })

  test('a 419 inside the blob renews the page once', async () => {
    const answer = { status: 419, body: { message: 'CSRF token mismatch.' } }
    expect((await scripted(answer)).handled).toBe(true)
    expect((await scripted(answer)).code).toBe('PAGE_EXPIRED')
    expect(browser.reloads).toBe(1)
  })

  test('Retry-After and the request id are read from the headers', async () => {
    const headers = { 'Retry-After': '7', 'X-Request-Id': 'r-9' }
    expect(await scripted({ status: 503, body: {}, headers })).toMatchObject({
      retryAfter: 7,
      requestId: 'r-9',
    })
  })

  test.each(['/odd/html-200', '/odd/nothing', '/api/doctor/me'] as const)(
    '%s is no file',
    async (path) => {
      const error = await failure(transfer.download('get', path, {}))
      expect(error).toMatchObject({ status: 500, code: 'BAD_ANSWER' })
    },
  )

  test('an HTML error page and a lost connection are ApiErrors', async () => {
    expect(await failure(transfer.download('get', '/odd/html-502', {}))).toMatchObject({
      status: 502,
    })
    expect(await failure(transfer.download('get', '/odd/hangup', {}))).toMatchObject({
      status: 500,
      message: 'Internal Server Error',
      code: 'NETWORK',
    })
  })
})

test('saveBlob clicks a link with the name and takes the URL back later', () => {
  vi.useFakeTimers()
  const steps: string[] = []
  const link = {
    href: '',
    download: '',
    hidden: false,
    click: () => steps.push(`click ${link.download} ${link.href.startsWith('blob:')}`),
    remove: () => steps.push('remove'),
  }
  vi.stubGlobal('document', {
    createElement: () => link,
    body: { append: () => steps.push('append') },
  })
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  try {
    saveBlob(new Blob(['x']), 'a.csv')
    expect(steps).toEqual(['append', 'click a.csv true', 'remove'])
    expect(revoke).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(revoke).toHaveBeenCalledWith(link.href)
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    revoke.mockRestore()
  }
})
