import type { components } from '@officina/openapi/schema'
import { type Ctx, inTransaction, pgCode, type TxCtx } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { patientLinks, patients } from '../../db/schema/patient.ts'
import { and, eq, isNull } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { hasFactor } from '../account/factors.ts'
import { hashNewPassword, setPasswordByLink } from '../account/password.ts'
import { assertKnownVersions, storeConsents } from '../account/terms.ts'
import { consumeToken } from '../account/tokens.ts'
import { mailDoctor } from '../doctor/mailDoctor.ts'
import { gone, invalid } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { nameIn } from '../names.ts'
import { actingIn, patientActor } from '../patient/acting.ts'
import { patient as entity, invitation as link, patientMachine } from '../patient/entity.ts'
import { issueFirstRecipe } from '../patient/firstRecipe.ts'
import { patientActivatedMail } from '../patient/mails.ts'
import { moveToInviter } from './linkOffers.ts'
import { archivedHolder, getOpenedInvitation, type Invitation } from './open.ts'

type Input = components['schemas']['PatientInviteLogin']

/** `asksFactor`: signing in takes a second factor, which is not shown here. */
type Accepted = { accountId: string; asksFactor: boolean }

/**
 * Makes the account of the patient whose invitation this browser has opened: password, consents,
 * status active. Who was archived by another doctor gets their account back, with this password, and moves with it.
 * The body's `patient_id` only has to agree with it. 410 for a dead link, and one that was not mailed.
 */
export async function acceptInvitation(
  ctx: Ctx,
  tokenId: string | undefined,
  input: Input,
): Promise<Accepted> {
  const found = await getOpenedInvitation(ctx, tokenId)
  // whoever holds a link that was handed over need not be who reads the mailbox
  if (!found.invitation.sentAt) throw gone('TOKEN_EXPIRED')
  if (input.patient_id !== found.patient.id) throw gone('TOKEN_EXPIRED')
  await assertKnownVersions(
    ctx,
    {
      terms_version: ['terms-of-service', input.terms_version],
      privacy_version: ['privacy-policy', input.privacy_version],
    },
    input.disclosure_version,
  )
  const { email } = found.invitation
  const passwordHash = await hashNewPassword(
    ctx,
    { guard: 'patient', email },
    input.password,
    input.password_confirmation,
  )
  try {
    return await inTransaction(ctx, (tx) => activate(tx, found, input, passwordHash))
  } catch (error) {
    if (pgCode(error) === '23505') throw invalid('email', 'EMAIL_TAKEN', taken)
    throw error
  }
}

async function activate(
  ctx: TxCtx,
  found: Invitation,
  given: Input,
  passwordHash: string,
): Promise<Accepted> {
  await consumeToken(ctx, found.token.id)
  const account =
    (await reopenAccount(ctx, found, passwordHash)) ?? (await makeAccount(ctx, found, passwordHash))
  await storeConsents(ctx, account.accountId, [
    { documentKey: 'terms-of-service', version: given.terms_version },
    { documentKey: 'privacy-policy', version: given.privacy_version },
    { documentKey: 'health-data', version: given.privacy_version },
    { documentKey: 'disclosure', version: given.disclosure_version },
  ])
  return account
}

/** The account of an archived patient of another doctor; undefined where the address has none. */
async function reopenAccount(
  ctx: TxCtx,
  { invitation, patient }: Invitation,
  passwordHash: string,
): Promise<Accepted | undefined> {
  const archived = await archivedHolder(ctx, invitation.email)
  if (!archived) return undefined
  const { email, row, practices } = archived
  const me = { ...patientActor(row, practices), email }
  // its link is open only where the date of birth that the clinic knows was given
  await moveToInviter(actingIn(ctx, me), invitation.id, patient.birthDate)
  const account = await setPasswordByLink(ctx, me.accountId, passwordHash)
  return { accountId: account.id, asksFactor: await hasFactor(ctx, account) }
}

async function makeAccount(
  ctx: TxCtx,
  { invitation, patient, doctor }: Invitation,
  passwordHash: string,
): Promise<Accepted> {
  assertTransition(patientMachine, patient.status, 'active', 'visitor')
  const now = ctx.clock.now()
  const accountId = newId()
  await ctx.db.insert(accounts).values({
    id: accountId,
    role: 'patient',
    email: invitation.email,
    passwordHash,
    passwordChangedAt: now,
    emailVerifiedAt: now,
    locale: ctx.origin.locale,
    createdAt: now,
    updatedAt: now,
  })
  const isInvited = and(eq(patients.id, patient.id), eq(patients.status, 'invited'))
  const [invited] = await entity.lockWhere(ctx, isInvited)
  if (!invited) throw gone('INVITE_REVOKED')
  const { locale: language } = ctx.origin
  const activated = { accountId, email: invitation.email, language, registeredAt: now }
  await invited.move('active', activated, {
    action: 'activate',
    by: { role: 'patient', accountId },
  })
  await linkToDoctor(ctx, patient.id, doctor.id)
  await issueFirstRecipe(ctx, { doctor, patientId: patient.id, draftId: invitation.recipeDraftId })
  const sent = await link.lock(ctx, invitation.id)
  await sent.move('accepted', { acceptedAt: now }, { as: 'visitor', isLoggedElsewhere: true })
  const mail = patientActivatedMail({
    name: nameIn(patient, 'en'),
    url: `${ctx.config.publicUrl}/doctors/patients/${patient.id}`,
  })
  await mailDoctor(ctx, doctor, mail, { patientId: patient.id })
  return { accountId, asksFactor: false }
}

async function linkToDoctor(ctx: Ctx, patientId: string, doctorId: string): Promise<void> {
  const open = await ctx.db
    .select({ id: patientLinks.id })
    .from(patientLinks)
    .where(and(eq(patientLinks.patientId, patientId), isNull(patientLinks.to)))
  if (open.length > 0) return
  await ctx.db
    .insert(patientLinks)
    .values({ id: newId(), patientId, doctorId, from: ctx.clock.now(), reason: 'invitation' })
}

const taken = {
  en: 'This email address already has a patient account. Sign in with it to answer the invitation.',
  ja: 'このメールアドレスには患者アカウントがあります。ログインしてから招待にお答えください。',
}
