import type { TxCtx } from '../../context.ts'
import { payments } from '../../db/schema/order.ts'
import { eq } from '../../db/sql.ts'

/** A payment is written under the lock of its order. */
export async function write(
  tx: TxCtx,
  { id }: { id: string },
  values: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await tx.db.update(payments).set(values).where(eq(payments.id, id))
}
