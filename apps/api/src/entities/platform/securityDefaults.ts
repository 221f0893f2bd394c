import type { SettingValues } from '@officina/openapi/settings'
import { shortestPasswords } from '@officina/shared/passwordLengths'
import type { Config } from '../../config.ts'

export type SecurityValues = Pick<SettingValues, Extract<keyof SettingValues, `security.${string}`>>

type Role = 'patient' | 'doctor' | 'admin'

/** How long sign-ins last and how many wrong passwords are checked at once, as every request asks. */
export type SecurityRules = {
  idleMs: Record<Role, number>
  /** From the sign-in on, whatever is done. */
  capMs: Record<Role, number>
  /** With “keep me signed in”; never for administrators. */
  rememberMs: number
  freeGuesses: number
  guessSeconds: number
  /** Characters of a new password. */
  shortestPassword: Record<Role, number>
  /** Who may not do without a second factor. */
  secondFactor: {
    patient: SecurityValues['security.patient_factor']
    doctor: SecurityValues['security.doctor_factor']
    admin: SecurityValues['security.admin_factor']
  }
  /** Calls marked `x-step-up` need a fresh proof of who one is. */
  stepUp: boolean
  /** New passwords are looked up among breached ones, by the first five letters of their hash. */
  breachedPasswords: boolean
}

/** What holds until an owner changes it: session lengths of the environment. */
export const securityDefaults = ({
  env,
  session,
  secondFactorRequired,
}: Config): SecurityValues => ({
  'security.patient_idle': session.idleMinutes,
  'security.patient_days': session.patientCapDays,
  'security.doctor_idle': session.idleMinutes,
  'security.doctor_hours': session.capHours,
  'security.admin_idle': session.idleMinutes,
  'security.admin_hours': session.capHours,
  'security.remember_days': session.rememberDays,
  'security.tries': 5,
  'security.tries_minutes': 15,
  'security.patient_password': shortestPasswords.patient,
  'security.doctor_password': shortestPasswords.doctor,
  'security.admin_password': shortestPasswords.admin,
  'security.patient_factor': 'optional',
  'security.doctor_factor': 'optional',
  'security.admin_factor': secondFactorRequired ? 'owner_finance' : 'optional',
  'security.step_up': env === 'production',
  'security.breached_passwords': false,
})
