import { beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '../api.ts'
import { decidedByPage, type Landing, landings } from './landings.ts'

export const origin = 'http://officina.test'

const visitors = [
  { who: 'signed out', index: 1, role: undefined },
  { who: 'doctor', index: 2, role: 'doctor' },
  { who: 'patient', index: 3, role: 'patient' },
  { who: 'admin', index: 4, role: 'admin' },
] as const

/** What a static handler of the router finds for an address. */
type Found =
  | Response
  | {
      errors: Record<string, { status?: number }> | null
      matches: readonly { route: { element?: unknown } }[]
    }

/**
 * Puts a browser around an app's guards: `signIn` says whose session the server knows, and `landAt` where an
 * address leads: `page`, `missing`, `error 500`, or another address.
 */
export function guardsOf(app: {
  query: (request: Request) => Promise<Found>
  /** Called before every address: nothing is known of who was signed in. */
  forget: () => void
  isMissing?: (element: unknown) => boolean
}) {
  let signedIn: { role: string; me: object } | 'failing' | undefined
  beforeAll(() => {
    vi.stubGlobal('window', {})
    vi.stubGlobal('fetch', async (request: Request) => {
      if (signedIn === 'failing') return Response.json({ message: 'Server Error' }, { status: 500 })
      if (signedIn && new URL(request.url).pathname === `/api/${signedIn.role}/me`)
        return Response.json({ data: { id: 'me', ...signedIn.me } })
      return Response.json({ message: 'Unauthenticated.' }, { status: 401 })
    })
    api.configure({ baseUrl: origin, getPath: () => '/', getCookies: () => '' })
    return () => vi.unstubAllGlobals()
  })
  return {
    signIn(as: typeof signedIn) {
      signedIn = as
    },
    async landAt(path: string): Promise<string> {
      app.forget()
      const found = await app.query(new Request(origin + path))
      if (found instanceof Response) return found.headers.get('Location') ?? String(found.status)
      const [error] = Object.values(found.errors ?? {})
      if (error) return `error ${error.status}`
      return app.isMissing?.(found.matches.at(-1)?.route.element) ? 'missing' : 'page'
    },
  }
}

/** Holds an app to its rows of the table, for every visitor. */
export function describeLandings(
  { signIn, landAt }: ReturnType<typeof guardsOf>,
  isOwn: (path: string) => boolean,
  me: object,
): void {
  const table = landings.filter(([path]) => isOwn(path))
  describe.each(visitors)('$who', ({ index, role }) => {
    it.each(table.map((row) => [row[0], row[index]] as const))('%s → %s', async (path, landing) => {
      signIn(role && { role, me })
      expect(await landAt(path)).toBe(expectedOf(path, landing))
    })
  })
}

/** The page itself, or where the guard leads: a login page brings one back. */
function expectedOf(path: string, landing: Landing): string {
  const isSentToLogin = landing.endsWith('/login') && landing !== path
  if (isSentToLogin) return `${landing}?next=${encodeURIComponent(path)}`
  return decidedByPage.includes(path) ? 'page' : landing
}
