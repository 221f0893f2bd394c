import type { components } from '@officina/openapi/schema'
import { type AdminCtx, type DoctorCtx, inTransaction } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { productReports } from '../../db/schema/return.ts'
import { and, eq, isNull } from '../../db/sql.ts'
import { auditOf } from '../audit.ts'
import type { Reasoned } from '../entity.ts'
import { invalidTransition, notFound } from '../errors.ts'
import { order as entity } from '../order/entity.ts'
import { type Report, type ReportView, readView, viewForAdmin } from '../order/reports.ts'
import { mailPatient } from '../order/sendMails.ts'
import { report } from './entity.ts'
import { reportAnsweredMail } from './mails.ts'
import { lockToStop, runningLinesOf } from './stopProduct.ts'

type View = components['schemas']['DoctorProductReport']
type Given = components['schemas']['ProductReportAnswer']

/** A report about a patient's product, for the doctor it went to; reading it is audited. */
export async function getReportOfDoctor(ctx: DoctorCtx, id: string): Promise<View> {
  const row = await report.get(ctx, id)
  await auditOf(ctx, 'order.report_read', row.orderId, row)
  return viewForDoctor(ctx, row)
}

/** Answers it; `stopped` takes the product out of the patient's running recipes. The patient is notified by email. */
export function answerReport(ctx: DoctorCtx, id: string, given: Given): Promise<View> {
  return inTransaction(ctx, async (tx) => {
    const answer = given.answer ?? null
    const { patientId, productId } = await report.get(tx, id)
    // orders are locked before reports
    const stops = given.decision === 'stopped' && (await lockToStop(tx, patientId, productId))
    const found = await report.lock(tx, id, given.revision)
    const values = { decision: given.decision, answer, answeredAt: tx.clock.now() }
    const row = await found.move('answered', values, { action: `report_${given.decision}` })
    const stopped = stops ? await stops() : 0
    const view = await viewForDoctor(tx, row)
    await mailPatient(tx, row, `report_answered:${id}`, (name) =>
      reportAnsweredMail(tx.config, {
        orderId: row.orderId,
        name,
        product: view.product,
        decision: given.decision,
        isInRecipe: stopped > 0,
        answer,
      }),
    )
    return view
  })
}

async function viewForDoctor(ctx: DoctorCtx, row: Report): Promise<View> {
  const [patient] = await ctx.db
    .select({ id: patients.id, last_name: patients.lastName, first_name: patients.firstName })
    .from(patients)
    .where(eq(patients.id, row.patientId))
  if (!patient) throw notFound()
  const lines = await runningLinesOf(ctx, row.patientId, row.productId)
  return { ...(await readView(ctx, row)), patient, active_lines: lines.length }
}

/** The office is done with a report; the order's flag goes with the last one. */
export function closeReport(
  ctx: AdminCtx,
  id: string,
  { reason, revision }: Reasoned,
): Promise<ReportView> {
  return inTransaction(ctx, async (tx) => {
    const { orderId } = await report.get(tx, id)
    const order = await entity.lock(tx, orderId)
    const found = await report.lock(tx, id, revision)
    if (found.handledAt) throw invalidTransition('report', 'handled', 'handled', [])
    const values = { handledAt: tx.clock.now(), handledBy: tx.actor.id, handlingNote: reason }
    const closed = await found.save(values, null)
    const left = await tx.db
      .select({ id: productReports.id })
      .from(productReports)
      .where(and(eq(productReports.orderId, order.id), isNull(productReports.handledAt)))
    const flags = left.length
      ? order.flags
      : order.flags.filter((flag) => flag !== 'problem_reported')
    // the note may be about health: it stays at the report, and the history only says that it was closed
    const action = closed.reportedBy === 'doctor' ? 'report_by_doctor_closed' : 'report_closed'
    await order.save({ flags }, { action })
    return viewForAdmin(await readView(tx, closed), tx.actor.permissions)
  })
}
