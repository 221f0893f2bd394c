import type { ApiError } from './errors.ts'

/** What makes and uses passkeys in a browser: `@simplewebauthn/browser`, loaded by the app when it is needed. */
export type WebAuthn = {
  startRegistration(options: { optionsJSON: never }): Promise<unknown>
  startAuthentication(options: { optionsJSON: never }): Promise<unknown>
}

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
  /** The server answers nothing else until new legal documents are accepted, or a second factor is set up. */
  onTermsOutdated: () => void | Promise<void>
  /**
   * A call needs a fresh proof of who is there (403 STEP_UP_NEEDED): asks for it. True when it was given; the call is
   * then repeated as it was.
   */
  onStepUp: () => Promise<boolean>
  webauthn: () => Promise<WebAuthn>
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
