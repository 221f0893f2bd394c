import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { productReports } from '../../db/schema/return.ts'
import { newId } from '../../ids.ts'
import { invalid, notFound } from '../errors.ts'
import { findOrderOfDoctor } from '../order/forDoctor.ts'
import { lockOrder } from '../order/load.ts'
import { tellOffice } from './tell.ts'

type Given = components['schemas']['DoctorProblemReport']

/** A doctor tells the office of a problem with a product of a patient's order. It waits for no answer of theirs. */
export function reportByDoctor(ctx: DoctorCtx, orderId: string, given: Given): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await findOrderOfDoctor(tx, orderId)
    const { order, lines, parcels } = await lockOrder(tx, orderId)
    const line = lines.find((each) => each.id === given.order_line_id)
    if (!line) throw invalid('order_line_id', 'VALIDATION_FAILED', unknownLine)
    const sent = parcels
      .flatMap((parcel) => parcel.lines)
      .filter((each) => each.orderLineId === line.id && each.lot !== null)
      .at(-1)
    const now = tx.clock.now()
    const [row] = await tx.db
      .insert(productReports)
      .values({
        id: newId(),
        doctorId: order.doctorId,
        patientId: order.patientId,
        orderId,
        orderLineId: line.id,
        productId: line.productId,
        kind: given.kind,
        reportedBy: 'doctor',
        message: given.message,
        lot: sent?.lot ?? null,
        expiresOn: sent?.expiresOn ?? null,
        status: 'answered',
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw notFound()
    const flags = [...new Set([...order.flags, 'problem_reported'])]
    await order.save({ flags }, { action: 'problem_reported_by_doctor' })
    await tellOffice(tx, order, { ...row, product: line.snapshot.title })
  })
}

const unknownLine = {
  en: 'Choose a product of this order.',
  ja: 'このご注文の商品を選んでください。',
}
