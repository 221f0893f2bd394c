import { expect, it } from 'vitest'
import { queryClient } from './queryClient.ts'
import { type DoctorMe, endSession, rememberMe } from './session.ts'

it('after a session has ended, another account is shown nothing that was read for the one before', () => {
  const signIn = (id: string) => rememberMe('doctor', { id, email: '' } as DoctorMe)
  signIn('a')
  queryClient.setQueryData(['/api/doctor/patients'], 'the patients of a')
  endSession('doctor')
  signIn('a')
  expect(queryClient.getQueryData(['/api/doctor/patients'])).toBe('the patients of a')
  endSession('doctor')
  signIn('b')
  expect(queryClient.getQueryData(['/api/doctor/patients'])).toBeUndefined()
})
