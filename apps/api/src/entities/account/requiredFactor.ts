import type { AdminActor, Ctx, DoctorActor, PatientActor } from '../../context.ts'
import { forbidden } from '../errors.ts'

type Person = Pick<DoctorActor | PatientActor, 'role'> | Pick<AdminActor, 'role' | 'adminRole'>

/** Whether the shop asks for a second factor of somebody in this role. */
export function isFactorRequired(ctx: Ctx, person: Person): boolean {
  const rule = ctx.security().secondFactor[person.role]
  if (rule !== 'owner_finance') return rule === 'required'
  return 'adminRole' in person && ['owner', 'finance'].includes(person.adminRole)
}

export const secondFactorMissing = () =>
  forbidden('SECOND_FACTOR_MISSING', {
    en: 'Set up two-factor authentication first.',
    ja: '先に二要素認証を設定してください。',
  })
