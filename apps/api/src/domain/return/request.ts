import type { components } from '@officina/openapi/schema'
import { and, eq, inArray } from 'drizzle-orm'
import { inTransaction, type PatientCtx } from '../../context.ts'
import { orders, returns } from '../../db/schema/order.ts'
import { products } from '../../db/schema/product.ts'
import { newId } from '../../ids.ts'
import { invalidFields, notFound, type Texts } from '../errors.ts'
import { type LoadedOrder, lockOrder } from '../order/load.ts'
import { writeOrder } from '../order/writeOrder.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { markLines, type ReturnView, viewOf } from './load.ts'

type Request = components['schemas']['ReturnRequest']

/** A patient wants to send unopened goods back: delivered in the last days, and nothing that needs cooling. */
export function requestReturn(
  ctx: PatientCtx,
  orderId: string,
  given: Request,
): Promise<ReturnView> {
  return inTransaction(ctx, async (tx) => {
    const [mine] = await tx.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.patientId, tx.actor.id)))
    if (!mine) throw notFound()
    const loaded = await lockOrder(tx, orderId)
    const problems = await problemsOf(tx, loaded, given.lines)
    if (Object.keys(problems).length > 0) throw invalidFields(problems, 'NOT_RETURNABLE')
    const now = tx.clock.now()
    const [row] = await tx.db
      .insert(returns)
      .values({
        id: newId(),
        doctorId: loaded.order.doctorId,
        patientId: tx.actor.id,
        orderId,
        lines: given.lines,
        reasonCode: given.reason_code,
        reasonText: given.reason_text ?? null,
        status: 'requested',
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw notFound()
    await markLines(tx, row, 'return_requested')
    const flags = [...new Set([...loaded.order.flags, 'return_requested'])]
    await writeOrder(tx, loaded.order, { flags }, { action: 'return_requested' })
    return viewOf(row)
  })
}

async function problemsOf(ctx: PatientCtx, { lines }: LoadedOrder, wanted: Request['lines']) {
  const days = (await getShopSettings(ctx))['returns.days']
  const since = ctx.clock.now().getTime() - days * 86_400_000
  const goods = await ctx.db
    .select({ id: products.id, cool: products.heatSensitive })
    .from(products)
    .where(
      inArray(
        products.id,
        lines.map((line) => line.productId),
      ),
    )
  const problems: Record<string, Texts> = {}
  wanted.forEach(({ order_line_id: id, quantity }, i) => {
    const line = lines.find((each) => each.id === id)
    const isTwice = wanted.findIndex((each) => each.order_line_id === id) !== i
    if (!line || isTwice) problems[`lines.${i}.order_line_id`] = unknownLine
    else if (line.lineStatus !== 'delivered') problems[`lines.${i}.order_line_id`] = notDelivered
    else if (!line.deliveredAt || line.deliveredAt.getTime() < since)
      problems[`lines.${i}.order_line_id`] = tooLate
    else if (goods.find((each) => each.id === line.productId)?.cool)
      problems[`lines.${i}.order_line_id`] = cooled
    else if (quantity > line.qtyShipped - line.qtyReturned)
      problems[`lines.${i}.quantity`] = tooMany
  })
  return problems
}

const unknownLine = { en: 'The order has no such line.', ja: 'この明細はご注文にありません。' }
const notDelivered = {
  en: 'Only what was delivered can be returned.',
  ja: '返品できるのはお届け済みの商品だけです。',
}
const tooLate = { en: 'The time for returns is over.', ja: '返品の受付期間を過ぎています。' }
const cooled = {
  en: 'Goods that have to be kept cool cannot be returned.',
  ja: '温度管理が必要な商品は返品できません。',
}
const tooMany = { en: 'Fewer units were delivered.', ja: 'お届けした数量を超えています。' }
