import { LARAVEL_DOCTOR, startLaravelServer } from './laravelServer.ts'
import type { TestServer } from './server.ts'

/** A back end the client must work with; its doctor has the given login and may list their patients. */
export type Dialect = {
  name: string
  /** Whether a wrong CSRF token is refused with 419. */
  checksToken: boolean
  start: () => Promise<TestServer & { doctor: { email: string; password: string } }>
}

export const dialects: Dialect[] = [
  laravel('Laravel, login 204', true, { login: 'empty' }),
  laravel('Laravel, login with two_factor', true, { login: 'two_factor' }),
  laravel('Laravel 13 without the XSRF cookie', false, { xsrfCookie: false }),
]

function laravel(
  name: string,
  checksToken: boolean,
  options: Parameters<typeof startLaravelServer>[0],
): Dialect {
  return {
    name,
    checksToken,
    start: async () => ({ ...(await startLaravelServer(options)), doctor: LARAVEL_DOCTOR }),
  }
}
