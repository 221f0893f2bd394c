import type { components } from '@officina/openapi/schema'
import type { PatientCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq, sql } from '../../db/sql.ts'
import { choicesOf } from '../../mail/optional.ts'
import { getPendingEmail } from '../account/emailChange.ts'
import { ownAccount } from '../account/ownAccount.ts'
import { notFound } from '../errors.ts'
import { saidToHaveNone } from '../patient/healthSources.ts'
import { defineColumns } from '../read/columns.ts'

/** What the signed-in patient sees and changes in the account drawer. */
export async function getPatientAccount(
  ctx: PatientCtx,
): Promise<components['schemas']['PatientAccount']> {
  const [patient] = await ctx.db
    .select(columns(ctx))
    .from(patients)
    .where(eq(patients.id, ctx.actor.id))
  if (!patient) throw notFound()
  const account = await ownAccount(ctx)
  return {
    ...patient,
    email: account.email,
    pending_email: await getPendingEmail(ctx, account.id),
    locale: account.locale,
    time_zone: account.timezone,
    notifications: choicesOf('patient', account.notificationPrefs),
  }
}

const columns = defineColumns(
  'PatientAccount',
  patients,
  {
    birth_date_editable: sql`${patients.birthDate} is null`,
    no_known_allergies: saidToHaveNone,
  },
  ['email', 'pending_email', 'locale', 'time_zone', 'notifications'],
)
