import { invalidate, q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { askAgain, type Role } from '../../session.ts'
import type { Read } from '../Loaded.tsx'

export type DoctorAccount = components['schemas']['DoctorAccount']
export type PatientAccount = components['schemas']['PatientAccount']
export type Account = DoctorAccount | PatientAccount

const doctorAccount = q('/api/doctor/account')
const patientAccount = q('/api/patient/account')

export const useDoctorAccount = () => useQuery(doctorAccount)
export const usePatientAccount = () => useQuery(patientAccount)

/** What doctors and patients have in common. */
export const useAccount = (role: Role): Read<Account> =>
  useQuery(role === 'doctor' ? doctorAccount : (patientAccount as unknown as typeof doctorAccount))

/** Puts a saved account in place and reads everything again that shows parts of it. */
export function useSaved(role: Role) {
  const queryClient = useQueryClient()
  const { revalidate } = useRevalidator()
  return async (account?: Account) => {
    const { queryKey } = role === 'doctor' ? doctorAccount : patientAccount
    if (account) queryClient.setQueryData<unknown>(queryKey, account)
    else await invalidate(queryClient, `/api/${role}/account`)
    // the first page of patients says what is missing
    if (role === 'patient') void invalidate(queryClient, '/api/patient/top')
    askAgain(role)
    await revalidate()
  }
}
