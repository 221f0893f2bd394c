export type Guard = 'doctor' | 'patient' | 'admin'

/** Request header that names the login a call means. A hint for the server, never an authority. */
export const GUARD_HEADER = 'X-Auth-Guard'

const AREAS: Record<string, Guard> = { doctors: 'doctor', user: 'patient', admins: 'admin' }
const LOGINS: Record<Guard, string> = {
  doctor: '/doctors/login',
  patient: '/user/login',
  admin: '/admins/login',
}
const HOMES: Record<Guard, string> = {
  doctor: '/doctors/top',
  patient: '/user/top',
  admin: '/admins/approve-doctor',
}

/**
 * The guard of a page's path: `/` and `/doctors…` doctor, `/user…` patient, `/admins…` admin, by whole
 * segments and as the browser and the router read it (`//admins`, `/%61dmins`, `/Admins`). Others: undefined.
 */
export function guardOfPath(pathname: string): Guard | undefined {
  const first = normalPath(pathname).split('/').find(Boolean)
  if (first === undefined) return 'doctor'
  const name = decode(first).toLowerCase()
  return Object.hasOwn(AREAS, name) ? AREAS[name] : undefined
}

/** Where a visitor without a session is sent: the login of the area, `/` outside every area. */
export function loginPathOf(guard: Guard | undefined): string {
  return guard ? LOGINS[guard] : '/'
}

/** Where a signed-in user lands. */
export function homePathOf(guard: Guard): string {
  return HOMES[guard]
}

/**
 * A `?next=` that is safe to follow after signing in: path, query and hash on this origin and inside the same
 * role's area, in normal form. Anything else (other hosts, schemes, backslashes, encoded slashes) is undefined.
 */
export function safeNext(next: string | null | undefined, guard: Guard): string | undefined {
  if (!next || next.length > 2048 || !next.startsWith('/') || /^\/[/\\]/.test(next))
    return undefined
  if (hasControls(next) || next.includes('\\')) return undefined
  let url: URL
  try {
    url = new URL(next, ORIGIN)
    decodeURIComponent(url.pathname)
  } catch {
    return undefined
  }
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined
  // a second decoding somewhere must not turn the path into another one
  if (/%(2f|5c|25|2e|0[0-9a-f]|1[0-9a-f]|7f)/i.test(url.pathname)) return undefined
  if (guardOfPath(url.pathname) !== guard) return undefined
  return url.pathname + url.search + url.hash
}

const ORIGIN = 'http://officina.invalid'

// the URL parser resolves dots, backslashes and tabs just as the browser's address bar does
function normalPath(pathname: string): string {
  return new URL(`${ORIGIN}/${pathname}`).pathname
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function hasControls(text: string): boolean {
  for (const char of text) if (char <= '\u001f' || char === '\u007f') return true
  return false
}
