import { safeNext } from '@officina/client/guard'

/** Where the console lives; the router's paths are below it. */
export const BASE = '/admins'
export const HOME = '/approve-doctor'
export const LOGIN = '/login'

/** `/admins/orders?x` → `/orders?x`. */
export const withoutBase = (path: string): string =>
  path === BASE ? '/' : path.replace(/^\/admins(?=[/?#])/, '') || '/'

/** The login page that leads back to `url` (a full URL, or a path below the base). */
export function loginWithNext(url: URL): string {
  return `${LOGIN}?next=${encodeURIComponent(url.pathname + url.search + url.hash)}`
}

/** Where a sign-in leads: `next` if it is a page of the console, else home. */
export function afterLogin(next: string | null): string {
  const safe = safeNext(next, 'admin')
  const path = safe ? withoutBase(safe) : HOME
  return path === '/' || path.startsWith(LOGIN) ? HOME : path
}
