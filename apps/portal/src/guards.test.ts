import { homePathOf, loginPathOf } from '@officina/client/guard'
import { describeLandings, guardsOf, origin } from '@officina/client/testing/guards'
import type { ReactElement } from 'react'
import { createStaticHandler, type RouteObject } from 'react-router'
import { expect, it, vi } from 'vitest'
import { PageMissing } from './layouts/lazy.tsx'
import { type Page, pages } from './pages.ts'
import { routes } from './routes.tsx'
import { forgetMe } from './session.ts'

// the header's code and its read of the cart are no part of the guard
vi.mock('./layouts/PatientLayout.tsx', () => ({ prefetchCart: () => undefined }))

/** The guards alone: in place of a page's code and what it reads, `load`. */
const handler = (load?: () => never) => {
  const guarded = (route: RouteObject): RouteObject => {
    const { loader, ...rest } = route
    const own = route.Component ? load : loader
    return {
      ...rest,
      ...(own ? { loader: own } : {}),
      children: route.children?.map(guarded),
    } as RouteObject
  }
  return createStaticHandler(routes.map(guarded))
}

const isMissing = (element: unknown) => (element as ReactElement | undefined)?.type === PageMissing
const guards = guardsOf({ query: handler().query, forget: forgetMe, isMissing })
const { signIn, landAt } = guards

describeLandings(guards, (path) => !path.startsWith('/admins'), {
  status: 'approved',
  outstanding_documents: [],
})

const visitors = ['doctor', 'patient', undefined] as const
it.each(Object.entries<Page>(pages))(
  'the guard of the pages table holds: %s',
  async (path, page) => {
    const role = page.for.endsWith('doctor') ? 'doctor' : 'patient'
    for (const visitor of visitors) {
      signIn(visitor && { role: visitor, me: { status: 'approved', outstanding_documents: [] } })
      const isIn = visitor === role
      const login = `${loginPathOf(role)}?next=${encodeURIComponent(path)}`
      const landing = {
        anyone: 'page',
        [`signed-out ${role}`]: isIn ? homePathOf(role) : 'page',
        [role]: isIn ? 'page' : login,
        'patient or link': isIn ? 'page' : login,
      }[page.for]
      expect(await landAt(path), visitor).toBe(landing)
    }
  },
)

it.each([
  ['/doctors', '/doctors/top'],
  ['/user', '/user/top'],
])('the address of an area leads to its home: %s → %s', async (path, home) => {
  signIn(undefined)
  expect(await landAt(path)).toBe(home)
})

it('a link of a mail opens a page without a sign-in', async () => {
  signIn(undefined)
  expect(await landAt('/user/repeats?token=abc')).toBe('page')
  // and so does the way back from the card provider's page
  expect(await landAt('/user/repeats?payment=done')).toBe('page')
})

it('an applicant sees the state of the application alone, a suspended doctor everything', async () => {
  signIn({ role: 'doctor', me: { status: 'applied' } })
  expect(await landAt('/doctors/top')).toBe('page')
  expect(await landAt('/doctors/patients')).toBe('/doctors/top')
  signIn({ role: 'doctor', me: { status: 'suspended' } })
  expect(await landAt('/doctors/patients')).toBe('page')
})

it('a server that fails opens the sign-in page, and nothing behind a guard', async () => {
  signIn('failing')
  expect(await landAt('/doctors/login')).toBe('page')
  expect(await landAt('/doctors/top')).toBe('error 500')
})

it('a page that cannot be loaded leaves header and navigation', async () => {
  signIn({ role: 'doctor', me: { status: 'approved' } })
  forgetMe()
  const { query } = handler(() => {
    throw new Error('no such file')
  })
  const found = await query(new Request(`${origin}/doctors/patients`))
  if (found instanceof Response) throw found
  const ids = found.matches.map(({ route }) => route.id)
  const [boundary = ''] = Object.keys(found.errors ?? {})
  expect(ids.indexOf(boundary)).toBeGreaterThan(ids.indexOf('doctor'))
})
