import type { components } from '@officina/openapi/schema'
import type { PatientCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { choicesOf } from '../../mail/optional.ts'
import { ownAccount } from '../account/ownAccount.ts'
import { getPendingEmail } from '../account/pendingEmail.ts'
import { notFound } from '../errors.ts'

/** What the signed-in patient sees and changes in the account drawer. */
export async function getPatientAccount(
  ctx: PatientCtx,
): Promise<components['schemas']['PatientAccount']> {
  const [patient] = await ctx.db.select().from(patients).where(eq(patients.id, ctx.actor.id))
  if (!patient) throw notFound()
  const account = await ownAccount(ctx)
  return {
    email: account.email,
    pending_email: await getPendingEmail(ctx, account.id),
    number: patient.number,
    last_name: patient.lastName,
    first_name: patient.firstName,
    kana: patient.kana,
    phone: patient.phone,
    birth_date: patient.birthDate,
    birth_date_editable: patient.birthDate === null,
    sex: patient.sex,
    allergies: patient.allergies,
    no_known_allergies: patient.noKnownAllergies && patient.allergies.length === 0,
    conditions: patient.conditions,
    medications: patient.medications,
    pregnancy: patient.pregnancy,
    locale: account.locale,
    time_zone: account.timezone,
    notifications: choicesOf('patient', account.notificationPrefs),
    revision: patient.revision,
  }
}
