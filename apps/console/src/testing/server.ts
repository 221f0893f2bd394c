import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api } from '@officina/client/api'

type Seen = {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
  json: unknown
}
type Reply = { status?: number; headers?: Record<string, string>; body?: unknown }

/** A real HTTP server on this machine; `answer` says what it replies, `seen` what it was asked. */
export async function startServer() {
  const seen: Seen[] = []
  const state = { answer: (_call: Seen): Reply => ({ body: { data: {} } }) }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const isJson = request.headers['content-type']?.includes('json')
      const call: Seen = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://test'),
        headers: request.headers,
        body,
        json: isJson ? JSON.parse(body) : undefined,
      }
      if (call.url.pathname === '/sanctum/csrf-cookie') return response.writeHead(204).end()
      seen.push(call)
      const reply = state.answer(call)
      response.writeHead(reply.status ?? 200, {
        'content-type': 'application/json',
        ...reply.headers,
      })
      response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  api.configure({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    getPath: () => '/admins/doctors?page=2',
    getCookies: () => 'XSRF-TOKEN=to%3Dken',
    storage: () => undefined,
  })
  return {
    seen,
    last: () => seen.at(-1) as Seen,
    reply(answer: (call: Seen) => Reply) {
      state.answer = answer
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
