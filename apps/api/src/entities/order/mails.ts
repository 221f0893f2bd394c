import type { Ctx, Locale } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { accounts } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { alias, eq, sql } from '../../db/sql.ts'
import { type MailTarget, sendMail } from '../../mail/send.ts'
import { orderCancelledMail } from '../../mail/templates/orderCancelled.ts'
import { orderPlacedMail } from '../../mail/templates/orderPlaced.ts'
import { orderPlacedDoctorMail } from '../../mail/templates/orderPlacedDoctor.ts'
import { nameIn } from '../names.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { orderParts } from './load.ts'
import { isPaid } from './payable.ts'

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
      patientName: nameIn(patient, found.toPatient.locale),
      items: found.lines.map((line) => ({
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
  await mailDoctor(ctx, found, shared)
}

/** To the patient, whoever has cancelled. */
export async function mailOrderCancelled(ctx: Ctx, orderId: string): Promise<void> {
  const found = await loadParties(ctx, orderId)
  if (!found?.toPatient) return
  const { order, patient } = found
  const mail = orderCancelledMail({
    number: order.number,
    orderId,
    patientName: nameIn(patient, found.toPatient.locale),
    reason: order.cancelReason,
    wasPaid: isPaid(order),
    publicUrl: ctx.config.publicUrl,
  })
  await sendMail(ctx, mail, { ...found.toPatient, dedupeKey: `order_cancelled:${orderId}` })
}

async function mailDoctor(
  ctx: Ctx,
  { order, patient, doctor, doctorAccount: account }: Parties,
  shared: { number: string; total: number; currency: string; publicUrl: string },
): Promise<void> {
  if (!account) return
  const mail = orderPlacedDoctorMail({
    ...shared,
    patientId: patient.id,
    patientNumber: patient.number,
    doctorName: nameIn(doctor, account.locale),
  })
  await sendMail(ctx, mail, {
    to: account.email,
    locale: account.locale,
    accountId: account.id,
    doctorId: doctor.id,
    dedupeKey: `order_placed_doctor:${order.id}`,
  })
}

type Parties = NonNullable<Awaited<ReturnType<typeof loadParties>>>

async function loadParties(ctx: Ctx, orderId: string) {
  const [row] = await readParties(ctx.db).execute({ orderId })
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
  return { ...row, toPatient }
}

const doctorAccounts = alias(accounts, 'doctor_accounts')

const readParties = prepared((db) =>
  db
    .select({
      order: orders,
      lines: orderParts.lines,
      patient: patients,
      account: accounts,
      doctor: doctors,
      doctorAccount: doctorAccounts,
    })
    .from(orders)
    .innerJoin(patients, eq(patients.id, orders.patientId))
    .leftJoin(accounts, eq(accounts.id, patients.accountId))
    .innerJoin(doctors, eq(doctors.id, orders.doctorId))
    .leftJoin(doctorAccounts, eq(doctorAccounts.id, doctors.accountId))
    .where(eq(orders.id, sql.placeholder('orderId')))
    .prepare(''),
)
