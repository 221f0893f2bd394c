import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchOrPreloaded } from './preloaded.ts'
import { preloadScript } from './preloadScript.ts'

const page = 'https://example.org'
const early = (name: string, answer: Response | undefined) =>
  vi.stubGlobal('window', { officinaPreloaded: { [name]: Promise.resolve(answer) } })

// as in a page just loaded, however long the tests have been running
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function countFetches() {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    fetched.push(`${request.method} ${new URL(request.url).pathname}`)
    return new Response('"asked"')
  })
  return fetched
}

test('an answer on its way serves once, however its query is escaped', async () => {
  const fetched = countFetches()
  early('/api/doctor/patients?range=[0,24]', new Response('"early"'))
  const url = `${page}/api/doctor/patients?range=%5B0%2C24%5D`
  expect(await (await fetchOrPreloaded(new Request(url))).json()).toBe('early')
  expect(fetched).toEqual([])
  expect(await (await fetchOrPreloaded(new Request(url))).json()).toBe('asked')
})

test('a refusal or a broken line is asked again', async () => {
  const fetched = countFetches()
  for (const answer of [new Response('', { status: 401 }), undefined]) {
    early('/api/doctor/top', answer)
    await fetchOrPreloaded(new Request(`${page}/api/doctor/top`))
  }
  expect(fetched).toEqual(['GET /api/doctor/top', 'GET /api/doctor/top'])
})

test('after anything was written nothing early is used', async () => {
  const fetched = countFetches()
  early('/api/doctor/top', new Response('"early"'))
  await fetchOrPreloaded(new Request(`${page}/api/doctor/login`, { method: 'POST' }))
  await fetchOrPreloaded(new Request(`${page}/api/doctor/top`))
  expect(fetched).toEqual(['POST /api/doctor/login', 'GET /api/doctor/top'])
})

test.each([
  ['', ''],
  ['__API_URL__', ''],
  ['https://api.example.org', 'https://api.example.org'],
])('the first calls go to the API that the HTML names: %j', async (content, base) => {
  const calls: [string, RequestCredentials | undefined][] = []
  const answer = new Response('"early"')
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push([url, init.credentials])
    return answer.clone()
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/doctors/top', search: '' })
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=x', querySelector: () => ({ content }) })
  const top = '/api/doctor/top?range=[0,9]'
  new Function(preloadScript({ doctors: 'doctor' }, { '/doctors/top': [top] }))()
  expect(calls).toEqual([
    [`${base}/api/doctor/me`, 'include'],
    [`${base}/api/doctor/top?range=%5B0,9%5D`, 'include'],
  ])
  const asked = new Request(`${base || page}/api/doctor/top?range=%5B0%2C9%5D`)
  expect(await (await fetchOrPreloaded(asked)).json()).toBe('early')
})
