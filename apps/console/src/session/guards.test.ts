import { describeLandings, guardsOf } from '@officina/client/testing/guards'
import { landings } from '@officina/client/testing/landings'
import { createStaticHandler, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { isConsolePath } from '../resources/paths.ts'
import { routes } from '../routes.tsx'
import { forgetMe } from './me.ts'
import { BASE, withoutBase } from './paths.ts'

/** The guards alone: neither a page's code nor what it shows. */
const guarded = (route: RouteObject): RouteObject => {
  const { lazy: _, ...rest } = route
  return { ...rest, children: route.children?.map(guarded) } as RouteObject
}
const { query } = createStaticHandler(routes.map(guarded), { basename: BASE })
const guards = guardsOf({ query, forget: forgetMe })
const isOwn = (path: string) => path.startsWith(BASE)

describeLandings(guards, isOwn, { permissions: [] })

it('every page of an administrator is known as one', () => {
  const pages = landings.filter(([path, , , , admin]) => isOwn(path) && admin === 'page')
  for (const [path] of pages) expect([path, isConsolePath(withoutBase(path))]).toEqual([path, true])
})

it('what is no page of the console is not found, before anybody has to sign in', async () => {
  guards.signIn(undefined)
  expect(await guards.landAt('/admins/nowhere')).toBe('error 404')
})
