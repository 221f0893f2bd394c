import { dayMs } from '@officina/shared/dates/days'
import { type Ctx, inTransaction } from '../context.ts'
import { invitations } from '../db/schema/patient.ts'
import { mails } from '../db/schema/platform.ts'
import { and, desc, eq, gt, lte, sql } from '../db/sql.ts'
import { revokeToken } from '../entities/account/tokens.ts'
import { audit } from '../entities/audit.ts'
import { assertTransition } from '../entities/machine.ts'
import { invitationMachine } from '../entities/patient/invitationMachine.ts'
import type { Bounce } from './bounces.ts'

/** A bounce that names an address only is of the newest mail that went there in this time. */
const days = 30
type Mail = typeof mails.$inferSelect

/** Marks the mail that came back, and the invitation that went with it. Said twice, it counts once. */
export const recordBounce = (ctx: Ctx, bounce: Omit<Bounce, 'kind'>): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const mail = await mailOf(tx, bounce)
    if (!mail || mail.status === 'bounced') return
    await tx.db
      .update(mails)
      .set({
        status: 'bounced',
        lastError: bounce.reason.slice(0, 200) || 'bounced',
        html: '',
        text: '',
      })
      .where(eq(mails.id, mail.id))
    if (mail.patientId) await bounceInvitation(tx, mail, mail.patientId)
  })

async function mailOf(ctx: Ctx, { messageId, recipient }: Omit<Bounce, 'kind'>) {
  const id = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@officina>?$/i.exec(
    messageId ?? '',
  )?.[1]
  if (!id && !recipient) return undefined
  const since = new Date(ctx.clock.now().getTime() - days * dayMs)
  const [mail] = await ctx.db
    .select()
    .from(mails)
    .where(
      id
        ? eq(mails.id, id)
        : and(
            sql`lower(${mails.recipient}) = ${recipient?.toLowerCase()}`,
            gt(mails.createdAt, since),
          ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1)
    .for('update')
  return mail
}

/** A link that was made after the mail had left is not concerned. */
async function bounceInvitation(ctx: Ctx, mail: Mail, patientId: string): Promise<void> {
  assertTransition(invitationMachine, 'pending', 'bounced', 'system')
  const bounced = await ctx.db
    .update(invitations)
    .set({ status: 'bounced', bouncedAt: ctx.clock.now() })
    .where(
      and(
        eq(invitations.patientId, patientId),
        eq(invitations.status, 'pending'),
        sql`lower(${invitations.email}) = lower(${mail.recipient})`,
        lte(invitations.createdAt, mail.createdAt),
      ),
    )
    .returning({ id: invitations.id, tokenId: invitations.tokenId, doctorId: invitations.doctorId })
  for (const { id, tokenId, doctorId } of bounced) {
    if (tokenId) await revokeToken(ctx, tokenId)
    await audit(ctx, {
      action: 'invitation.bounce',
      objectType: 'patient',
      objectId: patientId,
      doctorId,
      patientId,
      after: { invitation: id, status: 'bounced' },
    })
  }
}
