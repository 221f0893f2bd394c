import { dayMs as day } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { and, eq, lt } from '../../db/sql.ts'
import { applicationLapsingMail } from '../../mail/templates/applicationLapsing.ts'
import { isQuiet } from '../platform/quietHours.ts'
import { doctor as entity } from './entity.ts'
import { lapseAfterDays } from './machine.ts'
import { tellDoctor } from './tellDoctor.ts'

/** Days before the end on which the applicant is reminded. */
const remindBefore = { email_submitted: 2, needs_info: 7 } as const
type Waiting = keyof typeof lapseAfterDays

/** Ends applications that nobody has touched for their time; the applicant is reminded first. */
export async function lapseApplications(ctx: Ctx): Promise<void> {
  for (const status of ['email_submitted', 'needs_info'] as const) {
    const days = lapseAfterDays[status]
    for (const doctor of await untouchedFor(ctx, status, days - remindBefore[status]))
      await inTransaction(ctx, (tx) => remind(tx, doctor, status))
    for (const doctor of await untouchedFor(ctx, status, days))
      await inTransaction(ctx, (tx) => lapse(tx, doctor.id, status))
  }
}

const untouchedFor = (ctx: Ctx, status: Waiting, days: number) =>
  ctx.db
    .select()
    .from(doctors)
    .where(
      and(
        eq(doctors.status, status),
        lt(doctors.updatedAt, new Date(ctx.clock.now().getTime() - days * day)),
      ),
    )

async function remind(
  ctx: Ctx,
  doctor: typeof doctors.$inferSelect,
  status: Waiting,
): Promise<void> {
  const endsAt = new Date(doctor.updatedAt.getTime() + lapseAfterDays[status] * day)
  if (endsAt <= ctx.clock.now() || isQuiet(ctx.clock.now(), ctx.config.timeZone)) return
  const path = status === 'needs_info' ? '/doctors/top' : '/doctors/registration'
  const mail = applicationLapsingMail({
    url: `${ctx.config.publicUrl}${path}`,
    endsAt,
    timeZone: ctx.config.timeZone,
    isAsked: status === 'needs_info',
  })
  await tellDoctor(ctx, doctor, mail, {
    dedupeKey: `lapsing-${doctor.id}-${doctor.updatedAt.getTime()}`,
  })
}

async function lapse(tx: TxCtx, id: string, status: Waiting): Promise<void> {
  const doctor = await entity.lock(tx, id)
  if (doctor.status === status) await doctor.move('lapsed', {}, { action: 'lapse' })
}
