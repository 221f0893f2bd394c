import type { TxCtx } from '../../context.ts'
import { payments } from '../../db/schema/order.ts'
import { and, eq, isNotNull } from '../../db/sql.ts'

/** What nobody is to pay any more; the provider is asked once more whether somebody has. */
export async function voidOpen(tx: TxCtx, orderId: string): Promise<void> {
  await tx.db
    .update(payments)
    .set({ status: 'voided', wanted: 'void', checkAt: tx.clock.now() })
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.status, 'pending'),
        isNotNull(payments.checkoutUntil),
      ),
    )
}
