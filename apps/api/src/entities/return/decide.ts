import { type AdminCtx, inTransaction } from '../../context.ts'
import { returnDecidedMail } from '../../mail/templates/returnDecided.ts'
import { mailPatient } from '../order/mailPatient.ts'
import { type ReturnView, readView } from '../order/returns.ts'
import { flagReturns, lockReturn, markLines } from './load.ts'

type Decision = { to: 'approved' | 'declined'; reason: string; revision: number }

/** Approves or declines a return; the patient gets the reason, or where to send the goods, by mail. */
export function decideReturn(
  ctx: AdminCtx,
  id: string,
  { to, reason, revision }: Decision,
): Promise<ReturnView> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockReturn(tx, id, revision)
    const { back, order } = loaded
    const now = tx.clock.now()
    const closed = to === 'declined' ? { closedAt: now } : {}
    const values = { decisionReason: reason, decidedAt: now, ...closed }
    const moved = await back.move(to, values, { action: `return_${to}`, reason })
    if (to === 'declined') await markLines(tx, back, 'as before')
    await flagReturns(tx, loaded, 'return_answered')
    await mailPatient(
      tx,
      order,
      (name) => returnDecidedMail(tx.config, { ...order, name, outcome: to, reason }),
      `return_${to}:${id}`,
    )
    return readView(tx, moved)
  })
}
