import { expect, it } from 'vitest'
import { asDoctor } from '../testing/fixtures.ts'
import { startTestApp, useClinic } from '../testing/harness.ts'
import { linkTo, tokenOf } from '../testing/mails.ts'

const allowed = 'https://app.example.com'
const t = await useClinic({ allowedOrigins: [allowed, 'http://localhost:5173'] })

const call = (method: 'GET' | 'OPTIONS' | 'POST', url: string, headers: Record<string, string>) =>
  t.app.inject({ method, url, headers })
const named = (headers: object) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

it('answers a preflight of an allowed origin and lets it read the headers of lists and files', async () => {
  const asked = await call('OPTIONS', '/api/admin/orders', {
    origin: allowed,
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'content-type,x-auth-guard,x-time-zone',
  })
  expect([asked.statusCode, asked.body]).toEqual([204, ''])
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': allowed,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': expect.stringContaining('PATCH'),
    'access-control-allow-headers': expect.stringContaining('Idempotency-Key'),
    vary: 'Origin',
  })
  // what the pages of Officina themselves send with every call
  for (const name of ['X-Auth-Guard', 'X-Requested-With', 'X-Time-Zone', 'Accept-Language'])
    expect(asked.headers['access-control-allow-headers']).toContain(name)
  const refused = await call('GET', '/api/doctor/me', { origin: allowed })
  expect(refused.statusCode).toBe(401)
  expect(refused.headers['access-control-allow-origin']).toBe(allowed)
  for (const name of [
    'Content-Range',
    'Idempotency-Replayed',
    'X-Total-Estimated',
    'X-Search-Suggestion',
    'Content-Disposition',
    'X-Request-Id',
  ])
    expect(refused.headers['access-control-expose-headers']).toContain(name)
})

it.each([
  'null',
  '*',
  'http://app.example.com',
  'https://app.example.com:8443',
  'https://app.example.com/',
  'https://app.example.com.evil.net',
  'https://evil-app.example.com',
  'https://evilapp.example.com',
  'https://example.com',
  'https://sub.app.example.com',
  'https://APP.example.com',
  'https://app.example.com, https://evil.net',
  'https://localhost:5173',
  'http://localhost',
  'http://127.0.0.1:5173',
  'file://',
])('tells a page of %s nothing', async (origin) => {
  const asked = await call('OPTIONS', '/api/admin/orders', {
    origin,
    'access-control-request-method': 'GET',
  })
  const read = await call('GET', '/api/doctor/me', { origin })
  expect([...named(asked.headers), ...named(read.headers)]).toEqual([])
  expect([asked.statusCode, read.headers.vary]).toEqual([405, 'Origin'])
})

it('takes the allowed origin of a write for its token, and none without a session of the role', async () => {
  const { browser } = await asDoctor(t)
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const renew = (headers: Record<string, string>) =>
    call('POST', '/api/doctor/account/clinic-code', headers)
  expect((await renew({ cookie })).statusCode).toBe(419)
  expect((await renew({ cookie, origin: 'https://evil.net' })).statusCode).toBe(419)
  expect((await renew({ origin: allowed })).statusCode).toBe(401)
  expect((await renew({ cookie, origin: allowed })).statusCode).toBe(200)
})

it('gives who opens an invitation without a session one, from which it is accepted', async () => {
  const { browser } = await asDoctor(t)
  const email = 'guest@example.org'
  const invited = { last_name: 'Brown', first_name: 'Ana', email }
  expect((await browser.post('/api/doctor/invitation', invited)).status).toBe(201)
  const opened = await t.app.inject({
    method: 'POST',
    url: '/api/patient/invite/token',
    headers: { origin: allowed },
    payload: { token: tokenOf(await linkTo(t, email)) },
  })
  expect(opened.statusCode, opened.body).toBe(200)
  const cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const bound = await call('GET', '/api/patient/invite', { cookie, origin: allowed })
  expect([bound.statusCode, bound.json().data.email]).toEqual([200, email])
})

it('is off unless origins are named', async () => {
  const plain = await startTestApp()
  const { headers } = await plain.app.inject({
    url: '/api/doctor/me',
    headers: { origin: allowed },
  })
  expect([named(headers), headers.vary]).toEqual([[], undefined])
  await plain.close()
})
