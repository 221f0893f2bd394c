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
}

/** What holds until an owner changes it: session lengths of the environment. */
export const securityDefaults = ({ session }: Config): SecurityValues => ({
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
})
