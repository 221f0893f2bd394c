import { dayMs } from '@officina/shared/dates/days'
import type { PasswordLengths } from '@officina/shared/passwordLengths'
import type { Ctx } from '../../context.ts'
import type { Events } from '../../events/port.ts'
import { type SecurityRules, type SecurityValues, securityDefaults } from './securityDefaults.ts'
import { getShopSettings } from './shopSettings.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const keptMs = 10_000

/**
 * The rules as they were read last: a request waits for no database. Read when the server starts, when settings change,
 * and again after some seconds.
 */
export async function createSecurityRules(ctx: Ctx, events: Events): Promise<() => SecurityRules> {
  let known = rulesOf(securityDefaults(ctx.config))
  let readAt = 0
  const read = () => {
    readAt = Date.now()
    return getShopSettings(ctx).then(
      (settings) => {
        known = rulesOf(settings)
      },
      // the rules that were known go on
      () => undefined,
    )
  }
  events.subscribe({
    changed: (types) => void (types.includes('setting') && read()),
    session: () => undefined,
    ended: () => undefined,
  })
  await read()
  return () => {
    if (Date.now() - readAt > keptMs) void read()
    return known
  }
}

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
