import type { components } from '@officina/openapi/schema'
import { type Ctx, inTransaction } from '../../context.ts'
import { accounts, tokens } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { invitations, patients } from '../../db/schema/patient.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { hasAddress } from '../account/entity.ts'
import { maskEmail } from '../account/maskEmail.ts'
import { assertLive, findToken, type Token } from '../account/tokens.ts'
import { readDisclosure } from '../doctor/disclosure.ts'
import { clinicLogoOf } from '../doctor/logo.ts'
import { DomainError, gone, invalid } from '../errors.ts'
import { openInvitations } from '../invitationBounds.ts'
import { nameIn } from '../names.ts'
import { invitation as entity, maxBirthDateTries } from '../patient/entity.ts'
import { practicesOf } from '../practices.ts'

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
  await markOpened(ctx, found.invitation)
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
  { invitation, patient, doctor }: Omit<Invitation, 'token'>,
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
    mail_required: !invitation.sentAt,
    disclosure_text: (await readDisclosure(ctx, doctor.id))(locale),
    disclosure_version: ctx.config.legalVersions.disclosure,
    message: isKnown ? invitation.message : null,
    name: isKnown ? nameIn(patient, locale) : null,
    reopens_account:
      isKnown &&
      invitation.sentAt !== null &&
      (await archivedHolder(ctx, invitation.email)) !== undefined,
  }
}

/** Whose account the address is, if another doctor has archived them. */
export async function archivedHolder(ctx: Ctx, email: string) {
  const [holder] = await ctx.db
    .select({ email: accounts.email, row: patients, practices: practicesOf })
    .from(accounts)
    .innerJoin(patients, eq(patients.accountId, accounts.id))
    .where(and(hasAddress('patient', email), eq(patients.status, 'archived')))
  return holder
}

export async function markOpened(ctx: Ctx, invitation: Invitation['invitation']): Promise<void> {
  if (invitation.status !== 'pending') return
  const isUnopened = and(eq(invitations.id, invitation.id), eq(invitations.status, 'pending'))
  const opened = { openedAt: ctx.clock.now() }
  await inTransaction(ctx, (tx) =>
    entity.moveWhere(tx, isUnopened, [
      'opened',
      opened,
      { as: 'visitor', isLoggedElsewhere: true },
    ]),
  )
}

/**
 * Counts the try before it compares, so that parallel guesses cannot have more than three. Not inside a transaction,
 * which would take the count back.
 */
export async function checkBirthDate(
  ctx: Ctx,
  { patient }: Pick<Invitation, 'patient'>,
  given: string,
): Promise<void> {
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
      en: `The date of birth does not match your clinic’s record. ${left} ${left === 1 ? 'attempt' : 'attempts'} left.`,
      ja: `クリニックに登録された生年月日と一致しません。あと${left}回入力できます。`,
    },
    { tries_left: left },
  )
}

export type Invitation = {
  invitation: typeof invitations.$inferSelect
  patient: typeof patients.$inferSelect
  doctor: typeof doctors.$inferSelect
  token: Token
}

/** The invitation of a link with its patient and doctor, whatever its state, or undefined. */
export async function findInvitation(
  ctx: Ctx,
  token: Token | undefined,
): Promise<Invitation | undefined> {
  if (!token) return undefined
  const [row] = await ctx.db
    .select({ invitation: invitations, patient: patients, doctor: doctors })
    .from(invitations)
    .innerJoin(patients, eq(patients.id, invitations.patientId))
    .innerJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(eq(invitations.tokenId, token.id))
  return row && { ...row, token }
}

/** The invitation if it can be accepted now; 410 with the reason else. */
function assertAcceptable(ctx: Ctx, found: Invitation | undefined): Invitation {
  if (!found) throw gone('TOKEN_EXPIRED')
  assertLive(ctx, found.token)
  const { invitation, patient } = found
  if (invitation.status === 'accepted') throw gone('TOKEN_USED')
  if (invitation.status === 'expired' || invitation.expiresAt <= ctx.clock.now())
    throw gone('TOKEN_EXPIRED')
  const isOpen = (openInvitations as readonly string[]).includes(invitation.status)
  if (!isOpen || patient.status !== 'invited') throw gone('INVITE_REVOKED')
  if (patient.birthDateTries >= maxBirthDateTries) throw locked()
  return found
}

export const locked = () =>
  new DomainError('gone', 'INVITE_LOCKED', {
    en: 'The date of birth was wrong three times, so this invitation is locked. Ask your clinic for a new one.',
    ja: '生年月日が3回一致しなかったため、この招待はロックされました。クリニックに新しい招待をご依頼ください。',
  })
