import { type Ctx, type Guard, inTransaction, pgCode } from '../../context.ts'
import { accounts, tokens } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { and, eq } from '../../db/sql.ts'
import { sha256 } from '../../ids.ts'
import { sendMail } from '../../mail/send.ts'
import { auditAccount } from '../audit.ts'
import { conflict, gone } from '../errors.ts'
import { emailChangedMail } from './mails.ts'
import { assertLive, consumeToken, isLive, revokeOthersOf, type Token } from './tokens.ts'

export type Verified = { role: Guard; email: string }
type Link = { id: string; token: string; role?: Guard }

/** What the link would put in force, or has; changes nothing. Undefined for every link that does not work. */
export async function readEmailLink(ctx: Ctx, link: Link): Promise<Verified | undefined> {
  const row = await findLink(ctx, link)
  if (!row) return undefined
  const works = row.usedAt ? await isInForce(ctx, row) : isLive(ctx, row)
  return works ? { role: row.role, email: row.email } : undefined
}

/**
 * Puts a changed address in force. Doing it again answers the same as long as the address still is the
 * account's. `role` narrows to the links of one role. 410 for every link that does not work, 409 EMAIL_TAKEN where
 * the address has become somebody else's since it was sent.
 */
export async function verifyEmail(ctx: Ctx, link: Link): Promise<Verified> {
  const row = await findLink(ctx, link)
  if (row?.usedAt && (await isInForce(ctx, row))) return { role: row.role, email: row.email }
  const live = assertLive(ctx, row)
  try {
    await inTransaction(ctx, (tx) => putInForce(tx, live))
  } catch (error) {
    if (pgCode(error) === '23505') throw taken()
    throw error
  }
  return { role: live.role, email: live.email }
}

async function findLink(ctx: Ctx, { id, token, role }: Link): Promise<Token | undefined> {
  const [row] = await ctx.db
    .select()
    .from(tokens)
    .where(
      and(
        eq(tokens.id, id),
        eq(tokens.tokenHash, sha256(token)),
        eq(tokens.kind, 'email_change'),
        role ? eq(tokens.role, role) : undefined,
      ),
    )
  return row
}

async function putInForce(ctx: Ctx, { id }: Token): Promise<void> {
  const { accountId, email, role } = await consumeToken(ctx, id)
  if (!accountId) throw gone('TOKEN_EXPIRED')
  const now = ctx.clock.now()
  const [before] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!before) throw gone('TOKEN_EXPIRED')
  const change = { email, updatedAt: now }
  await ctx.db
    .update(accounts)
    .set({ ...change, emailVerifiedAt: now })
    .where(eq(accounts.id, accountId))
  if (role === 'doctor')
    await ctx.db.update(doctors).set(change).where(eq(doctors.accountId, accountId))
  if (role === 'patient')
    await ctx.db.update(patients).set(change).where(eq(patients.accountId, accountId))
  // what was sent to the address before must not open the account
  await revokeOthersOf(ctx, accountId)
  await auditAccount(ctx, { role, accountId }, 'email_changed')
  for (const to of [before.email, email])
    await sendMail(ctx, emailChangedMail({ email }), { to, locale: before.locale, accountId })
}

const taken = () =>
  conflict('EMAIL_TAKEN', {
    en: 'This email address is already in use, so nothing was changed. Choose a different address, or contact your clinic or us.',
    ja: 'このメールアドレスはすでに登録されているため、変更できませんでした。別のメールアドレスをご指定いただくか、クリニックまたは運営までご連絡ください。',
  })

async function isInForce(ctx: Ctx, { accountId, email }: Token): Promise<boolean> {
  const [account] = await ctx.db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId ?? ''))
  return account?.email === email
}
