import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import type { Ctx, PatientCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { getLiveToken, issueToken } from '../account/tokens.ts'
import { gone } from '../errors.ts'
import { actingAs, findBuyer } from '../patient/acting.ts'
import { planOfPatient } from './view.ts'

/**
 * A link works so many days longer than the order it speaks of, or than today where that has waited: declined cards are
 * tried for a week.
 */
const daysAfter = 14

type Holder = { id: string; accountId: string; email: string }

/**
 * The address of a patient's plan, which works without a sign-in until some days after an order. It shows and changes
 * the plan, and nothing else of the patient.
 */
export async function planUrl(ctx: Ctx, holder: Holder, on: string): Promise<string> {
  const { timeZone } = ctx.config
  const today = dateIn(ctx.clock.now(), timeZone)
  const { secret } = await issueToken(ctx, {
    kind: 'repeat',
    role: 'patient',
    email: holder.email,
    accountId: holder.accountId,
    data: { patient_id: holder.id },
    expiresAt: startOfDay(addDays(on < today ? today : on, daysAfter + 1), timeZone),
  })
  return `${ctx.config.publicUrl}/user/repeats?token=${secret}`
}

/** The patient whose plan a link leads to; 410 when it does not work any more. */
export async function holderOf(ctx: Ctx, secret: string): Promise<PatientCtx> {
  const token = await getLiveToken(ctx, { kind: 'repeat', role: 'patient', secret })
  const buyer = await findBuyer(ctx, String(token.data.patient_id))
  if (!buyer) throw gone('TOKEN_EXPIRED')
  return actingAs(ctx, buyer)
}

/** What a link shows: the plan, and whose clinic it is. */
export async function openLink(holder: PatientCtx): Promise<components['schemas']['RepeatPlan']> {
  const [doctor] = await holder.db
    .select({ name: doctors.clinicName })
    .from(doctors)
    .where(eq(doctors.id, holder.actor.doctorId))
  return { clinic_name: doctor?.name ?? '', repeats: await planOfPatient(holder) }
}
