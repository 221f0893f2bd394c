import { HttpError } from 'react-admin'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetMe } from '../session/me.ts'
import { startServer } from '../testing/server.ts'
import { authProvider, permissionFor } from './authProvider.ts'

const me = { id: 'm', role: 'ADMIN', name: 'Mika Sato', permissions: ['doctor.read'] }
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

const login = '/login?next=%2Fadmins%2Fdoctors%3Ffilter%3D%257B%257D'

describe('the session', () => {
  it('is asked once for everything that needs it', async () => {
    await Promise.all([authProvider.checkAuth({}), authProvider.getPermissions?.({})])
    expect(await authProvider.getIdentity?.()).toEqual({ id: 'm', fullName: 'Mika Sato' })
    await authProvider.checkAuth({})
    expect(server.seen).toHaveLength(1)
  })

  it('that is not there leads to the login page, which leads back with the query', async () => {
    server.reply(() => ({ status: 401, body: { message: 'Unauthenticated.' } }))
    await expect(authProvider.checkAuth({})).rejects.toEqual({ redirectTo: login, message: false })
  })

  it('that ends in the middle of work does the same; other failures change nothing', async () => {
    await authProvider.checkAuth({})
    for (const status of [403, 404, 409, 422, 500])
      await expect(authProvider.checkError(new HttpError('x', status))).resolves.toBeUndefined()
    await expect(authProvider.checkError(new HttpError('x', 401))).rejects.toMatchObject({
      redirectTo: login,
    })
    await authProvider.checkAuth({})
    expect(server.seen).toHaveLength(2)
  })

  it('is signed out at the server, whose failure keeps nobody in', async () => {
    await authProvider.checkAuth({})
    server.reply(() => ({ status: 500, body: { message: 'Server Error' } }))
    expect(await authProvider.logout({})).toBe('/login')
    expect(server.last().url.pathname).toBe('/api/admin/logout')
    server.reply(() => ({ status: 401, body: {} }))
    await expect(authProvider.checkAuth({})).rejects.toBeTruthy()
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
