import type { ServerResponse } from 'node:http'
import { type Call, json, listen, type TestServer } from './server.ts'

/** Answers anything on request, good and bad, and tells what it received. */
export function startOddServer(): Promise<TestServer & { calls: Call[] }> {
  const calls: Call[] = []
  return listen((call, response) => {
    calls.push(call)
    if (call.path === '/sanctum/csrf-cookie') return csrfCookie(response)
    if (call.path === '/answer') return scripted(call, response)
    const answer = ANSWERS[call.path.replace(/^\/odd\//, '')]
    if (answer) return answer(response, call)
    json(response, 200, { data: echo(call) })
  }).then((server) => ({ ...server, calls }))
}

const ANSWERS: Record<string, (response: ServerResponse, call: Call) => void> = {
  'html-502': (response) => html(response, 502),
  'html-200': (response) => html(response, 200),
  truncated: (response) => raw(response, 200, '{"data":{"id":"1","na'),
  'truncated-422': (response) => raw(response, 422, '{"message":"Bad","err'),
  cut: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' })
    response.write('{"data":')
    setTimeout(() => response.destroy(), 20)
  },
  'cut-error': (response) => {
    response.writeHead(422, { 'Content-Type': 'application/json', 'Content-Length': '500' })
    response.write('{"message":')
    setTimeout(() => response.destroy(), 20)
  },
  hangup: (response) => void response.destroy(),
  nothing: (response) => void response.writeHead(204).end(),
  'empty-200': (response) => raw(response, 200, ''),
  slow: (response) => void setTimeout(() => json(response, 200, { data: 'late' }), 2000).unref(),
  list: (response, call) => {
    const estimated = call.query.get('filter') !== null
    json(
      response,
      200,
      { data: [{ id: 'a' }, { id: 'b' }] },
      {
        'Content-Range': 'rows 2-3/319',
        ...(estimated ? { 'X-Total-Estimated': 'true' } : {}),
      },
    )
  },
  'list-empty': (response) => json(response, 200, { data: [] }, { 'Content-Range': 'rows */0' }),
  'list-meta': (response) => json(response, 200, { data: [{ id: 'a' }], meta: { total: 41 } }),
  'list-cut-suggestion': (response) =>
    json(response, 200, { data: [] }, { 'X-Search-Suggestion': 'magnesium%2' }),
  'list-no-array': (response) => json(response, 200, { data: { id: 'a' } }),
  'file.csv': (response) => {
    response.writeHead(200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="orders.csv"; filename*=UTF-8''%E6%B3%A8%E6%96%87.csv`,
      'Content-Length': FILE.length,
    })
    response.end(FILE)
  },
  'export.json': (response) =>
    json(response, 200, { rows: 1 }, { 'Content-Disposition': 'attachment; filename=export.json' }),
}

/** The bytes of `/odd/file.csv`; not valid UTF-8 throughout, so that a text conversion would show. */
export const FILE = Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0x2c, 0x62, 0x0d, 0x0a, 0xff, 0x00, 0xfe])

// POST /answer with { status, body, headers, type }: the answer is what the test asks for
function scripted(call: Call, response: ServerResponse): void {
  const {
    status = 200,
    body,
    headers = {},
  } = JSON.parse(call.query.get('with') ?? call.body.toString())
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

function csrfCookie(response: ServerResponse): void {
  response.writeHead(204, { 'Set-Cookie': 'XSRF-TOKEN=odd%2Btoken%3D%3D; Path=/; SameSite=Lax' })
  response.end()
}

function echo({ method, path, query, headers, body }: Call) {
  return { method, path, query: Object.fromEntries(query), headers, body: body.toString('latin1') }
}

function html(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>')
}

function raw(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(text)
}
