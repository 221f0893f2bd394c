// what these two libraries say of themselves is not found, or not there

declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options: object)
    readonly window: Window & typeof globalThis
    readonly cookieJar: {
      removeAllCookiesSync(): void
      setCookieSync(cookie: string, url: string): void
    }
    reconfigure(settings: { url: string }): void
  }
}

declare module 'dom-accessibility-api' {
  export function computeAccessibleName(
    element: Element,
    options?: { computedStyleSupportsPseudoElements?: boolean },
  ): string
  export function getRole(element: Element): string | null
}
