import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiError, api } from './api.ts'
import { apiMutation, createQueryClient, invalidate, keepRows, listQ, q } from './query.ts'
import { createTestBrowser } from './testing/browser.ts'
import { startOddServer } from './testing/oddServer.ts'

// the page's client speaks to a server that knows other paths than the spec
const any = (value: unknown) => value as never
const read = (path: string, init?: object) => q(any(path), any(init))
const readList = (path: string) => listQ(any(path), any(undefined))

let server: Awaited<ReturnType<typeof startOddServer>>

beforeAll(async () => {
  server = await startOddServer()
  api.configure(createTestBrowser(server.url).settings)
})
afterAll(() => server.close())
beforeEach(() => {
  server.calls.length = 0
})

const counted = (path: string) => server.calls.filter((call) => call.path === path).length

describe('keys', () => {
  test('are the path and its parameters, whatever else the call carries', () => {
    const params = { query: { range: '[0,9]' } }
    expect(read('/odd/a', { params, quiet: true }).queryKey).toEqual(['/odd/a', { params }])
    expect(read('/odd/a', { params }).queryKey).toEqual(['/odd/a', { params }])
    expect(read('/odd/a').queryKey[0]).toBe('/odd/a')
  })

  test('a list and a plain read of one path do not meet in the cache', async () => {
    const client = createQueryClient()
    const list = await client.fetchQuery(readList('/odd/list'))
    const rows = await client.fetchQuery(read('/odd/list'))
    expect(list).toMatchObject({ total: 319, data: [{ id: 'a' }, { id: 'b' }] })
    expect(rows).toEqual([{ id: 'a' }, { id: 'b' }])
  })
})

test('an aborted query stops its call', async () => {
  const client = createQueryClient()
  const options = read('/odd/slow')
  const running = client.fetchQuery(options).catch((error: unknown) => error)
  await client.cancelQueries({ queryKey: options.queryKey })
  expect(await running).toBeInstanceOf(Error)
  expect(client.getQueryData(options.queryKey)).toBeUndefined()
})

test('data is fresh for 30 s', async () => {
  const client = createQueryClient()
  await client.ensureQueryData(read('/odd/a'))
  await client.fetchQuery(read('/odd/a'))
  expect(counted('/odd/a')).toBe(1)
  expect(client.getDefaultOptions().queries?.staleTime).toBe(30_000)
})

describe('retries', () => {
  const retries = (error: unknown) => {
    const retry = createQueryClient().getDefaultOptions().queries?.retry as (
      failures: number,
      error: unknown,
    ) => boolean
    return [0, 1, 2].map((failures) => retry(failures, error))
  }

  test.each([400, 401, 403, 404, 409, 419, 422, 429])('never after %s', (status) => {
    expect(retries(new ApiError({ status }))).toEqual([false, false, false])
  })

  test('twice after a failing server or network, never after an abort or a fault of the page', () => {
    expect(retries(new ApiError({ status: 503 }))).toEqual([true, true, false])
    expect(retries(new ApiError({ code: 'NETWORK' }))).toEqual([true, true, false])
    expect(retries(new ApiError({ code: 'ABORTED' }))).toEqual([false, false, false])
    expect(retries(new TypeError('x'))).toEqual([false, false, false])
  })

  test('a failing read is asked three times and then told', async () => {
    const client = createQueryClient()
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 1 } })
    const observer = new QueryObserver(client, read('/odd/html-502'))
    const failed = new Promise((resolve) => {
      observer.subscribe((result) => result.isError && resolve(result.error))
    })
    expect(await failed).toMatchObject({ status: 502 })
    expect(counted('/odd/html-502')).toBe(3)
    observer.destroy()
  })
})

describe('mutations', () => {
  test('send method, path, parameters and body; invalidate by path, then call back', async () => {
    const client = createQueryClient()
    await Promise.all(
      ['/odd/x', '/odd/x/{id}', '/odd/xy', '/odd'].map((path) => client.fetchQuery(read(path))),
    )
    const stale = () =>
      client
        .getQueryCache()
        .getAll()
        .filter((query) => query.state.isInvalidated)
        .map((query) => query.queryKey[0])
    let seen: unknown
    const options = apiMutation(client, any('patch'), any('/odd/x/{id}'), {
      invalidates: ['/odd/x'],
      onSuccess: () => {
        seen = stale()
      },
    })
    const result = await new MutationObserver(client, options).mutate(
      any({
        params: { path: { id: '7' } },
        body: { name: 'n' },
        headers: { 'Idempotency-Key': 'k' },
      }),
    )
    expect(result).toMatchObject({
      method: 'PATCH',
      path: '/odd/x/7',
      body: '{"name":"n"}',
      headers: { 'idempotency-key': 'k' },
    })
    expect(seen).toEqual(['/odd/x', '/odd/x/{id}'])
  })

  test('a failure is an ApiError, tried once, and invalidates nothing', async () => {
    const client = createQueryClient()
    await client.fetchQuery(read('/odd/x'))
    const options = apiMutation(client, any('post'), any('/odd/html-502'), {
      invalidates: ['/odd/x'],
    })
    const failed = new MutationObserver(client, options).mutate(any(undefined))
    await expect(failed).rejects.toBeInstanceOf(ApiError)
    expect(counted('/odd/html-502')).toBe(1)
    expect(client.getQueryState(read('/odd/x').queryKey)?.isInvalidated).toBe(false)
  })

  test('invalidate takes whole segments', async () => {
    const client = createQueryClient()
    await client.fetchQuery(read('/odd/xy'))
    await invalidate(client, '/odd/x')
    expect(client.getQueryState(read('/odd/xy').queryKey)?.isInvalidated).toBe(false)
    await invalidate(client, '/odd/')
    expect(client.getQueryState(read('/odd/xy').queryKey)?.isInvalidated).toBe(true)
  })

  test.each([true, false])(
    'what was asked for before the change is asked for again (on the page: %s)',
    async (isActive) => {
      const client = createQueryClient()
      let state = 'before'
      const answers: (() => void)[] = []
      const queryFn = () => {
        const read = state
        return new Promise<string>((resolve) => answers.push(() => resolve(read)))
      }
      const query = { queryKey: ['/odd/x'], queryFn }
      const observer = new QueryObserver(client, query)
      const leave = isActive ? observer.subscribe(() => undefined) : () => undefined
      const first = client.fetchQuery(query)
      state = 'after'
      const invalidated = invalidate(client, '/odd/x')
      answers.shift()?.()
      await first
      if (isActive) await expect.poll(() => answers.length).toBe(1)
      answers.shift()?.()
      await invalidated
      expect(client.getQueryState(query.queryKey)).toMatchObject(
        isActive
          ? { data: 'after', isInvalidated: false }
          : { data: 'before', isInvalidated: true },
      )
      leave()
    },
  )
})

test('while a list loads it shows the rows of before, and never that there were none', () => {
  const rows = { data: [{ id: 'a' }], total: 1 }
  expect(keepRows(rows)).toBe(rows)
  expect(keepRows({ data: [], total: 0 })).toBeUndefined()
})
