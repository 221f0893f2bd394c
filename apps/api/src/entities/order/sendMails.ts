import type { Ctx, Locale } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { rowOf, rowOrNull } from '../../db/rowsOf.ts'
import { accounts } from '../../db/schema/account.ts'
import { bankTransfers } from '../../db/schema/bankTransfer.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { alias, eq, sql } from '../../db/sql.ts'
import type { Mail } from '../../mail/content.ts'
import { isTurnedOff } from '../../mail/optional.ts'
import { type MailTarget, sendMail, sendMails } from '../../mail/send.ts'
import { readDisclosure } from '../doctor/disclosure.ts'
import { nameIn } from '../names.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { type Order, orderParts } from './load.ts'
import { orderCancelledMail, orderPlacedDoctorMail, orderPlacedMail } from './mails.ts'
import { isRefundable } from './payable.ts'
import { toReturn } from './received.ts'
import { itemsOf, sumsOf } from './sums.ts'

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
  }
  const list: [Mail, MailTarget][] = []
  if (found.toPatient) {
    const mail = orderPlacedMail(ctx.config, {
      ...shared,
      orderId,
      patientName: nameIn(patient, found.toPatient.locale),
      items: itemsOf(found.lines),
      sums: sumsOf(order, found.lines, settings['tax.standard_bp']),
      cancelUntil: order.cancelUntil > ctx.clock.now() ? order.cancelUntil : null,
      timeZone: ctx.config.timeZone,
      paymentMethod: order.paymentMethod,
      placedBy: order.source === 'repeat' ? 'repeat' : found.placedBy,
      bankDetails: settings['payment.bank_details'],
      disclosure,
    })
    list.push([mail, { ...found.toPatient, dedupeKey: `order_placed:${orderId}` }])
  }
  await sendMails(ctx, [...list, ...toDoctor(ctx, found, shared)])
}

/** The same for an order that has waited for its payment; once, however often it is paid. */
export async function announceOrder(
  ctx: Ctx,
  { id, doctorId }: Pick<Order, 'id' | 'doctorId'>,
): Promise<void> {
  const disclosure = await readDisclosure(ctx, doctorId)
  await mailOrderPlaced(ctx, id, { en: disclosure('en'), ja: disclosure('ja') })
}

/** To the patient, whoever has cancelled. */
export async function mailOrderCancelled(ctx: Ctx, orderId: string): Promise<void> {
  const found = await loadParties(ctx, orderId)
  if (!found?.toPatient) return
  const { order, patient } = found
  const [back] = await ctx.db
    .select({ received: sql<number>`coalesce(sum(${toReturn}), 0)::float8` })
    .from(bankTransfers)
    .innerJoin(orders, eq(orders.id, bankTransfers.orderId))
    .where(eq(orders.id, orderId))
  const mail = orderCancelledMail(ctx.config, {
    number: order.number,
    currency: order.currency,
    orderId,
    patientName: nameIn(patient, found.toPatient.locale),
    reason: order.cancelReason,
    wasPaid: isRefundable(order),
    received: back?.received ?? 0,
  })
  await sendMail(ctx, mail, { ...found.toPatient, dedupeKey: `order_cancelled:${orderId}` })
}

function toDoctor(
  ctx: Ctx,
  { order, patient, doctor, doctorAccount: account }: Parties,
  shared: { number: string; total: number; currency: string },
): [Mail, MailTarget][] {
  // who has just placed it on invoice knows
  const isOnBehalf = order.placedByRole === 'doctor'
  if (!account || (isOnBehalf && order.paymentMethod === 'invoice')) return []
  const mail = orderPlacedDoctorMail(ctx.config, {
    ...shared,
    id: order.id,
    patientId: patient.id,
    patientNumber: patient.number,
    doctorName: nameIn(doctor, account.locale),
    isOnBehalf,
  })
  if (isTurnedOff(mail.template, account.notificationPrefs)) return []
  const target = {
    to: account.email,
    locale: account.locale,
    accountId: account.id,
    doctorId: doctor.id,
    dedupeKey: `order_placed_doctor:${order.id}`,
  }
  return [[mail, target]]
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
  const placedBy =
    order.placedByRole === 'doctor'
      ? { lastName: row.placedLast ?? '', firstName: row.placedFirst ?? '' }
      : null
  return { ...row, toPatient, placedBy }
}

const doctorAccounts = alias(accounts, 'doctor_accounts')
const placers = alias(doctors, 'placers')

const readParties = prepared((db) =>
  db
    .select({
      order: rowOf(orders),
      lines: orderParts.lines,
      patient: rowOf(patients),
      account: rowOrNull(accounts),
      doctor: rowOf(doctors),
      doctorAccount: rowOrNull(doctorAccounts),
      placedLast: placers.lastName,
      placedFirst: placers.firstName,
    })
    .from(orders)
    .innerJoin(patients, eq(patients.id, orders.patientId))
    .leftJoin(accounts, eq(accounts.id, patients.accountId))
    .innerJoin(doctors, eq(doctors.id, orders.doctorId))
    .leftJoin(doctorAccounts, eq(doctorAccounts.id, doctors.accountId))
    .leftJoin(placers, eq(placers.accountId, orders.placedById))
    .where(eq(orders.id, sql.placeholder('orderId')))
    .prepare(''),
)

/** Mails the patient of an order; `mailOf` gets the name as the mail addresses it. */
export async function mailPatient(
  ctx: Ctx,
  order: Pick<Order, 'patientId' | 'doctorId'>,
  dedupeKey: string,
  mailOf: (name: string) => Mail,
): Promise<void> {
  const [row] = await ctx.db
    .select({ patient: patients, account: accounts })
    .from(patients)
    .leftJoin(accounts, eq(accounts.id, patients.accountId))
    .where(eq(patients.id, order.patientId))
  const to = row?.account?.email ?? row?.patient.email
  if (!row || !to) return
  const locale = row.account?.locale ?? row.patient.language
  await sendMail(ctx, mailOf(nameIn(row.patient, locale)), {
    to,
    locale,
    accountId: row.account?.id ?? null,
    doctorId: order.doctorId,
    patientId: row.patient.id,
    dedupeKey,
  })
}
