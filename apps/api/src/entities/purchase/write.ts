import type { components } from '@officina/openapi/schema'
import { type AdminActor, type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { variants } from '../../db/schema/product.ts'
import { purchaseOrderLines, purchaseOrders, suppliers } from '../../db/schema/supplier.ts'
import { eq, inArray } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { conflict, invalidFields, type Texts } from '../errors.ts'
import { nextNumber } from '../numbers.ts'
import { purchaseOrder } from './entity.ts'

type Draft = components['schemas']['PurchaseOrderNew']
type Change = components['schemas']['PurchaseOrderUpdate']

/** A draft; 422 at each line of an unknown product, or of one that is named twice. */
export function draftPurchase(
  ctx: AdminCtx,
  draft: Draft,
): Promise<{ id: string; number: string }> {
  return inTransaction(ctx, async (tx) => {
    await refuseUnknown(tx, draft)
    const id = newId()
    const now = tx.clock.now()
    const number = await nextNumber(tx, 'purchase_order')
    await tx.db.insert(purchaseOrders).values({
      id,
      number,
      status: 'draft',
      supplierId: draft.supplier_id,
      expectedOn: draft.expected_on,
      note: draft.note,
      createdAt: now,
      updatedAt: now,
    })
    await writeLines(tx, id, draft.lines)
    await audit(tx, {
      action: 'purchase_order.create',
      objectId: id,
      after: { status: 'draft', number },
    })
    return { id, number }
  })
}

/** Supplier and lines change while it is a draft; the day and the note always. 409 NOT_A_DRAFT. */
export const changePurchase = purchaseOrder.command(
  'update',
  {},
  async (tx: TxCtx<AdminActor>, row, change: Change) => {
    const { lines, supplier_id: supplierId, expected_on: expectedOn, note } = change
    const isDraft = row.status === 'draft'
    if (!isDraft && (lines || (supplierId && supplierId !== row.supplierId))) throw notDraft()
    await refuseUnknown(tx, change)
    await row.save({ supplierId, expectedOn, note }, {})
    if (!lines) return
    await tx.db.delete(purchaseOrderLines).where(eq(purchaseOrderLines.purchaseOrderId, row.id))
    await writeLines(tx, row.id, lines)
  },
)

async function writeLines(tx: TxCtx, purchaseOrderId: string, lines: Draft['lines']) {
  await tx.db.insert(purchaseOrderLines).values(
    lines.map(({ variant_id: variantId, ordered }, position) => ({
      id: newId(),
      purchaseOrderId,
      position,
      variantId,
      ordered,
    })),
  )
}

async function refuseUnknown(tx: TxCtx, given: Partial<Draft>): Promise<void> {
  const { supplier_id: supplierId, lines = [] } = given
  const faults: Record<string, Texts> = {}
  if (supplierId && (await tx.db.$count(suppliers, eq(suppliers.id, supplierId))) === 0)
    faults.supplier_id = unknownSupplier
  const ids = lines.map((line) => line.variant_id)
  const known = await tx.db
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.id, ids))
  ids.forEach((id, i) => {
    if (!known.some((each) => each.id === id)) faults[`lines.${i}.variant_id`] = unknownProduct
    else if (ids.indexOf(id) !== i) faults[`lines.${i}.variant_id`] = twice
  })
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
}

const unknownSupplier = {
  en: 'This supplier no longer exists. Choose another one.',
  ja: 'この仕入先は削除されました。別の仕入先を選んでください。',
}
const unknownProduct = {
  en: 'This product no longer exists. Choose another one.',
  ja: 'この商品は削除されました。別の商品を選んでください。',
}
const twice = {
  en: 'This product is already on the order. Combine the units in one line.',
  ja: 'この商品はすでに入力されています。数量を1行にまとめてください。',
}
const notDraft = () =>
  conflict('NOT_A_DRAFT', {
    en: 'This order has been placed, so its supplier and products can no longer be changed.',
    ja: '発注済みのため、仕入先と商品は変更できません。',
  })
