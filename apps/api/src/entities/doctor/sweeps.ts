import { addDays, dateIn, dayMs, daysBetween } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { doctors, files } from '../../db/schema/doctor.ts'
import { mails } from '../../db/schema/platform.ts'
import { and, between, eq, inArray, isNull, lt, lte, sql } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { eachDue, eachRow } from '../allRows.ts'
import { audit } from '../audit.ts'
import { removeStored } from '../file/store.ts'
import { pastRetention } from '../platform/retention.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { isAwake, isQuiet } from '../quietHours.ts'
import { enteredAt } from './application.ts'
import { applicationLapsingMail } from './applicationMails.ts'
import { doctor as entity, lapseAfterDays } from './entity.ts'
import { doctorTarget, mailDoctor } from './mailDoctor.ts'
import { doctorSuspended, licenceExpiring } from './mails.ts'
import { remindOfQuestion } from './remindForAdmin.ts'

const steps = [7, 30, 60] as const
const reasonCode = 'expired'
const batch = 100

/**
 * Tells doctors 60, 30 and 7 days before their licence ends; each step once for each date. Who has handed in the renewed
 * one waits for us.
 */
export async function warnOfLicences(ctx: Ctx): Promise<void> {
  const today = todayOf(ctx)
  const read = () =>
    ctx.db
      .select()
      .from(doctors)
      .where(
        and(
          eq(doctors.status, 'approved'),
          between(doctors.licenceExpiresOn, today, addDays(today, 60)),
          isNull(doctors.licenceRenewalSentAt),
          isAwake(ctx, 'doctors', sql`doctors.id`),
        ),
      )
  const suspendAfter = (await getShopSettings(ctx))['licence.suspend_days']
  const failed = 'a doctor was not told that a licence ends'
  await eachRow(ctx, read, { failed }, async (doctor) => {
    const expiresOn = doctor.licenceExpiresOn ?? today
    const daysLeft = daysBetween(today, expiresOn)
    const step = steps.find((days) => daysLeft <= days) ?? 60
    const mail = licenceExpiring({
      name: doctor,
      expiresOn,
      suspendedOn: addDays(expiresOn, notBefore(suspendAfter)),
      daysLeft,
      url: `${ctx.config.publicUrl}/doctors/top`,
    })
    await mailDoctor(ctx, doctor, mail, {
      dedupeKey: `licence-expiring:${doctor.id}:${expiresOn}:${step}`,
    })
  })
}

/**
 * Suspends doctors some days after their licence has ended, once for each date: who is reinstated keeps working.
 * A renewed copy that waits for its check stops the clock.
 */
export async function suspendExpiredLicences(ctx: Ctx): Promise<void> {
  const days = (await getShopSettings(ctx))['licence.suspend_days']
  const failed = 'a doctor was not suspended'
  const due = { table: doctors, isDue: isToSuspend(ctx, days), atOnce: batch, failed }
  await eachDue(ctx, due, suspend)
}

/** Whether the doctor `doctors` is suspended now, with so many days after the end of a licence. */
export const isToSuspend = (ctx: Ctx, days: number) =>
  and(
    eq(doctors.status, 'approved'),
    lte(doctors.licenceExpiresOn, addDays(todayOf(ctx), -notBefore(days))),
    isNull(doctors.licenceRenewalSentAt),
    sql`not exists (select 1 from ${mails} where ${mails.dedupeKey} = 'licence-suspended:' || ${doctors.id} || ':' || ${doctors.licenceExpiresOn})`,
  )

/** A licence is good on its last day. */
const notBefore = (days: number) => Math.max(days, 1)

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
  en: 'Your licence has expired and we have no renewed copy.',
  ja: '免許の有効期限が過ぎ、更新後の写しを確認できていません。',
}

/** Days before the end on which the applicant is reminded. */
const remindBefore = { email_submitted: 2, needs_info: 7 } as const
/** Days without an answer after which a question is repeated. */
const remindAfterDays = 7
type Waiting = keyof typeof lapseAfterDays
type Doctor = typeof doctors.$inferSelect

/** Ends applications that nobody has touched for their time; the applicant is reminded first. */
export async function lapseApplications(ctx: Ctx): Promise<void> {
  const failed = 'an application was neither ended nor reminded of'
  for (const status of ['email_submitted', 'needs_info'] as const) {
    const days = lapseAfterDays[status]
    const each = (untouched: number, work: (tx: TxCtx, doctor: Doctor) => Promise<unknown>) =>
      eachRow(
        ctx,
        () => untouchedFor(ctx, status, untouched),
        { failed },
        (doctor) => inTransaction(ctx, (tx) => work(tx, doctor)),
      )
    if (status === 'needs_info' && !isQuiet(ctx))
      await each(remindAfterDays, async (tx, doctor) => {
        // a note or a new reviewer is no new question
        const askedAt = await enteredAt(tx, doctor.id, status)
        await remindOfQuestion(tx, doctor, askedAt ?? doctor.updatedAt)
      })
    await each(days - remindBefore[status], (tx, doctor) => remind(tx, doctor, status))
    await each(days, (tx, doctor) => lapse(tx, doctor.id, status))
  }
}

const untouchedFor = (ctx: Ctx, status: Waiting, days: number) =>
  ctx.db
    .select()
    .from(doctors)
    .where(
      and(
        eq(doctors.status, status),
        lt(doctors.updatedAt, new Date(ctx.clock.now().getTime() - days * dayMs)),
      ),
    )

async function remind(ctx: Ctx, doctor: Doctor, status: Waiting): Promise<void> {
  const endsAt = new Date(doctor.updatedAt.getTime() + lapseAfterDays[status] * dayMs)
  if (endsAt <= ctx.clock.now() || isQuiet(ctx)) return
  const path = status === 'needs_info' ? '/doctors/top' : '/doctors/registration'
  const mail = applicationLapsingMail({
    url: `${ctx.config.publicUrl}${path}`,
    endsAt,
    timeZone: ctx.config.timeZone,
    isAsked: status === 'needs_info',
  })
  await mailDoctor(ctx, doctor, mail, {
    dedupeKey: `lapsing-${doctor.id}-${doctor.updatedAt.getTime()}`,
  })
}

async function lapse(tx: TxCtx, id: string, status: Waiting): Promise<void> {
  const doctor = await entity.lock(tx, id)
  if (doctor.status === status) await doctor.move('lapsed', {}, { action: 'lapse' })
}

/** Removes the licence files of applications that were rejected long ago; their rows say when. */
export async function purgeRejected(ctx: Ctx): Promise<void> {
  const { 'retention.rejected_days': days } = await getShopSettings(ctx)
  const due = await ctx.db
    .select({ id: files.id, key: files.key, doctorId: doctors.id })
    .from(files)
    .innerJoin(doctors, and(eq(files.ownerType, 'doctor'), eq(files.ownerId, doctors.id)))
    .where(pastRetention['retention.rejected_days'](ctx, days))
  const read = async () => [...new Set(due.map((file) => file.doctorId))].map((id) => ({ id }))
  const failed = 'the files of a rejected application were not removed'
  await eachRow(ctx, read, { failed }, async ({ id: doctorId }) => {
    const theirs = due.filter((file) => file.doctorId === doctorId)
    await inTransaction(ctx, async (tx) => {
      const ids = theirs.map((file) => file.id)
      await tx.db.update(files).set({ deletedAt: tx.clock.now() }).where(inArray(files.id, ids))
      await audit(tx, {
        action: 'doctor.files_purged',
        objectId: doctorId,
        doctorId,
        after: { files: ids.length },
      })
    })
    await removeStored(ctx, theirs)
  })
}
