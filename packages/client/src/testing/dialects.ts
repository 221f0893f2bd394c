import { LARAVEL_DOCTOR, startLaravelServer } from './laravelServer.ts'
import type { TestServer } from './server.ts'

type DialectServer = TestServer & {
  /** The login of a doctor. */
  doctor: { email: string; password: string }
  /** A list of two rows or more that the doctor may read. */
  listPath?: string
}

/** A back end the client must work with. */
export type Dialect = {
  name: string
  /** Whether a wrong CSRF token is refused with 419. */
  checksToken: boolean
  start: () => Promise<DialectServer>
}

export const laravelDialects: Dialect[] = [
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
    start: async () => ({
      ...(await startLaravelServer(options)),
      doctor: LARAVEL_DOCTOR,
      listPath: '/api/doctor/patients',
    }),
  }
}
