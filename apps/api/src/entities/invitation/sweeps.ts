import { dayMs as day } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { invitations, patients } from '../../db/schema/patient.ts'
import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { issueToken, revokeToken } from '../account/tokens.ts'
import { eachDue } from '../allRows.ts'
import { openInvitations, settleMs } from '../invitationBounds.ts'
import { nameIn } from '../names.ts'
import { invitation as entity, maxBirthDateTries } from '../patient/entity.ts'
import { hasRecipeWaiting } from '../patient/firstRecipe.ts'
import { accountOf, offersUrl } from '../patient/invitations.ts'
import { invitationReminderMail, linkOfferMail } from '../patient/mails.ts'
import { isQuiet } from '../quietHours.ts'

/** Days after sending on which an open invitation is repeated. */
const reminderDays = [3, 10] as const

const batch = 200

/** Repeats invitations that are still open after 3 and 10 days, outside quiet hours. */
export async function remindInvitations(ctx: Ctx): Promise<void> {
  if (isQuiet(ctx)) return
  const failed = 'nobody was reminded of an invitation'
  await eachDue(ctx, { table: invitations, isDue: isDue(ctx), atOnce: batch, failed }, remind)
}

function isDue(ctx: Ctx): SQL | undefined {
  const now = ctx.clock.now()
  const before = (days: number) => new Date(now.getTime() - days * day)
  return and(
    inArray(invitations.status, [...openInvitations]),
    isNotNull(invitations.sentAt),
    gt(invitations.expiresAt, now),
    or(
      ...reminderDays.map((days, sent) =>
        and(eq(invitations.remindersSent, sent), lt(invitations.sentAt, before(days))),
      ),
    ),
    or(isNull(invitations.openedAt), lt(invitations.openedAt, new Date(now.getTime() - settleMs))),
    // what wrong dates of birth have locked opens for nobody before the clinic sends another
    sql`not exists (select from ${patients} where ${patients.id} = ${invitations.patientId}
      and ${patients.birthDateTries} >= ${maxBirthDateTries})`,
  )
}

/** Only hashes of links are kept, so the mail carries a new one; it ends on the same day as the first. */
async function remind(ctx: TxCtx, id: string): Promise<void> {
  const [invitation] = await entity.lockWhere(ctx, and(eq(invitations.id, id), isDue(ctx)))
  if (!invitation) return
  const [found] = await ctx.db
    .select({ patient: patients, doctor: doctors })
    .from(patients)
    .innerJoin(doctors, eq(doctors.id, invitation.doctorId))
    .where(and(eq(patients.id, invitation.patientId), eq(patients.status, 'invited')))
  // A suspended doctor's patients are left in peace.
  if (found?.doctor.status !== 'approved') return
  const { patient, doctor } = found
  const token = await issueToken(ctx, {
    kind: 'invite',
    expiresAt: invitation.expiresAt,
    role: 'patient',
    email: invitation.email,
    data: { invitation_id: id },
  })
  if (invitation.tokenId) await revokeToken(ctx, invitation.tokenId)
  const late =
    ctx.clock.now().getTime() - (invitation.sentAt?.getTime() ?? 0) > reminderDays[1] * day
  await invitation.mark({ tokenId: token.id, remindersSent: late ? 2 : 1 })
  const elsewhere = await accountOf(ctx, invitation.email)
  const locale = elsewhere?.locale ?? patient.language
  const facts = {
    doctor: nameIn(doctor, locale),
    clinic: doctor.clinicName,
    patient: nameIn(patient, locale),
    expiresAt: invitation.expiresAt,
    timeZone: ctx.config.timeZone,
  }
  const mail = elsewhere
    ? linkOfferMail({ ...facts, url: offersUrl(ctx), isReminder: true })
    : invitationReminderMail({
        ...facts,
        url: `${ctx.config.publicUrl}/user/register?token=${token.secret}`,
        hasRecipe: await hasRecipeWaiting(ctx, patient, invitation.recipeDraftId),
      })
  await sendMail(ctx, mail, {
    to: invitation.email,
    locale,
    accountId: elsewhere?.id ?? null,
    doctorId: doctor.id,
    patientId: patient.id,
  })
  await invitation.log({ action: 'remind' })
}

/** Ends invitations whose days are over. Their links have ended by themselves. */
export const expireInvitations = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const isOver = and(
      inArray(invitations.status, [...openInvitations]),
      lte(invitations.expiresAt, tx.clock.now()),
    )
    await entity.moveWhere(tx, isOver, ['expired', {}, { action: 'expire' }])
  })
