import type { components } from '@officina/openapi/schema'
import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { rehearse } from '../savepoint.ts'
import { lockOrder } from './load.ts'
import { writeRefund } from './refund.ts'
import { assertMayRefund, type RefundInput, refuseInShop, refuseRefund } from './refundRules.ts'

type Preview = components['schemas']['OrderRefundPreview']
type Entry = typeof ledgerEntries.$inferSelect

/**
 * What a refund would do to the doctor's commission, line by line. It is the refund itself inside a
 * savepoint that is taken back, so what it shows is what refunding will do, with the same refusals.
 */
export function previewRefund(
  ctx: AdminCtx,
  orderId: string,
  input: RefundInput,
): Promise<Preview> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrder(tx, orderId, input.revision)
    refuseInShop(tx, loaded.order)
    const amount = await refuseRefund(tx, loaded, input)
    await assertMayRefund(tx, orderId, amount)
    const before = { entries: await entriesOf(tx, orderId), lines: loaded.lines }
    const by = { createdBy: tx.actor.id, shopRefundId: null }
    const after = await rehearse(tx, async () => {
      await writeRefund(tx, loaded, input, by)
      const lines = await tx.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
      return { entries: await entriesOf(tx, orderId), lines }
    })
    const known = new Set(before.entries.map((entry) => entry.id))
    const written = after.entries.filter((entry) => !known.has(entry.id))
    const lines = input.lines.map(({ orderLineId }) => {
      const mine = written.filter((entry) => entry.orderLineId === orderLineId)
      const cancelled = (rows: typeof before.lines) =>
        rows.find((line) => line.id === orderLineId)?.qtyCancelled ?? 0
      return {
        order_line_id: orderLineId,
        cancelled: cancelled(after.lines) - cancelled(before.lines),
        commission: sum(before.entries.filter((entry) => entry.orderLineId === orderLineId)),
        reversal: sum(mine),
        // one that has no parcel of its own reverses what is on a closed statement
        on_next_statement: sum(mine.filter((entry) => entry.shipmentId === null)),
      }
    })
    return { amount, reversal: sum(written), lines }
  })
}

const entriesOf = (ctx: Ctx, orderId: string): Promise<Entry[]> =>
  ctx.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId))

const sum = (entries: Entry[]) => entries.reduce((total, entry) => total + entry.amount, 0)
