import { dayMs } from '@officina/shared/dates/days'
import type { TxCtx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { and, eq, gt, sql } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { endSessionsOf } from '../account/sessions.ts'
import { mailAdminsWith } from '../admin/withPermission.ts'
import { doctor as doctorEntity } from '../doctor/entity.ts'
import { doctorTarget } from '../doctor/mailDoctor.ts'
import { doctorSuspended } from '../doctor/mails.ts'
import { patient as patientEntity } from '../patient/entity.ts'
import { fraudRuleMail } from './mails.ts'

const DAYS = 90
const LIMIT = 3

const why = {
  en: `${LIMIT} chargebacks were lost within ${DAYS} days.`,
  ja: `${DAYS}日以内に${LIMIT}件のチャージバックが確定しました。`,
}

/**
 * The fraud rule: a patient whose cards have lost three chargebacks in 90 days is suspended, and so is a doctor three of
 * whose patients have; finance is told. One bad payer closes no practice. The order is locked.
 */
export async function applyFraudRule(
  tx: TxCtx,
  { patientId, doctorId }: { patientId: string; doctorId: string },
): Promise<void> {
  const since = new Date(tx.clock.now().getTime() - DAYS * dayMs)
  const count = async (of: 'patient' | 'doctor') => {
    const isTheirs =
      of === 'patient' ? eq(orders.patientId, patientId) : eq(orders.doctorId, doctorId)
    const counted = of === 'patient' ? sql`${orders.id}` : sql`${orders.patientId}`
    const [row] = await tx.db
      .select({ n: sql<number>`count(distinct ${counted})::int` })
      .from(orders)
      .where(and(isTheirs, gt(orders.chargebackLostAt, since)))
    return row?.n ?? 0
  }
  if ((await count('doctor')) >= LIMIT) await suspendDoctor(tx, doctorId)
  if ((await count('patient')) >= LIMIT) await suspendPatient(tx, patientId)
}

async function suspendDoctor(tx: TxCtx, id: string): Promise<void> {
  const doctor = await doctorEntity.lock(tx, id)
  if (doctor.status !== 'approved') return
  const target = await doctorTarget(tx, doctor)
  const reason = why[target.locale]
  const terms = { honour_recipes: true, freeze_payouts: true }
  await doctor.move(
    'suspended',
    {
      statusReasonCode: 'fraud',
      statusReasonText: reason,
      suspendedAt: tx.clock.now(),
      honourRecipesWhenSuspended: true,
      freezePayouts: true,
    },
    { action: 'suspend', as: 'system', after: { reason_code: 'fraud', ...terms }, reason },
  )
  await sendMail(tx, doctorSuspended({ ...doctor, reason, ...terms }), target)
  await tellFinance(tx, { kind: 'doctor', number: doctor.number, id })
}

async function suspendPatient(tx: TxCtx, id: string): Promise<void> {
  const patient = await patientEntity.lock(tx, id)
  if (patient.status !== 'active') return
  const reason = why[patient.language]
  const said = { action: 'suspend' as const, as: 'system' as const, reason }
  await patient.move('suspended', { statusReason: reason }, said)
  if (patient.accountId) await endSessionsOf(tx, patient.accountId)
  await tellFinance(tx, { kind: 'patient', number: patient.number, id })
}

const tellFinance = (tx: TxCtx, account: Parameters<typeof fraudRuleMail>[1]) =>
  mailAdminsWith(tx, 'order.payment', fraudRuleMail(tx.config, account))
