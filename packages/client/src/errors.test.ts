import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError, firstErrors, toApiError } from './errors.ts'

const headers = (entries: Record<string, string>) => new Headers(entries)

test('a validation answer', () => {
  const body = {
    message: 'Bad name (and 1 more errors)',
    errors: { name: ['Bad name', 'Too short'], 'items.0.qty': 'Not a number', none: [], odd: [1] },
    error_code: 'VALIDATION',
  }
  const error = new ApiError({ status: 422, headers: headers({ 'X-Request-Id': 'r1' }), body })
  expect(error).toMatchObject({
    success: false,
    status: 422,
    message: body.message,
    errors: { name: ['Bad name', 'Too short'], 'items.0.qty': ['Not a number'] },
    code: 'VALIDATION',
    data: body,
    requestId: 'r1',
    retryAfter: undefined,
    handled: false,
  })
  expect(Object.keys(error.errors)).toEqual(['name', 'items.0.qty'])
  expect(firstErrors(error)).toEqual({ name: 'Bad name', 'items.0.qty': 'Not a number' })
})

test('no HTTP answer', () => {
  expect(toApiError(new TypeError('fetch failed'))).toMatchObject({
    success: false,
    status: 500,
    message: 'Internal Server Error',
    errors: {},
    data: {},
    code: 'NETWORK',
  })
  expect(toApiError(new DOMException('stopped', 'AbortError')).code).toBe('ABORTED')
  const error = new ApiError({ status: 404 })
  expect(toApiError(error)).toBe(error)
})

describe('status', () => {
  test.each([
    [{ code: 401 }, 400, 401],
    [{ code: 419 }, 200, 419],
    [{ code: '401' }, 400, 400],
    [{ code: 1062 }, 409, 409],
    [{ status: 422 }, undefined, 422],
    [{ status: 422 }, 500, 500],
    [{}, undefined, 500],
    [null, 503, 503],
  ])('body %j over HTTP %s → %s', (body, http, status) => {
    expect(new ApiError({ status: http, body }).status).toBe(status)
  })
})

test('Retry-After in seconds and as a date', () => {
  expect(new ApiError({ status: 429, headers: headers({ 'Retry-After': '17' }) }).retryAfter).toBe(
    17,
  )
  const date = new Date(Date.now() + 60_000).toUTCString()
  const told = new ApiError({ status: 503, headers: headers({ 'Retry-After': date }) }).retryAfter
  expect(told).toBeGreaterThan(55)
  expect(told).toBeLessThan(62)
  expect(
    new ApiError({ status: 503, headers: headers({ 'Retry-After': 'soon' }) }).retryAfter,
  ).toBeUndefined()
})

test('any body makes a readable error and changes no prototype', () => {
  const http = fc.option(fc.integer({ min: 100, max: 599 }), { nil: undefined })
  const names = fc.constantFrom(
    'message',
    'errors',
    'code',
    'status',
    'error_code',
    '__proto__',
    'a',
  )
  const body = fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.jsonValue()))
  fc.assert(
    fc.property(body, http, (value, status) => {
      const error = new ApiError({ status, body: value })
      expect(typeof error.message).toBe('string')
      expect(error.message).not.toBe('')
      expect(error.status).toBeGreaterThanOrEqual(400)
      expect(error.status).toBeLessThanOrEqual(599)
      for (const messages of Object.values(error.errors)) {
        expect(messages.length).toBeGreaterThan(0)
        expect(messages.every((m) => typeof m === 'string')).toBe(true)
      }
      expect(Object.getPrototypeOf(error.errors)).toBe(Object.prototype)
    }),
  )
  const hostile = new ApiError({ status: 422, body: JSON.parse('{"errors":{"__proto__":["x"]}}') })
  expect(Object.entries(hostile.errors)).toEqual([['__proto__', ['x']]])
})
