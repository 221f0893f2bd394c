import type { components } from '@officina/openapi/schema'
import { inTransaction, type PatientCtx } from '../../context.ts'
import { returns } from '../../db/schema/return.ts'
import { newId } from '../../ids.ts'
import { invalid, invalidFields, notFound, type Texts } from '../errors.ts'
import { assertPhotos } from '../file/photos.ts'
import { type NewFile, storeFiles } from '../file/store.ts'
import { type LoadedOrder, lockOrder } from '../order/load.ts'
import { lineTwice } from '../order/refundRules.ts'
import { type ReturnView, readView, refusalTexts, returnableOf } from '../order/returns.ts'
import { markLines } from './load.ts'
import { notifyReturnAsked } from './mails.ts'

type Request = Omit<components['schemas']['ReturnRequest'], 'photos'>

/**
 * A patient wants to send goods back: delivered in the last days, nothing that needs cooling, and unopened unless the
 * fault is the shop's.
 * 422 `NOT_RETURNABLE` at the line; operations are notified by email.
 */
export async function requestReturn(
  ctx: PatientCtx,
  orderId: string,
  given: Request,
  photos: NewFile[],
): Promise<ReturnView> {
  assertPhotos(photos)
  if (!given.unopened && !faults.includes(given.reason_code))
    throw invalid('unopened', 'NOT_RETURNABLE', mustBeUnopened)
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrder(tx, orderId)
    const problems = await problemsOf(tx, loaded, given.lines)
    if (Object.keys(problems).length > 0) throw invalidFields(problems, 'NOT_RETURNABLE')
    const { doctorId } = loaded.order
    const owner = { ownerType: 'return', purpose: 'return', doctorId, patientId: tx.actor.id }
    const now = tx.clock.now()
    const [row] = await tx.db
      .insert(returns)
      .values({
        id: newId(),
        doctorId,
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
    await storeFiles(tx, photos, { ...owner, ownerId: row.id })
    await markLines(tx, row, 'return_requested')
    const flags = [...new Set([...loaded.order.flags, 'return_requested'])]
    await loaded.order.save({ flags }, { action: 'return_requested' })
    await notifyReturnAsked(tx, loaded.order, row)
    return readView(tx, row)
  })
}

async function problemsOf(ctx: PatientCtx, { lines }: LoadedOrder, wanted: Request['lines']) {
  const allowed = await returnableOf(ctx, lines)
  const problems: Record<string, Texts> = {}
  wanted.forEach(({ order_line_id: id, quantity }, i) => {
    const line = allowed.get(id)
    const isTwice = wanted.findIndex((each) => each.order_line_id === id) !== i
    if (!line || isTwice) problems[`lines.${i}.order_line_id`] = line ? lineTwice : unknownLine
    else if (line.refusal) problems[`lines.${i}.order_line_id`] = refusalTexts[line.refusal]
    else if (quantity > line.quantity) problems[`lines.${i}.quantity`] = tooMany
  })
  return problems
}

const faults: readonly Request['reason_code'][] = ['wrong_item', 'damaged']

const mustBeUnopened = {
  en: 'Only unopened products can be returned for this reason.',
  ja: 'この理由で返品できるのは未開封の商品だけです。',
}
const unknownLine = {
  en: 'This line is not part of the order.',
  ja: 'この明細はご注文にありません。',
}
const tooMany = {
  en: 'This is more than the units delivered.',
  ja: 'お届けした数量を超えています。',
}
