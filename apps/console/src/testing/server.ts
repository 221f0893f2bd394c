import { api } from '@officina/client/api'
import { type Call, json, listen } from '@officina/client/testing/server'

type Seen = Pick<Call, 'method' | 'headers'> & { url: URL; json: unknown }
type Reply = { status?: number; headers?: Record<string, string>; body?: unknown }

/** A real HTTP server on this machine; `reply` says what it answers, `seen` what it was asked. */
export async function startServer() {
  const seen: Seen[] = []
  let answer = (_call: Seen): Reply => ({ body: { data: {} } })
  const server = await listen(({ method, path, query, headers, body }, response) => {
    if (path === '/sanctum/csrf-cookie') return void response.writeHead(204).end()
    const url = new URL(`${path}?${query}`, 'http://test')
    const isJson = headers['content-type']?.includes('json')
    const call = { method, url, headers, json: isJson ? JSON.parse(`${body}`) : undefined }
    seen.push(call)
    const reply = answer(call)
    json(response, reply.status ?? 200, reply.body, reply.headers)
  })
  api.configure({
    baseUrl: server.url,
    getPath: () => '/admins/doctors?page=2',
    getCookies: () => 'XSRF-TOKEN=to%3Dken',
    storage: () => undefined,
  })
  return {
    seen,
    last: () => seen.at(-1) as Seen,
    reply(next: typeof answer) {
      answer = next
    },
    close: server.close,
  }
}
