import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction, type PatientCtx } from '../../context.ts'
import { productReports } from '../../db/schema/return.ts'
import { newId } from '../../ids.ts'
import { invalid, notFound } from '../errors.ts'
import { assertPhotos } from '../file/photos.ts'
import { type NewFile, storeFiles } from '../file/store.ts'
import { findOrderOfDoctor } from '../order/forDoctor.ts'
import { type LoadedOrder, lockOrder } from '../order/load.ts'
import { type ReportView, readView } from '../order/reports.ts'
import { notifyOffice, notifyOfReport } from './mails.ts'

type Request = Omit<components['schemas']['ProductReportRequest'], 'photos'>

/**
 * A patient reports a reaction to a product of an own order, or something wrong with it. Lot and expiry are
 * those of the parcel unless given. Administrators are notified, and the doctor of reactions and quality.
 */
export async function reportProduct(
  ctx: PatientCtx,
  orderId: string,
  given: Request,
  photos: NewFile[],
): Promise<ReportView> {
  assertPhotos(photos)
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrder(tx, orderId)
    const { order } = loaded
    const line = loaded.lines.find((each) => each.id === given.order_line_id)
    if (!line || line.qtyShipped === 0) throw invalid('order_line_id', 'NOT_SHIPPED', notShipped)
    const sent = contentOf(loaded, line.id)
    const now = tx.clock.now()
    const [row] = await tx.db
      .insert(productReports)
      .values({
        id: newId(),
        doctorId: order.doctorId,
        patientId: tx.actor.id,
        orderId,
        orderLineId: line.id,
        productId: line.productId,
        kind: given.kind,
        message: given.message,
        lot: given.lot ?? sent?.lot ?? null,
        expiresOn: given.expires_on ?? sent?.expiresOn ?? null,
        status: 'open',
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw notFound()
    const owner = { ownerType: 'report', ownerId: row.id, purpose: 'report' }
    const people = { doctorId: order.doctorId, patientId: tx.actor.id }
    await storeFiles(tx, photos, { ...owner, ...people })
    const flags = [...new Set([...order.flags, 'problem_reported'])]
    await order.save({ flags }, { action: 'problem_reported' })
    await notifyOfReport(tx, order, { ...row, product: line.snapshot.title })
    return readView(tx, row)
  })
}

/** The newest parcel's part with the line: where its lot was written. */
const contentOf = ({ parcels }: LoadedOrder, lineId: string) =>
  parcels
    .filter((parcel) => parcel.shippedAt !== null)
    .flatMap((parcel) => parcel.lines)
    .filter((line) => line.orderLineId === lineId && line.lot !== null)
    .at(-1)

const notShipped = {
  en: 'Choose a product that has shipped to you.',
  ja: '発送済みの商品を選んでください。',
}

type Given = components['schemas']['DoctorProblemReport']

/** A doctor tells the office of a problem with a product of a patient's order. It waits for no answer of theirs. */
export function reportByDoctor(ctx: DoctorCtx, orderId: string, given: Given): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await findOrderOfDoctor(tx, orderId)
    const loaded = await lockOrder(tx, orderId)
    const { order } = loaded
    const line = loaded.lines.find((each) => each.id === given.order_line_id)
    if (!line) throw invalid('order_line_id', 'VALIDATION_FAILED', unknownLine)
    const sent = contentOf(loaded, line.id)
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
    await notifyOffice(tx, order, { ...row, product: line.snapshot.title })
  })
}

const unknownLine = {
  en: 'Choose a product from this order.',
  ja: 'このご注文の商品を選んでください。',
}
