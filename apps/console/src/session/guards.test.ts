import { api } from '@officina/client/api'
import { decidedByPage, type Landing, landings } from '@officina/client/testing/landings'
import { createStaticHandler, type RouteObject } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isConsolePath } from '../resources/paths.ts'
import { routes } from '../routes.tsx'
import { forgetMe } from './me.ts'
import { BASE, withoutBase } from './paths.ts'

/** Where the console's own routes and guards lead everybody. */
const table = landings.filter(([path]) => path.startsWith(BASE))
const origin = 'http://officina.test'
const columns = [
  { who: 'signed out', index: 1, role: undefined },
  { who: 'doctor', index: 2, role: 'doctor' },
  { who: 'patient', index: 3, role: 'patient' },
  { who: 'admin', index: 4, role: 'admin' },
] as const

/** The guards alone: neither a page's code nor what it shows. */
const guarded = (route: RouteObject): RouteObject => {
  const { lazy: _, ...rest } = route
  return { ...rest, children: route.children?.map(guarded) } as RouteObject
}
const { query } = createStaticHandler(routes.map(guarded), { basename: BASE })

let signedIn: string | undefined
beforeAll(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async (request: Request) =>
    new URL(request.url).pathname === `/api/${signedIn}/me`
      ? Response.json({ data: { id: 'me', permissions: [] } })
      : Response.json({ message: 'Unauthenticated.' }, { status: 401 }),
  )
  api.configure({ baseUrl: origin, getPath: () => '/', getCookies: () => '' })
  return () => vi.unstubAllGlobals()
})
beforeEach(() => forgetMe())

describe.each(columns)('$who', ({ index, role }) => {
  it.each(table.map((row) => [row[0], row[index]] as const))('%s → %s', async (path, landing) => {
    signedIn = role
    expect(await landAt(path)).toBe(expectedOf(path, landing))
    if (role === 'admin' && landing === 'page') expect(isConsolePath(withoutBase(path))).toBe(true)
  })
})

it('what is no page of the console is not found, before anybody has to sign in', async () => {
  signedIn = undefined
  expect(await landAt('/admins/nowhere')).toBe('error 404')
})

/** The page itself, or where the guard leads: the login page brings one back. */
function expectedOf(path: string, landing: Landing): string {
  const isSentToLogin = landing.endsWith('/login') && landing !== path
  if (isSentToLogin) return `${landing}?next=${encodeURIComponent(path)}`
  return decidedByPage.includes(path) ? 'page' : landing
}

async function landAt(path: string): Promise<string> {
  const found = await query(new Request(origin + path))
  if (found instanceof Response) return found.headers.get('Location') ?? String(found.status)
  const [error] = Object.values(found.errors ?? {})
  return error ? `error ${error.status}` : 'page'
}
