import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../../context.ts'
import { tokens } from '../../db/schema/account.ts'
import { invitations, patients } from '../../db/schema/patient.ts'
import { eq, sql } from '../../db/sql.ts'
import { disclosureSentence } from '../account/legal.ts'
import { maskEmail } from '../account/maskEmail.ts'
import { findToken } from '../account/tokens.ts'
import { clinicLogoOf } from '../doctor/logo.ts'
import { gone, invalid } from '../errors.ts'
import { nameIn } from '../names.ts'
import { maxBirthDateTries } from '../patient/invitationMachine.ts'
import { assertAcceptable, findInvitation, type Invitation, locked } from './find.ts'

type PatientInvite = components['schemas']['PatientInvite']

/**
 * What an invitation says. Where the doctor knows the birth date it must be given first: until then
 * there is no `patient_id` and `token_id` is undefined. Three wrong dates lock it (410 INVITE_LOCKED).
 * `token_id` is for the browser session, never for the wire.
 */
export async function openInvitation(
  ctx: Ctx,
  { token: secret, birth_date }: { token: string; birth_date?: string | null },
): Promise<{ invite: PatientInvite; tokenId: string | undefined }> {
  const token = await findToken(ctx, { kind: 'invite', role: 'patient', secret })
  const found = assertAcceptable(ctx, await findInvitation(ctx, token))
  await markOpened(ctx, found)
  const needsCheck = found.patient.birthDate !== null
  if (needsCheck && birth_date) await checkBirthDate(ctx, found, birth_date)
  const isKnown = !needsCheck || Boolean(birth_date)
  return {
    invite: await describe(ctx, found, isKnown),
    tokenId: isKnown ? found.token.id : undefined,
  }
}

/** The invitation this browser has opened and proved; 410 when there is none or it does not work any more. */
export async function getOpenedInvitation(
  ctx: Ctx,
  tokenId: string | undefined,
): Promise<Invitation> {
  if (!tokenId) throw gone('TOKEN_EXPIRED')
  const [token] = await ctx.db.select().from(tokens).where(eq(tokens.id, tokenId))
  return assertAcceptable(ctx, await findInvitation(ctx, token))
}

export async function describe(
  ctx: Ctx,
  { invitation, patient, doctor }: Invitation,
  isKnown: boolean,
): Promise<PatientInvite> {
  const { locale } = ctx.origin
  return {
    patient_id: isKnown ? patient.id : null,
    email: maskEmail(invitation.email),
    doctor_name: nameIn(doctor, locale),
    clinic_name: doctor.clinicName,
    clinic_logo: await clinicLogoOf(ctx, doctor.id),
    expires_at: invitation.expiresAt.toISOString(),
    birth_date_required: !isKnown,
    disclosure_text: doctor.disclosureText ?? disclosureSentence[locale],
    disclosure_version: ctx.config.legalVersions.disclosure,
    message: isKnown ? invitation.message : null,
    name: isKnown ? nameIn(patient, locale) : null,
  }
}

async function markOpened(ctx: Ctx, { invitation }: Invitation): Promise<void> {
  if (invitation.status !== 'pending') return
  await ctx.db
    .update(invitations)
    .set({ status: 'opened', openedAt: ctx.clock.now() })
    .where(sql`${invitations.id} = ${invitation.id} and ${invitations.status} = 'pending'`)
}

/** Counts the try before it compares, so that parallel guesses cannot have more than three. */
async function checkBirthDate(ctx: Ctx, { patient }: Invitation, given: string): Promise<void> {
  const [row] = await ctx.db
    .update(patients)
    .set({ birthDateTries: sql`${patients.birthDateTries} + 1` })
    .where(
      sql`${patients.id} = ${patient.id} and ${patients.birthDateTries} < ${maxBirthDateTries}`,
    )
    .returning({ tries: patients.birthDateTries })
  if (!row) throw locked()
  if (given === patient.birthDate) {
    await ctx.db.update(patients).set({ birthDateTries: 0 }).where(eq(patients.id, patient.id))
    return
  }
  const left = maxBirthDateTries - row.tries
  if (left <= 0) throw locked()
  throw invalid(
    'birth_date',
    'BIRTH_DATE_WRONG',
    {
      en: `The birth date is not the one your clinic has. ${left} ${left === 1 ? 'try' : 'tries'} left.`,
      ja: `クリニックに登録された生年月日と一致しません。あと${left}回入力できます。`,
    },
    { tries_left: left },
  )
}
