import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { loadSpec } from '../contract.ts'
import { asAdmin } from '../testing/fixtures.ts'
import { startTestApp, useClinic } from '../testing/harness.ts'
import { sendError } from './errors.ts'
import { bodyOfFailure, failure, isFailureStatus } from './failures.ts'

/** Failures outside of any operation; the harness refuses what has not the contract's shape. */
const t = await useClinic()

it('are in the contract with the body that is sent', () => {
  const bodies = new Map<number, unknown>()
  for (const operations of Object.values(loadSpec().paths))
    for (const { responses } of Object.values(operations))
      for (const [status, answer] of Object.entries(responses)) {
        const media = answer.content?.['application/json'] as { example?: unknown } | undefined
        if (media?.example && isFailureStatus(Number(status)))
          bodies.set(Number(status), media.example)
      }
  expect([...bodies.keys()].sort()).toEqual([400, 401, 404, 408, 413, 415, 419, 500])
  for (const [status, body] of bodies)
    expect(body).toEqual(isFailureStatus(status) && bodyOfFailure(failure(status)))
})

describe('a path', () => {
  it.each([
    '/api/doctor/%zz',
    '/api/doctor/patients/%',
    '/api/doctor/patients/%ff',
    '/%c3%28',
    '/api/%E0%A4%A',
  ])('that cannot be decoded is 400: %s', async (path) => {
    const answer = await t.browser().get(path)
    expect(answer.refusal).toEqual([400, 'MALFORMED_PATH'])
    expect(answer.text).not.toContain('FST')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['x-request-id']).toBeDefined()
  })

  it.each([
    `/api/doctor/patients/${'a'.repeat(500)}`,
    '/api/doctor/%00',
    '/api/doctor%2Fme',
    '/api/unknown',
  ])('that leads nowhere is 404: %s', async (path) => {
    const answer = await t.browser().get(path)
    expect([answer.status, answer.text]).toEqual([
      404,
      '{"message":"Not found.","error_code":"NOT_FOUND"}',
    ])
  })

  it('with another method is 405 with Allow', async () => {
    const answer = await t.browser().call('DELETE', '/api/doctor/login')
    expect([answer.status, answer.headers.allow, answer.body]).toEqual([
      405,
      'POST',
      { message: 'The method is not supported for this path.', error_code: 'METHOD_NOT_ALLOWED' },
    ])
  })
})

it('an unknown query parameter is refused at its name, also where no call has one', async () => {
  const { browser } = await asAdmin(t)
  for (const path of ['/api/admin/me', '/api/admin/orders']) {
    const answer = await browser.get(`${path}?utm_source=x&__proto__=1`)
    expect([answer.status, answer.body.errors.utm_source]).toEqual([
      422,
      ['The utm_source parameter is not known.'],
    ])
  }
})

it('a value that a parameter cannot have is refused by the name of the parameter', async () => {
  const { browser } = await asAdmin(t)
  const receipt = '/api/admin/orders/0193a5b2-0000-7000-8000-00000000dead/receipt?locale='
  const said = async (locale: string) => (await browser.get(receipt + locale)).body.errors
  expect(await said('xx')).toEqual({ locale: ['Choose another option.'] })
  expect(await said('')).toEqual({ locale: ['Choose one of the options.'] })
})

it('sentences are Japanese for Japanese readers, except those that clients may compare', async () => {
  const ask = (path: string) => t.browser().get(path, { headers: { 'accept-language': 'ja' } })
  expect((await ask('/api/%zz')).body.message).toMatch(/文字/)
  expect((await ask('/api/doctor/me')).body.message).toBe('Unauthenticated.')
})

it('a static file answers 416 with its size, and 403 for what is hidden', async () => {
  const root = mkdtempSync(join(tmpdir(), 'officina-static-'))
  for (const name of ['app.js', '.hidden']) writeFileSync(join(root, name), 'x'.repeat(10))
  const app = Fastify().setErrorHandler(sendError)
  await app.register(fastifyStatic, { root, dotfiles: 'deny' })
  const past = await app.inject({ url: '/app.js', headers: { range: 'bytes=90-99' } })
  expect([past.statusCode, past.headers['content-range'], past.json()]).toEqual([
    416,
    'bytes */10',
    bodyOfFailure(failure(416)),
  ])
  const hidden = await app.inject('/.hidden')
  expect([hidden.statusCode, hidden.json()]).toEqual([403, bodyOfFailure(failure(403))])
  await app.close()
  rmSync(root, { recursive: true })
})

it('a call that comes while the server stops is answered, and the last on its connection', async () => {
  const other = await startTestApp()
  const url = await other.listen()
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const answered = text(socket)
  // a call that has begun keeps its connection; the next one on it comes when the stop has begun
  const head = 'POST /dev/clock HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
  const begun = once(other.app.server, 'request')
  socket.write(`${head}content-length: 21\r\n\r\n`)
  await begun
  const closing = other.app.close()
  await expect.poll(() => other.app.server.listening).toBe(false)
  socket.write('{"advance_seconds":0}GET /api/doctor/me HTTP/1.1\r\nhost: x\r\n\r\n')
  const [, second = ''] = (await answered).split('HTTP/1.1 401 ')
  expect(second.toLowerCase()).toContain('connection: close')
  expect(second).toContain('"error_code":"UNAUTHENTICATED"')
  await closing
  await other.close()
})

it('is JSON where a file fails before its first byte', async () => {
  const app = Fastify()
  app.setErrorHandler(sendError)
  app.get('/export', (_request, reply) => {
    const lost = Object.assign(new Error('terminating connection'), { code: '57P01' })
    const content = new Readable({ read: () => void content.destroy(lost) })
    return reply.type('text/csv').header('content-disposition', 'attachment').send(content)
  })
  const answer = await app.inject({ url: '/export' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.json().error_code).toBe('SERVICE_UNAVAILABLE')
  expect(answer.headers['content-disposition']).toBeUndefined()
  await app.close()
})
