import { expect, test } from 'vitest'
import { isUnsafe, needsFreshToken, singleFlight, xsrfTokenOf } from './csrf.ts'

test.each([
  ['XSRF-TOKEN=abc%3D%3D', 'abc=='],
  ['a=1; XSRF-TOKEN=x%2By%2Fz%3D; b=2', 'x+y/z='],
  ['XSRF-TOKEN=plain=', 'plain='],
  ['XSRF-TOKEN=%', '%'],
  ['MY-XSRF-TOKEN=1', undefined],
  ['xsrf', undefined],
  ['XSRF-TOKEN=', undefined],
  ['', undefined],
])('token of "%s" is %s', (cookies, token) => {
  expect(xsrfTokenOf(cookies)).toBe(token)
})

test.each([
  ['POST', '/api/doctor/login', true],
  ['POST', '/api/doctor/login/passkey/options', true],
  ['POST', '/api/patient/login/passkey', true],
  ['POST', '/api/admin/registration', true],
  ['POST', '/api/doctor/me', true],
  ['POST', '/api/admin/me', true],
  ['POST', '/api/patient/invite/login', true],
  ['GET', '/api/doctor/me', false],
  ['PATCH', '/api/doctor/me', false],
  ['POST', '/api/doctor/logout', false],
  ['POST', '/api/doctor/registration/verify', false],
  ['POST', '/api/doctor/patients', false],
])('%s %s asks for a fresh token first: %s', (method, path, fresh) => {
  expect(needsFreshToken(method, path)).toBe(fresh)
})

test('only reading methods are safe', () => {
  const unsafe = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(isUnsafe)
  expect(unsafe).toEqual(['POST', 'PUT', 'PATCH', 'DELETE'])
})

test('single flight shares a running call and starts a new one after it, also after a failure', async () => {
  let runs = 0
  const run = singleFlight(async () => {
    runs += 1
    await Promise.resolve()
    if (runs === 2) throw new Error('second')
    return runs
  })
  expect(await Promise.all([run(), run(), run()])).toEqual([1, 1, 1])
  expect((await Promise.allSettled([run(), run()])).map((r) => r.status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect(await run()).toBe(3)
})
