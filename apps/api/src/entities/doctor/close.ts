import type { AdminActor, AdminCtx, TxCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { and, eq, inArray, sql } from '../../db/sql.ts'
import type { Reasoned } from '../entity.ts'
import { conflict } from '../errors.ts'
import { declineLinkRequests } from '../linkRequests.ts'
import { downloadUntil } from '../practiceAccess.ts'
import type { LockedDoctor } from './entity.ts'
import { doctorClosed } from './mails.ts'
import { moveDoctor } from './transition.ts'

/** Closes an account for good: nothing owed either way, and nobody left in its care. */
export const closeDoctor = (ctx: AdminCtx, id: string, input: Reasoned): Promise<void> =>
  moveDoctor(ctx, id, {
    name: 'close',
    to: 'closed',
    action: 'close',
    revision: input.revision,
    reason: input.reason,
    check: assertFinished,
    set: () => ({
      statusReasonCode: 'request',
      statusReasonText: input.reason,
      closedAt: ctx.clock.now(),
    }),
    mail: (doctor) =>
      doctorClosed({
        ...doctor,
        until: downloadUntil(ctx, ctx.clock.now()),
        url: `${ctx.config.publicUrl}/doctors/login`,
      }),
  })

async function assertFinished(ctx: TxCtx<AdminActor>, doctor: LockedDoctor): Promise<void> {
  const [ledger] = await ctx.db
    .select({ balance: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.doctorId, doctor.id))
  if (ledger?.balance)
    throw conflict(
      'DOCTOR_HAS_BALANCE',
      {
        en: 'Some commission is unpaid. Settle and pay it before you close the account.',
        ja: '未払いの手数料があります。精算と支払いを済ませてからアカウントを閉鎖してください。',
      },
      { balance: ledger.balance },
    )
  const left = await ctx.db.$count(
    patients,
    and(
      eq(patients.doctorId, doctor.id),
      inArray(patients.status, ['registered_by_doctor', 'invited', 'active', 'suspended']),
    ),
  )
  if (left > 0)
    throw conflict(
      'DOCTOR_HAS_PATIENTS',
      {
        en: 'This doctor still has patients. Transfer or archive them before you close the account.',
        ja: 'この医師の患者が残っています。引き継ぎまたはアーカイブをしてからアカウントを閉鎖してください。',
      },
      { patients: left },
    )
  await declineLinkRequests(ctx, doctor.id)
}
