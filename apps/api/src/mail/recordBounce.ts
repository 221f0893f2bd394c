import { dayMs } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type TxCtx } from '../context.ts'
import { invitations } from '../db/schema/patient.ts'
import { mails } from '../db/schema/platform.ts'
import { and, desc, eq, gt, lte, sql } from '../db/sql.ts'
import { revokeToken } from '../entities/account/tokens.ts'
import { defineEntity } from '../entities/entity.ts'
import { invitation } from '../entities/patient/entity.ts'
import type { Bounce } from './bounces.ts'

/** A bounce that names an address only is of the newest mail that went there in this time. */
const days = 30
type Mail = typeof mails.$inferSelect

const outbox = defineEntity({ lock: 'mail', table: mails })

/** Marks the mail that came back, and the invitation that went with it. Said twice, it counts once. */
export const recordBounce = (ctx: Ctx, bounce: Omit<Bounce, 'kind'>): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const id = await mailIdOf(tx, bounce)
    const [mail] = id ? await outbox.lockWhere(tx, eq(mails.id, id)) : []
    if (!mail || mail.status === 'bounced') return
    const lastError = bounce.reason.slice(0, 200) || 'bounced'
    await mail.save({ status: 'bounced', lastError, html: '', text: '' }, null)
    if (mail.patientId) await bounceInvitation(tx, mail, mail.patientId)
  })

async function mailIdOf(
  ctx: Ctx,
  { messageId, recipient }: Omit<Bounce, 'kind'>,
): Promise<string | undefined> {
  const id = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@officina>?$/i.exec(
    messageId ?? '',
  )?.[1]
  if (!id && !recipient) return undefined
  const since = new Date(ctx.clock.now().getTime() - days * dayMs)
  const [mail] = await ctx.db
    .select({ id: mails.id })
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
  return mail?.id
}

/** A link that was made after the mail had left is not concerned. */
async function bounceInvitation(ctx: TxCtx, mail: Mail, patientId: string): Promise<void> {
  const isMeant = and(
    eq(invitations.patientId, patientId),
    eq(invitations.status, 'pending'),
    sql`lower(${invitations.email}) = lower(${mail.recipient})`,
    lte(invitations.createdAt, mail.createdAt),
  )
  const bouncedAt = ctx.clock.now()
  const bounced = await invitation.moveWhere(ctx, isMeant, [
    'bounced',
    { bouncedAt },
    { as: 'system', action: 'bounce' },
  ])
  for (const { tokenId } of bounced) if (tokenId) await revokeToken(ctx, tokenId)
}
