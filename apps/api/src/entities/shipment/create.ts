import type { components } from '@officina/openapi/schema'
import { type AdminCtx, type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { variants } from '../../db/schema/product.ts'
import { inArray } from '../../db/sql.ts'
import { conflict, invalidFields, type Texts } from '../errors.ts'
import { wantCapture } from '../order/card.ts'
import { applyDerived } from '../order/derive.ts'
import {
  assertNotOnHold,
  type HeldOrder,
  type LoadedOrder,
  lockOrder,
  unitsInHouse,
  unitsLeft,
} from '../order/load.ts'
import { withoutMismatch } from '../order/matches.ts'
import { insertShipment, takeFromWaiting, type Units } from '../order/parcels.ts'
import { assertPayable } from '../order/payable.ts'
import { lineTwice, unknownLine } from '../order/refundRules.ts'

/**
 * A parcel with these units of an order. Units that wait in a parcel nobody has begun are taken out of
 * it. A first parcel releases the order as a person does. 422 names every line that has not so many units left.
 */
export function createShipment(
  ctx: AdminCtx,
  orderId: string,
  { lines, revision }: components['schemas']['OrderShipmentRequest'],
): Promise<string> {
  const units = lines.map((line) => ({ orderLineId: line.order_line_id, quantity: line.quantity }))
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrder(tx, orderId, revision)
    assertNotOnHold(loaded.order)
    assertPayable(loaded.order)
    refuseImpossible(loaded, units)
    for (const { orderLineId, quantity } of units)
      await freeUnits(tx, loaded, orderLineId, quantity)
    const id = await insertShipment(tx, loaded.order, units)
    if (!loaded.order.releasedAt) {
      const flags = withoutMismatch(loaded.order.flags)
      await loaded.order.save({ releasedAt: tx.clock.now(), flags }, null)
      if (loaded.order.paymentState === 'authorized') await wantCapture(tx, orderId)
    }
    await applyDerived(tx, orderId)
    return id
  })
}

/** Weight in grams of units, from their variants. */
export async function weightOf(
  ctx: Ctx,
  units: { variantId: string; quantity: number }[],
): Promise<number> {
  const rows = await ctx.db
    .select({ id: variants.id, g: variants.weightG })
    .from(variants)
    .where(
      inArray(
        variants.id,
        units.map((unit) => unit.variantId),
      ),
    )
  const grams = new Map(rows.map((row) => [row.id, row.g]))
  return units.reduce((total, u) => total + u.quantity * (grams.get(u.variantId) ?? 0), 0)
}

function refuseImpossible({ lines, parcels }: LoadedOrder, units: Units[]): void {
  const problems: Record<string, Texts> = {}
  units.forEach(({ orderLineId, quantity }, i) => {
    const line = lines.find((l) => l.id === orderLineId)
    const isTwice = units.findIndex((unit) => unit.orderLineId === orderLineId) !== i
    if (!line || isTwice) problems[`lines.${i}.order_line_id`] = line ? lineTwice : unknownLine
    else if (!['reserved', 'picking', 'packed'].includes(line.lineStatus))
      problems[`lines.${i}.order_line_id`] = notReserved
    else if (quantity > unitsLeft(line) - begun(parcels, orderLineId))
      problems[`lines.${i}.quantity`] = tooMany
  })
  if (Object.keys(problems).length > 0) throw invalidFields(problems, 'NOT_SHIPPABLE')
}

const begun = (parcels: LoadedOrder['parcels'], lineId: string) =>
  unitsInHouse(
    parcels.filter((parcel) => parcel.status !== 'to_pick'),
    lineId,
  )

/** Makes units free for a parcel; 409 when they are being packed. */
export async function freeUnits(
  ctx: TxCtx,
  loaded: HeldOrder,
  orderLineId: string,
  quantity: number,
): Promise<void> {
  const line = loaded.lines.find((l) => l.id === orderLineId)
  if (!line) return
  if ((await takeFromWaiting(ctx, loaded, line, quantity, 'emptied')) > 0)
    throw conflict('NOT_SHIPPABLE', tooMany)
}

const notReserved = {
  en: 'This line cannot be shipped at the moment.',
  ja: 'この明細は現在発送できません。',
}
const tooMany = { en: 'This is more than the units left.', ja: '残りの数量を超えています。' }
