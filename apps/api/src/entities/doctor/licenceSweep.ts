import { addDays, dateIn, daysBetween } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { mails } from '../../db/schema/platform.ts'
import { and, between, eq, lte, sql } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { doctorSuspended } from '../../mail/templates/doctorSuspended.ts'
import { licenceExpiring } from '../../mail/templates/licenceExpiring.ts'
import { isQuiet } from '../platform/quietHours.ts'
import { doctor as entity } from './entity.ts'
import { suspendAfterLicenceDays } from './machine.ts'
import { doctorTarget, tellDoctor } from './tellDoctor.ts'

const steps = [7, 30, 60] as const
const reasonCode = 'expired'

/** Tells doctors 60, 30 and 7 days before their licence ends; each step once for each date. */
export async function warnOfLicences(ctx: Ctx): Promise<void> {
  if (isQuiet(ctx.clock.now(), ctx.config.timeZone)) return
  const today = todayOf(ctx)
  const due = await ctx.db
    .select()
    .from(doctors)
    .where(
      and(
        eq(doctors.status, 'approved'),
        between(doctors.licenceExpiresOn, today, addDays(today, 60)),
      ),
    )
  for (const doctor of due) {
    const expiresOn = doctor.licenceExpiresOn ?? today
    const daysLeft = daysBetween(today, expiresOn)
    const step = steps.find((days) => daysLeft <= days) ?? 60
    const mail = licenceExpiring({
      name: { last: doctor.lastName, first: doctor.firstName },
      expiresOn,
      suspendedOn: addDays(expiresOn, suspendAfterLicenceDays),
      daysLeft,
      url: `${ctx.config.publicUrl}/doctors/top`,
    })
    await tellDoctor(ctx, doctor, mail, {
      dedupeKey: `licence-expiring:${doctor.id}:${expiresOn}:${step}`,
    })
  }
}

/**
 * Suspends doctors 30 days after their licence has ended, once for each date: who is reinstated keeps working.
 * A renewed copy that waits for its check stops the clock.
 */
export async function suspendExpiredLicences(ctx: Ctx): Promise<void> {
  const last = addDays(todayOf(ctx), -suspendAfterLicenceDays)
  const due = await ctx.db
    .select({ id: doctors.id })
    .from(doctors)
    .where(
      and(
        eq(doctors.status, 'approved'),
        lte(doctors.licenceExpiresOn, last),
        sql`${doctors.licenceRenewalSentAt} is null`,
        sql`not exists (select 1 from ${mails} where ${mails.dedupeKey} = 'licence-suspended:' || ${doctors.id} || ':' || ${doctors.licenceExpiresOn})`,
      ),
    )
  for (const { id } of due) await inTransaction(ctx, (tx) => suspend(tx, id))
}

async function suspend(ctx: TxCtx, id: string): Promise<void> {
  const doctor = await entity.lock(ctx, id)
  if (doctor.status !== 'approved') return
  const target = await doctorTarget(ctx, doctor)
  const reason = reasonText[target.locale]
  await doctor.move(
    'suspended',
    {
      statusReasonCode: reasonCode,
      statusReasonText: reason,
      suspendedAt: ctx.clock.now(),
      honourRecipesWhenSuspended: true,
      freezePayouts: false,
    },
    { action: 'suspend', after: { reason_code: reasonCode, honour_recipes: true }, reason },
  )
  const mail = doctorSuspended({ ...doctor, reason, honour_recipes: true, freeze_payouts: false })
  await sendMail(ctx, mail, {
    ...target,
    dedupeKey: `licence-suspended:${id}:${doctor.licenceExpiresOn}`,
  })
}

const todayOf = (ctx: Ctx) => dateIn(ctx.clock.now(), ctx.config.timeZone)

const reasonText = {
  en: 'Your licence expired more than 30 days ago and we have no renewed copy.',
  ja: '免許の有効期限から30日が過ぎ、更新後の写しを確認できていません。',
}
