import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { productReports } from '../../db/schema/return.ts'
import { and, eq } from '../../db/sql.ts'
import { reportAnsweredMail } from '../../mail/templates/productReport.ts'
import { audit } from '../audit.ts'
import { invalidTransition, notFound, revisionConflict } from '../errors.ts'
import { mailPatient } from '../order/mailPatient.ts'
import { activeLinesOf, stopProduct } from '../recipe/stopProduct.ts'
import { isClinical, type Report, readView } from './view.ts'

type View = components['schemas']['DoctorProductReport']
type Given = components['schemas']['ProductReportAnswer']

/** A report about a patient's product, for the doctor it went to; reading it is audited. */
export async function getReportOfDoctor(ctx: DoctorCtx, id: string): Promise<View> {
  const row = await findReport(ctx, id)
  await note(ctx, row, 'read')
  return viewForDoctor(ctx, row)
}

/** Answers it; `stopped` takes the product out of the patient's running recipes. The patient is told by mail. */
export function answerReport(ctx: DoctorCtx, id: string, given: Given): Promise<View> {
  return inTransaction(ctx, async (tx) => {
    const found = await findReport(tx, id)
    if (found.revision !== given.revision) throw revisionConflict(null, found.updatedAt)
    if (found.status !== 'open') throw invalidTransition('report', found.status, 'answered', [])
    const answer = given.answer ?? null
    const now = tx.clock.now()
    const [row] = await tx.db
      .update(productReports)
      .set({
        status: 'answered',
        decision: given.decision,
        answer,
        answeredAt: now,
        updatedAt: now,
        revision: found.revision + 1,
      })
      .where(eq(productReports.id, id))
      .returning()
    if (!row) throw notFound()
    if (given.decision === 'stopped') await stopProduct(tx, row.patientId, row.productId)
    await note(tx, row, given.decision)
    const view = await viewForDoctor(tx, row)
    await mailPatient(
      tx,
      row,
      (name) =>
        reportAnsweredMail(tx.config, {
          orderId: row.orderId,
          name,
          product: view.product,
          decision: given.decision,
          answer,
        }),
      `report_answered:${id}`,
    )
    return view
  })
}

async function findReport(ctx: DoctorCtx, id: string): Promise<Report> {
  const query = ctx.db
    .select()
    .from(productReports)
    .where(and(eq(productReports.id, id), eq(productReports.doctorId, ctx.actor.id)))
  const [row] = ctx.tx ? await query.for('update') : await query
  if (!row || !isClinical(row.kind)) throw notFound()
  return row
}

async function viewForDoctor(ctx: DoctorCtx, row: Report): Promise<View> {
  const [patient] = await ctx.db
    .select({ id: patients.id, last_name: patients.lastName, first_name: patients.firstName })
    .from(patients)
    .where(eq(patients.id, row.patientId))
  if (!patient) throw notFound()
  const lines = await activeLinesOf(ctx, row.patientId, row.productId)
  return { ...(await readView(ctx, row)), patient, active_lines: lines.length }
}

const note = (ctx: DoctorCtx, row: Report, action: 'read' | 'stopped' | 'continued') =>
  audit(ctx, {
    action: `order.report_${action}`,
    objectType: 'order',
    objectId: row.orderId,
    doctorId: row.doctorId,
    patientId: row.patientId,
  })
