import { api } from '@officina/client/api'
import { decidedByPage, type Landing, landings } from '@officina/client/testing/landings'
import type { ReactElement } from 'react'
import { createStaticHandler, type RouteObject } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageMissing } from './layouts/lazy.tsx'
import { routes } from './routes.tsx'
import { forgetMe } from './session.ts'

// the header's code and its read of the cart are no part of the guard
vi.mock('./layouts/PatientLayout.tsx', () => ({ prefetchCart: () => undefined }))

/** Where the portal's own routes and guards lead everybody: the rows that are not the console's. */
const table = landings.filter(([path]) => !path.startsWith('/admins'))
const origin = 'http://officina.test'
const columns = [
  { who: 'signed out', index: 1, role: undefined },
  { who: 'doctor', index: 2, role: 'doctor' },
  { who: 'patient', index: 3, role: 'patient' },
  { who: 'admin', index: 4, role: 'admin' },
] as const

/** The guards alone: neither a page's code nor what it reads. */
const guarded = (route: RouteObject): RouteObject => {
  const { loader, ...rest } = route
  return {
    ...rest,
    ...(route.Component ? {} : { loader }),
    children: route.children?.map(guarded),
  } as RouteObject
}
const { query } = createStaticHandler(routes.map(guarded))

let signedIn: { role: string; status: string } | 'failing' | undefined
beforeAll(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async (request: Request) => {
    if (signedIn === 'failing') return Response.json({ message: 'Server Error' }, { status: 500 })
    if (signedIn && new URL(request.url).pathname === `/api/${signedIn.role}/me`)
      return Response.json({
        data: { id: 'me', status: signedIn.status, outstanding_documents: [] },
      })
    return Response.json({ message: 'Unauthenticated.' }, { status: 401 })
  })
  api.configure({ baseUrl: origin, getPath: () => '/', getCookies: () => '' })
  return () => vi.unstubAllGlobals()
})
beforeEach(() => forgetMe())

describe.each(columns)('$who', ({ index, role }) => {
  it.each(table.map((row) => [row[0], row[index]] as const))('%s → %s', async (path, landing) => {
    signedIn = role && { role, status: 'approved' }
    expect(await landAt(path)).toBe(expectedOf(path, landing))
  })
})

it.each([
  ['/doctors', '/doctors/top'],
  ['/user', '/user/top'],
])('the address of an area leads to its home: %s → %s', async (path, home) => {
  signedIn = undefined
  expect(await landAt(path)).toBe(home)
})

it('an applicant sees the state of the application alone, a suspended doctor everything', async () => {
  signedIn = { role: 'doctor', status: 'applied' }
  expect(await landAt('/doctors/top')).toBe('page')
  expect(await landAt('/doctors/patients')).toBe('/doctors/top')
  forgetMe()
  signedIn = { role: 'doctor', status: 'suspended' }
  expect(await landAt('/doctors/patients')).toBe('page')
})

it('a server that fails opens the sign-in page, and nothing behind a guard', async () => {
  signedIn = 'failing'
  expect(await landAt('/doctors/login')).toBe('page')
  expect(await landAt('/doctors/top')).toBe('error 500')
})

/** The page itself, or where the guard leads: a login page brings one back. */
function expectedOf(path: string, landing: Landing): string {
  if (landing.endsWith('/login')) return `${landing}?next=${encodeURIComponent(path)}`
  return decidedByPage.includes(path) ? 'page' : landing
}

async function landAt(path: string): Promise<string> {
  const found = await query(new Request(origin + path))
  if (found instanceof Response) return found.headers.get('Location') ?? String(found.status)
  const [error] = Object.values(found.errors ?? {})
  if (error) return `error ${error.status}`
  const element = found.matches.at(-1)?.route.element as ReactElement | undefined
  return element?.type === PageMissing ? 'missing' : 'page'
}
