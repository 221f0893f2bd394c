import { dayMs } from '@officina/shared/dates/days'
import type { PasswordLengths } from '@officina/shared/passwordLengths'
import type { Ctx } from '../../context.ts'
import type { Events } from '../../events/port.ts'
import { keptSettings } from './keptSettings.ts'
import { type SecurityRules, type SecurityValues, securityDefaults } from './securityDefaults.ts'
import { getShopSettings } from './shopSettings.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The rules in force. */
export const createSecurityRules = (ctx: Ctx, events: Events): Promise<() => SecurityRules> =>
  keptSettings(events, rulesOf(securityDefaults(ctx.config)), async () =>
    rulesOf(await getShopSettings(ctx)),
  )

export const passwordLengthsOf = (values: SecurityValues): PasswordLengths => ({
  patient: values['security.patient_password'],
  doctor: values['security.doctor_password'],
  admin: values['security.admin_password'],
})

const rulesOf = (values: SecurityValues): SecurityRules => ({
  idleMs: {
    patient: values['security.patient_idle'] * minuteMs,
    doctor: values['security.doctor_idle'] * minuteMs,
    admin: values['security.admin_idle'] * minuteMs,
  },
  capMs: {
    patient: values['security.patient_days'] * dayMs,
    doctor: values['security.doctor_hours'] * hourMs,
    admin: values['security.admin_hours'] * hourMs,
  },
  rememberMs: values['security.remember_days'] * dayMs,
  freeGuesses: values['security.tries'],
  guessSeconds: values['security.tries_minutes'] * 60,
  shortestPassword: passwordLengthsOf(values),
  secondFactor: {
    patient: values['security.patient_factor'],
    doctor: values['security.doctor_factor'],
    admin: values['security.admin_factor'],
  },
  stepUp: values['security.step_up'],
  breachedPasswords: values['security.breached_passwords'],
})
