import { keepInput, keptInput } from '@officina/ui/keptInput.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { endedSession, type PatientMe, rememberMe } from '../session.ts'
import { signOut } from './signOut.ts'

afterEach(() => vi.unstubAllGlobals())

it('leaves nothing of who signed out, also when the server cannot be reached', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign, pathname: '/user/top', origin: 'http://officina.test' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  rememberMe('patient', { id: 'p', email: 'rossi@officina.test' } as PatientMe)
  keepInput('profile', { phone: '020 555 0101' })
  queryClient.setQueryData(['/api/patient/account'], {})
  await signOut('patient')
  expect(assign).toHaveBeenCalledWith('/user/login')
  expect(keptInput('profile')).toBeUndefined()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(endedSession('patient')).toBeUndefined()
})
