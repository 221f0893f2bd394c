import type { components } from '@officina/openapi/schema'
import type { AdminActor, TxCtx } from '../../context.ts'
import { purchaseOrderLines } from '../../db/schema/supplier.ts'
import { eq, sql } from '../../db/sql.ts'
import type { Read } from '../entity.ts'
import { conflict, DomainError, invalid, invalidFields, type Texts } from '../errors.ts'
import { receiveStock } from '../stock/receive.ts'
import { purchaseOrder } from './entity.ts'

type Tx = TxCtx<AdminActor>
type Delivery = components['schemas']['PurchaseOrderDelivery']

/** It was sent to the supplier: what is on it counts as incoming. */
export const placePurchase = purchaseOrder.command('order', {}, async (tx: Tx, row, _: Read) => {
  await row.move('ordered', { orderedAt: tx.clock.now() })
})

/** Units come to the shelf. More than was ordered is taken too: it is there. Refusals stand at the line's field. */
export const receivePurchase = purchaseOrder.command(
  'receive',
  {},
  async (tx: Tx, row, { lines: arrived, document }: Delivery) => {
    if (row.status !== 'ordered' && row.status !== 'partly_received') throw notOrdered()
    if (arrived.every(({ quantity }) => quantity === 0)) throw nothingCame()
    const lines = await linesOf(tx, row.id)
    refuseUnknown(arrived, lines)
    // rows of stock are held by ascending variant
    const inOrder = arrived
      .map((part, i) => ({ ...part, i, line: lines.find(({ id }) => id === part.line_id) }))
      .sort((a, b) => (a.line?.variantId ?? '').localeCompare(b.line?.variantId ?? ''))
    for (const { line, i, ...units } of inOrder) {
      if (!line || units.quantity === 0) continue
      const delivery = { ...units, document: document ?? row.number }
      await receiveStock(tx, line.variantId, delivery).catch(atLine(i))
      await tx.db
        .update(purchaseOrderLines)
        .set({ received: sql`${purchaseOrderLines.received} + ${units.quantity}` })
        .where(eq(purchaseOrderLines.id, line.id))
    }
    const after = await linesOf(tx, row.id)
    const isWhole = after.every((line) => line.received >= line.ordered)
    if (isWhole) await row.move('received', { receivedAt: tx.clock.now() })
    else if (row.status === 'ordered') await row.move('partly_received')
    else await row.save({}, {})
  },
)

/** No more of it will come; one of which nothing came is cancelled. */
export const completePurchase = purchaseOrder.command(
  'complete',
  {},
  async (tx: Tx, row, _: Read) => {
    if (row.status === 'ordered') throw nothingReceived()
    await row.move('received', { receivedAt: tx.clock.now() })
  },
)

export const cancelPurchase = purchaseOrder.command('cancel', {}, async (_: Tx, row, __: Read) => {
  await row.move('cancelled')
})

const linesOf = (tx: TxCtx, id: string) =>
  tx.db.select().from(purchaseOrderLines).where(eq(purchaseOrderLines.purchaseOrderId, id))

function refuseUnknown(arrived: Delivery['lines'], lines: { id: string }[]): void {
  const faults: Record<string, Texts> = {}
  arrived.forEach((part, i) => {
    if (!lines.some(({ id }) => id === part.line_id)) faults[`lines.${i}.line_id`] = unknownLine
  })
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
}

/** What is wrong with one delivery stands at its line. */
const atLine =
  (i: number) =>
  (error: unknown): never => {
    if (!(error instanceof DomainError) || !error.fields) throw error
    throw invalidFields(
      Object.fromEntries(
        Object.entries(error.fields).flatMap(([name, [texts]]) =>
          texts ? [[`lines.${i}.${name}`, texts]] : [],
        ),
      ),
      error.code,
    )
  }

const nothingCame = () =>
  invalid('lines.0.quantity', 'NOTHING_TO_RECEIVE', {
    en: 'Enter the units of at least one product.',
    ja: '少なくとも1つの商品の数量を入力してください。',
  })
const unknownLine = {
  en: 'This line is not part of the purchase order.',
  ja: 'この明細は発注に含まれていません。',
}
const notOrdered = () =>
  conflict('NOT_ORDERED', {
    en: 'Only products of a placed order can be received.',
    ja: '入庫できるのは発注済みの商品のみです。',
  })
const nothingReceived = () =>
  conflict('NOTHING_RECEIVED', {
    en: 'Nothing of this order has arrived. Cancel the order instead.',
    ja: 'まだ1点も入庫していないため、完了にできません。発注をキャンセルしてください。',
  })
