import { api } from '@officina/client/api'
import type { HttpError } from 'react-admin'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../testing/server.ts'
import { changesOf, inputOf } from './changes.ts'
import { dataProvider } from './dataProvider.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.seen.length = 0
})

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('it did not fail')
    },
    (error: HttpError) => error,
  )

describe('lists', () => {
  const rows = [{ id: 'a' }, { id: 'b' }]
  it('ask in the dialect and read the total, also an estimated one', async () => {
    server.reply(() => ({
      headers: { 'content-range': 'doctors 25-26/12000', 'x-total-estimated': 'true' },
      body: { data: rows },
    }))
    const list = await dataProvider.getList('doctors', {
      pagination: { page: 2, perPage: 25 },
      sort: { field: 'created_at', order: 'DESC' },
      filter: { status: ['applied'] },
    })
    expect(list).toEqual({ data: rows, total: 12_000, meta: { estimated: true } })
    const { url, headers } = server.last()
    expect(url.pathname).toBe('/api/admin/doctors')
    expect(url.searchParams.get('range')).toBe('[25,49]')
    expect(url.searchParams.get('sort')).toBe('["created_at","DESC"]')
    expect(url.searchParams.get('filter')).toBe('{"status":["applied"]}')
    expect(headers['x-auth-guard']).toBe('admin')
    expect(headers.accept).toMatch(/^application\/json/)
  })

  it('never ask for a sort the contract does not have, nor for an empty filter', async () => {
    server.reply(() => ({ headers: { 'content-range': 'doctors */0' }, body: { data: [] } }))
    const params = { pagination: { page: 1, perPage: 10 }, filter: {} }
    await dataProvider.getList('doctors', { ...params, sort: { field: 'id', order: 'ASC' } })
    expect([...server.last().url.searchParams.keys()]).toEqual(['range'])
  })

  it('stay within what always holds, and are narrowed by what is chosen', async () => {
    server.reply(() => ({ headers: { 'content-range': 'doctors */0' }, body: { data: [] } }))
    await dataProvider.getList('doctors', {
      filter: { status: ['suspended', 'applied'] },
      meta: { within: { status: ['approved', 'suspended'] } },
    })
    expect(server.last().url.searchParams.get('filter')).toBe('{"status":["suspended"]}')
  })

  it('without a total are an error, not a page of nothing', async () => {
    const params = { pagination: { page: 1, perPage: 10 } }
    // as a paginator has it, where another server sends no header
    server.reply(() => ({ body: { data: rows, total: 30 } }))
    expect((await dataProvider.getList('doctors', params)).total).toBe(30)
    server.reply(() => ({ body: { data: rows } }))
    expect((await failure(dataProvider.getList('doctors', params))).message).toMatch(/total/)
  })

  it('of chosen ids ask for just these, and for none not at all', async () => {
    server.reply(() => ({ body: { data: rows } }))
    await dataProvider.getMany('doctors', { ids: ['a', 'b'] })
    expect(server.last().url.searchParams.get('filter')).toBe('{"id":["a","b"]}')
    await dataProvider.getMany('doctors', { ids: [] })
    expect(server.seen).toHaveLength(1)
  })
})

