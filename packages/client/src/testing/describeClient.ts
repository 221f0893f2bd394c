import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, createApi } from '../api.ts'
import { listQuery } from '../list.ts'
import { createTestBrowser, type TestBrowser } from './browser.ts'
import type { Dialect } from './dialects.ts'
import { failure } from './failure.ts'

/** What the client must do with every back end. Called by the tests of each of them. */
export function describeClient(dialects: Dialect[]): void {
  describe.each(dialects)('client against $name', ({ start, checksToken }) => {
    let server: Awaited<ReturnType<typeof start>>
    let browser: TestBrowser
    let api: Api

    beforeAll(async () => {
      server = await start()
    }, 60_000)
    afterAll(() => server?.close())
    beforeEach(() => {
      browser = createTestBrowser(server.url)
      api = createApi(browser.settings)
    })

    const signIn = () => api.request('POST', '/api/doctor/login', { body: server.doctor })

    test('a guest is told 401 and sent to the login of the area, with the way back', async () => {
      browser.path = '/doctors/patients?page=2#top'
      const error = await failure(api.get('/api/doctor/me'))
      expect(error).toMatchObject({ success: false, status: 401, handled: true })
      expect(browser.navigations).toEqual([
        '/doctors/login?next=%2Fdoctors%2Fpatients%3Fpage%3D2%23top',
      ])
    })

    test('a quiet 401 leaves the browser where it is', async () => {
      const error = await failure(api.get('/api/doctor/me', { quiet: true }))
      expect(error).toMatchObject({ status: 401, handled: false, message: 'Unauthenticated.' })
      expect(browser.navigations).toEqual([])
    })

    test('wrong credentials are 422 on the field and no redirect', async () => {
      const body = { ...server.doctor, password: 'not the password' }
      const error = await failure(api.request('POST', '/api/doctor/login', { body }))
      expect(error.status).toBe(422)
      expect(error.errors.email?.[0]).toBeTruthy()
      expect(browser.navigations).toEqual([])
    })

    test('login, me, logout', async () => {
      await signIn()
      expect(browser.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'GET /sanctum/csrf-cookie',
        'POST /api/doctor/login',
      ])
      expect(await api.get('/api/doctor/me')).toMatchObject({ id: expect.any(String) })

      await api.post('/api/doctor/logout')
      expect((await failure(api.get('/api/doctor/me', { quiet: true }))).status).toBe(401)
    })

    test('a list tells its rows and its total', async ({ skip }) => {
      const { listPath } = server
      if (!listPath) return skip('this back end has no list yet')
      await signIn()
      const params = { query: listQuery({ perPage: 1 }) }
      const list = await api.list(listPath as never, { params } as never)
      expect(list.data).toHaveLength(1)
      expect(list.total).toBeGreaterThanOrEqual(2)
      expect(list.estimated).toBe(false)
    })

    test('a patient page does not speak for the doctor: 403, and nobody is signed out', async () => {
      await signIn()
      browser.path = '/user/top'
      const error = await failure(api.get('/api/doctor/me'))
      expect(error.status).toBe(403)
      expect(browser.navigations).toEqual([])
    })

    test.runIf(checksToken)('a stale token is 419: one reload with a fresh cookie', async () => {
      await signIn()
      browser.jar.set('XSRF-TOKEN', { value: 'stale', httpOnly: false })
      const error = await failure(api.post('/api/doctor/logout'))
      expect(error).toMatchObject({ status: 419, handled: true })
      expect(browser.reloads).toBe(1)
      expect(browser.jar.get('XSRF-TOKEN')?.value).not.toBe('stale')
      await api.post('/api/doctor/logout')
    })

    test.runIf(checksToken)(
      'blocked cookies: a readable message, never a second reload',
      async () => {
        browser.blockCookies = true
        const first = await failure(signIn())
        const second = await failure(signIn())
        expect(browser.reloads).toBe(1)
        expect(first.handled).toBe(true)
        expect(second).toMatchObject({ status: 419, code: 'PAGE_EXPIRED', handled: false })
        expect(second.message).toMatch(/cookies/)
      },
    )
  })
}
