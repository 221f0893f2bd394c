import {
  CSRF_HEADER,
  CSRF_PATH,
  isUnsafe,
  needsFreshToken,
  singleFlight,
  xsrfTokenOf,
} from './csrf.ts'
import { ApiError } from './errors.ts'
import { GUARD_HEADER, guardOfPath, loginPathOf } from './guard.ts'
import { pageSettings, type Settings } from './pageSettings.ts'
import { fetchOrPreloaded } from './preloaded.ts'

export type Wire = ReturnType<typeof createWire>

const RELOADED_AT = 'officina.page-renewed-at'
const RELOAD_PAUSE_MS = 30_000

/** What fetch and XHR calls share: headers, CSRF cookie, 401 and 419. */
export function createWire(options: Partial<Settings> = {}) {
  const defaults = browserSettings()
  const own = defined(options)
  const current = (): Settings => ({ ...defaults, ...defined(pageSettings), ...own })

  const ensureCsrf = singleFlight(async () => {
    try {
      const settings = current()
      const url = settings.baseUrl + CSRF_PATH
      const response = await settings.fetch(
        new Request(url, { headers: commonHeaders(settings), credentials: 'include' }),
      )
      await response.body?.cancel()
    } catch {
      // without a cookie the call itself says what is wrong
    }
  })

  // calls that are refused together ask once
  let asked: Promise<boolean> | undefined
  const askStepUp = () => {
    asked ??= current()
      .onStepUp()
      .finally(() => {
        asked = undefined
      })
    return asked
  }

  let leaving: Promise<void> | undefined

  function unauthorized(settings: Settings, error: ApiError): ApiError {
    error.handled = true
    // calls of the page before may end when the login page is already there
    if (leaving || isLoginPage(settings)) return error
    const path = settings.getPath()
    const guard = guardOfPath(pathnameOf(path))
    const login = loginPathOf(guard)
    const url = guard ? `${login}?next=${encodeURIComponent(path)}` : login
    const way = settings.onUnauthorized(url, error)
    if (way instanceof Promise)
      leaving = way.finally(() => {
        leaving = undefined
      })
    return error
  }

  return {
    get settings(): Settings {
      return current()
    },
    configure(patch: Partial<Settings>): void {
      Object.assign(own, defined(patch))
    },
    ensureCsrf,

    /** The headers of a call, after fetching the CSRF cookie where one is due. */
    async prepare(method: string, path: string): Promise<Record<string, string>> {
      const settings = current()
      if (!isUnsafe(method)) return commonHeaders(settings)
      if (needsFreshToken(method, path) || !xsrfTokenOf(settings.getCookies())) await ensureCsrf()
      // the token is for the API's own host only, never for a path that names another one
      const own = /^\/(?![/\\])/.test(path)
      const token = own ? xsrfTokenOf(settings.getCookies()) : undefined
      return { ...commonHeaders(settings), ...(token ? { [CSRF_HEADER]: token } : {}) }
    },

    /** Whether the person has just proved again who they are, so that a refused call is worth repeating. */
    hasSteppedUp: async (error: ApiError): Promise<boolean> =>
      error.code === 'STEP_UP_NEEDED' && (await askStepUp()),

    /** Redirects or reloads as the status requires, and returns the error to throw. */
    async handle(error: ApiError, quiet = false): Promise<ApiError> {
      const settings = current()
      if (error.status === 401 && !quiet) return unauthorized(settings, error)
      if (error.code === 'TERMS_OUTDATED' || error.code === 'SECOND_FACTOR_MISSING') {
        error.handled = true
        void settings.onTermsOutdated()
        return error
      }
      if (error.status !== 419) return error
      await ensureCsrf()
      // to a write, an ended session is a wrong token first; a sign-in is quiet
      if (isLoginPage(settings) ? !quiet : await settings.hasSessionEnded())
        return unauthorized(settings, error)
      return pageExpired(settings, error)
    },
  }
}

function commonHeaders(settings: Settings): Record<string, string> {
  const guard = guardOfPath(pathnameOf(settings.getPath()))
  return {
    Accept: 'application/json, text/plain, */*',
    'X-Requested-With': 'XMLHttpRequest',
    ...(guard ? { [GUARD_HEADER]: guard } : {}),
    ...settings.headers(),
  }
}

function isLoginPage(settings: Settings): boolean {
  const pathname = pathnameOf(settings.getPath())
  const guard = guardOfPath(pathname)
  return guard !== undefined && pathname === loginPathOf(guard)
}

function pageExpired(settings: Settings, error: ApiError): ApiError {
  if (settings.mayReload() && mayRenew(settings)) {
    error.handled = true
    settings.onPageExpired(error)
    return error
  }
  return new ApiError({
    status: 419,
    code: 'PAGE_EXPIRED',
    cause: error,
    body: {
      message:
        'This page has expired. Try again. If it fails again, allow cookies for this site. What you typed is still here.',
    },
  })
}

// browsers that block cookies block the storage too: without a memory a renewal could loop
function mayRenew(settings: Settings): boolean {
  try {
    const storage = settings.storage()
    if (!storage) return false
    const last = Number(storage.getItem(RELOADED_AT) ?? Number.NEGATIVE_INFINITY)
    if (Math.abs(Date.now() - last) < RELOAD_PAUSE_MS) return false
    storage.setItem(RELOADED_AT, String(Date.now()))
    return true
  } catch {
    return false
  }
}

function browserSettings(): Settings {
  return {
    baseUrl: '',
    // looks fetch up at each call: error reporting may wrap it later
    fetch: fetchOrPreloaded,
    getPath: () => {
      const { pathname = '', search = '', hash = '' } = globalThis.location ?? {}
      return pathname + search + hash
    },
    getCookies: () => globalThis.document?.cookie ?? '',
    headers: () => ({}),
    onUnauthorized: (loginUrl) => globalThis.location.assign(loginUrl),
    onTermsOutdated: () => {},
    onStepUp: async () => false,
    webauthn: () => Promise.reject(new Error('this app has no passkeys')),
    hasSessionEnded: async () => false,
    mayReload: () => true,
    onPageExpired: () => globalThis.location.reload(),
    storage: () => globalThis.sessionStorage,
  }
}

function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/s, '')
}

function defined<T extends object>(options: T): T {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T
}