describe('writes', () => {
  it('send as PATCH what changed and may be changed, with the revision and the CSRF token', async () => {
    server.reply(() => ({ body: { data: { id: 'a', revision: 4, clinic_name: 'New' } } }))
    const previousData = { id: 'a', revision: 3, clinic_name: 'Old', phone: null, email: 'a@b.c' }
    const { data } = await dataProvider.update('doctors', {
      id: 'a',
      previousData,
      data: { ...previousData, clinic_name: 'New', email: 'x@y.z', phone: undefined },
    })
    expect(data.revision).toBe(4)
    const call = server.last()
    expect([call.method, call.url.pathname]).toEqual(['PATCH', '/api/admin/doctors/a'])
    expect(call.json).toEqual({ clinic_name: 'New', revision: 3 })
    expect(call.headers['x-xsrf-token']).toBe('to=ken')
  })

  it('that change nothing send nothing', async () => {
    const record = { id: 'a', revision: 3, clinic_name: 'Same' }
    await dataProvider.update('doctors', { id: 'a', data: record, previousData: record })
    expect(server.seen).toHaveLength(0)
  })

  it('with a slash in the id stay on their path', async () => {
    server.reply(() => ({ body: { data: { id: 'a/b' } } }))
    await dataProvider.getOne('doctors', { id: 'a/b' })
    expect(server.last().url.pathname).toBe('/api/admin/doctors/a%2Fb')
  })

  it('on many records try them all, and tell the first failure', async () => {
    server.reply(({ url }) =>
      url.pathname.endsWith('/b')
        ? { status: 409, body: { message: 'Not this one.' } }
        : { body: { data: {} } },
    )
    const error = await failure(
      dataProvider.updateMany('doctors', { ids: ['a', 'b', 'c'], data: { freeze_payouts: true } }),
    )
    expect(error.message).toBe('Not this one.')
    expect(server.seen.map((call) => call.url.pathname.at(-1))).toEqual(['a', 'b', 'c'])
  })

  it('delete with an empty answer', async () => {
    server.reply(() => ({ status: 204 }))
    const { data } = await dataProvider.delete('doctors', { id: 'a', previousData: { id: 'a' } })
    expect(data).toEqual({ id: 'a' })
    expect(server.last().method).toBe('DELETE')
  })
})

describe('failures', () => {
  it('name one text per field, and the form by itself', async () => {
    server.reply(() => ({
      status: 422,
      headers: { 'x-request-id': 'r-1' },
      body: {
        message: 'Wrong',
        errors: {
          phone: ['Too short.', 'No digits.'],
          'lines.0.qty': ['Many.'],
          _: ['All wrong.'],
        },
      },
    }))
    const error = await failure(dataProvider.create('doctors', { data: { phone: 'x' } }))
    expect(error.status).toBe(422)
    expect(error.body).toMatchObject({
      request_id: 'r-1',
      errors: { phone: 'Too short.', 'lines.0.qty': 'Many.', root: { serverError: 'All wrong.' } },
    })
  })

  it('of a stale revision keep who was faster', async () => {
    const body = { message: 'Late', error_code: 'REVISION_CONFLICT', changed_by: 'Mika' }
    server.reply(() => ({ status: 409, body }))
    const error = await failure(
      dataProvider.update('doctors', {
        id: 'a',
        data: { clinic_name: 'B' },
        previousData: { id: 'a', revision: 1, clinic_name: 'A' },
      }),
    )
    expect([error.status, error.body.error_code, error.body.changed_by]).toEqual([
      409,
      'REVISION_CONFLICT',
      'Mika',
    ])
    expect(error.body.errors).toBeUndefined()
  })

  it('of a session lead to the login page by the client: 401 keeps its status', async () => {
    const navigations: string[] = []
    api.configure({ onUnauthorized: (url) => void navigations.push(url) })
    server.reply(() => ({ status: 401, body: { message: 'Unauthenticated.' } }))
    expect((await failure(dataProvider.getOne('doctors', { id: 'a' }))).status).toBe(401)
    expect(navigations).toEqual(['/admins/login?next=%2Fadmins%2Fdoctors%3Fpage%3D2'])
  })
})

describe('what is sent', () => {
  const field = { type: 'string', required: false, nullable: true } as const
  it('tells an emptied field from one that was never there', () => {
    const accepted = { a: field, b: field, c: { ...field, readOnly: true } }
    expect(changesOf({ a: null, b: null, c: 1 }, { a: 'x' }, accepted)).toEqual({ a: null })
  })

  it('compares lists and parts by value', () => {
    const before = { list: [1, 2], part: { x: 1 } }
    expect(changesOf({ list: [1, 2], part: { x: 2 } }, before, null)).toEqual({ part: { x: 2 } })
  })

  it('leaves out of a new record what the contract does not know or does not take empty', () => {
    const accepted = { a: field, n: { ...field, nullable: false } }
    expect(inputOf({ a: 'x', n: null, unknown: 1 }, accepted)).toEqual({ a: 'x' })
  })
})
