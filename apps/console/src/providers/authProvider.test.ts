import { api } from '@officina/client/api'
import { keepInput, keptInput } from '@officina/ui/keptInput.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { endedSession, endSession, forgetMe } from '../session/me.ts'
import { startServer } from '../testing/server.ts'
import { authProvider, permissionFor } from './authProvider.ts'
import { httpClient } from './httpClient.ts'

const me = {
  id: 'm',
  role: 'ADMIN',
  name: 'Mika Sato',
  email: 'mika@officina.test',
  permissions: ['doctor.read'],
}
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  vi.stubGlobal('window', { location: { href: 'http://test/admins/doctors?filter=%7B%7D' } })
  server = await startServer()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})
beforeEach(() => {
  forgetMe()
  server.seen.length = 0
  server.reply(() => ({ body: { data: me } }))
})

describe('the session', () => {
  it('is asked once for everything that needs it', async () => {
    await Promise.all([authProvider.checkAuth({}), authProvider.getPermissions?.({})])
    expect(await authProvider.getIdentity?.()).toEqual({ id: 'm', fullName: 'Mika Sato' })
    await authProvider.checkAuth({})
    expect(server.seen).toHaveLength(1)
  })

  it('that is not there, or ends in the middle of work, leads to the login page once', async () => {
    const navigations: string[] = []
    let arrive = () => {}
    api.configure({
      onUnauthorized: (url) => {
        navigations.push(url)
        return new Promise((resolve) => {
          arrive = resolve
        })
      },
    })
    await authProvider.checkAuth({})
    server.reply(() => ({ status: 401, body: { message: 'Unauthenticated.' } }))
    endSession()
    await Promise.all([
      authProvider.checkAuth({}),
      httpClient('/api/admin/doctors/a').catch((error) => authProvider.checkError(error)),
      httpClient('/api/admin/doctors/b', { method: 'PATCH', body: '{}' }).catch((error) =>
        authProvider.checkError(error),
      ),
    ])
    expect(navigations).toEqual(['/admins/login?next=%2Fadmins%2Fdoctors%3Fpage%3D2'])
    expect(endedSession()).toEqual({ email: 'mika@officina.test' })
    arrive()
  })

  it('stands while the server cannot be reached', async () => {
    await authProvider.checkAuth({})
    server.reply(() => ({ status: 503, body: {} }))
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 120_000)
    expect(await authProvider.getIdentity?.()).toEqual({ id: 'm', fullName: 'Mika Sato' })
    vi.useRealTimers()
  })

  it('is signed out at the server; while that fails, nobody is led to believe it', async () => {
    await authProvider.checkAuth({})
    keepInput('note patients/a', { text: 'Called' })
    server.reply(() => ({ status: 503, body: {} }))
    await expect(authProvider.logout({})).rejects.toMatchObject({ status: 503 })
    expect(await authProvider.getPermissions?.({})).toEqual(me.permissions)
    expect(keptInput('note patients/a')).toEqual({ text: 'Called' })
    server.reply(() => ({ status: 401, body: {} }))
    expect(await authProvider.logout({})).toBe('/login')
    expect(server.last().url.pathname).toBe('/api/admin/logout')
    expect(await authProvider.getPermissions?.({})).toEqual([])
    // nobody has been thrown out: there is no session to be continued
    expect(endedSession()).toBeUndefined()
    expect(keptInput('note patients/a')).toBeUndefined()
  })

  it('begins with the address and the password', async () => {
    await authProvider.login({ username: 'a@b.c', password: 'secret' })
    expect(server.last().json).toEqual({ email: 'a@b.c', password: 'secret', remember: false })
  })
})

describe('permissions', () => {
  it('come from the contract, from a definition, or are named', () => {
    expect(permissionFor('doctors', 'list')).toBe('doctor.read')
    expect(permissionFor('doctors', 'edit')).toBe('doctor.manage')
    expect(permissionFor('approve-doctor', 'list')).toBe('doctor.read')
    expect(permissionFor('doctors', 'doctor.approve')).toBe('doctor.approve')
  })

  it('decide what is open', async () => {
    const may = (resource: string, action: string) => authProvider.canAccess?.({ resource, action })
    expect(await may('doctors', 'list')).toBe(true)
    expect(await may('doctors', 'edit')).toBe(false)
    expect(await may('doctors', 'doctor.approve')).toBe(false)
  })
})
