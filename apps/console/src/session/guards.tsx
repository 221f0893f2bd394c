import { FrameSkeleton } from '@officina/ui/FrameSkeleton'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { Suspense } from 'react'
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { getMe, type Me, wasSignedIn } from './me.ts'
import { afterLogin, BASE, loginWithNext, withoutBase } from './paths.ts'

const Console = lazyWithRetry(() => import('../admin/Console.tsx'))

/** Every navigation of the console: a signed-out visitor goes to the login page and comes back afterwards. */
export async function requireAdmin({ request }: LoaderFunctionArgs): Promise<{ me: Me }> {
  if (wasSignedIn()) Console.preload()
  const me = await getMe()
  if (me) return { me }
  const url = new URL(request.url)
  const { isConsolePath } = await import('../resources/paths.ts')
  if (!isConsolePath(withoutBase(url.pathname))) throw data(null, { status: 404 })
  throw redirect(loginWithNext(withBase(url)))
}

/** A signed-in administrator has no business on a signed-out page. */
export async function guestOnly({ request }: LoaderFunctionArgs): Promise<null> {
  const me = await getMe().catch(() => undefined)
  if (me) throw redirect(afterLogin(new URL(request.url).searchParams.get('next')))
  return null
}

/** react-admin and everything below it, loaded once somebody is signed in. */
export function AdminArea() {
  const { me } = useLoaderData<typeof requireAdmin>()
  return (
    <Suspense fallback={<FrameSkeleton />}>
      <Console key={me.id} me={me} />
    </Suspense>
  )
}

// the router gives loaders the browser's URL, which carries the base already; be sure of it
function withBase(url: URL): URL {
  if (url.pathname === BASE || url.pathname.startsWith(`${BASE}/`)) return url
  const based = new URL(url)
  based.pathname = BASE + url.pathname
  return based
}
