import type { ApiError } from './errors.ts'

/** How the client uses its environment. Every part can be replaced; the defaults are those of a browser. */
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
   * Takes the browser to `loginUrl` (with `?next=`). While its promise is pending, further 401s do
   * not call it again.
   */
  onUnauthorized: (loginUrl: string, error: ApiError) => void | Promise<void>
  /** The server answers nothing else until a new version of the legal documents has been accepted. */
  onTermsOutdated: () => void | Promise<void>
  /** After a 419: whether the user of this page is no longer signed in. It is then handled as a 401. */
  hasSessionEnded: () => Promise<boolean>
  /** Whether the page may be reloaded; false while it has unsaved input. */
  mayReload: () => boolean
  /** Reloads the page after a 419; called at most once per 30 s. */
  onPageExpired: (error: ApiError) => void
  /** Remembers the last reload; if undefined or throwing, the page is never reloaded automatically. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'> | undefined
}

/**
 * What the page's own client does differently from the defaults. Separate from the client, so that an app can
 * set it at startup while the client's code is loaded with the first call.
 */
export const pageSettings: Partial<Settings> = {}
