import type { Settings } from './wire.ts'

/**
 * What the page's own client does differently from the defaults. Apart from the client, so that an app can
 * say it at once while the client's code is loaded only when the first call is made.
 */
export const pageSettings: Partial<Settings> = {}
