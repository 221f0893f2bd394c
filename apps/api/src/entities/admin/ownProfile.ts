import { type AdminCtx, inTransaction, type Locale } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { eq, sql } from '../../db/sql.ts'
import { withPhone } from '../phones.ts'
import { admin } from './entity.ts'

type Profile = { name: string; phone?: string | null | undefined; locale: Locale }

/** An administrator's own name, phone and language of mails. */
export const updateOwnProfile = (ctx: AdminCtx, input: Profile): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { accountId, id } = tx.actor
    const own = await admin.lock(tx, id)
    const updatedAt = tx.clock.now()
    const { phone = null } = withPhone(input, { stored: own })
    await own.save({ name: input.name, phone }, { action: 'update_own' })
    await tx.db
      .update(accounts)
      .set({ locale: input.locale, updatedAt })
      .where(eq(accounts.id, accountId))
    // the other processes forget what this person was called
    await tx.db.execute(sql`select pg_notify('officina_sessions', ${accountId})`)
  })
