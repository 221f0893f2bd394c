import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type Call, json, listen, type TestServer } from './server.ts'

type LaravelOptions = {
  /** What a successful login answers. */
  login?: 'empty' | 'two_factor'
  /** false: Laravel 13 without the readable cookie, a same-origin `Sec-Fetch-Site` is enough. */
  xsrfCookie?: boolean
}

export const LARAVEL_DOCTOR = { email: 'doctor@example.test', password: 'correct horse battery' }

const PATIENTS = Array.from({ length: 30 }, (_, i) => ({
  id: String(i + 1),
  name: `Patient ${i + 1}`,
}))

type Session = { token: string; doctor: boolean }
type Exchange = { call: Call; response: ServerResponse; session: Session; options: LaravelOptions }

/** Answers as a Laravel 13 back end with Sanctum and Fortify does: a doctor's login and their patients. */
export function startLaravelServer(options: LaravelOptions = {}): Promise<TestServer> {
  const sessions = new Map<string, Session>()
  return listen((call, response) => {
    const id = cookieOf(call, 'laravel_session') ?? ''
    const session = sessions.get(id) ?? openSession(sessions, response, options)
    if (call.method !== 'GET' && !tokenMatches(call, session, options)) {
      return json(response, 419, { message: 'CSRF token mismatch.' })
    }
    const route = ROUTES[`${call.method} ${call.path}`]
    if (route) return route({ call, response, session, options })
    json(response, 404, { message: `The route ${call.path} could not be found.` })
  })
}

const ROUTES: Record<string, (exchange: Exchange) => void> = {
  'GET /sanctum/csrf-cookie': ({ response, session, options }) => {
    if (options.xsrfCookie !== false) response.appendHeader('Set-Cookie', xsrfCookie(session))
    response.writeHead(204).end()
  },
  'POST /api/doctor/login': ({ call, response, session, options }) => {
    const { email, password } = fieldsOf(call)
    if (email !== LARAVEL_DOCTOR.email || password !== LARAVEL_DOCTOR.password) {
      const message = 'These credentials do not match our records.'
      return json(response, 422, { message, errors: { email: [message] } })
    }
    session.doctor = true
    if (options.login === 'two_factor') json(response, 200, { two_factor: false })
    else response.writeHead(204).end()
  },
  'POST /api/doctor/logout': (exchange) => {
    if (!isDoctor(exchange)) return
    exchange.session.doctor = false
    exchange.response.writeHead(204).end()
  },
  'GET /api/doctor/me': (exchange) => {
    if (isDoctor(exchange)) json(exchange.response, 200, { data: { id: '1', name: 'Doctor' } })
  },
  // a flat paginator: rows and counts side by side, no Content-Range
  'GET /api/doctor/patients': (exchange) => {
    if (!isDoctor(exchange)) return
    const { call, response } = exchange
    const [from, to] = JSON.parse(call.query.get('range') ?? '[0,24]')
    const data = PATIENTS.slice(from, to + 1)
    json(response, 200, { current_page: 1, data, from: from + 1, last_page: 2, total: 30 })
  },
}

// Laravel decides between 401 and a redirect to an HTML page by the Accept header
function isDoctor({ call, response, session }: Exchange): boolean {
  if (session.doctor && call.headers['x-auth-guard'] === 'doctor') return true
  if (session.doctor) {
    json(response, 403, { message: 'This action is unauthorized.' })
    return false
  }
  const wantsJson = /[/+]json/.test(call.headers.accept?.split(',')[0] ?? '')
  if (wantsJson) json(response, 401, { message: 'Unauthenticated.' })
  else response.writeHead(302, { Location: '/login' }).end()
  return false
}

function openSession(
  sessions: Map<string, Session>,
  response: ServerResponse,
  options: LaravelOptions,
): Session {
  const id = randomBytes(20).toString('hex')
  const session = { token: `${randomBytes(30).toString('base64')}==`, doctor: false }
  sessions.set(id, session)
  response.appendHeader('Set-Cookie', `laravel_session=${id}; Path=/; HttpOnly; SameSite=Lax`)
  if (options.xsrfCookie !== false) response.appendHeader('Set-Cookie', xsrfCookie(session))
  return session
}

function tokenMatches(call: Call, session: Session, options: LaravelOptions): boolean {
  if (options.xsrfCookie === false) return call.headers['sec-fetch-site'] === 'same-origin'
  return call.headers['x-xsrf-token'] === session.token
}

function xsrfCookie(session: Session): string {
  return `XSRF-TOKEN=${encodeURIComponent(session.token)}; Path=/; SameSite=Lax`
}

function cookieOf(call: Call, name: string): string | undefined {
  const pairs = (call.headers.cookie ?? '').split('; ')
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

function fieldsOf(call: Call): Record<string, unknown> {
  return call.body.length > 0 ? JSON.parse(call.body.toString()) : {}
}
