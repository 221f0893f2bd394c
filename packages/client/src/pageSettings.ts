import type { ApiError } from './errors.ts'

/** How the client meets its surroundings. Every part can be replaced; the defaults are the browser's. */
export type Settings = {
  /** Origin of the API without a trailing slash; '' is the page's own. */
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
  /** Path, query and hash of the current page. */
  getPath: () => string
  /** The readable cookies, as document.cookie gives them. */
  getCookies: () => string
  /** More headers for every call, such as Accept-Language. */
  headers: () => Record<string, string>
  /**
   * Takes the browser to `loginUrl` (with `?next=`). While its promise is open, further 401s are on the same
   * way and do not call it again.
   */
  onUnauthorized: (loginUrl: string, error: ApiError) => void | Promise<void>
  /** The server answers nothing else until a new version of the legal documents has been accepted. */
  onTermsOutdated: () => void | Promise<void>
  /** After a 419: whether somebody was signed in on this page and is not any more. Then it is handled as a 401. */
  hasSessionEnded: () => Promise<boolean>
  /** Whether the page may be renewed; not while something typed would be lost with it. */
  mayReload: () => boolean
  /** Renews the page after a 419; called at most once per 30 s. */
  onPageExpired: (error: ApiError) => void
  /** Remembers the last renewal; undefined or throwing means the page is never renewed by itself. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'> | undefined
}

/**
 * What the page's own client does differently from the defaults. Apart from the client, so that an app can
 * say it at once while the client's code is loaded only when the first call is made.
 */
export const pageSettings: Partial<Settings> = {}
