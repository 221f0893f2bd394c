import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { useClinic } from '../testing/harness.ts'

const t = await useClinic()

/** What the server says to these bytes before it closes the connection. */
async function answerTo(bytes: string): Promise<{ head: string; body: unknown }> {
  const { port } = new URL(await t.listen())
  const socket = connect(Number(port), '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = said.split('\r\n\r\n')
  return { head, body: JSON.parse(body) }
}

it('closes a body that takes too long with 408', async () => {
  await t.listen()
  expect(t.app.server.requestTimeout).toBe(30_000)
  t.app.server.requestTimeout = 100
  t.app.server.headersTimeout = 100
  const { head, body } = await answerTo(
    'POST /api/doctor/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n',
  )
  expect(head).toMatch(/^HTTP\/1\.1 408 /)
  expect(body).toEqual({ message: 'The request took too long.', error_code: 'REQUEST_TIMEOUT' })
})

it('bounds the head of a request', async () => {
  const { head, body } = await answerTo(
    `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
  )
  expect(head).toMatch(/^HTTP\/1\.1 431 /)
  expect(body).toEqual({
    message: 'The request headers are too large.',
    error_code: 'HEADERS_TOO_LARGE',
  })
})

it('answers what is no HTTP in the shape of every error', async () => {
  const { head, body } = await answerTo('hello\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 /)
  expect(body).toEqual({ message: 'The request cannot be read.', error_code: 'BAD_REQUEST' })
})

it.each([
  ['an unknown method', 'FOO /api/doctor/me HTTP/1.1\r\nhost: x\r\n\r\n'],
  [
    'two lengths',
    'POST /api/doctor/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
  ],
])('refuses %s and closes the connection', async (_name, bytes) => {
  const { head, body } = await answerTo(bytes)
  expect(head).toMatch(/^HTTP\/1\.1 400 [\s\S]*connection: close/i)
  expect(body).toMatchObject({ error_code: 'BAD_REQUEST' })
})
