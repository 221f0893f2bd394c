import type { Ctx, PatientActor } from '../../context.ts'
import type { accounts } from '../../db/schema/account.ts'
import type { patients } from '../../db/schema/patient.ts'
import { nameIn } from '../names.ts'

type Person = {
  patient: typeof patients.$inferSelect
  account: typeof accounts.$inferSelect
  practices: string[]
}

/**
 * The same context for the patient of a repeat: prices, discounts and catalogs are theirs. For what they have asked for
 * beforehand, and for whoever has a link that was mailed to them.
 */
export const asPatient = <C extends Ctx>(
  ctx: C,
  { patient, account, practices }: Person,
): Omit<C, 'actor'> & { actor: PatientActor } => ({
  ...ctx,
  actor: {
    role: 'patient',
    accountId: account.id,
    id: patient.id,
    doctorId: patient.doctorId,
    practices,
    email: account.email,
    name: nameIn(patient, 'en'),
    termsOutdated: false,
  },
})
