import { asc, eq } from 'drizzle-orm'
import type { Ctx, Locale } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { type MailTarget, sendMail } from '../../mail/send.ts'
import { orderCancelledMail } from '../../mail/templates/orderCancelled.ts'
import { orderPlacedMail } from '../../mail/templates/orderPlaced.ts'
import { orderPlacedDoctorMail } from '../../mail/templates/orderPlacedDoctor.ts'
import { getShopSettings } from '../platform/shopSettings.ts'

/** To the patient, and to the doctor unless they have switched it off. */
export async function mailOrderPlaced(
  ctx: Ctx,
  orderId: string,
  disclosure: Record<Locale, string>,
): Promise<void> {
  const found = await loadParties(ctx, orderId)
  if (!found) return
  const { order, patient } = found
  const settings = await getShopSettings(ctx)
  const lines = await ctx.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const shared = {
    number: order.number,
    total: order.total,
    currency: order.currency,
    publicUrl: ctx.config.publicUrl,
  }
  if (found.toPatient) {
    const mail = orderPlacedMail({
      ...shared,
      orderId,
      patientName: `${patient.lastName} ${patient.firstName}`,
      items: lines.map((line) => ({
        title: line.snapshot.title,
        quantity: line.qtyOrdered,
        lineTotal: line.lineTotal,
      })),
      cancelUntil: order.cancelUntil,
      timeZone: ctx.config.timeZone,
      paymentMethod: order.paymentMethod,
      bankDetails: settings['payment.bank_details'],
      disclosure,
    })
    await sendMail(ctx, mail, { ...found.toPatient, dedupeKey: `order_placed:${orderId}` })
  }
  await mailDoctor(ctx, order, patient, shared)
}

/** To the patient, whoever has cancelled. */
export async function mailOrderCancelled(ctx: Ctx, orderId: string): Promise<void> {
  const found = await loadParties(ctx, orderId)
  if (!found?.toPatient) return
  const { order, patient } = found
  const mail = orderCancelledMail({
    number: order.number,
    orderId,
    patientName: `${patient.lastName} ${patient.firstName}`,
    reason: order.cancelReason,
    wasPaid: order.paymentState === 'paid',
    publicUrl: ctx.config.publicUrl,
  })
  await sendMail(ctx, mail, { ...found.toPatient, dedupeKey: `order_cancelled:${orderId}` })
}

async function mailDoctor(
  ctx: Ctx,
  order: typeof orders.$inferSelect,
  patient: typeof patients.$inferSelect,
  shared: { number: string; total: number; currency: string; publicUrl: string },
): Promise<void> {
  const [row] = await ctx.db
    .select({ doctor: doctors, account: accounts })
    .from(doctors)
    .innerJoin(accounts, eq(accounts.id, doctors.accountId))
    .where(eq(doctors.id, order.doctorId))
  if (!row || row.account.notificationPrefs.order_placed === false) return
  const { doctor, account } = row
  const mail = orderPlacedDoctorMail({
    ...shared,
    patientId: patient.id,
    patientNumber: patient.number,
    doctorName: `${doctor.lastName} ${doctor.firstName}`,
  })
  await sendMail(ctx, mail, {
    to: account.email,
    locale: account.locale,
    accountId: account.id,
    doctorId: doctor.id,
    dedupeKey: `order_placed_doctor:${order.id}`,
  })
}

async function loadParties(ctx: Ctx, orderId: string) {
  const [row] = await ctx.db
    .select({ order: orders, patient: patients, account: accounts })
    .from(orders)
    .innerJoin(patients, eq(patients.id, orders.patientId))
    .leftJoin(accounts, eq(accounts.id, patients.accountId))
    .where(eq(orders.id, orderId))
  if (!row) return undefined
  const { order, patient, account } = row
  const to = account?.email ?? patient.email
  const toPatient: MailTarget | undefined = to
    ? {
        to,
        locale: account?.locale ?? patient.language,
        accountId: account?.id ?? null,
        doctorId: order.doctorId,
        patientId: patient.id,
      }
    : undefined
  return { order, patient, toPatient }
}
